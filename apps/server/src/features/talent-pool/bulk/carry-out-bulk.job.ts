import type { Action } from '@tryout/domain/access/access-policy';
import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import { type SignedAct, serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { findActorOfUser } from '../../../platform/http/sessions.queries.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { beginAgain, endJob, noteProgress, takeUp } from '../../background-jobs/public.ts';
import { sendInvitesTo } from '../../positions/public.ts';
import { type ChangeOfPeople, changePeople } from '../change-people.ts';
import { findPeople, type StoredPerson } from '../people.queries.ts';
import { putBack } from './put-back.ts';

/** The job that changes everybody whom a search found. */
export const CHANGE_JOB = 'people.change';
/** The job that invites everybody whom a search found. */
export const INVITE_JOB = 'people.invite';

/** What is done to whom: those whom the search found when it was confirmed. */
export type BulkWish =
  | { readonly ids: readonly string[]; readonly change: ChangeOfPeople }
  | { readonly ids: readonly string[]; readonly message: string };

/** People in one transaction. */
const CHUNK = 100;

type Job = { readonly background_job_id: string };

/**
 * Changes or invites everybody whom a search found, some in a transaction. Work that a restart cut off begins anew: who was
 * changed or invited by then is so already.
 */
export function bulkPeopleJobs(services: Services): JobHandler<Job>[] {
  return (['people_change', 'people_invite'] as const).map((kind) => {
    const name = kind === 'people_change' ? CHANGE_JOB : INVITE_JOB;
    return {
      name,
      longest_s: 3600,
      begin: async () => {
        for (const background_job_id of await beginAgain(services, kind)) {
          await services.jobs.enqueue(services.db, name, { background_job_id });
        }
      },
      run: ({ background_job_id }) => carryOut(services, background_job_id),
    };
  });
}

async function carryOut(services: Services, id: string): Promise<void> {
  const { now, log } = services;
  const job = await takeUp(services, id);
  if (!job || job.organization_id === null) return;
  const wish = job.wish as BulkWish;
  const of = { owner_id: job.owner_id, organization_id: job.organization_id, position_id: job.position_id };
  try {
    if (job.facts.undoing) return await undo(services, id, of);
    let skipped = 0;
    for (let from = 0; from < wish.ids.length; from += CHUNK) {
      const ids = wish.ids.slice(from, from + CHUNK);
      skipped += await withTransaction(services.db, async (db) => {
        const act = await actOf(
          services,
          db,
          of,
          'change' in wish ? 'person.manage' : 'candidate_invite.manage',
        );
        const people = await findPeople(db, ids, act.actor);
        return ids.length - (await doChunk(act, { id, wish, position_id: of.position_id }, people));
      });
      if (!(await noteProgress(services, id, from + ids.length, { skipped }))) return;
    }
    await endJob(services, id, { status: 'done', at: now() });
  } catch (error) {
    log.warn({ err: error, background_job_id: id }, 'an action on people did not end');
    await endJob(services, id, { status: 'failed', at: now() });
  }
}

/** Puts people back as they were before a change, some in a transaction. */
async function undo(services: Services, id: string, of: Of): Promise<void> {
  let done = 0;
  for (;;) {
    const some = await withTransaction(services.db, async (db) =>
      putBack(await actOf(services, db, of, 'person.manage'), id, CHUNK),
    );
    done += some.done;
    if (some.taken === 0) break;
    if (!(await noteProgress(services, id, done))) return;
  }
  await endJob(services, id, { status: 'done', at: services.now() });
}

/** Does some; answers to how many it was done. */
async function doChunk(
  act: SignedAct,
  { id, wish, position_id: positionId }: { id: string; wish: BulkWish; position_id: string | null },
  people: readonly StoredPerson[],
): Promise<number> {
  if ('change' in wish)
    return (await changePeople(act, people, wish.change, { passOver: true, change_id: id })).changed;
  const invitable = people.filter((person) => person.email !== '');
  if (positionId === null || invitable.length === 0) return 0;
  const { sent } = await sendInvitesTo(act, positionId, {
    people: invitable.map(({ email, first_name, last_name }) => ({ email, first_name, last_name })),
    message: wish.message,
    source: 'manual',
  });
  return sent;
}

interface Of {
  readonly owner_id: string;
  readonly organization_id: string;
  readonly position_id: string | null;
}

/** The act of the one who set it off, with the rights of now. @throws Error when the right is gone */
async function actOf(services: Services, db: SignedAct['db'], of: Of, right: Action): Promise<SignedAct> {
  const actor = await findActorOfUser(db, of.owner_id, of.organization_id);
  const { organization_id, position_id } = of;
  const facts = { owner_user_id: null, organization_id, position_id, everyone: false };
  if (!actor || !scopeCovers(scopeOf(right, actor.user_type), right, actor, facts)) {
    throw new Error('its owner may not do this to people any more');
  }
  return { ...serverAct(services, db), actor };
}
