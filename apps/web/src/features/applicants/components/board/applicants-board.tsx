import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import type { Summary } from '../../applicants-list.api.ts';
import { boardMessages } from '../../board.messages.ts';
import { BOARD_COLUMNS, type BoardColumn } from '../../board-columns.ts';
import type { ListSearch } from '../../list-search.ts';
import type { Moves } from '../../use-moves.tsx';
import classes from './board.module.css';
import { BoardColumnView } from './board-column.tsx';

interface ApplicantsBoardProps {
  summary: Summary;
  search: ListSearch;
  moves: Moves;
}

/** The list as a board: a column for each status, the unfinished ones folded. Cards move by drag, menu or key. */
export function ApplicantsBoard({ summary, search, moves }: ApplicantsBoardProps) {
  const t = useText(boardMessages);
  const [known, setKnown] = useState<ReadonlyMap<string, ApplicantRow>>(new Map());
  const drop = useEffectEvent((row: ApplicantRow, column: BoardColumn) => {
    if (column.drop !== null) moves.start([row], column.drop);
  });
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => 'applicant' in source.data,
        onDrop: ({ source, location }) => {
          const column = location.current.dropTargets[0]?.data.column as BoardColumn | undefined;
          if (column) drop(source.data.applicant as ApplicantRow, column);
        },
      }),
    [],
  );
  // People on their way are drawn where they are going, from the row they were last seen with.
  const remember = (rows: readonly ApplicantRow[]) =>
    setKnown((now) =>
      rows.every((row) => now.get(row.application_id) === row)
        ? now
        : new Map([...now, ...rows.map((row) => [row.application_id, row] as const)]),
    );
  return (
    <section className={classes.board} aria-label={t('applicants.board.label')} tabIndex={-1}>
      {BOARD_COLUMNS.map((column) => (
        <BoardColumnView
          key={column.key}
          column={column}
          summary={summary}
          search={search}
          moves={moves}
          arriving={[...moves.pending].flatMap(([id, to]) => {
            const row = known.get(id);
            return row && column.statuses.includes(to) && !column.statuses.includes(row.status) ? [row] : [];
          })}
          onRows={remember}
        />
      ))}
    </section>
  );
}
