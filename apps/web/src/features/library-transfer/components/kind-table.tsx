import { TRANSFER_OUTCOMES } from '@tryout/domain/library-transfer/library-transfer';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import type { TransferResult } from '../library-transfer.api.ts';
import { messages } from '../library-transfer.messages.ts';

/** How many of each kind are new, change, stay, or cannot be brought in. */
export function KindTable({ result }: { result: TransferResult }) {
  const t = useText(messages);
  const { number } = useFormat();
  return (
    <SimpleTable
      caption={t('transfer.by_kind')}
      columns={[
        { key: 'kind', header: t('transfer.kind') },
        ...TRANSFER_OUTCOMES.map((outcome) => ({
          key: outcome,
          header: t(`transfer.outcome.${outcome}`),
          align: 'end' as const,
        })),
      ]}
      rows={result.kinds.map(({ kind, counts }) => ({
        key: kind,
        cells: [
          t(`transfer.kind.${kind}`),
          ...TRANSFER_OUTCOMES.map((outcome) => (counts[outcome] === 0 ? '–' : number(counts[outcome]))),
        ],
      }))}
    />
  );
}
