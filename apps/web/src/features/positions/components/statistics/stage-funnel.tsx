import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { BarRows } from '../../../../ui/charts/bar-rows.tsx';
import { messages } from '../../positions.messages.ts';
import { vocabulary } from '../../vocabulary.messages.ts';

/** How many applications stand in each status, as bars of one scale with their numbers. */
export function StageFunnel({ counts }: { counts: Readonly<Record<string, number>> }) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const format = useFormat();
  if (Object.values(counts).every((count) => count === 0))
    return <p>{t('positions.overview.funnel_none')}</p>;
  return (
    <BarRows
      label={t('positions.overview.funnel')}
      rows={APPLICATION_STATUSES.map((status) => ({
        key: status,
        label: v(`positions.stage.${status}`),
        value: counts[status] ?? 0,
        words: format.number(counts[status] ?? 0),
      }))}
    />
  );
}
