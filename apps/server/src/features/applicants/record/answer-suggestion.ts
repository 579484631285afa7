import type { answerSuggestion as route } from '@tryout/contract/applicants/applicant-decisions';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { SignedAct } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { applicantsSay } from '../applicants.messages.ts';
import type { ApplicantRecord } from '../applicants.queries.ts';
import { SUGGESTED_STATUS } from '../list/list-applicants.ts';
import { refreshLists } from '../list/refresh-lists.ts';
import { newsOf, refusalOf } from '../moves/decide.ts';
import { lockApplicants } from '../moves/move-applicants.queries.ts';
import { moveApplicants } from '../moves/move-applicants.ts';
import { clearSuggestion } from './answer-suggestion.queries.ts';

/** Confirms what a knock-out rule suggests, which moves the applicant, or dismisses it. */
export async function answerSuggestion(
  act: SignedAct,
  applicant: ApplicantRecord,
  body: RouteBody<typeof route>,
): Promise<RouteData<typeof route>> {
  const { db, actor, services } = act;
  const [held] = await lockApplicants(db, [applicant.id]);
  const suggestion = held?.suggested_action;
  if (!held || !suggestion) {
    throw new Refusal('refused_by_rule', applicantsSay('applicants.no_suggestion'));
  }
  const to = SUGGESTED_STATUS[suggestion.action];
  if (body.answer === 'confirm' && to !== null) {
    const { batch_id, outcomes } = await moveApplicants(act, {
      position_id: applicant.position_id,
      items: [{ application_id: applicant.id, from: body.from }],
      to,
      reason_id: null,
      // A rule suggests; why somebody is rejected says who does it.
      note: body.note,
      shared_text: '',
      ...(await newsOf(act, applicant.organization_id, { to, mail: body.mail }, false)),
      add_opening: false,
      hold_until: null,
      screen: null,
      score_card_id_seen: null,
    });
    if (batch_id === null) throw refusalOf(outcomes[0], to);
    return { status: to, batch_id };
  }
  await clearSuggestion(db, applicant.id, services.now());
  await appendApplicationLog(
    db,
    [
      {
        application_id: applicant.id,
        organization_id: applicant.organization_id,
        actor_id: actor.user_id,
        actor_kind: 'user',
        action: body.answer === 'confirm' ? 'suggestion_confirmed' : 'suggestion_dismissed',
        detail: { action: suggestion.action, rule_id: suggestion.rule_id },
      },
    ],
    services.now(),
  );
  refreshLists(act, applicant.position_id, []);
  return { status: held.status, batch_id: null };
}
