import type { readStart, startApplication as route } from '@tryout/contract/applications/application-start';
import type { RouteBody, RouteData, RouteQuery } from '@tryout/contract/define-route';
import { maskEmail } from '@tryout/domain/accounts/email';
import { employerLook } from '@tryout/domain/organizations/employer-look';
import { acceptsApplications } from '@tryout/domain/positions/position-status';
import type { Act, SignedAct } from '../../../platform/act.ts';
import { type Actor, displayName, may } from '../../../platform/http/actor.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { SOURCE_DAYS } from '../../../platform/http/source-cookie.ts';
import { hashToken } from '../../../platform/http/tokens.ts';
import type { Language } from '../../../platform/language/language.ts';
import { configValue } from '../../app-config/public.ts';
import { appendApplicationLog, beginApplicationLog } from '../../application-log/public.ts';
import type { SessionAct } from '../../auth/public.ts';
import { refuseOver } from '../../organizations/public.ts';
import { applyingTakes } from '../../positions/public.ts';
import { applicationsSay } from '../applications.messages.ts';
import { type Applicant, provisionalApplicant, statedPerson } from './applicant-account.ts';
import {
  type ApplyInvite,
  type ApplyPosition,
  acceptInvite,
  type EarlierApplications,
  findApplyInvite,
  findApplyPosition,
  findLatestApplication,
  findSource,
  freezeRevision,
  insertApplication,
  lockEarlierApplications,
  takeGenerated,
} from './start-application.queries.ts';

/** What somebody sends who begins to apply. */
type Start = RouteBody<typeof route> & {
  readonly language: Language;
  /** Codes of the links by which the person came, the latest first. */
  readonly sources: readonly string[];
};

const DAY_MS = 86_400_000;

/** Days in which applications to one organization are counted (product §2.9). */
const LIMIT_DAYS = 30;

/** Begins an application, or answers the one that is there already. */
export async function startApplication(act: SessionAct, body: Start): Promise<RouteData<typeof route>> {
  const { db, services, actor } = act;
  const position = await findApplyPosition(db, body.position_id, services.now());
  if (!position || position.status === 'draft' || position.status === 'archived') throw notFound();
  if (actor && actor.user_type !== 'candidate') return startTest({ ...act, actor }, position);
  const invite = await inviteFor(act, position, body.invite_token, true);
  if (!actor) {
    return startSignedOut(act, body, position, invite);
  }
  const applicant = { user_id: actor.user_id, email: actor.email, name: displayName(actor) };
  return startFor(act, body, applicant, position, invite);
}

/**
 * Takes the application of somebody who is not signed in. It depends on the position, the invitation and what was
 * entered, never on what is there for the stated address.
 */
async function startSignedOut(
  act: SessionAct,
  body: Start,
  position: ApplyPosition,
  invite: ApplyInvite | null,
): Promise<RouteData<typeof route>> {
  const { db, services } = act;
  refuseClosed(position);
  refuseUninvited(position, invite);
  const person = statedPerson(body);
  if (invite) {
    refuseUsed(invite);
    refuseOtherAddress(position, invite, person.email);
  }
  const applicant = await provisionalApplicant(act, person, body);
  const at = services.now();
  const generated =
    invite?.email === person.email ? await takeGenerated(db, invite, applicant.user_id, at) : null;
  if (!invite || generated === null) return startFor(act, body, applicant, position, invite);
  await logStart(act, appendApplicationLog, generated, position, applicant.user_id, 'candidate');
  await acceptInvite(db, invite.id, generated, at);
  return { outcome: 'started', application_id: generated, created: true, ...tokenOf(applicant) };
}

