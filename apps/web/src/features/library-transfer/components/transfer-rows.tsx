import { NativeSelect } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { TRANSFER_KINDS, type TransferOutcome } from '@tryout/domain/library-transfer/library-transfer';
import { useMemo, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { fieldMessages } from '../field-words.ts';
import type { TransferResult, TransferRow } from '../library-transfer.api.ts';
import { messages } from '../library-transfer.messages.ts';
import classes from './transfer-rows.module.css';

/** What needs a look comes first. */
const OUTCOMES = ['refused', 'conflict', 'changed', 'new', 'same'] as const satisfies TransferOutcome[];
const LOOKS = {
  refused: 'rejected',
  conflict: 'rejected',
  changed: 'draft',
  new: 'approved',
  same: 'closed',
} as const;

/** The parts of a file with what becomes of each, kind after kind; only those in sight are drawn. */
export function TransferRows({ result }: { result: TransferResult }) {
  const t = useText(messages);
  const { counts } = result;
  const [outcome, setOutcome] = useState<string>(OUTCOMES.find((one) => counts[one] > 0) ?? 'same');
  const [kind, setKind] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () =>
      TRANSFER_KINDS.filter((one) => kind === '' || one === kind).flatMap((one) =>
        result.rows.filter((row) => row.kind === one && row.outcome === outcome),
      ),
    [result, kind, outcome],
  );
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => region.current,
    estimateSize: () => 64,
    overscan: 6,
  });
  return (
    <>
      <UrlTabs
        label={t('transfer.rows')}
        group="transfer"
        value={outcome}
        onChange={setOutcome}
        tabs={OUTCOMES.filter((one) => counts[one] > 0).map((one) => ({
          value: one,
          label: t(`transfer.outcome.${one}`),
          count: counts[one],
        }))}
      />
      <NativeSelect
        className={classes.kinds}
        label={t('transfer.show_kind')}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        data={[
          { value: '', label: t('transfer.all_kinds') },
          ...result.kinds.map((each) => ({ value: each.kind, label: t(`transfer.kind.${each.kind}`) })),
        ]}
      />
      <div ref={region} {...tabPanelProps('transfer', outcome)} className={classes.region}>
        {shown.length === 0 && <p className={classes.none}>{t('transfer.none')}</p>}
        <ul className={classes.list} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const row = shown[item.index];
            if (!row) return null;
            return (
              <li
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                className={classes.row}
                style={{ insetBlockStart: item.start }}
                aria-posinset={item.index + 1}
                aria-setsize={shown.length}
              >
                <Part row={row} />
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

function Part({ row }: { row: TransferRow }) {
  const t = useText(messages);
  const fields = fieldMessages(row.kind, row.differs).map((message) => t(message));
  return (
    <>
      <span className={classes.words}>
        <strong>
          <bdi>{row.name}</bdi>
        </strong>
        <span className={classes.small}>
          {t(`transfer.one.${row.kind}`)}
          {row.version && ` · ${t('transfer.version', { version: row.version })}`}
        </span>
        {row.reasons.map(({ code, name }) => (
          <span key={`${code}${name}`} className={classes.reason}>
            {t(`transfer.reason.${code}`, { name })}
          </span>
        ))}
        {fields.length > 0 && (
          <span className={classes.small}>{t('transfer.differs', { fields: fields.join(' · ') })}</span>
        )}
      </span>
      <StatusChip status={LOOKS[row.outcome]} label={t(`transfer.outcome.${row.outcome}`)} />
    </>
  );
}
