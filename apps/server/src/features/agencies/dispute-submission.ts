import type {
  disputeSubmission as disputeRoute,
  listDisputes as listRoute,
  ReferredDispute,
  SubmissionDetail,
  settleDispute as settleRoute,
} from '@tryout/contract/agencies/submissions';
import type { RouteBody, RouteData, RouteQuery } from '@tryout/contract/define-route';
import { maskEmail } from '@tryout/domain/accounts/email';
import { type DisputeOutcome, settledBy } from '@tryout/domain/agencies/dispute';
import { claimOf, isInForce } from '@tryout/domain/agencies/ownership';
import type { SignedAct } from '../../platform/act.ts';
import { shownAs } from '../../platform/http/keyset.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { notifyPeople } from '../notifications/public.ts';
import { agenciesSay } from './agencies.messages.ts';
import { auditBoth, nameOf, tellOfSubmission } from './agency-news.ts';
import { readerOf } from './agency-side.ts';
import { endClaims, findClaims, insertClaim, lockPerson } from './claims.queries.ts';
import {
  type DisputeRow,
  findDisputes,
  findReferredPage,
  insertDispute,
  type ReferredRow,
  storeOutcome,
  storeReferred,
  storeWish,
} from './disputes.queries.ts';
import { findOwnershipMode, findPlatformPeople } from './shares.queries.ts';
import { mayBeDisputed, submissionNow } from './submission-view.ts';
import { lockSubmission, type SubmissionRow, storeOwner } from './submissions.queries.ts';

/**
 * Opens a dispute, or says what the caller's side wants in it. It is settled as soon as both sides want the same,
 * unless another agency would lose its right by that.
 */
export async function disputeSubmission(
  act: SignedAct,
  id: string,
  { wish, statement }: RouteBody<typeof disputeRoute>,
): Promise<SubmissionDetail> {
  const { db, actor, services } = act;
  const now = services.now();
  const { side } = readerOf(actor);
  const submission = await heldSubmission(act, id);
  const disputes = await findDisputes(db, id);
  if (!mayBeDisputed(submission, disputes)) {
    throw new Refusal('refused_by_rule', agenciesSay('agencies.not_disputable'));
  }
  const open = disputes.find((each) => each.status === 'open');
  const dispute_id =
    open?.id ??
    (await insertDispute(
      db,
      { organization_id: submission.organization_id, submission_id: id, opened_by: side },
      now,
    ));
  await storeWish(db, dispute_id, { side, wish, statement });
  await auditBoth(act, submission, {
    event_type: open ? 'update' : 'create',
    action: 'submission.disputed',
    target_type: 'submission',
    target_id: id,
    meta: { by: side, wish },
  });
  const wishes = {
    agency: open?.agency_wish ?? null,
    company: open?.company_wish ?? null,
    [side]: wish,
  };
  const outcome = settledBy(wishes, await otherAgencyHolds(act, submission));
  if (outcome === null) {
    await tellOfSubmission(act, submission, side === 'company' ? 'agency' : 'company', {
      type: 'submission_disputed',
      key: `disputed:${now.toISOString()}`,
      params: { ...paramsOf(submission), words: statement },
    });
  } else {
    await settle(act, submission, dispute_id, { outcome, settled_by: 'sides', reason: '' });
  }
  return submissionNow(act, id);
}

/** Asks the platform to settle an open dispute. */
export async function referDispute(act: SignedAct, id: string): Promise<SubmissionDetail> {
  const { db, actor, services } = act;
  const submission = await heldSubmission(act, id);
  const open = (await findDisputes(db, id)).find((each) => each.status === 'open');
  if (!open) throw new Refusal('refused_by_rule', agenciesSay('agencies.no_open_dispute'));
  if (open.referred_at !== null)
    throw new Refusal('refused_by_rule', agenciesSay('agencies.referred_already'));
  await storeReferred(db, open.id, services.now());
  const { side } = readerOf(actor);
  await auditBoth(act, submission, {
    event_type: 'update',
    action: 'submission.dispute_referred',
    target_type: 'submission',
    target_id: id,
    meta: { by: side },
  });
  await notifyPeople(act, await findPlatformPeople(db), {
    type: 'dispute_referred',
    effect_key: `dispute:${open.id}`,
    params: {},
    link: '/user/admin/disputes',
    organization_id: null,
    mail: {},
  });
  return submissionNow(act, id);
}

