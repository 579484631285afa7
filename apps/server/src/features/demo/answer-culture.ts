import type { AskedCultureQuestion } from '@tryout/contract/culture-questions/culture-questions';
import type { innerClient } from './inner-client.ts';

/** Everybody at Harbour said what working there is like; they are three, so its profile is too thin yet. One position asks. */
export async function answerCulture(
  client: ReturnType<typeof innerClient>,
  tokens: ReadonlyMap<string, string>,
  positionId: string,
): Promise<void> {
  const owner = tokens.get('owner@harbour.test') ?? '';
  for (const name of ['owner', 'recruiter', 'manager']) {
    const token = tokens.get(`${name}@harbour.test`) ?? '';
    const { questions } = await client.call('GET', '/culture/own', token);
    const answers = (questions as AskedCultureQuestion[]).map(
      ({ culture_question_id, version, kind }, at) => ({
        culture_question_id,
        version,
        value: kind === 'scale' ? 2 + ((at + name.length) % 4) : 1 + (at % 2),
      }),
    );
    await client.call('PUT', '/culture/own', token, { answers });
  }
  await client.call('PUT', `/positions/${positionId}/culture`, owner, { asks: true });
}
