import type { RouteBody } from '@tryout/contract/define-route';
import type {
  CandidateInvite,
  checkCandidateInvites,
  sendCandidateInvites,
} from '@tryout/contract/positions/candidate-invites';
import { emailProblem, normalizeEmail } from '@tryout/domain/accounts/email';
import { uuidv7 } from 'uuidv7';

import { type Act, audit, type SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { newToken } from '../../../platform/http/tokens.ts';
import { restingAddresses, turnsOfList } from '../../../platform/mail/mail-pace.ts';
import { mailTo } from '../../notifications/public.ts';
import { dayIn } from '../calendar-day.ts';
import { applyingTakes } from '../jobs/applying-takes.ts';
import { allowedMoves } from '../position-rights.ts';
import type { PositionRow } from '../position-row.ts';
import { positionsSay } from '../positions.messages.ts';
import { findPositions } from '../positions.queries.ts';
import { findCurrentRevision } from '../revisions.queries.ts';
import {
  endInvite,
  findStandings,
  type InviteRow,
  insertInvites,
  lockInvite,
  renewInvite,
  type Standing,
} from './candidate-invites.queries.ts';
import { invitationsSay } from './invitations.messages.ts';
import { type ListedPerson, readCsv, readPasted } from './read-invite-list.ts';

/** Days an invitation to apply is valid (product §2.3). */
export const INVITE_DAYS = 14;

/** One invitation of one position. */
interface InviteRef {
  readonly position_id: string;
  readonly candidate_invite_id: string;
}

type Verdict = 'ok' | 'invalid_email' | 'duplicate_in_list' | Standing | 'emailed_recently';

/** Says of each person of a list whether they can be invited; an address counts once, where it comes first. */
export async function judgeList<T extends { email: string }>(
  db: Db,
  positionId: string,
  people: readonly T[],
): Promise<(T & { verdict: Verdict })[]> {
  const standings = await findStandings(
    db,
    positionId,
    people.map((person) => person.email).filter((email) => emailProblem(email) === null),
  );
  const seen = new Set<string>();
  return people.map((person) => {
    const { email } = person;
    if (emailProblem(email) !== null) return { ...person, verdict: 'invalid_email' };
    const verdict = seen.has(email) ? 'duplicate_in_list' : (standings.get(email) ?? 'ok');
    seen.add(email);
    return { ...person, verdict };
  });
}

/** Reads a pasted list or a CSV and says what would happen to each line. Nothing is stored or sent. */
export async function checkInvites(
  { db }: Act,
  positionId: string,
  { pasted, csv }: RouteBody<typeof checkCandidateInvites>,
) {
  if ((pasted === undefined) === (csv === undefined)) {
    throw invalidField('pasted', invitationsSay('positions.invitations.one_list'));
  }
  const people: ListedPerson[] = csv === undefined ? readPasted(pasted ?? '') : readCsv(csv);
  if (people.length === 0) {
    throw invalidField(
      csv === undefined ? 'pasted' : 'csv',
      invitationsSay('positions.invitations.no_address'),
    );
  }
  const rows = await judgeList(db, positionId, people);
  const ok = rows.filter((row) => row.verdict === 'ok').length;
  return { rows, ok, refused: rows.length - ok };
}

/** Refuses what no invitation can lead to. */
export function refuseUninvitable({ actor }: SignedAct, position: PositionRow): void {
  const current = { status: position.status, allowed: allowedMoves(actor, position) };
  if (position.organization_status !== 'approved') {
    throw new Refusal('refused_by_rule', positionsSay('positions.organization_not_approved'), {
      current,
    });
  }
  if (position.status !== 'published') {
    throw new Refusal('refused_by_rule', invitationsSay('positions.invitations.publish_first'), {
      current,
    });
  }
}

/** Sends invitations of a position that is known by its id, for work that goes on after its request. */
export async function sendInvitesTo(
  act: SignedAct,
  positionId: string,
  body: RouteBody<typeof sendCandidateInvites>,
) {
  const [position] = await findPositions(act.db, [positionId], act.actor);
  if (!position) throw notFound();
  return sendInvites(act, position, body, { ofList: true });
}

/**
 * Sends invitations. Whoever cannot be invited is named in the answer and passed over.
 * @param how `ofList`: these are of a longer list, so that one alone is passed over as well, and takes its turn. `waits`:
 *   it takes its turn, however short ago the address was written to
 */
export async function sendInvites(
  act: SignedAct,
  position: PositionRow,
  body: Omit<RouteBody<typeof sendCandidateInvites>, 'source'> & {
    readonly source: CandidateInvite['source'];
  },
  { ofList, waits = false }: { readonly ofList: boolean; readonly waits?: boolean } = {
    ofList: body.people.length > 1,
  },
) {
  const { db, services } = act;
  refuseUninvitable(act, position);
  const now = services.now();
  const people = body.people.map((person) => ({ ...person, email: normalizeEmail(person.email) }));
  const standing = await judgeList(db, position.id, people);
  const judged = ofList && !waits ? await judgeTurns(act, position, standing) : standing;
  const drafts = judged
    .filter((person) => person.verdict === 'ok')
    .map((person) => ({ ...person, id: uuidv7(), ...hashed(newToken()) }));
  const expires_at = new Date(now.getTime() + INVITE_DAYS * 86_400_000);
  const added = await insertInvites(db, drafts, {
    organization_id: position.organization_id,
    position_id: position.id,
    message: body.message,
    source: body.source,
    expires_at,
    sent_at: now,
    invited_by: act.actor.user_id,
  });
  const sent = drafts.filter((draft) => added.has(draft.id));
  const turns = ofList ? await turnsOfList(db, position.organization_id, sent.length, now) : [];
  const minutes = await minutesToApply(act, position);
  for (const [place, draft] of sent.entries()) {
    const invite = { ...draft, message: body.message, minutes, expires_at, send_count: 1 };
    await mailInvite(act, position, invite, turns[place]);
  }
  await audit(act, {
    event_type: 'create',
    action: 'position.candidates_invited',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { sent: added.size, passed_over: judged.length - added.size },
  });
  const lost = new Set(drafts.filter((draft) => !added.has(draft.id)).map((draft) => draft.email));
  const results = judged.map(({ email, verdict }) => ({
    email,
    verdict: verdict === 'ok' && lost.has(email) ? ('already_invited' as const) : verdict,
  }));
  return { sent: added.size, all_sent_at: turns.at(-1)?.toISOString() ?? now.toISOString(), results };
}

/** Passes over whoever of a list had a mail a moment ago; somebody invited alone is refused when the mail is asked for. */
async function judgeTurns<T extends { email: string; verdict: Verdict }>(
  { db, services }: Act,
  position: PositionRow,
  judged: readonly T[],
): Promise<(T & { verdict: Verdict })[]> {
  const ask = {
    organization_id: position.organization_id,
    kind: 'candidate_invited',
    emails: judged.map((each) => each.email),
  };
  const resting = await restingAddresses(db, ask, services.now());
  return judged.map((each) =>
    each.verdict === 'ok' && resting.has(each.email) ? { ...each, verdict: 'emailed_recently' } : each,
  );
}

function hashed({ token, hash }: { token: string; hash: Buffer }) {
  return { token, token_hash: hash };
}

/** Mails the personal link of an invitation; the words of the inviter come first. `turn`: when, on a list. */
export async function mailInvite(
  act: Act,
  position: PositionRow,
  invite: {
    id: string;
    email: string;
    message: string;
    minutes: number;
    token: string;
    expires_at: Date;
    send_count: number;
  },
  turn?: Date,
): Promise<void> {
  await mailTo(act, {
    type: 'candidate_invited',
    effect_key: `${invite.id}:${invite.send_count}`,
    params: {
      organization: position.organization_name,
      position: position.title,
      message: invite.message,
      minutes: String(invite.minutes),
      expires: dayIn(position.time_zone, invite.expires_at),
    },
    email: invite.email,
    link: `/invite/${invite.token}`,
    organization_id: position.organization_id,
    ...(turn ? { turn: 'list', send_after: turn } : {}),
  });
}

/** What applying takes, as the job page tells it. */
export async function minutesToApply({ db }: { db: Db }, position: PositionRow): Promise<number> {
  const revision = await findCurrentRevision(db, position.id);
  if (!revision) throw notFound();
  return (await applyingTakes(db, revision.id)).minutes;
}

async function lockedInvite(db: Db, { position_id, candidate_invite_id }: InviteRef): Promise<InviteRow> {
  const invite = await lockInvite(db, { id: candidate_invite_id });
  if (!invite || invite.position_id !== position_id) throw notFound();
  return invite;
}

/** Sends an invitation again with a new link; also one whose time has passed. */
export async function resendInvite(
  act: SignedAct,
  position: PositionRow,
  inviteId: string,
): Promise<InviteRow> {
  const { db, services } = act;
  const invite = await lockedInvite(db, { position_id: position.id, candidate_invite_id: inviteId });
  refuseUninvitable(act, position);
  const expired = invite.status === 'closed' && invite.closed_reason === 'expired';
  if (invite.status !== 'new' && !expired) {
    throw new Refusal('refused_by_rule', invitationsSay('positions.invitations.only_pending_resent'), {
      current: { status: invite.status, allowed: [] },
    });
  }
  const now = services.now();
  const { token, hash } = newToken();
  const expires_at = new Date(now.getTime() + INVITE_DAYS * 86_400_000);
  await renewInvite(db, invite.id, { token_hash: hash, expires_at, sent_at: now });
  const send_count = invite.send_count + 1;
  const minutes = await minutesToApply(act, position);
  await mailInvite(act, position, { ...invite, minutes, token, expires_at, send_count });
  return {
    ...invite,
    send_count,
    status: 'new',
    closed_reason: '',
    expires_at: expires_at.toISOString(),
    sent_at: now.toISOString(),
  };
}

/** Takes an invitation back. */
export async function revokeInvite(act: Act, ref: InviteRef): Promise<InviteRow> {
  const invite = await lockedInvite(act.db, ref);
  if (invite.status !== 'new') {
    throw new Refusal('refused_by_rule', invitationsSay('positions.invitations.only_pending_revoked'), {
      current: { status: invite.status, allowed: [] },
    });
  }
  await endInvite(act.db, invite.id, { status: 'closed', closed_reason: 'revoked' }, act.services.now());
  await audit(act, {
    event_type: 'update',
    action: 'position.invitation_revoked',
    target_type: 'position',
    target_id: invite.position_id,
    organization_id: invite.organization_id,
    meta: { email: invite.email },
  });
  return { ...invite, status: 'closed', closed_reason: 'revoked' };
}