/** What somebody is about to apply for; refused as starting would be. */
export async function startInfo(
  act: Act,
  query: RouteQuery<typeof readStart>,
): Promise<RouteData<typeof readStart>> {
  const { db, services, actor } = act;
  const position = await findApplyPosition(db, query.position_id, services.now());
  if (!position || position.status === 'draft' || position.status === 'archived') throw notFound();
  const running = actor ? await runningApplication(act, position, actor.user_id) : null;
  const invite = await inviteFor(act, position, query.invite_token, false);
  if (running === null && (!actor || actor.user_type === 'candidate')) {
    refuseClosed(position);
    refuseUninvited(position, invite);
    if (!actor && invite) refuseUsed(invite);
  }
  if (actor && actor.user_type !== 'candidate') refuseForeignTest(actor, position);
  return {
    position_title: position.title,
    organization_name: position.organization_name,
    organization_look: employerLook({ ...position, slug: position.organization_slug }),
    email_masked: invite ? maskEmail(invite.email) : null,
    first_name: invite?.first_name ?? '',
    last_name: invite?.last_name ?? '',
    applying_takes: await applyingTakes(db, position.revision_id),
    running_application_id: running,
  };
}

async function startFor(
  act: Act,
  body: Start,
  applicant: Applicant,
  position: ApplyPosition,
  invite: ApplyInvite | null,
): Promise<RouteData<typeof route>> {
  const { db, services } = act;
  const answer = (application_id: string, created: boolean) => ({
    outcome: 'started' as const,
    application_id,
    created,
    ...tokenOf(applicant),
  });
  const at = services.now();
  const earlier = await lockEarlierApplications(db, applicant.user_id, {
    position_id: position.id,
    organization_id: position.organization_id,
    since: new Date(at.getTime() - LIMIT_DAYS * DAY_MS),
  });
  const running = runningOf(earlier.latest);
  if (running) {
    if (invite) await acceptInvite(db, invite.id, running, at);
    return answer(running, false);
  }
  refuseClosed(position);
  refuseUninvited(position, invite);
  if (invite) refuseOtherAddress(position, invite, applicant.email);
  if (!body.consent) throw invalidField('consent', applicationsSay('applications.consent_missing'));
  await refuseTooMany(act, earlier, at);
  await freezeRevision(db, position, at);
  // Whoever was invited came by that.
  const source = invite ? undefined : await sourceOf(act, position, body.sources);
  const id = await insertApplication(db, {
    organization_id: position.organization_id,
    position_id: position.id,
    revision_id: position.revision_id,
    candidate_id: applicant.user_id,
    source_link_id: source?.id ?? null,
    origin: invite ? originOf(invite.source) : source?.kind === 'referral' ? 'referral' : 'public',
    name: applicant.name,
    email: applicant.email,
    is_test: false,
    at,
  });
  if (id === null) return answer(await mustBeRunning(act, position, applicant.user_id), false);
  await logStart(act, beginApplicationLog, id, position, applicant.user_id, 'candidate');
  if (invite) await acceptInvite(db, invite.id, id, at);
  return answer(id, true);
}

/** The link by which somebody came to a position. */
async function sourceOf({ db, services }: Act, position: ApplyPosition, codes: readonly string[]) {
  if (codes.length === 0) return undefined;
  const since = new Date(services.now().getTime() - SOURCE_DAYS * DAY_MS);
  return findSource(db, position.organization_id, codes, since);
}

/** How an application came that follows an invitation. */
function originOf(source: string): 'generated' | 'agency' | 'invite' {
  return source === 'generated' || source === 'agency' ? source : 'invite';
}

const tokenOf = ({ token }: Applicant) => (token ? { token } : {});

function refuseUsed(invite: ApplyInvite): void {
  if (invite.status !== 'approved') return;
  const message = applicationsSay('applications.invitation_used', { email: maskEmail(invite.email) });
  throw new Refusal('refused_by_rule', message);
}

function refuseOtherAddress(position: ApplyPosition, invite: ApplyInvite, email: string): void {
  if (position.visibility === 'public' || invite.email === email) return;
  const message = applicationsSay('applications.other_address', { email: maskEmail(invite.email) });
  throw new Refusal('refused_by_rule', message, { fields: [{ field: 'email', message }] });
}

