import { Button, NativeSelect } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  TRANSFER_KINDS,
  type TransferOutcome,
  transferKeyOf,
} from '@tryout/domain/library-transfer/library-transfer';
import { useMemo, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { fieldMessages } from '../field-words.ts';
import type { TransferResult, TransferRow } from '../library-transfer.api.ts';
import { messages } from '../library-transfer.messages.ts';
import classes from './transfer-rows.module.css';

/** What needs a look comes first. */
const OUTCOMES = [
  'refused',
  'conflict',
  'changed',
  'new',
  'left_out',
  'same',
] as const satisfies TransferOutcome[];
const LOOKS = {
  refused: 'rejected',
  conflict: 'rejected',
  changed: 'draft',
  new: 'approved',
  left_out: 'waiting',
  same: 'closed',
} as const;

/** Most parts that one press leaves out: their keys have to fit into what is sent. */
const MOST_AT_ONCE = 300;

interface TransferRowsProps {
  readonly result: TransferResult;
  /** What is left out because somebody chose that, by `transferKeyOf`. */
  readonly chosen: readonly string[];
  readonly busy: boolean;
  /** Looks again with these left out, and everything that needs them. */
  readonly onLeaveOut: (keys: readonly string[]) => void;
}

/** The parts of a file with what becomes of each, kind after kind; only those in sight are drawn. */
export function TransferRows({ result, chosen, busy, onLeaveOut }: TransferRowsProps) {
  const t = useText(messages);
  const { counts } = result;
  const [wanted, setOutcome] = useState<string | null>(null);
  // What is left out goes elsewhere: the list stays where somebody works while there is anything in it.
  const some = OUTCOMES.filter((one) => counts[one] > 0);
  const outcome = some.find((one) => one === wanted) ?? some[0] ?? 'same';
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
        tabs={some.map((one) => ({
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
      {(outcome === 'refused' || outcome === 'conflict') && shown.length > 1 && (
        <Row>
          <Button
            variant="default"
            disabled={busy || chosen.length + shown.length > MOST_AT_ONCE}
            onClick={() => onLeaveOut([...chosen, ...shown.map(transferKeyOf)])}
          >
            {t('transfer.leave_out_all', { count: shown.length })}
          </Button>
        </Row>
      )}
      <div
        ref={region}
        {...tabPanelProps('transfer', outcome)}
        className={classes.region}
        aria-busy={busy || undefined}
      >
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
                <Part
                  row={row}
                  action={actionOf(row, chosen)}
                  disabled={busy}
                  onToggle={() => onLeaveOut(toggled(chosen, transferKeyOf(row)))}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

/** What can be done with a part: whatever would be written can stay in the file, and what was chosen to stay can come. */
function actionOf(row: TransferRow, chosen: readonly string[]): 'leave_out' | 'take_in' | null {
  if (row.outcome === 'same') return null;
  if (row.outcome !== 'left_out') return chosen.length < MOST_AT_ONCE ? 'leave_out' : null;
  return chosen.includes(transferKeyOf(row)) ? 'take_in' : null;
}

const toggled = (chosen: readonly string[], key: string): string[] =>
  chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];

interface PartProps {
  readonly row: TransferRow;
  readonly action: 'leave_out' | 'take_in' | null;
  readonly disabled: boolean;
  readonly onToggle: () => void;
}

function Part({ row, action, disabled, onToggle }: PartProps) {
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
          <span
            key={`${code}${name}`}
            className={row.outcome === 'left_out' ? classes.small : classes.reason}
          >
            {t(`transfer.reason.${code}`, { name })}
          </span>
        ))}
        {fields.length > 0 && (
          <span className={classes.small}>{t('transfer.differs', { fields: fields.join(' · ') })}</span>
        )}
      </span>
      {action !== null && (
        <Button variant="default" size="compact-sm" disabled={disabled} onClick={onToggle}>
          {t(`transfer.${action}`)} <bdi className="visually-hidden">{row.name}</bdi>
        </Button>
      )}
      <StatusChip status={LOOKS[row.outcome]} label={t(`transfer.outcome.${row.outcome}`)} />
    </>
  );
}
