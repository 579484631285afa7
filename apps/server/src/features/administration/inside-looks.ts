import type {
  InsideLookView,
  OrganizationInside,
  readApplicantInside,
} from '@tryout/contract/administration/organization-inside';
import type { RouteData } from '@tryout/contract/define-route';
import { INSIDE_LOOK_MINUTES, isOpenLook } from '@tryout/domain/administration/inside-look';
import type { FastifyReply } from 'fastify';
import { audit, type SignedAct } from '../../platform/act.ts';
import { displayName } from '../../platform/http/actor.ts';
import type { PageRequest } from '../../platform/http/keyset.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { notifyPeople } from '../notifications/public.ts';
import { administrationSay } from './administration.messages.ts';
import { findApplicantsInside, findCvInside, findGiven, findInside } from './inside.queries.ts';
import {
  countSeen,
  findAdmins,
  findLooks,
  holdForLook,
  insertLook,
  type LookRow,
  storeLookEnd,
} from './inside-looks.queries.ts';

interface Looks {
  readonly items: InsideLookView[];
  readonly open: InsideLookView | null;
}

/** One organization with what it uses. */
export async function readInside({ db }: SignedAct, organizationId: string): Promise<OrganizationInside> {
  const found = await findInside(db, organizationId);
  if (!found) throw notFound();
  return found;
}

/** Looks at an organization's applicants, as the organization and the platform see them. */
export async function looksAt(
  { db, services }: SignedAct,
  organizationId: string,
): Promise<{ items: InsideLookView[] }> {
  const now = services.now();
  return { items: (await findLooks(db, organizationId)).map((look) => viewOf(look, now)) };
}

/** Looks at an organization's applicants, with the caller's own that is open. */
export async function readLooks(act: SignedAct, organizationId: string): Promise<Looks> {
  const open = await openLookOf(act, organizationId);
  return { ...(await looksAt(act, organizationId)), open: open && viewOf(open, act.services.now()) };
}

/** Opens an organization's applicants to the caller for an hour; the organization's admins are told who and why. */
export async function openLook(act: SignedAct, organizationId: string, reason: string): Promise<Looks> {
  const { db, actor, services } = act;
  if (!(await holdForLook(db, organizationId))) throw notFound();
  if (await openLookOf(act, organizationId)) {
    throw new Refusal('conflict', administrationSay('administration.look.open_already'));
  }
  const opened_at = services.now();
  const expires_at = new Date(opened_at.getTime() + INSIDE_LOOK_MINUTES * 60_000);
  const opened_by_name = displayName(actor);
  const id = await insertLook(db, {
    organization_id: organizationId,
    opened_by: actor.user_id,
    opened_by_name,
    reason,
    opened_at,
    expires_at,
  });
  await audit(act, {
    event_type: 'access',
    action: 'candidate_data.opened',
    target_type: 'organization',
    target_id: organizationId,
    organization_id: organizationId,
    meta: { reason, minutes: INSIDE_LOOK_MINUTES },
  });
  await notifyPeople(act, await findAdmins(db, organizationId), {
    type: 'platform_looks',
    effect_key: id,
    params: { person: opened_by_name, reason },
    link: '/user/organization/platform_access',
    organization_id: organizationId,
    mail: {},
  });
  return readLooks(act, organizationId);
}

/** Ends the caller's look. One that is over stays over. */
export async function endLook(act: SignedAct, organizationId: string): Promise<Looks> {
  const { db, services } = act;
  if (!(await holdForLook(db, organizationId))) throw notFound();
  const open = await openLookOf(act, organizationId);
  if (open) {
    await storeLookEnd(db, open.inside_look_id, services.now());
    await audit(act, {
      event_type: 'access',
      action: 'candidate_data.closed',
      target_type: 'organization',
      target_id: organizationId,
      organization_id: organizationId,
      meta: { seen: open.seen },
    });
  }
  return readLooks(act, organizationId);
}

/** Applicants of an organization, while the caller's look is open. */
export async function applicantsInside(
  act: SignedAct,
  organizationId: string,
  wish: PageRequest & { readonly search: string },
) {
  await refuseWithoutLook(act, organizationId);
  await audit(act, {
    event_type: 'access',
    action: 'candidate_data.listed',
    target_type: 'organization',
    target_id: organizationId,
    organization_id: organizationId,
    meta: { page: wish.page, ...(wish.search === '' ? {} : { search: wish.search }) },
  });
  return findApplicantsInside(act.db, organizationId, wish);
}

/** What one applicant gave, while the caller's look is open. Counts as no view of the candidate's profile. */
export async function applicantInside(
  act: SignedAct,
  organizationId: string,
  applicationId: string,
): Promise<RouteData<typeof readApplicantInside>> {
  const look = await refuseWithoutLook(act, organizationId);
  const given = await findGiven(act.db, organizationId, applicationId);
  if (!given) throw notFound();
  await countSeen(act.db, look.inside_look_id);
  await audit(act, {
    event_type: 'access',
    action: 'candidate_data.seen',
    target_type: 'application',
    target_id: applicationId,
    organization_id: organizationId,
  });
  const { basic_info, answers, organization_id: _whose, ...shown } = given;
  return {
    ...shown,
    phone: basic_info.phone ?? '',
    location: basic_info.location ?? '',
    linkedin: basic_info.linkedin ?? '',
    answers: answers.map(({ label, type, value }) => ({
      label,
      is_yes: TAKES_YES.has(type) ? value === true : null,
      value:
        typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : String(value ?? ''),
    })),
  };
}

/** Sends the CV of one applicant, while the caller's look is open. Counts as a record that was opened. */
export async function cvInside(
  act: SignedAct,
  organizationId: string,
  applicationId: string,
  { reply, inline }: { readonly reply: FastifyReply; readonly inline: boolean },
): Promise<void> {
  const look = await refuseWithoutLook(act, organizationId);
  const cv = await findCvInside(act.db, organizationId, applicationId);
  if (!cv) throw notFound();
  await countSeen(act.db, look.inside_look_id);
  await audit(act, {
    event_type: 'access',
    action: 'candidate_data.cv_opened',
    target_type: 'application',
    target_id: applicationId,
    organization_id: organizationId,
  });
  await sendFile(reply, act.services.files, cv, { inline });
}

/** Questions that take yes or no, or the agreement to a declaration. */
const TAKES_YES = new Set(['yes_no', 'must_agree']);

async function openLookOf({ db, actor, services }: SignedAct, organizationId: string) {
  const looks = await findLooks(db, organizationId);
  return looks.find((look) => look.opened_by === actor.user_id && isOpenLook(look, services.now())) ?? null;
}

async function refuseWithoutLook(act: SignedAct, organizationId: string): Promise<LookRow> {
  const open = await openLookOf(act, organizationId);
  if (open) return open;
  throw new Refusal('refused_by_rule', administrationSay('administration.look.needed'));
}

function viewOf({ opened_by: _by, ...look }: LookRow, now: Date): InsideLookView {
  return { ...look, is_open: isOpenLook(look, now) };
}
