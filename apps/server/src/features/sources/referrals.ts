import type { RouteData } from '@tryout/contract/define-route';
import type { readReferrals as route } from '@tryout/contract/sources/sources';
import type { SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findPages, findReferralCode, findReferred, insertReferral } from './sources.queries.ts';
import { newCode } from './sources.ts';

/** What the caller referred; of applications nothing but whether they are in progress or finished. */
export async function referrals({ db, actor }: SignedAct): Promise<RouteData<typeof route>> {
  const [home] = actor.memberships;
  if (!home) throw notFound();
  const { organization_id } = home;
  const [code, pages, items] = await Promise.all([
    findReferralCode(db, organization_id, actor.user_id),
    findPages(db, organization_id),
    findReferred(db, organization_id, actor.user_id),
  ]);
  const [all] = pages;
  return { code, organization_name: all?.title ?? '', pages, items };
}

/** The caller's personal link, made where there is none. */
export async function referralLink({ db, actor, services }: SignedAct): Promise<{ code: string }> {
  const [home] = actor.memberships;
  if (!home) throw notFound();
  const { organization_id } = home;
  const link = { organization_id, user_id: actor.user_id, code: newCode(), at: services.now() };
  return { code: await insertReferral(db, link) };
}
