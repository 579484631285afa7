import { randomUUID } from 'node:crypto';
import type { innerClient } from './inner-client.ts';

const SAID = [
  'Interviews are set up late. A week is long.',
  'The score cards are the first I read now.',
  'Less mail, please.',
  'It was good to see how a number came about.',
  'I would like to see candidates’ availability at once.',
  'Ask me before the job is published, not after.',
] as const;

const SLOW = ['describing', 'finding', 'meeting', 'deciding'] as const;

/** Harbour asked its hiring managers, and asks candidates after the games from now on. */
export async function askSurveys(client: ReturnType<typeof innerClient>, token: string): Promise<void> {
  const made = await client.call('POST', '/surveys', token, { template: 'hiring_manager' });
  const survey = await publish(client, token, made);
  for (let n = 0; n < 24; n += 1) {
    const first = (n * 7) % SLOW.length;
    await client.call('POST', String(survey.link), null, {
      key: randomUUID(),
      answers: {
        quality: n < 12 ? 4 : 5,
        speed: n < 6 ? 2 : n < 15 ? 3 : 4,
        cards: n < 8 ? 4 : 5,
        slow: [...SLOW.slice(first), ...SLOW.slice(0, first)],
        recommend: n < 5 ? 6 : n < 12 ? 8 : n < 18 ? 9 : 10,
        ...(n % 4 === 0 ? { better: SAID[n / 4] } : {}),
      },
    });
  }
  await publish(client, token, await client.call('POST', '/surveys', token, { template: 'after_game' }));
}

async function publish(client: ReturnType<typeof innerClient>, token: string, made: Record<string, unknown>) {
  return client.call('POST', `/surveys/${made.survey_id}/status`, token, { from: 'draft', to: 'published' });
}
