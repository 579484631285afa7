import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { MoveScreen } from '@tryout/contract/applicants/applicant-decisions';
import type { ApplicantRights, ApplicantRow, ApplicantTarget } from '@tryout/contract/applicants/applicants';
import { isInRecruiterTable, RECRUITER_TABLE } from '@tryout/domain/applications/application-status';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { mayMakeMove } from '@tryout/domain/applications/decision';
import { type ReactNode, Suspense, useState } from 'react';
import { announce } from '../../platform/announce.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { lazyPiece } from '../../ui/states/lazy-page.tsx';
import { toast } from '../../ui/states/toast.ts';
import { messages } from './applicants.messages.ts';
import { cardOnScreen } from './card-on-screen.ts';
import type { Movable, MoveExtras } from './move-types.ts';
import { moveMessages } from './moves.messages.ts';
import { useStatusText } from './status-text.ts';
import { undoMinutesQuery } from './undo-minutes.ts';

const MoveDialog = lazyPiece(() =>
  import('./components/moves/move-dialog.tsx').then((m) => ({ default: m.MoveDialog })),
);

const ScheduleDialog = lazyPiece(() =>
  import('./components/moves/schedule-dialog.tsx').then((m) => ({ default: m.ScheduleDialog })),
);

export interface Moves {
  /** Moves at once, or asks first where a reason is needed or a mail goes out. */
  readonly start: (people: readonly Movable[], to: ApplicationStatus) => void;
  /** Where people are on their way to while the server has not answered. */
  readonly pending: ReadonlyMap<string, ApplicationStatus>;
  readonly takeBack: (batchId: string, people: readonly Movable[]) => Promise<void>;
  readonly dialog: ReactNode;
  readonly asking: boolean;
}

interface MovesOptions {
  /** Where people are moved from; the log says so. */
  readonly screen: MoveScreen;
  /** The stages whose moves are told by mail: it is shown before anybody moves. */
  readonly mailedStages: readonly ApplicationStatus[];
  readonly openingsLeft: number;
  /** At once, before the server has answered. */
  readonly onMoved?: () => void;
  /** The server has moved these; the batch takes it back. */
  readonly onDone?: (people: readonly Movable[], to: ApplicationStatus, batchId: string) => void;
  /** These are back where they were. */
  readonly onUndone?: (people: readonly Movable[]) => void;
}

/** Does the table ask for a reason on this way? */
export const asksForReason = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  from === 'rejected' || RECRUITER_TABLE[from].some((rule) => rule.to === to && rule.needs_reason === true);

/** Is a reason worth asking for on this way: where it is needed, and for every rejection. */
const mayNeedReason = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  to === 'rejected' || asksForReason(from, to);

/** The places to go from a status, as far as a list can know them. */
export function listTargets(
  row: Pick<ApplicantRow, 'status' | 'disposition_by'>,
  rights: Pick<ApplicantRights, 'move' | 'decide'>,
): ApplicantTarget[] {
  if (row.status === 'rejected' && row.disposition_by !== 'employer') return [];
  return RECRUITER_TABLE[row.status]
    .filter(({ to }) => mayMakeMove(rights, row.status, to))
    .map((rule) => ({
      to: rule.to,
      needs_reason: rule.needs_reason === true,
      needs_opening: false,
    }));
}

