import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import type { RouteBody } from '@tryout/contract/define-route';
import {
  type changeMatchingPeople as changeRoute,
  type inviteMatchingPeople as inviteRoute,
  MOST_CHANGED,
  MOST_INVITED,
} from '@tryout/contract/talent-pool/bulk-people';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../../platform/act.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { beginJob, readJob } from '../../background-jobs/public.ts';
import { organizationOf } from '../../organizations/public.ts';
import { refuseForeignOwner } from '../change-people.ts';
import { type PeopleQuery, peopleFilterOf } from '../list-people.ts';
import { talentPoolSay } from '../talent-pool.messages.ts';
import { consentOf } from '../write-person.ts';
import { findMatching } from './bulk-people.queries.ts';
import { type BulkWish, CHANGE_JOB, INVITE_JOB } from './carry-out-bulk.job.ts';

interface Searched {
  readonly organization_id: string;
  readonly filters: PeopleQuery;
  readonly expected_count: number;
  readonly most: number;
}

/** Changes everybody whom a search finds, in the background. */
export async function changeMatching(
  act: SignedAct,
  { organization_id: named, filters, expected_count, ...change }: RouteBody<typeof changeRoute>,
): Promise<BackgroundJob> {
  const organization_id = organizationOf(act.actor, named);
  await refuseForeignOwner(act, organization_id, change.owner_id);
  if (change.consent) consentOf(change.consent);
  const ids = await matching(act, { organization_id, filters, expected_count, most: MOST_CHANGED });
  return begin(act, { organization_id, kind: 'people_change', wish: { ids, change } });
}

/** Invites everybody whom a search finds to a position, in the background. */
export async function inviteMatching(
  act: SignedAct,
  position: RowOfRef<'position'>,
  { organization_id: named, filters, expected_count, message }: RouteBody<typeof inviteRoute>,
): Promise<BackgroundJob> {
  const organization_id = organizationOf(act.actor, named);
  if (position.organization_id !== organization_id) throw notFound();
  const ids = await matching(act, { organization_id, filters, expected_count, most: MOST_INVITED });
  return begin(act, {
    organization_id,
    position_id: position.id,
    kind: 'people_invite',
    wish: { ids, message },
  });
}

async function matching(
  { db, actor }: SignedAct,
  { organization_id, filters, expected_count, most }: Searched,
): Promise<string[]> {
  const filter = await peopleFilterOf(db, organization_id, filters);
  const ids = await findMatching(db, actor, filter, most + 1);
  if (ids.length === expected_count) return ids;
  throw new Refusal(
    'conflict',
    ids.length > most
      ? talentPoolSay('talent-pool.bulk.too_many', { most })
      : talentPoolSay('talent-pool.bulk.changed', { total: ids.length }),
  );
}

interface Begun {
  readonly organization_id: string;
  readonly position_id?: string;
  readonly kind: 'people_change' | 'people_invite';
  readonly wish: BulkWish;
}

async function begin(act: SignedAct, { wish, kind, ...subject }: Begun): Promise<BackgroundJob> {
  const { db, actor, services } = act;
  const id = uuidv7();
  await beginJob(act, actor.user_id, {
    id,
    ...subject,
    kind,
    facts: {},
    wish,
    status: 'queued',
    total: wish.ids.length,
  });
  await audit(act, {
    event_type: 'action',
    action: kind === 'people_change' ? 'people.bulk_changed' : 'people.bulk_invited',
    target_type: 'background_job',
    target_id: id,
    organization_id: subject.organization_id,
    meta: { total: wish.ids.length },
  });
  await services.jobs.enqueue(db, kind === 'people_change' ? CHANGE_JOB : INVITE_JOB, {
    background_job_id: id,
  });
  return readJob(act, id);
}
