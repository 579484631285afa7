import { nextLot } from '@tryout/domain/surveys/results';
import { addToTally } from '@tryout/domain/surveys/tally';
import { type Act, serverAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { linkToken } from '../../platform/link-token.ts';
import type { Services } from '../../platform/services.ts';
import { configValue } from '../app-config/public.ts';
import { notifyPeople } from '../notifications/public.ts';
import { countWaiting, findSurveysToCount, findTally, putTally, takeWaiting } from './answers.queries.ts';
import { expireGrants, insertGrant } from './grants.queries.ts';
import {
  findAccountsToAsk,
  findApplicationsToAsk,
  findAskingSurveys,
  findEarlyBirdsToAsk,
  holdToRemind,
  insertInvitation,
  storeReminded,
  type ToAsk,
} from './invitations.queries.ts';
import { findOrganizationName, holdSurvey, type SurveyRow } from './surveys.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 200;
/** Answers that are counted in one transaction. */
const MOST_COUNTED = 20_000;

/**
 * Each minute: asks those to whom what a survey waits for has happened, reminds, counts answers, and ends what ran out. Looks
 * at what is stored rather than at each act, so that no other feature knows of surveys, and nothing is missed while the
 * server is down.
 */
export function followSurveysJob(services: Services): JobHandler {
  return { name: 'surveys.follow', cron: '* * * * *', longest_s: 600, run: () => followSurveys(services) };
}

/** Does the work of the job; running it again changes nothing. */
export async function followSurveys(services: Services): Promise<void> {
  const now = services.now();
  const today = now.toISOString().slice(0, 10);
  for (const id of await findAskingSurveys(services.db, today)) {
    while ((await withTransaction(services.db, (db) => askSome(serverAct(services, db), id))) >= BATCH);
    while ((await withTransaction(services.db, (db) => remindSome(serverAct(services, db), id))) >= BATCH);
  }
  for (const id of await findSurveysToCount(services.db)) {
    while (await withTransaction(services.db, (db) => countSome(db, id, today)));
  }
  await expireGrants(services.db, now, today);
}

/** Asks some people of a survey; answers how many. The survey is held, so that two servers do not ask at once. */
async function askSome(act: Act, id: string): Promise<number> {
  const { db, services } = act;
  const survey = await holdSurvey(db, id);
  if (survey?.status !== 'published') return 0;
  const now = services.now();
  const people = await peopleToAsk(act, survey, now);
  const organization = survey.organization_id && (await findOrganizationName(db, survey.organization_id));
  for (const ask of people) {
    const invitation = await insertInvitation(db, id, ask, now);
    if (invitation === null) continue;
    if (survey.kind === 'early_bird') await insertGrant(db, id, ask.subject, now);
    await tell(
      act,
      survey,
      { id: invitation, user_id: ask.user_id },
      'survey_asked',
      organization ?? 'Tryout',
    );
  }
  return people.length;
}

async function peopleToAsk({ db }: Act, survey: SurveyRow, now: Date): Promise<ToAsk[]> {
  if (survey.kind === 'early_bird') {
    const until = await configValue(db, 'early_bird_until');
    return findEarlyBirdsToAsk(db, survey, until === '' ? null : until, BATCH);
  }
  if (survey.trigger === 'signup') return findAccountsToAsk(db, survey, BATCH);
  return findApplicationsToAsk(db, survey, new Date(now.getTime() - DAY_MS), BATCH);
}

async function remindSome(act: Act, id: string): Promise<number> {
  const { db, services } = act;
  const survey = await holdSurvey(db, id);
  if (survey?.status !== 'published' || survey.remind_after_days === null) return 0;
  const now = services.now();
  const due = await holdToRemind(db, id, new Date(now.getTime() - survey.remind_after_days * DAY_MS), BATCH);
  const organization = survey.organization_id && (await findOrganizationName(db, survey.organization_id));
  for (const one of due) await tell(act, survey, one, 'survey_reminder', organization ?? 'Tryout');
  await storeReminded(
    db,
    due.map((one) => one.id),
    now,
  );
  return due.length;
}

function tell(
  act: Act,
  survey: SurveyRow,
  invitation: { readonly id: string; readonly user_id: string },
  type: 'survey_asked' | 'survey_reminder',
  organization: string,
) {
  return notifyPeople(act, [invitation.user_id], {
    type,
    effect_key: `survey:${invitation.id}:${type}`,
    params: { survey: survey.name, organization, anonymous: survey.is_anonymous ? 'yes' : 'no' },
    link: `/survey/${linkToken(act.services, 'survey', invitation.id, 1)}`,
    organization_id: survey.organization_id,
    mail: {},
  });
}

/** Counts a lot of answers; answers whether more wait. */
async function countSome(db: Db, id: string, today: string): Promise<boolean> {
  const survey = await holdSurvey(db, id);
  if (!survey) return false;
  const waiting = await countWaiting(db, id, MOST_COUNTED + survey.min_group);
  // All that wait, or so many that what is left is a lot of its own.
  const lot = nextLot(waiting, survey.min_group);
  if (lot === 0) return false;
  const { tally } = await findTally(db, id);
  const taken = await takeWaiting(db, id, waiting > MOST_COUNTED ? MOST_COUNTED : lot);
  await putTally(db, id, addToTally(tally, survey.definition, taken), today);
  return waiting > MOST_COUNTED;
}