/** Settles a dispute as the platform. */
export async function settleDispute(
  act: SignedAct,
  dispute: DisputeRow,
  { outcome, reason }: RouteBody<typeof settleRoute>,
): Promise<void> {
  const submission = await heldSubmission(act, dispute.submission_id);
  const now = (await findDisputes(act.db, submission.id)).find((each) => each.id === dispute.id);
  if (!now || now.referred_at === null) throw notFound();
  if (now.status !== 'open') {
    throw new Refusal('stale_status', agenciesSay('agencies.settled_already'), {
      current: { status: now.status, allowed: [] },
    });
  }
  await settle(act, submission, dispute.id, { outcome, settled_by: 'platform', reason });
}

/** One page of the disputes that were put to the platform. Of the person only a masked address. */
export function listDisputes(
  { db }: SignedAct,
  query: RouteQuery<typeof listRoute>,
): Promise<RouteData<typeof listRoute>> {
  return shownAs(findReferredPage(db, query), referredView);
}

function referredView(row: ReferredRow): ReferredDispute {
  const { id, organization_id: _, submission_id: __, email, ...rest } = row;
  return { ...rest, submission_dispute_id: id, person_masked: maskEmail(email) };
}

async function heldSubmission({ db }: SignedAct, id: string): Promise<SubmissionRow> {
  const submission = await lockSubmission(db, id);
  if (!submission) throw notFound();
  await lockPerson(db, submission);
  return submission;
}

/** Claims in force for the position of a submission. */
async function claimsNow({ db, services }: SignedAct, submission: SubmissionRow) {
  const now = services.now().getTime();
  return (await findClaims(db, submission)).filter((claim) => isInForce(claim, submission.position_id, now));
}

async function otherAgencyHolds(act: SignedAct, submission: SubmissionRow): Promise<boolean> {
  return (await claimsNow(act, submission)).some((claim) => claim.agency_id !== submission.agency_id);
}

/** Does what was settled: the claims and the owner follow, and both sides and an agency that loses its right are told. */
async function settle(
  act: SignedAct,
  submission: SubmissionRow,
  disputeId: string,
  settled: {
    readonly outcome: DisputeOutcome;
    readonly settled_by: 'sides' | 'platform';
    readonly reason: string;
  },
): Promise<void> {
  const { db, actor, services } = act;
  const now = services.now();
  await storeOutcome(db, disputeId, { ...settled, settled_by_user: actor.user_id }, now);
  const claims = await claimsNow(act, submission);
  const isAgencys = settled.outcome === 'agency';
  const ended = claims.filter((claim) => (claim.agency_id === submission.agency_id) !== isAgencys);
  const ids = ended.map((claim) => claim.id);
  await endClaims(db, ids, now);
  let until: number | null = null;
  if (isAgencys) {
    const own = claims.find((claim) => claim.agency_id === submission.agency_id);
    const mode = await findOwnershipMode(db, submission.organization_id);
    const claim = own ?? claimOf(mode, submission, now.getTime());
    const { organization_id, email, id } = submission;
    if (!own) await insertClaim(db, { ...claim, organization_id, email, submission_id: id });
    until = claim.until;
  }
  await storeOwner(
    db,
    submission.id,
    {
      owner: isAgencys ? 'agency' : 'company',
      owner_reason: 'dispute',
      owner_until: until === null ? null : new Date(until),
    },
    now,
  );
  await auditBoth(act, submission, {
    event_type: 'update',
    action: 'submission.dispute_settled',
    target_type: 'submission',
    target_id: submission.id,
    meta: { outcome: settled.outcome, by: settled.settled_by },
  });
  const news = {
    type: isAgencys ? ('dispute_for_agency' as const) : ('dispute_against_agency' as const),
    key: `settled:${disputeId}`,
    params: { ...paramsOf(submission), words: settled.reason },
  };
  await tellOfSubmission(act, submission, 'company', news);
  await tellOfSubmission(act, submission, 'agency', news);
  for (const claim of ended.filter((each) => each.agency_id !== submission.agency_id)) {
    const lost = await lockSubmission(db, claim.submission_id);
    if (!lost) continue;
    await storeOwner(db, lost.id, { owner: 'other_agency', owner_reason: 'dispute', owner_until: null }, now);
    await tellOfSubmission(act, lost, 'agency', {
      type: 'dispute_against_agency',
      key: `lost:${disputeId}`,
      params: { ...paramsOf(lost), words: settled.reason },
    });
  }
}

const paramsOf = (row: SubmissionRow) => ({
  company: row.company_name,
  agency: row.agency_name,
  person: nameOf(row),
  position: row.position_title,
});
