import type { CandidateLook, PlatformCandidateDetail } from '@tryout/contract/administration/platform-lists';
import { maskEmail } from '@tryout/domain/accounts/email';
import { INSIDE_LOOK_MINUTES, isOpenLook } from '@tryout/domain/administration/inside-look';
import { audit, type SignedAct } from '../../platform/act.ts';
import { displayName } from '../../platform/http/actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { notifyPeople } from '../notifications/public.ts';
import { administrationSay } from './administration.messages.ts';
import {
  type CandidateLookRow,
  countCandidateSeen,
  findCandidateLooks,
  findOpenLook,
  holdLooker,
  insertCandidateLook,
  storeCandidateLookEnd,
} from './candidate-looks.queries.ts';
import { findApplicationsOfCandidate, findCandidate, findDataRequests } from './directory.queries.ts';

function viewOf({ opened_by: _by, ...look }: CandidateLookRow, now: Date): CandidateLook {
  return { ...look, is_open: isOpenLook(look, now) };
}

/** The caller's look that is open: at a candidate, or (null) at the names of all applications; undefined: none. */
export function openLookAt(
  { db, actor, services }: SignedAct,
  candidateId: string | null,
): Promise<CandidateLookRow | undefined> {
  return findOpenLook(db, actor.user_id, candidateId, services.now());
}

/** Notes that names were shown in a look: in its count and in the security log. */
export async function noteNamesShown(
  act: SignedAct,
  look: CandidateLookRow,
  what: {
    readonly action: 'candidate_data.seen' | 'candidate_data.searched';
    readonly target_id?: string;
    readonly meta: Readonly<Record<string, string | number>>;
  },
): Promise<void> {
  await countCandidateSeen(act.db, look.candidate_look_id);
  await audit(act, {
    event_type: 'access',
    action: what.action,
    target_type: 'user',
    ...(what.target_id ? { target_id: what.target_id } : {}),
    organization_id: null,
    meta: what.meta,
  });
}

/** One candidate; who it is only while the caller's look is open. @throws Refusal for any other account */
export async function candidateDetail(act: SignedAct, userId: string): Promise<PlatformCandidateDetail> {
  const { db, services } = act;
  const found = await findCandidate(db, userId);
  if (!found) throw notFound();
  const now = services.now();
  const open = await openLookAt(act, userId);
  if (open) {
    await noteNamesShown(act, open, { action: 'candidate_data.seen', target_id: userId, meta: {} });
  }
  const { id, name, email, phone, ...row } = found;
  return {
    user_id: id,
    ...row,
    name: open ? name : null,
    email: open ? email : maskEmail(email),
    phone: open ? phone : null,
    application_list: await findApplicationsOfCandidate(db, userId),
    requests: await findDataRequests(db, userId),
    looks: (await findCandidateLooks(db, userId)).map((look) => viewOf(look, now)),
    open: open ? viewOf(open, now) : null,
  };
}

async function beginLook(act: SignedAct, candidateId: string | null, reason: string): Promise<string> {
  const { db, actor, services } = act;
  await holdLooker(db, actor.user_id);
  if (await openLookAt(act, candidateId)) {
    throw new Refusal('conflict', administrationSay('administration.look.open_already'));
  }
  const opened_at = services.now();
  const id = await insertCandidateLook(db, {
    candidate_id: candidateId,
    opened_by: actor.user_id,
    opened_by_name: displayName(actor),
    reason,
    opened_at,
    expires_at: new Date(opened_at.getTime() + INSIDE_LOOK_MINUTES * 60_000),
  });
  await audit(act, {
    event_type: 'access',
    action: 'candidate_data.opened',
    target_type: 'user',
    ...(candidateId === null ? {} : { target_id: candidateId }),
    organization_id: null,
    meta: { reason, minutes: INSIDE_LOOK_MINUTES },
  });
  return id;
}

async function finishLook(act: SignedAct, candidateId: string | null): Promise<void> {
  const open = await openLookAt(act, candidateId);
  if (!open) return;
  await storeCandidateLookEnd(act.db, open.candidate_look_id, act.services.now());
  await audit(act, {
    event_type: 'access',
    action: 'candidate_data.closed',
    target_type: 'user',
    ...(candidateId === null ? {} : { target_id: candidateId }),
    organization_id: null,
    meta: { seen: open.seen },
  });
}

/** Shows a candidate to the caller for an hour; the candidate is told who looked and why. */
export async function openCandidateLook(
  act: SignedAct,
  userId: string,
  reason: string,
): Promise<PlatformCandidateDetail> {
  if (!(await findCandidate(act.db, userId))) throw notFound();
  const id = await beginLook(act, userId, reason);
  await notifyPeople(act, [userId], {
    type: 'candidate_looked_at',
    effect_key: id,
    params: { person: displayName(act.actor), reason },
    link: '/user/settings/data',
    mail: {},
  });
  return candidateDetail(act, userId);
}

/** Ends the caller's look at a candidate. One that is over stays over. */
export async function endCandidateLook(act: SignedAct, userId: string): Promise<PlatformCandidateDetail> {
  if (!(await findCandidate(act.db, userId))) throw notFound();
  await finishLook(act, userId);
  return candidateDetail(act, userId);
}

/** The caller's look for searching, if one is open. */
export async function searchLook(act: SignedAct): Promise<{ open: CandidateLook | null }> {
  const open = await openLookAt(act, null);
  return { open: open ? viewOf(open, act.services.now()) : null };
}

/** Shows names in the list of all applications for an hour. */
export async function openSearchLook(
  act: SignedAct,
  reason: string,
): Promise<{ open: CandidateLook | null }> {
  await beginLook(act, null, reason);
  return searchLook(act);
}

/** Hides names there again. */
export async function endSearchLook(act: SignedAct): Promise<{ open: CandidateLook | null }> {
  await finishLook(act, null);
  return searchLook(act);
}