/** Moving applicants: at once, with an undo for ten seconds, and a dialog where a reason is needed or a mail goes out. */
export function useMoves(positionId: string, options: MovesOptions): Moves {
  const t = useText(moveMessages);
  const names = useText(messages);
  const statusText = useStatusText();
  const format = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<string, ApplicationStatus>>(new Map());
  const [asked, setAsked] = useState<{
    people: readonly Movable[];
    to: ApplicationStatus;
    card: string | null;
  } | null>(null);

  const [scheduling, setScheduling] = useState<readonly Movable[] | null>(null);
  const navigate = useNavigate();

  const nameOf = (person: Movable) => person.name ?? names('applicants.candidate', { code: person.code });
  const settle = async (ids: readonly string[]) => {
    await Promise.all([invalidateFeature(client, 'applicants'), invalidateFeature(client, 'positions')]);
    setPending((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
  };
  const place = (people: readonly Movable[], to: (person: Movable) => ApplicationStatus) =>
    setPending((now) => new Map([...now, ...people.map((each) => [each.application_id, to(each)] as const)]));

  const takeBack = async (batchId: string, people: readonly Movable[]) => {
    place(people, (person) => person.status);
    try {
      const { undo } = await import('./applicants.api.ts').catch(unreachable);
      const { undone } = await undo(batchId);
      toast.say({ message: t('applicants.move.undone', { count: undone }) });
      options.onUndone?.(people);
    } catch (error) {
      toast.say({ message: errorText(error), tone: 'danger' });
    }
    await settle(people.map((each) => each.application_id));
  };

  const carryOut = async (
    people: readonly Movable[],
    to: ApplicationStatus,
    extras: MoveExtras,
    card: string | null,
  ) => {
    const ids = people.map((each) => each.application_id);
    place(people, () => to);
    options.onMoved?.();
    try {
      const { carryOutMove } = await import('./carry-out-move.ts').catch(unreachable);
      await carryOutMove(
        { positionId, people, to, extras: { ...extras, screen: options.screen }, card },
        {
          undoMinutes: () => client.fetchQuery(undoMinutesQuery(people.length > 1)),
          t,
          nameOf,
          status: statusText(to),
          format,
          onDone: (moved, batchId) => options.onDone?.(moved, to, batchId),
          takeBack,
          scheduleOne: (application) => void navigate({ to: '/user/events/new', search: { application } }),
          scheduleMany: setScheduling,
        },
      );
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 409;
      toast.say({ message: errorText(error), tone: 'danger' });
      if (isRefused) announce(errorText(error));
    }
    await settle(ids);
  };

  const start: Moves['start'] = (people, to) => {
    const card = cardOnScreen();
    const going = people.filter((person) => person.status !== to);
    if (going.length === 0) return;
    const needsOpening = to === 'approved' && options.openingsLeft < going.length;
    const asks = going.some((person) => asksForReason(person.status, to)) || needsOpening;
    const isHopeless = going.every(
      (person) => person.status !== 'rejected' && !isInRecruiterTable(person.status, to),
    );
    const mails = options.mailedStages.includes(to);
    if ((asks || mails) && !isHopeless) setAsked({ people: going, to, card });
    else void carryOut(going, to, {}, card);
  };

  const dialog = scheduling ? (
    <Suspense>
      <ScheduleDialog people={scheduling} nameOf={nameOf} onClose={() => setScheduling(null)} />
    </Suspense>
  ) : asked ? (
    <Suspense>
      <MoveDialog
        positionId={positionId}
        count={asked.people.length}
        name={asked.people[0] ? nameOf(asked.people[0]) : ''}
        to={asked.to}
        openingsLeft={options.openingsLeft}
        reasonNeeded={asked.people.some((person) => asksForReason(person.status, asked.to))}
        ids={asked.people.map((person) => person.application_id)}
        asksReason={asked.people.some((person) => mayNeedReason(person.status, asked.to))}
        tellsByDefault={options.mailedStages.includes(asked.to)}
        onClose={() => setAsked(null)}
        onMove={(extras) => {
          setAsked(null);
          void carryOut(asked.people, asked.to, extras, asked.card);
        }}
      />
    </Suspense>
  ) : null;
  return { start, pending, takeBack, dialog, asking: asked !== null };
}

/** The file that carries out moves comes from the server as its answers do; without it nobody was moved. */
function unreachable(): never {
  throw new ApiError({ message: 'The server could not be reached.', code: 'unreachable', status: 0 });
}
