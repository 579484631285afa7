import { useQuery } from '@tanstack/react-query';
import type { RightsCounts } from '@tryout/contract/personal-data/reviews';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { rightsQuery } from '../personal-data.api.ts';
import { messages } from '../personal-data.messages.ts';

/** What candidates asked of the organization in a year, as numbers. */
export function RightsPanel() {
  const t = useText(messages);
  const query = useQuery(rightsQuery());
  return (
    <Panel title={t('rights.title')}>
      <QueryView query={query}>{(counts) => <Counts counts={counts} />}</QueryView>
    </Panel>
  );
}

function Counts({ counts }: { counts: RightsCounts }) {
  const t = useText(messages);
  const format = useFormat();
  const { restricted, objected, consent_withdrawn } = counts;
  return (
    <Stack gap={4}>
      <SimpleTable
        caption={t('rights.caption', { since: format.date(counts.since) })}
        captionShown
        stacks
        columns={[
          { key: 'what', header: t('rights.what') },
          { key: 'open', header: t('rights.open'), align: 'end' },
          { key: 'overdue', header: t('rights.overdue'), align: 'end' },
          { key: 'answered', header: t('rights.answered'), align: 'end' },
          { key: 'changed', header: t('rights.changed'), align: 'end' },
          { key: 'days', header: t('rights.days'), align: 'end' },
        ]}
        rows={(['reviews', 'corrections'] as const).map((what) => ({
          key: what,
          cells: [
            t(`rights.${what}`),
            format.number(counts[what].open),
            format.number(counts[what].overdue),
            format.number(counts[what].answered),
            format.number(counts[what].changed),
            counts[what].median_days === null ? '–' : format.number(counts[what].median_days),
          ],
        }))}
      />
      <p>{t('rights.choices', { restricted, objected, consent_withdrawn })}</p>
      <p>{t('rights.erased', { count: counts.erased })}</p>
    </Stack>
  );
}
