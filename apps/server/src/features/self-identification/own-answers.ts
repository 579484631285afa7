import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  readSelfIdentification as readRoute,
  saveSelfIdentification as saveRoute,
} from '@tryout/contract/self-identification/self-identification';
import { type SelfIdentificationSet, wrongAnswer } from '@tryout/domain/self-identification/questions';
import type { Act } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { answerBox, type KeptAnswers } from './sealed-answers.ts';
import { selfIdentificationSay } from './self-identification.messages.ts';
import {
  deleteSealed,
  findAskedOf,
  findManySealed,
  findSealed,
  findSettings,
  putSealed,
} from './self-identification.queries.ts';

type Own = RouteData<typeof readRoute>;

/** The questions that are asked beside an application; null: none. */
async function setFor({ db }: Act, applicationId: string): Promise<SelfIdentificationSet | null> {
  const asked = await findAskedOf(db, applicationId);
  if (!asked) throw notFound();
  if (!asked.is_sent || asked.is_test) return null;
  const settings = await findSettings(db, asked.organization_id);
  return settings === undefined || settings.question_set === 'off' ? null : settings.question_set;
}

function viewOf(question_set: SelfIdentificationSet | null, kept: KeptAnswers | null): Own {
  // Answers to another set than is asked now are still their owner's to see deleted, but do not fit its questions.
  const fits = kept !== null && (question_set === null || kept.question_set === question_set);
  return {
    question_set: question_set ?? kept?.question_set ?? null,
    answers: { sex: fits ? kept.sex : null, ethnicity: fits ? kept.ethnicity : null },
    is_kept: kept !== null,
  };
}

/** What a candidate is asked and said. */
export async function ownAnswers(act: Act, applicationId: string): Promise<Own> {
  const box = answerBox(act.services.config);
  const key = box.keyOf(applicationId);
  const sealed = await findSealed(act.db, key);
  return viewOf(await setFor(act, applicationId), sealed ? box.open(key, sealed) : null);
}

/** Stores a candidate's answers. Nothing of it is logged. @throws Refusal when nothing is asked, or an answer is not the set's */
export async function saveOwnAnswers(
  act: Act,
  { application_id, sex, ethnicity }: RouteBody<typeof saveRoute>,
): Promise<Own> {
  const question_set = await setFor(act, application_id);
  if (question_set === null) {
    throw new Refusal('refused_by_rule', selfIdentificationSay('self-identification.not_asked'));
  }
  const wrong = wrongAnswer(question_set, { sex, ethnicity });
  if (wrong !== null) throw invalidField(wrong, selfIdentificationSay('self-identification.wrong_answer'));
  const box = answerBox(act.services.config);
  const key = box.keyOf(application_id);
  const kept = { question_set, sex, ethnicity };
  await putSealed(act.db, key, box.seal(key, kept));
  return viewOf(question_set, kept);
}

/** Deletes a candidate's answers. */
export async function forgetOwnAnswers(act: Act, applicationId: string): Promise<Own> {
  await forgetAnswers(act, [applicationId]);
  return ownAnswers(act, applicationId);
}

/** Deletes what was said beside applications; answers how many there were. */
export function forgetAnswers(act: Act, applicationIds: readonly string[]): Promise<number> {
  const box = answerBox(act.services.config);
  return deleteSealed(act.db, applicationIds.map(box.keyOf));
}

/** What was said beside applications, for their person's copy of their data. */
export async function answersOf(
  { db, services }: Act,
  applicationIds: readonly string[],
): Promise<readonly (KeptAnswers & { readonly application_id: string })[]> {
  const box = answerBox(services.config);
  const keys = applicationIds.map((application_id) => ({ application_id, key: box.keyOf(application_id) }));
  const found = await findManySealed(
    db,
    keys.map(({ key }) => key),
  );
  return keys.flatMap(({ application_id, key }) => {
    const sealed = found.get(key.toString('hex'));
    const kept = sealed ? box.open(key, sealed) : null;
    return kept === null ? [] : [{ application_id, ...kept }];
  });
}
