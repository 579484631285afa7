import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { ConditionWorkshop } from '../components/conditions/condition-workshop.tsx';
import { conditionQuery } from '../conditions.api.ts';
import { vocabularyQuery } from '../formulas.api.ts';

/** One shared condition: written, tried, put in force. */
export function ConditionPage() {
  const { conditionId } = useParams({ from: '/user/admin/formulas/conditions/$conditionId' });
  const query = useQuery(conditionQuery(conditionId));
  const words = useQuery(vocabularyQuery());
  return (
    <RecordPage width="full" query={query}>
      {(detail) => (
        <QueryView query={words} page>
          {(vocabulary) => <ConditionWorkshop key={conditionId} detail={detail} vocabulary={vocabulary} />}
        </QueryView>
      )}
    </RecordPage>
  );
}
