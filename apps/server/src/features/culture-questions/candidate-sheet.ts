import type {
  ApplicationCulture,
  ComparedCulture,
  giveApplicationCulture as giveRoute,
} from '@tryout/contract/culture-questions/culture-questions';
import type { RouteBody } from '@tryout/contract/define-route';
import { agreementBand, compareCulture } from '@tryout/domain/culture-questions/profile';
import { CULTURE_REUSE_MONTHS } from '@tryout/domain/culture-questions/questions';
import type { Act } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { isFlagOn } from '../feature-flags/public.ts';
import { generateScoreCard } from '../score-cards/public.ts';
import { refuseUnfitAnswers } from './answers.ts';
import { findAllVersions, findAskedQuestions } from './bank.queries.ts';
import { cultureSay as say } from './culture-questions.messages.ts';
import { shown, wholeProfile } from './profile-view.ts';
import {
  findApplicationCulture,
  findNewestSheet,
  giveSheet,
  insertCandidateSheet,
  takeBackSheet,
} from './sheets.queries.ts';
import { findWeight, hasSimulations } from './weights.queries.ts';

/** The same day so many months later, or the last of that month. */
function monthsFrom(at: Date, months: number): Date {
  const day = new Date(at);
  day.setUTCMonth(day.getUTCMonth() + months);
  if (day.getUTCDate() !== at.getUTCDate()) day.setUTCDate(0);
  return day;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

async function found({ db }: Act, applicationId: string) {
  const application = await findApplicationCulture(db, applicationId);
  if (!application) throw notFound();
  const { asks, is_test, is_over, given, organization_id } = application;
  const isAsked = asks && !is_test && !is_over && (await isFlagOn(db, 'culture_questions', organization_id));
  return {
    ...application,
    state: given !== null ? ('given' as const) : isAsked ? ('asked' as const) : ('not_asked' as const),
    isAsked,
  };
}

function newestUsable({ db, services }: Act, candidateId: string | null) {
  return candidateId === null
    ? undefined
    : findNewestSheet(db, candidateId, monthsFrom(services.now(), -CULTURE_REUSE_MONTHS));
}

/** What a candidate is asked beside an application. */
export async function applicationCulture(act: Act, applicationId: string): Promise<ApplicationCulture> {
  const { state, isAsked, given_on, candidate_id, position_id } = await found(act, applicationId);
  const newest = isAsked ? await newestUsable(act, candidate_id) : undefined;
  const answered = newest && new Date(newest.answered_at);
  return {
    state,
    given_on,
    reusable: answered
      ? { answered_on: dayOf(answered), until: dayOf(monthsFrom(answered, CULTURE_REUSE_MONTHS)) }
      : null,
    questions: isAsked ? await findAskedQuestions(act.db) : [],
    weight: (await hasSimulations(act.db, position_id))
      ? ((await findWeight(act.db, position_id))?.weight ?? 0)
      : 0,
  };
}

/** Makes the score card anew where the answers count in it; one that is decided keeps its card. */
async function countAnew(act: Act, applicationId: string): Promise<void> {
  const { position_id, score_card_id, is_over } = await found(act, applicationId);
  if (score_card_id === null || is_over || !(await findWeight(act.db, position_id))) return;
  await generateScoreCard(act, applicationId, 'caller');
}

/** Gives answers with an application. @throws Refusal where nothing is asked, they are not whole, or none can be used again */
export async function giveCulture(
  act: Act,
  { application_id, answers }: RouteBody<typeof giveRoute>,
): Promise<ApplicationCulture> {
  const { db, services } = act;
  const { isAsked, organization_id, candidate_id } = await found(act, application_id);
  if (!isAsked || candidate_id === null) throw new Refusal('refused_by_rule', say('culture.not_asked'));
  const at = services.now();
  if (answers !== null) await refuseUnfitAnswers(db, answers);
  const sheet_id =
    answers === null
      ? (await newestUsable(act, candidate_id))?.id
      : await insertCandidateSheet(db, candidate_id, answers, at);
  if (sheet_id === undefined) throw new Refusal('refused_by_rule', say('culture.none_to_use'));
  await giveSheet(db, { organization_id, application_id, sheet_id, at });
  await countAnew(act, application_id);
  return applicationCulture(act, application_id);
}

/** Takes answers back from an application. */
export async function takeBackCulture(act: Act, applicationId: string): Promise<ApplicationCulture> {
  await takeBackSheet(act.db, applicationId);
  await countAnew(act, applicationId);
  return applicationCulture(act, applicationId);
}

/** An applicant beside the organization's profile; where it counts, beside the one that was kept with the weight. */
export async function comparedCulture(act: Act, applicationId: string): Promise<ComparedCulture> {
  const { db } = act;
  const { state, organization_id, position_id, given, given_on } = await found(act, applicationId);
  const weighed = await findWeight(db, position_id);
  const weight = weighed?.weight ?? 0;
  const nothing = { weight, people: null };
  if (given === null) {
    return {
      ...nothing,
      state: state === 'asked' ? 'waiting' : 'not_asked',
      answered_on: null,
      dimensions: [],
    };
  }
  const whole = weighed ?? (await wholeProfile(db, organization_id));
  if (whole === null) return { ...nothing, state: 'thin', answered_on: given_on, dimensions: [] };
  const { profile } = whole;
  const agreement = new Map(profile.dimensions.map((one) => [one.dimension, one.agreement]));
  return {
    state: 'compared',
    answered_on: given_on,
    weight,
    people: profile.people,
    dimensions: compareCulture(await findAllVersions(db), given, profile).map((one) => {
      const agreed = agreement.get(one.dimension) ?? null;
      return {
        ...one,
        candidate: shown(one.candidate),
        team: shown(one.team),
        match: shown(one.match),
        adds: shown(one.adds),
        agreement_band: one.team === null || agreed === null ? null : agreementBand(agreed),
      };
    }),
  };
}
