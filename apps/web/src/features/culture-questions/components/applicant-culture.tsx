import { useQuery } from '@tanstack/react-query';
import type { ComparedCulture } from '@tryout/contract/culture-questions/culture-questions';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { applicantCultureQuery } from '../culture-questions.api.ts';
import { messages } from '../culture-questions.messages.ts';
import { DAY } from '../day.ts';

/** An applicant beside the organization's profile, apart from the score card. Nothing where the position does not ask. */
export default function ApplicantCulture({ applicationId }: { readonly applicationId: string }) {
  const t = useText(messages);
  const { data } = useQuery(applicantCultureQuery(applicationId));
  if (!data || data.state === 'not_asked') return null;
  return (
    <Panel title={t('culture.card.title')}>
      <Stack gap={4}>
        <p>
          {data.weight === 0 ? t('culture.card.weight') : t('culture.card.weighed', { weight: data.weight })}
        </p>
        {data.state === 'waiting' && <p>{t('culture.card.waiting')}</p>}
        {data.state === 'thin' && <p>{t('culture.card.thin')}</p>}
        {data.state === 'compared' && <Compared culture={data} />}
      </Stack>
    </Panel>
  );
}

function Compared({ culture }: { readonly culture: ComparedCulture }) {
  const t = useText(messages);
  const format = useFormat();
  const percent = (value: number | null) =>
    value === null ? '–' : format.number(value, { style: 'percent', maximumFractionDigits: 0 });
  const one = (value: number | null) =>
    value === null ? '–' : format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <p>
        {t('culture.card.about', {
          count: culture.people ?? 0,
          date: culture.answered_on === null ? '' : format.date(culture.answered_on, DAY),
        })}
      </p>
      <SimpleTable
        caption={t('culture.card.table')}
        stacks
        columns={[
          { key: 'dimension', header: t('culture.dimension') },
          { key: 'candidate', header: t('culture.card.candidate'), align: 'end' },
          { key: 'team', header: t('culture.card.team'), align: 'end' },
          { key: 'match', header: t('culture.card.match'), align: 'end' },
          { key: 'adds', header: t('culture.card.adds'), align: 'end' },
          { key: 'agreement', header: t('culture.agreement') },
        ]}
        rows={culture.dimensions.map((row) => ({
          key: row.dimension,
          cells: [
            t(`culture.dimension.${row.dimension}`),
            one(row.candidate),
            one(row.team),
            percent(row.match),
            percent(row.adds),
            row.agreement_band === null ? '–' : t(`culture.agreement.${row.agreement_band}`),
          ],
        }))}
      />
      <p>{t('culture.card.figures')}</p>
    </>
  );
}
