import { canTransition } from '@tryout/domain/records/transitions';
import { SURVEY_GRANT_STATUSES } from '@tryout/domain/surveys/survey';
import type { Act } from '../../platform/act.ts';
import { grantEntitlements } from '../entitlements/public.ts';
import { notifyPeople } from '../notifications/public.ts';
import { holdGrant, storeCompleted, storeGranted } from './grants.queries.ts';
import type { SurveyGives, SurveyRow } from './surveys.queries.ts';

/** Gives an organization what its early-bird survey promised; answers whether it did. */
export async function giveForAnswer(
  act: Act,
  survey: SurveyRow,
  answer: { readonly subject: string; readonly user_id: string; readonly gives: SurveyGives },
): Promise<boolean> {
  const { db, services } = act;
  const held = await holdGrant(db, survey.id, answer.subject);
  if (!held || !canTransition(SURVEY_GRANT_STATUSES, held.status, 'completed').allowed) return false;
  const now = services.now();
  await storeCompleted(db, held.id, now);
  const { key, value, months } = answer.gives;
  const ends = new Date(now);
  ends.setUTCMonth(ends.getUTCMonth() + months);
  await grantEntitlements(act, {
    organization_id: answer.subject,
    source: 'early_bird',
    source_id: held.id,
    values: { [key]: value },
    starts: now,
    ends,
  });
  await storeGranted(db, held.id, now, ends);
  await notifyPeople(act, [answer.user_id], {
    type: 'survey_granted',
    effect_key: `survey:${held.id}:granted`,
    params: { survey: survey.name, until: ends.toISOString().slice(0, 10) },
    link: '/user/billing/plans',
    organization_id: answer.subject,
    mail: {},
  });
  return true;
}
