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
import { useText } from '../../platform/i18n/use-text.ts';
import { lazyPiece } from '../../ui/states/lazy-page.tsx';
import { toast } from '../../ui/states/toast.ts';
import { moveMany, moveOne, undo } from './applicants.api.ts';
import { messages } from './applicants.messages.ts';
import { cardOnScreen } from './card-on-screen.ts';
import type { Movable, MoveExtras } from './move-types.ts';
import { moveMessages } from './moves.messages.ts';
import { useSkipText } from './skip-text.ts';
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
  const skipText = useSkipText();
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
    const status = statusText(to);
    try {
      const minutes = await client.fetchQuery(undoMinutesQuery(people.length > 1));
      const result = await send(positionId, people, to, { ...extras, screen: options.screen }, card);
      if (result.closed) toast.say({ message: t('applicants.move.closed') });
      if (result.skipped.length > 0) {
        const reasons = skipText(result.skipped);
        const message =
          result.done === 0
            ? t('applicants.move.none', { reasons })
            : t('applicants.move.partial', {
                done: result.done,
                skipped: result.skipped.length,
                status,
                reasons,
              });
        toast.say({ message, tone: 'danger' });
        announce(message);
      }
      if (result.batch_id !== null) {
        const moved = people.filter((each) => result.moved.has(each.application_id));
        const [first] = moved;
        const words = t('applicants.move.done', {
          count: moved.length,
          name: first ? nameOf(first) : '',
          status,
        });
        const message = result.told ? t('applicants.move.done_told', { words, minutes }) : words;
        const { batch_id } = result;
        options.onDone?.(moved, to, batch_id);
        // The undo is the newest, so that `u` and the eye find it first.
        const offered = offerInterviews(moved, to);
        toast.undo({
          message,
          onUndo: () => {
            if (offered !== null) toast.dismiss(offered);
            void takeBack(batch_id, moved);
          },
        });
        announce(message);
      }
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 409;
      toast.say({ message: errorText(error), tone: 'danger' });
      if (isRefused) announce(errorText(error));
    }
    await settle(ids);
  };

  /** Stages of interviews offer to arrange one; nothing waits for the answer. */
  const offerInterviews = (moved: readonly Movable[], to: ApplicationStatus): number | null => {
    const [first] = moved;
    if (!first || (to !== 'phone_screen' && to !== 'in_person')) return null;
    const isOne = moved.length === 1;
    return toast.offer({
      message: t('applicants.move.schedule', { count: moved.length, name: nameOf(first) }),
      label: t(isOne ? 'applicants.move.schedule_one' : 'applicants.move.schedule_many'),
      run: () => {
        if (isOne) void navigate({ to: '/user/events/new', search: { application: first.application_id } });
        else setScheduling(moved);
      },
    });
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

async function send(
  position_id: string,
  people: readonly Movable[],
  to: ApplicationStatus,
  extras: MoveExtras & { screen: MoveScreen },
  card: string | null,
) {
  const [only] = people;
  if (people.length === 1 && only) {
    const one = await moveOne({
      application_id: only.application_id,
      from: only.status,
      to,
      ...extras,
      ...(card ? { score_card_id_seen: card } : {}),
    });
    return {
      batch_id: one.batch_id as string | null,
      done: 1,
      skipped: [],
      moved: new Set([only.application_id]),
      told: one.told_at !== null,
      closed: one.position_closed,
    };
  }
  const many = await moveMany({
    position_id,
    items: people.map(({ application_id, status }) => ({ application_id, from: status })),
    to,
    ...extras,
  });
  return {
    batch_id: many.batch_id,
    done: many.done,
    skipped: many.items.flatMap((item) => (item.reason === null ? [] : [item.reason])),
    moved: new Set(many.items.filter((item) => item.result === 'done').map((item) => item.application_id)),
    told: many.told_at !== null,
    closed: many.position_closed,
  };
}
