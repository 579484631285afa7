import type { AskedCultureQuestion } from '@tryout/contract/culture-questions/culture-questions';
import { CULTURE_DIMENSIONS } from '@tryout/domain/culture-questions/questions';
import type { MadeApplication } from './apply-all.ts';
import type { InnerClient } from './inner-client.ts';
import type { MadePosition } from './publish-all.ts';

const COLLEAGUES = ['owner', 'recruiter', 'manager', 'dana', 'yusuf', 'elin', 'karim'];

/** How true each value is of working at Harbour, 1 to 5, in the order of the values: careful and close, short on new ideas. */
const HARBOUR = [2, 5, 5, 3, 5, 4, 3, 2, 4];
/** What each applicant would like. */
const WISHES = [
  [5, 3, 4, 3, 4, 5, 4, 5, 4],
  [2, 5, 5, 4, 5, 4, 4, 2, 3],
  [4, 2, 3, 5, 3, 3, 5, 5, 2],
];
/** By how much people differ around that, from person to person. */
const AROUND = [0, 1, 0, -1, 0, 0, 1, -1, 0, 0, 0, 1];

/** Answers around scores by value. */
function answering(questions: readonly AskedCultureQuestion[], scores: readonly number[], person: number) {
  return questions.map(({ culture_question_id, version, dimension, kind, is_reversed }, at) => {
    const around = AROUND[(at * 5 + person * 7) % AROUND.length] ?? 0;
    const score = Math.min(5, Math.max(1, (scores[CULTURE_DIMENSIONS.indexOf(dimension)] ?? 3) + around));
    const scale = is_reversed ? 6 - score : score;
    const pair = score >= 3 !== is_reversed ? 1 : 2;
    return { culture_question_id, version, value: kind === 'scale' ? scale : pair };
  });
}

/** Everybody at Harbour said what working there is like. One position asks, and those who applied to it answered. */
export async function answerCulture(
  client: InnerClient,
  tokens: ReadonlyMap<string, string>,
  positions: ReadonlyMap<string, MadePosition>,
  made: readonly MadeApplication[],
): Promise<void> {
  for (const [person, name] of COLLEAGUES.entries()) {
    const token = tokens.get(`${name}@harbour.test`) ?? '';
    const { questions } = await client.call('GET', '/culture/own', token);
    const answers = answering(questions as AskedCultureQuestion[], HARBOUR, person);
    await client.call('PUT', '/culture/own', token, { answers });
  }
  const position = positions.get('technician')?.id ?? '';
  await client.call('PUT', `/positions/${position}/culture`, tokens.get('owner@harbour.test') ?? '', {
    asks: true,
  });
  const applied = made.filter(({ position: key, status }) => key === 'technician' && status === 'applied');
  for (const [person, { id: application_id, token }] of applied.entries()) {
    const path = `/application/culture?application_id=${application_id}`;
    const { questions } = await client.call('GET', path, token);
    const answers = answering(questions as AskedCultureQuestion[], WISHES[person] ?? HARBOUR, person);
    await client.call('PUT', '/application/culture', token, { application_id, answers });
  }
}
