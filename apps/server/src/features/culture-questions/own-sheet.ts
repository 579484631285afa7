import type {
  answerCultureQuestions as answerRoute,
  OwnCultureSheet,
} from '@tryout/contract/culture-questions/culture-questions';
import type { RouteBody } from '@tryout/contract/define-route';
import { cultureProfile, isTimeToCount, isTooThin } from '@tryout/domain/culture-questions/profile';
import type { SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { organizationOf } from '../organizations/public.ts';
import { refuseUnfitAnswers } from './answers.ts';
import { findAllVersions, findAskedQuestions } from './bank.queries.ts';
import {
  countSheets,
  deleteOwnSheet,
  findOrganizationName,
  findOwnDay,
  findSheets,
  holdProfile,
  putOwnSheet,
  storeProfile,
} from './sheets.queries.ts';

/** What a member is asked, and whether they answered. What they answered is told to nobody, so that no screen shows it. */
export async function ownSheet(
  { db, actor }: SignedAct,
  named: string | undefined,
): Promise<OwnCultureSheet> {
  const organization_id = organizationOf(actor, named);
  const organization = await findOrganizationName(db, organization_id);
  if (organization === undefined) throw notFound();
  return {
    organization,
    answered_on: (await findOwnDay(db, organization_id, actor.user_id)) ?? null,
    questions: await findAskedQuestions(db),
  };
}

/** Stores a member's answers. Nothing of it is logged. @throws Refusal where they are not whole */
export async function answerAsMember(
  act: SignedAct,
  { organization_id: named, answers }: RouteBody<typeof answerRoute>,
): Promise<OwnCultureSheet> {
  const { db, actor } = act;
  const organization_id = organizationOf(actor, named);
  await refuseUnfitAnswers(db, answers);
  await changeSheets(act, organization_id, () =>
    putOwnSheet(db, { organization_id, user_id: actor.user_id, answers, day: today(act) }),
  );
  return ownSheet(act, named);
}

/** Deletes a member's answers. */
export async function forgetAsMember(act: SignedAct, named: string | undefined): Promise<OwnCultureSheet> {
  const organization_id = organizationOf(act.actor, named);
  await changeSheets(act, organization_id, () => deleteOwnSheet(act.db, organization_id, act.actor.user_id));
  return ownSheet(act, named);
}

const today = ({ services }: SignedAct) => services.now().toISOString().slice(0, 10);

/** Changes answers, and counts them anew where enough of them changed since the last count, or nothing was told of it. */
async function changeSheets(
  act: SignedAct,
  organizationId: string,
  change: () => Promise<void>,
): Promise<void> {
  const { db } = act;
  const before = await holdProfile(db, organizationId, cultureProfile([], []), today(act));
  await change();
  const { counted, fresh } = await countSheets(db, organizationId);
  if (!isTooThin(before) && !isTimeToCount(fresh, before.people - counted)) return;
  const profile = cultureProfile(await findAllVersions(db), await findSheets(db, organizationId));
  await storeProfile(db, organizationId, profile, today(act));
}
