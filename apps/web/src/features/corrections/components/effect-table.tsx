import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BandChip } from '../../../ui/charts/band-chip.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import type { Effect } from '../corrections.api.ts';
import { messages } from '../corrections.messages.ts';

/** What a correction does: job fit and every score that moves, before and after. */
export function EffectTable({ effect }: { readonly effect: Effect }) {
  const t = useText(messages);
  const { number } = useFormat();
  const score = (value: number | null) => (
    <Row gap={2} justify="end">
      {value !== null && <span>{number(value, { maximumFractionDigits: 1 })}</span>}
      <BandChip score={value} />
    </Row>
  );
  const isSame = effect.job_fit_before === effect.job_fit_after && effect.changes.length === 0;
  return (
    <Stack gap={2}>
      {isSame && <p>{t('corrections.effect.none')}</p>}
      <SimpleTable
        caption={t('corrections.effect.table')}
        columns={[
          { key: 'score', header: t('corrections.effect.score') },
          { key: 'before', header: t('corrections.effect.before'), align: 'end' },
          { key: 'after', header: t('corrections.effect.after'), align: 'end' },
        ]}
        rows={[
          {
            key: 'job_fit',
            cells: [
              t('corrections.effect.job_fit'),
              score(effect.job_fit_before),
              score(effect.job_fit_after),
            ],
          },
          ...effect.changes.map((each) => ({
            key: `${each.kind}:${each.id}`,
            cells: [
              t(`corrections.kind.${each.kind}`, { name: each.name }),
              score(each.before),
              score(each.after),
            ],
          })),
        ]}
      />
    </Stack>
  );
}