/** A recruiter tries a position of the own organization; nothing of it counts anywhere. */
async function startTest(act: SignedAct, position: ApplyPosition): Promise<RouteData<typeof route>> {
  const { actor } = act;
  refuseForeignTest(actor, position);
  const running = await runningApplication(act, position, actor.user_id);
  if (running) return { outcome: 'started', application_id: running, created: false };
  const at = act.services.now();
  await freezeRevision(act.db, position, at);
  const id = await insertApplication(act.db, {
    organization_id: position.organization_id,
    position_id: position.id,
    revision_id: position.revision_id,
    candidate_id: actor.user_id,
    origin: 'generated',
    name: displayName(actor),
    email: actor.email,
    is_test: true,
    at,
  });
  if (id === null) {
    const application_id = await mustBeRunning(act, position, actor.user_id);
    return { outcome: 'started', application_id, created: false };
  }
  await logStart(act, beginApplicationLog, id, position, actor.user_id, 'user');
  return { outcome: 'started', application_id: id, created: true };
}

function refuseForeignTest(actor: Actor, position: ApplyPosition): void {
  const place = { organization_id: position.organization_id, position_id: position.id };
  if (may(actor, 'application.generate', place)) return;
  throw new Refusal('forbidden', applicationsSay('applications.for_candidates'));
}

async function inviteFor(
  { db, services }: Act,
  position: ApplyPosition,
  token: string | undefined,
  hold: boolean,
): Promise<ApplyInvite | null> {
  if (token === undefined) return null;
  const invite = await findApplyInvite(db, hashToken(token), services.now(), hold);
  if (!invite || invite.position_id !== position.id) throw notFound();
  refuseOver(invite, { except: 'used' });
  return invite;
}

function refuseClosed(position: ApplyPosition): void {
  if (position.status === 'published' && position.opens_on !== null && position.opens_on > position.today) {
    throw new Refusal(
      'refused_by_rule',
      applicationsSay('applications.opens_on', { day: position.opens_on }),
    );
  }
  if (!acceptsApplications(position)) {
    throw new Refusal('gone', applicationsSay('applications.position_over'));
  }
}

function refuseUninvited(position: ApplyPosition, invite: ApplyInvite | null): void {
  if (invite) return;
  if (position.visibility === 'confidential') throw notFound();
  if (position.visibility === 'invite_only') {
    throw new Refusal('forbidden', applicationsSay('applications.invited_only'));
  }
}

async function runningApplication(
  act: Act,
  position: ApplyPosition,
  candidateId: string,
): Promise<string | null> {
  return runningOf((await findLatestApplication(act.db, position.id, candidateId)) ?? null);
}

const runningOf = (latest: EarlierApplications['latest']): string | null =>
  latest && latest.status !== 'rejected' ? latest.id : null;

async function mustBeRunning(act: Act, position: ApplyPosition, candidateId: string): Promise<string> {
  const running = await runningApplication(act, position, candidateId);
  if (!running) throw new Refusal('conflict', applicationsSay('applications.same_moment'));
  return running;
}

async function refuseTooMany({ db }: Act, { count, latest }: EarlierApplications, now: Date): Promise<void> {
  const most = await configValue(db, 'applications_per_organization');
  if (count >= most) {
    throw new Refusal(
      'refused_by_rule',
      applicationsSay('applications.too_many', { times: most, days: LIMIT_DAYS }),
    );
  }
  if (latest?.status !== 'rejected') return;
  const again = new Date(latest.created_at).getTime() + (await configValue(db, 'reapply_days')) * DAY_MS;
  if (again > now.getTime()) {
    const day = new Date(again).toISOString().slice(0, 10);
    throw new Refusal('refused_by_rule', applicationsSay('applications.again_from', { day }));
  }
}

async function logStart(
  act: Act,
  write: typeof appendApplicationLog,
  id: string,
  position: ApplyPosition,
  actorId: string,
  kind: 'candidate' | 'user',
): Promise<void> {
  await write(
    act.db,
    [
      {
        application_id: id,
        organization_id: position.organization_id,
        actor_id: actorId,
        actor_kind: kind,
        action: 'started',
        to_status: 'started',
      },
    ],
    act.services.now(),
  );
}
