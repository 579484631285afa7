import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { IconArrowsMove } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ApplicantRights, ApplicantRow } from '@tryout/contract/applicants/applicants';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { MenuItem } from '../../../../ui/dialogs/menu-item.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { useApplicantName } from '../../applicant-name.ts';
import { boardMessages } from '../../board.messages.ts';
import { useStatusText } from '../../status-text.ts';
import { asksForReason, listTargets, type Moves } from '../../use-moves.tsx';
import { Fit } from '../list/fit.tsx';
import { RowFlags, RowSuggestion } from '../list/row-flags.tsx';
import { ShareButton } from '../share/share-button.tsx';
import classes from './board.module.css';

interface BoardCardProps {
  row: ApplicantRow;
  positionId: string;
  rights: ApplicantRights;
  moves: Moves;
}

const DAY_MS = 86_400_000;

/** A card: who, job fit, how long here. It can be dragged; "Move to…" does the same without. */
export function BoardCard({ row, positionId, rights, moves }: BoardCardProps) {
  const t = useText(boardMessages);
  const nameOf = useApplicantName();
  const statusText = useStatusText();
  const card = useRef<HTMLLIElement>(null);
  const [dragging, setDragging] = useState(false);
  const targets = listTargets(row, rights);
  const movable = targets.length > 0;
  const name = nameOf(row);
  useEffect(() => {
    const element = card.current;
    if (!element || !movable) return;
    return draggable({
      element,
      getInitialData: () => ({ applicant: row }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [row, movable]);
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(row.stage_entered_at)) / DAY_MS));
  const label = t('applicants.board.move', { name });
  return (
    <li
      ref={card}
      className={classes.card}
      data-dragging={dragging || undefined}
      data-movable={movable || undefined}
      data-pending={moves.pending.has(row.application_id) || undefined}
    >
      <div className={classes.cardHead}>
        <Link
          to="/user/positions/$id/applicants/$applicationId"
          params={{ id: positionId, applicationId: row.application_id }}
          search={{}}
          draggable={false}
        >
          <bdi>{name}</bdi>
        </Link>
        {rights.comment && <ShareButton applicationId={row.application_id} name={name} />}
        {movable && (
          <Popup
            label={label}
            button={(props) => <IconButton label={label} icon={IconArrowsMove} {...props} />}
          >
            {(close) =>
              targets.map(({ to }) => (
                <MenuItem
                  key={to}
                  label={asksForReason(row.status, to) ? `${statusText(to)}…` : statusText(to)}
                  danger={to === 'rejected'}
                  onClick={() => {
                    close();
                    moves.start([row], to);
                  }}
                />
              ))
            }
          </Popup>
        )}
      </div>
      {rights.see_scores && <Fit row={row} />}
      <p className={classes.meta}>
        {row.in_progress || row.status === 'rejected'
          ? `${statusText(row.status, row.disposition_by)} · `
          : ''}
        {t('applicants.board.here', { days })}
      </p>
      <RowSuggestion row={row} />
      <RowFlags row={row} />
    </li>
  );
}
