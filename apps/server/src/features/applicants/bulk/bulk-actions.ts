import {
  BULK_LIMIT,
  type BulkAction,
  type moveMatching,
  type tagMatching,
} from '@tryout/contract/applicants/bulk-actions';
import type { RouteBody } from '@tryout/contract/define-route';
import { applicantCode } from '@tryout/domain/applicants/masked-name';
import { type Act, audit, type SignedAct, serverAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Said } from '../../../platform/language/say.ts';
import { beginJob, endJob, undoJob } from '../../background-jobs/public.ts';
import { applicantRights } from '../applicant-rights.ts';
import { applicantsSay } from '../applicants.messages.ts';
import { filterOf } from '../list/list-applicants.ts';
import { moveOf } from '../moves/decide.ts';
import {
  type BulkMove,
  type BulkRow,
  type BulkTag,
  countSkips,
  findBulkActions,
  findOwnBulkActions,
  findSkipped,
  insertBulkAction,
  storeBulkStatus,
} from './bulk-actions.queries.ts';
import { BULK_JOB, goOn, MOST_AT_ONCE } from './carry-out-bulk.ts';

const SHOWN_SKIPPED = 50;

/** How long an action of one's own is shown after it began; ms. */
const SHOWN_MS = 3_600_000;

/** One's own actions on a position of the last hour. */
export async function ownBulkActions(
  { db, actor, services }: SignedAct,
  positionId: string,
): Promise<BulkAction[]> {
  const since = new Date(services.now().getTime() - SHOWN_MS);
  const rows = await findOwnBulkActions(db, positionId, actor.user_id, since);
  return Promise.all(rows.map((row) => bulkView(db, actor, row)));
}

/** Moves everybody a search finds: a few at once, many in the background. */
export async function moveAllMatching(
  act: SignedAct,
  position: RowOfRef<'position'>,
  body: RouteBody<typeof moveMatching>,
): Promise<BulkAction> {
  const { news, ...move } = await moveOf(act, position.organization_id, body, true);
  const { send_after = null, ...told } = news ?? { text: null };
  return begin(act, position, body, { change: { kind: 'move', ...move, ...told }, told_at: send_after });
}

/** Tags everybody a search finds. */
export async function tagAllMatching(
  act: SignedAct,
  position: RowOfRef<'position'>,
  body: RouteBody<typeof tagMatching>,
): Promise<BulkAction> {
  const { add, remove } = body;
  return begin(act, position, body, { change: { kind: 'tag', add, remove }, told_at: null });
}

async function begin(
  act: SignedAct,
  position: RowOfRef<'position'>,
  search: Pick<RouteBody<typeof tagMatching>, 'filters' | 'expected_count'>,
  { change, told_at }: { readonly change: BulkMove | BulkTag; readonly told_at: Date | null },
): Promise<BulkAction> {
  const { db, actor, services } = act;
  const rights = applicantRights(actor, { ...position, position_id: position.id });
  const filter = await filterOf(db, { ...search.filters, position_id: position.id }, rights);
  const { organization_id } = position;
  const action = { organization_id, actor_id: actor.user_id, change, told_at, at: services.now() };
  const { id, total } = await insertBulkAction(db, action, filter, BULK_LIMIT + 1);
  if (total !== search.expected_count) throw changedMeanwhile(total);
  await audit(act, {
    event_type: 'action',
    action: change.kind === 'move' ? 'applicants.bulk_moved' : 'applicants.bulk_tagged',
    target_type: 'bulk_action',
    target_id: id,
    organization_id,
    meta: {
      total,
      ...(change.kind === 'move' ? { to: change.to } : { add: change.add, remove: change.remove }),
    },
  });
  if (total > MOST_AT_ONCE) {
    await beginJob(act, actor.user_id, {
      id,
      organization_id,
      position_id: position.id,
      kind: `applicants_${change.kind}`,
      facts: change.kind === 'move' ? { to: change.to } : {},
      status: 'running',
      total,
    });
  }
  await proceed(act, id, total);
  return viewOf(db, actor, id);
}

function changedMeanwhile(total: number): Refusal {
  return new Refusal(
    'conflict',
    total > BULK_LIMIT
      ? applicantsSay('applicants.list_too_long', { limit: BULK_LIMIT })
      : applicantsSay('applicants.list_changed', { total }),
  );
}

/** A few are done in the request, so that the answer has the result; many go on in the background. */
async function proceed(act: Act, id: string, people: number): Promise<void> {
  if (people > MOST_AT_ONCE) await act.services.jobs.enqueue(act.db, BULK_JOB, { bulk_action_id: id });
  else while (await goOn(serverAct(act.services, act.db), id));
}

/** Stops an action half-way; what was done stays. */
export async function stopBulk(act: SignedAct, named: BulkRow): Promise<BulkAction> {
  const action = ownAction(act, named);
  if (action.status !== 'running') throw refused(applicantsSay('applicants.bulk_ended'));
  const at = act.services.now();
  await storeBulkStatus(act.db, action.id, 'stopped', at);
  await endJob(act, action.id, { status: 'cancelled', at });
  return viewOf(act.db, act.actor, action.id);
}

/** Takes an action back. Those who moved on meanwhile stay where they are. */
export async function undoBulk(act: SignedAct, named: BulkRow): Promise<BulkAction> {
  const action = ownAction(act, named);
  if (action.status === 'running') throw refused(applicantsSay('applicants.bulk_running'));
  if (!mayUndo(action)) throw refused(applicantsSay('applicants.taken_back'));
  await storeBulkStatus(act.db, action.id, 'undoing', null);
  await undoJob(act, action.id, action.done);
  await proceed(act, action.id, action.done);
  return viewOf(act.db, act.actor, action.id);
}

/** An action is its maker's; to others with the same right it does not exist. */
function ownAction({ actor }: SignedAct, action: BulkRow): BulkRow {
  if (action.actor_id !== actor.user_id) throw notFound();
  return action;
}

function mayUndo(action: BulkRow): boolean {
  return action.done > 0 && ['done', 'stopped', 'failed'].includes(action.status);
}

function refused(said: Said): Refusal {
  return new Refusal('refused_by_rule', said);
}

async function viewOf(db: Db, actor: Actor, id: string): Promise<BulkAction> {
  const [action] = await findBulkActions(db, [id], actor);
  if (!action) throw notFound();
  return bulkView(db, actor, action);
}

/** An action with who was left out and why. */
async function bulkView(db: Db, actor: Actor, action: BulkRow): Promise<BulkAction> {
  const rights = applicantRights(actor, action);
  const { change } = action;
  const [skips, people] = await Promise.all([
    countSkips(db, action.id),
    findSkipped(db, action.id, SHOWN_SKIPPED),
  ]);
  return {
    bulk_action_id: action.id,
    kind: action.kind,
    to: change.kind === 'move' ? change.to : null,
    add: change.kind === 'tag' ? [...change.add] : [],
    remove: change.kind === 'tag' ? [...change.remove] : [],
    status: action.status,
    total: action.total,
    done: action.done,
    skipped: action.skipped,
    undone: action.undone,
    skips,
    skipped_people: people.map((person) => ({
      application_id: person.application_id,
      name: rights.see_identity ? person.applicant_name : null,
      code: applicantCode(person.application_id),
      status: person.status,
      reason: person.reason,
    })),
    told_at: action.told_at,
    created_at: action.created_at,
    finished_at: action.finished_at,
    may_undo: mayUndo(action),
  };
}
