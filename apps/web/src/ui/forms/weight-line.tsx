import { TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { isWeight } from '@tryout/domain/simulations/weight-sum';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { DragHandle } from './drag-handle.tsx';
import dragging from './dragging.module.css';
import { useDragRow } from './use-dragging.ts';
import type { WeightRow } from './weight-row-edits.ts';
import { messages } from './weight-rows.messages.ts';
import classes from './weight-rows.module.css';

interface WeightLineProps {
  row: WeightRow;
  list: string;
  index: number;
  count: number;
  name?: ReactNode;
  error?: string | undefined;
  details?: ReactNode;
  isFixed: boolean;
  onWeight: (weight: number | null) => void;
  onRank: (rank: number) => void;
  onMove: (step: -1 | 1) => void;
  onRemove?: (() => void) | undefined;
}

/** One sibling with its weight. */
export function WeightLine({
  row,
  list,
  index,
  count,
  name,
  error,
  details,
  isFixed,
  ...on
}: WeightLineProps) {
  const t = useText(messages);
  const { number } = useFormat();
  const errorId = useId();
  const named = { name: row.name };
  const drag = useDragRow({ group: list, list, id: row.id, label: row.name });
  const wrong = error ?? (isWeight(row.weight) ? undefined : t('ui.weight.invalid'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isFixed || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // A row within a row moves alone.
    event.stopPropagation();
    on.onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      ref={drag.row as React.RefObject<HTMLLIElement | null>}
      className={`${classes.item} ${dragging.row}`}
      data-dragging={drag.dragging || undefined}
      data-edge={drag.edge ?? undefined}
      onKeyDown={onKeyDown}
    >
      <div className={classes.line} data-fixed={isFixed || undefined}>
        <span className={classes.name}>
          {!isFixed && <DragHandle handle={drag.handle} />}
          <span className={classes.words}>{name ?? row.name}</span>
        </span>
        {isFixed ? (
          <span className={classes.fixed}>
            {row.rank !== undefined && <span>{`${t('ui.weight.rank_short')} ${number(row.rank)}`}</span>}
            <strong>
              {row.weight === null ? '–' : t('ui.weight.percent', { weight: number(row.weight) })}
            </strong>
          </span>
        ) : (
          <>
            <span className={classes.controls}>
              {row.rank !== undefined && (
                <RankField
                  rank={row.rank}
                  count={count}
                  label={t('ui.weight.rank', named)}
                  onRank={on.onRank}
                />
              )}
              <input
                className={classes.slider}
                type="range"
                min={0}
                max={100}
                step={1}
                aria-label={t('ui.weight.slider', named)}
                value={Math.min(100, Math.max(0, row.weight ?? 0))}
                onChange={(event) => on.onWeight(event.currentTarget.valueAsNumber)}
              />
              <WeightField
                weight={row.weight}
                label={t('ui.weight.of', named)}
                errorId={wrong === undefined ? undefined : errorId}
                onWeight={on.onWeight}
              />
            </span>
            <span className={classes.tools}>
              <IconButton
                label={t('ui.weight.up', named)}
                icon={IconArrowUp}
                disabled={index === 0}
                onClick={() => on.onMove(-1)}
              />
              <IconButton
                label={t('ui.weight.down', named)}
                icon={IconArrowDown}
                disabled={index === count - 1}
                onClick={() => on.onMove(1)}
              />
              {on.onRemove && (
                <IconButton label={t('ui.weight.remove', named)} icon={IconX} onClick={on.onRemove} />
              )}
            </span>
          </>
        )}
      </div>
      {wrong !== undefined && !isFixed && (
        <p id={errorId} className={classes.error}>
          {wrong}
        </p>
      )}
      {details}
    </li>
  );
}

interface WeightFieldProps {
  weight: number | null;
  label: string;
  errorId: string | undefined;
  onWeight: (weight: number | null) => void;
}

/** The weight as a number; what is typed stays as it is while it is typed. */
function WeightField({ weight, label, errorId, onWeight }: WeightFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      className={classes.number}
      type="number"
      min={0}
      max={100}
      step="any"
      aria-label={label}
      error={errorId !== undefined}
      aria-describedby={errorId}
      value={typed ?? (weight === null ? '' : String(weight))}
      onChange={(event) => {
        const { value, valueAsNumber } = event.currentTarget;
        setTyped(value);
        onWeight(Number.isFinite(valueAsNumber) ? valueAsNumber : null);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

interface RankFieldProps {
  rank: number;
  count: number;
  label: string;
  onRank: (rank: number) => void;
}

/** The rank; rows take their new places once it is typed, not while. */
function RankField({ rank, count, label, onRank }: RankFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const store = () => {
    const next = typed === null ? rank : Number(typed);
    setTyped(null);
    if (Number.isInteger(next) && next >= 1 && next <= count && next !== rank) onRank(next);
  };
  return (
    <TextInput
      className={classes.rank}
      type="number"
      min={1}
      max={count}
      step={1}
      aria-label={label}
      value={typed ?? String(rank)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={store}
      onKeyDown={(event) => event.key === 'Enter' && store()}
    />
  );
}
