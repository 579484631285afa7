import { createHmac, hkdfSync } from 'node:crypto';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { AskedSurvey, answerSurvey as route } from '@tryout/contract/surveys/surveys';
import { judgeAnswers } from '@tryout/domain/forms/answers';
import type { FormAnswers } from '@tryout/domain/forms/conditions';
import { takesAnswers } from '@tryout/domain/surveys/survey';
import type { Act } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { readLinkToken } from '../../platform/link-token.ts';
import { readSecret } from '../../platform/secret.ts';
import { findInvitation, insertResponse, takeInvitation, takeLinkKey } from './answers.queries.ts';
import { giveForAnswer } from './give-for-answer.ts';
import { surveysSay as say } from './surveys.messages.ts';
import { findOrganizationName, findSurveyRows, type SurveyRow } from './surveys.queries.ts';

/** What a link leads to: a survey, and the invitation where it was sent to somebody. */
interface Opened {
  readonly survey: SurveyRow;
  readonly invitation: Awaited<ReturnType<typeof findInvitation>> | null;
}

/** @throws Refusal for a link that is not ours, was renewed, or whose survey is gone */
async function opened({ db, services }: Act, token: string): Promise<Opened> {
  const asked = readLinkToken(services, 'survey', token);
  if (asked) {
    const invitation = await findInvitation(db, asked.id);
    const [survey] = invitation ? await findSurveyRows(db, [invitation.survey_id]) : [];
    if (!survey || !invitation) throw notFound();
    return { survey, invitation };
  }
  const shared = readLinkToken(services, 'survey_link', token);
  const [survey] = shared ? await findSurveyRows(db, [shared.id]) : [];
  const isInForce = survey?.trigger === 'manual' && survey.link_version === shared?.version;
  if (!survey || !isInForce || survey.status === 'draft') throw notFound();
  return { survey, invitation: null };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** What somebody with a link is asked. */
export async function askedSurvey(act: Act, token: string): Promise<AskedSurvey> {
  const { survey, invitation } = await opened(act, token);
  const isOpen = takesAnswers(survey, dayOf(act.services.now()));
  const state = invitation?.is_answered ? 'answered' : isOpen ? 'open' : 'closed';
  return {
    state,
    name: survey.name,
    organization:
      survey.organization_id === null ? null : await findOrganizationName(act.db, survey.organization_id),
    is_anonymous: survey.is_anonymous,
    min_group: survey.min_group,
    closes_on: survey.closes_on,
    has_grant: survey.grant_gives !== null,
    definition: state === 'open' ? (survey.definition as unknown as AskedSurvey['definition']) : null,
  };
}

/**
 * Takes answers, once for each invitation or browser. Of an anonymous survey the answers go into a row that names neither.
 * @throws Refusal when it is closed, was answered before, or an answer does not fit; the field is the question's
 */
export async function answerSurvey(
  act: Act,
  token: string,
  { answers, key }: RouteBody<typeof route>,
): Promise<RouteData<typeof route>> {
  const { db, services } = act;
  const { survey, invitation } = await opened(act, token);
  const day = dayOf(services.now());
  if (!takesAnswers(survey, day)) throw new Refusal('gone', say('surveys.is_closed'));
  const judged = judgeAnswers(survey.definition, answers as FormAnswers);
  if (judged.problems.length > 0) {
    const fields = judged.problems.map(({ question, code }) => ({
      field: `answers.${question}`,
      message: say(`surveys.answer_${code}`),
    }));
    throw new Refusal('invalid_input', fields[0]?.message ?? say('surveys.answer_wrong_kind'), { fields });
  }
  const isFirst = invitation
    ? await takeInvitation(db, invitation.id)
    : await takeLinkKey(db, survey.id, hashOf(act, survey.id, key));
  if (!isFirst) throw new Refusal('conflict', say('surveys.is_answered'));
  await insertResponse(db, {
    survey_id: survey.id,
    user_id: survey.is_anonymous || !invitation ? null : invitation.user_id,
    answers: judged.kept,
    answered_count: judged.answered_count,
    skipped_count: judged.skipped_count,
    day,
  });
  // Giving something for nothing but skipped questions would make the answers worthless.
  const granted =
    survey.grant_gives !== null && invitation && judged.answered_count > 0
      ? await giveForAnswer(act, survey, { ...invitation, gives: survey.grant_gives })
      : false;
  return { granted };
}

/** What is kept of a browser: a hash that only this server can make, other for each survey. */
function hashOf({ services }: Act, surveyId: string, key: string): Buffer {
  const secret = hkdfSync('sha256', readSecret(services.config), '', 'tryout surveys: browsers', 32);
  return createHmac('sha256', Buffer.from(secret)).update(`${surveyId}:${key}`).digest();
}
