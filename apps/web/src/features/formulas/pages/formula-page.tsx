import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormulaWorkshop } from '../components/formula-workshop.tsx';
import { formulaQuery, vocabularyQuery } from '../formulas.api.ts';

/** A10: one formula, written, tried, tested and put in force. */
export function FormulaPage() {
  const { formulaId } = useParams({ from: '/user/admin/formulas/$formulaId' });
  const query = useQuery(formulaQuery(formulaId));
  const words = useQuery(vocabularyQuery());
  return (
    <RecordPage width="full" query={query}>
      {(detail) => (
        <QueryView query={words} page>
          {(vocabulary) => <FormulaWorkshop key={formulaId} detail={detail} vocabulary={vocabulary} />}
        </QueryView>
      )}
    </RecordPage>
  );
}
