import { Button } from '@mantine/core';
import { isFullSum, sumOfWeights } from '@tryout/domain/simulations/weight-sum';
import { type ReactNode, useId } from 'react';
import { announce } from '../../platform/announce.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { withDropped } from './drag-order.ts';
import { useDrops } from './use-dragging.ts';
import { WeightLine } from './weight-line.tsx';
import { balanced, moved, type WeightRow, weighedByRank, withRank, withWeight } from './weight-row-edits.ts';
import { messages } from './weight-rows.messages.ts';
import classes from './weight-rows.module.css';

interface WeightRowsProps<Row extends WeightRow> {
  /** Names the list: "Weights of the traits". */
  label: string;
  rows: readonly Row[];
  /** Called with all rows, in their new order. Leave out to show them only. */
  onChange?: (rows: readonly Row[]) => void;
  onRemove?: (row: Row) => void;
  /** What is wrong with a row, by its id; shown beside it. */
  errors?: Readonly<Record<string, string>>;
  /** In place of the plain name, such as a link or a button that opens the row. */
  nameOf?: (row: Row) => ReactNode;
  /** Below a row. */
  details?: (row: Row) => ReactNode;
  /** Beside Balance, such as a button that adds a row. */
  actions?: ReactNode;
}

/**
 * Siblings that share 100 %: each with a slider, a number and, where rows have them, a rank; the sum as it is now,
 * Balance and weights from rank. Rows are put in order by dragging, by buttons or by Alt with an arrow key.
 */
export function WeightRows<Row extends WeightRow>(props: WeightRowsProps<Row>) {
  const { label, rows, onChange, onRemove, errors = {}, nameOf, details, actions } = props;
  const t = useText(messages);
  const list = useId();
  const change = (next: readonly Row[]) => next !== rows && onChange?.(next);
  const place = (id: string, to: number) => {
    const next = moved(rows, id, to);
    if (next === rows) return;
    keepFocus(() => change(next));
    const name = rows.find((row) => row.id === id)?.name ?? '';
    announce(t('ui.weight.moved', { name, place: to + 1, count: rows.length }));
  };
  useDrops(list, (id, landing) => {
    const row = rows.find((each) => each.id === id);
    if (row) place(id, withDropped(rows, (each) => each.id, row, landing).indexOf(row));
  });
  return (
    <div className={classes.block}>
      <ul className={classes.rows} aria-label={label} data-long={rows.length > 40 || undefined}>
        {rows.map((row, index) => (
          <WeightLine
            key={row.id}
            row={row}
            list={list}
            index={index}
            count={rows.length}
            name={nameOf?.(row)}
            error={errors[row.id]}
            details={details?.(row)}
            isFixed={onChange === undefined}
            onWeight={(weight) => change(withWeight(rows, row.id, weight))}
            onRank={(rank) => change(withRank(rows, row.id, rank))}
            onMove={(step) => place(row.id, index + step)}
            onRemove={onRemove && (() => onRemove(row))}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        {rows.length > 0 && <Sum rows={rows} />}
        {onChange && rows.length > 0 && (
          <>
            <Button
              variant="default"
              title={t('ui.weight.balance_hint')}
              onClick={() => change(balanced(rows))}
            >
              {t('ui.weight.balance')}
            </Button>
            <Button
              variant="default"
              title={t('ui.weight.from_rank_hint')}
              onClick={() => change(weighedByRank(rows))}
            >
              {t('ui.weight.from_rank')}
            </Button>
          </>
        )}
        {actions}
      </div>
      {onChange && rows.length > 1 && <p className={classes.hint}>{t('ui.weight.keys')}</p>}
    </div>
  );
}

function Sum({ rows }: { rows: readonly WeightRow[] }) {
  const t = useText(messages);
  const { number } = useFormat();
  const sum = sumOfWeights(rows.map((row) => row.weight));
  const full = isFullSum(sum);
  const rest = number(Math.abs(100 - sum), { maximumFractionDigits: 2, notation: notationOf(sum) });
  return (
    <output className={classes.sum} data-full={full}>
      <strong>
        {t('ui.weight.sum', { sum: number(sum, { maximumFractionDigits: 2, notation: notationOf(sum) }) })}
      </strong>{' '}
      {t(full ? 'ui.weight.full' : sum < 100 ? 'ui.weight.missing' : 'ui.weight.over', { rest })}
    </output>
  );
}

const notationOf = (sum: number) => (Math.abs(sum) > 1e6 ? 'scientific' : 'standard');

/** A row that React puts elsewhere in the page loses the focus; it gets it back. */
function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  change();
  requestAnimationFrame(() => {
    if (focused instanceof HTMLElement && document.activeElement !== focused && focused.isConnected)
      focused.focus();
  });
}
