import { randomBytes } from 'node:crypto';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  askConfirmation as askRoute,
  readOwnConfirmation as ownRoute,
  readConfirmation as readRoute,
} from '@tryout/contract/plays/confirmation-plays';
import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import {
  CONFIRMATION_STATUSES,
  type Confirmation,
  confirm,
  confirmationTasks,
} from '@tryout/domain/plays/confirmation-play';
import { isPlayOver } from '@tryout/domain/plays/play-status';
import { audit, type SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { type Actor, callerOf } from '../../../platform/http/actor.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { notifyPeople } from '../../notifications/public.ts';
import type { PinnedTask } from '../../replays/public.ts';
import { comparedResponses, countedPlays, lockForCard, tasksThatScore } from '../../score-cards/public.ts';
import { playsSay } from '../plays.messages.ts';
import { findPlayableApplication } from '../plays.queries.ts';
import {
  type ConfirmationRow,
  cancelConfirmation,
  insertConfirmation,
  latestConfirmation,
  playToConfirm,
  statusOfApplication,
} from './confirmations.queries.ts';

/** Days a candidate has for a confirmation play. */
const DAYS_TO_CONFIRM = 7;

const minutesOf = (tasks: readonly Pick<PinnedTask, 'minutes'>[]) =>
  Math.round(tasks.reduce((sum, { minutes }) => sum + minutes, 0) * 10) / 10;

/** Whether a candidate can still play it. */
const isOpen = ({ state }: ConfirmationRow) => !isPlayOver(state);

/** Whether it was played; one that was broken off is compared as far as it got. */
const isPlayed = ({ state }: ConfirmationRow) => state === 'completed' || state === 'terminated';

/** The form that a confirmation play of an application would have: tasks of its play that count, and that score. */
async function formFor(db: Db, applicationId: string) {
  const [first] = await countedPlays(db, applicationId);
  if (!first?.is_valid) return null;
  const play = await playToConfirm(db, first.id);
  if (!play) return null;
  const scoring = await tasksThatScore(db, first);
  const tasks = confirmationTasks(play.tasks.filter((_, index) => scoring.has(index)));
  return tasks.length === 0 ? null : { ...play, tasks };
}

interface OfPosition {
  readonly id: string;
  readonly organization_id: string;
  readonly position_id: string;
}

/** Whether a reader of an application may also ask for a confirmation play. */
function mayAsk(actor: Actor, of: OfPosition): boolean {
  const action = 'play.ask_confirmation';
  return scopeCovers(scopeOf(action, callerOf(actor)), action, actor, {
    owner_user_id: null,
    everyone: false,
    organization_id: of.organization_id,
    position_id: of.position_id,
  });
}

/** An applicant's confirmation play as the hiring side reads of it. */
export async function confirmationOf(
  { db, actor }: SignedAct,
  application: OfPosition,
): Promise<RouteData<typeof readRoute>> {
  const applicationId = application.id;
  const may_ask = mayAsk(actor, application);
  const [row, status, form] = await Promise.all([
    latestConfirmation(db, applicationId),
    statusOfApplication(db, applicationId),
    formFor(db, applicationId),
  ]);
  const isFree = row === undefined || row.state === 'expired' || row.state === 'cancelled';
  const fits = status !== undefined && CONFIRMATION_STATUSES.includes(status);
  return {
    confirmation: row ? await shown(db, row) : null,
    can_ask: may_ask && fits && isFree && form !== null,
    can_withdraw: may_ask && row !== undefined && isOpen(row),
    minutes: form && minutesOf(form.tasks),
  };
}

async function shown(db: Db, row: ConfirmationRow) {
  const { play_id, simulation_name, state, asked_by, asked_at, reason, message, deadline_at, ended_at } = row;
  const result: Confirmation | null = isPlayed(row)
    ? confirm(await comparedResponses(db, row.application_id, play_id))
    : null;
  return {
    play_id,
    simulation_name,
    state,
    minutes: minutesOf(row.tasks),
    tasks: row.tasks.map(({ key, name }) => ({ key, name })),
    asked_by,
    asked_at,
    reason,
    message,
    deadline_at,
    ended_at,
    result,
  };
}

/** Asks for a confirmation play; two who ask at once, or one who asks twice, ask for the same one. */
export async function askForConfirmation(
  act: SignedAct,
  body: RouteBody<typeof askRoute>,
): Promise<RouteData<typeof askRoute>> {
  const { db, actor, services } = act;
  const application = await lockForCard(db, body.application_id);
  const status = await statusOfApplication(db, body.application_id);
  if (status === undefined) throw notFound();
  const existing = await latestConfirmation(db, application.id);
  if (existing && isOpen(existing)) return { play_id: existing.play_id, is_new: false };
  if (existing && isPlayed(existing)) {
    throw new Refusal('refused_by_rule', playsSay('plays.confirmation_played_already'));
  }
  if (!CONFIRMATION_STATUSES.includes(status)) {
    throw new Refusal('refused_by_rule', playsSay('plays.confirmation_only_short_listed'), {
      current: { status, allowed: [] },
    });
  }
  const form = await formFor(db, application.id);
  if (!form) throw new Refusal('refused_by_rule', playsSay('plays.confirmation_nothing_to_confirm'));
  const now = services.now();
  const play_id = await insertConfirmation(db, {
    organization_id: application.organization_id,
    application_id: application.id,
    simulation_id: form.simulation_id,
    seed: randomBytes(16).toString('hex'),
    tasks: form.tasks,
    accommodations: form.accommodations,
    deadline_at: new Date(now.getTime() + DAYS_TO_CONFIRM * 86_400_000),
    asked_by: actor.user_id,
    reason: body.reason,
    message: body.message,
  });
  await auditConfirmation(act, application, 'confirmation_asked', play_id, { note: body.reason });
  await notifyPeople(act, [application.candidate_id], {
    type: 'confirmation_asked',
    effect_key: `confirmation:${play_id}`,
    params: {
      position: application.position_title,
      organization: application.organization_name,
      minutes: String(Math.max(1, Math.round(minutesOf(form.tasks)))),
      text: body.message,
    },
    link: `/apply/${application.id}/confirmation`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: {},
  });
  return { play_id, is_new: true };
}

/** Takes the request back. */
export async function withdrawConfirmationOf(
  act: SignedAct,
  applicationId: string,
): Promise<{ play_id: string }> {
  const { db } = act;
  const application = await lockForCard(db, applicationId);
  const row = await latestConfirmation(db, applicationId);
  if (!row) throw notFound();
  if (!isOpen(row)) {
    throw new Refusal('refused_by_rule', playsSay('plays.confirmation_not_open'), {
      current: { status: row.state, allowed: [] },
    });
  }
  await cancelConfirmation(db, row.play_id);
  await auditConfirmation(act, application, 'confirmation_withdrawn', row.play_id, {});
  await notifyPeople(act, [application.candidate_id], {
    type: 'confirmation_withdrawn',
    effect_key: `confirmation-withdrawn:${row.play_id}`,
    params: { position: application.position_title, organization: application.organization_name },
    link: `/user/applications/${application.id}`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: {},
  });
  return { play_id: row.play_id };
}

/** Writes what was done to the application's log and to the security log. */
async function auditConfirmation(
  act: SignedAct,
  application: { id: string; organization_id: string },
  action: 'confirmation_asked' | 'confirmation_withdrawn',
  play_id: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await appendApplicationLog(
    act.db,
    [
      {
        application_id: application.id,
        organization_id: application.organization_id,
        actor_id: act.actor.user_id,
        actor_kind: 'user',
        action,
        detail: { play_id, ...detail },
      },
    ],
    act.services.now(),
  );
  await audit(act, {
    event_type: 'action',
    action: action === 'confirmation_asked' ? 'confirmation.asked' : 'confirmation.withdrawn',
    target_type: 'application',
    target_id: application.id,
    organization_id: application.organization_id,
  });
}

/** The candidate's own confirmation play. */
export async function ownConfirmation(db: Db, applicationId: string): Promise<RouteData<typeof ownRoute>> {
  const [application, row] = await Promise.all([
    findPlayableApplication(db, applicationId),
    latestConfirmation(db, applicationId),
  ]);
  if (!application) throw notFound();
  const { organization_name, position_title } = application;
  return {
    organization_name,
    position_title,
    confirmation: row
      ? {
          play_id: row.play_id,
          simulation_id: row.simulation_id,
          simulation_name: row.simulation_name,
          state: row.state,
          minutes: minutesOf(row.tasks),
          tasks: row.tasks.map(({ key, name }) => ({ key, name })),
          message: row.message,
          deadline_at: row.deadline_at,
        }
      : null,
  };
}
