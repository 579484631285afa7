import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { isInRecruiterTable } from '@tryout/domain/applications/application-status';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CardSkeleton } from '../../../../ui/states/skeletons.tsx';
import { columnQuery } from '../../applicants.api.ts';
import type { Summary } from '../../applicants-list.api.ts';
import { boardMessages } from '../../board.messages.ts';
import type { BoardColumn } from '../../board-columns.ts';
import { isNarrowed, type ListSearch } from '../../list-search.ts';
import { useStatusText } from '../../status-text.ts';
import type { Moves } from '../../use-moves.tsx';
import classes from './board.module.css';
import { BoardCard } from './board-card.tsx';

interface BoardColumnViewProps {
  column: BoardColumn;
  summary: Summary;
  search: ListSearch;
  moves: Moves;
  /** People on their way here from another column. */
  arriving: readonly ApplicantRow[];
  onRows: (rows: readonly ApplicantRow[]) => void;
}

/** One column, best first, with its count and waiting time on top. */
export function BoardColumnView({ column, summary, search, moves, arriving, onRows }: BoardColumnViewProps) {
  const t = useText(boardMessages);
  const format = useFormat();
  const statusText = useStatusText();
  const heading = useId();
  const folds = column.key === 'in_progress';
  const [open, setOpen] = useState(!folds);
  const list = useRef<HTMLElement>(null);
  const over = useDropTarget(list, column, open);
  const query = useInfiniteQuery(
    columnQuery(summary.position.position_id, column.statuses, { ...search, status: undefined }, open),
  );
  const fetched = query.data?.pages.flatMap((page) => page.items);
  useEffect(() => {
    if (fetched) onRows(fetched);
  });
  const here = (fetched ?? []).filter((row) => {
    const to = moves.pending.get(row.application_id);
    return to === undefined || column.statuses.includes(to);
  });
  const cards = [...arriving, ...here].sort((a, b) => (b.job_fit_score ?? -1) - (a.job_fit_score ?? -1));
  const counted = summary.statuses.filter((each) => column.statuses.includes(each.status));
  const count = isNarrowed({ ...search, status: undefined })
    ? query.data?.pages[0]?.total
    : counted.reduce((sum, each) => sum + each.count, 0);
  const days = folds ? null : (counted[0]?.median_days ?? null);
  return (
    <section
      ref={list}
      className={classes.column}
      aria-labelledby={heading}
      data-over={over ?? undefined}
      data-folded={!open || undefined}
    >
      <header className={classes.columnHead}>
        <h2 id={heading}>
          {folds ? t('applicants.board.in_progress') : statusText(column.statuses[0] ?? 'applied')}
          <span className={classes.count}>{count === undefined ? '' : format.number(count)}</span>
        </h2>
        {days !== null && <p className={classes.days}>{t('applicants.board.days', { days })}</p>}
        {folds && (
          <Button variant="subtle" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('applicants.board.hide') : t('applicants.board.show')}
          </Button>
        )}
      </header>
      {open && (
        <>
          {query.isPending ? (
            <CardSkeleton lines={2} />
          ) : cards.length === 0 ? (
            <p className={classes.none}>{t('applicants.board.none')}</p>
          ) : (
            <ul className={classes.cards}>
              {cards.map((row) => (
                <BoardCard
                  key={row.application_id}
                  row={row}
                  positionId={summary.position.position_id}
                  rights={summary.rights}
                  moves={moves}
                />
              ))}
            </ul>
          )}
          {query.hasNextPage && (
            <Button
              variant="subtle"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('applicants.board.more')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** Tells whether a card that may come here hangs over the column, or one that may not. */
function useDropTarget(
  element: React.RefObject<HTMLElement | null>,
  column: BoardColumn,
  open: boolean,
): 'allowed' | 'refused' | null {
  const [over, setOver] = useState<'allowed' | 'refused' | null>(null);
  useEffect(() => {
    const node = element.current;
    if (!node || !open) return;
    const look = (row: ApplicantRow) =>
      column.drop !== null && isInRecruiterTable(row.status, column.drop) ? 'allowed' : 'refused';
    return dropTargetForElements({
      element: node,
      getData: () => ({ column }),
      onDragEnter: ({ source }) => setOver(look(source.data.applicant as ApplicantRow)),
      onDragLeave: () => setOver(null),
      onDrop: () => setOver(null),
    });
  }, [element, column, open]);
  return over;
}
