import { plainJobText } from '@tryout/domain/relevance/job-text';
import type { TestApp, TestBody } from '../../../platform/testing/test-app.ts';
import type { ChatServer } from './chat-server.ts';
import { CANARY, type INJECTIONS } from './injections.ts';
import { readEvents } from './read-events.ts';

/**
 * Drafts a score template from adverts with attacks in them, every second one with a provider that says whatever it was
 * told to say. Answers everything that came out, told on the way or in the end, but the words quoted from the advert, as
 * text.
 */
export async function withstand(
  by: {
    readonly app: TestApp;
    readonly chat: ChatServer;
    readonly boss: string;
    readonly recruiter: string;
    /** An advert without an attack. */
    readonly text: string;
  },
  injections: typeof INJECTIONS,
): Promise<string> {
  const { app, chat } = by;
  const outputs: string[] = [];
  for (const [i, { place, text }] of injections.entries()) {
    const hostile = i % 2 === 1;
    await app.call({
      method: 'PUT',
      path: '/ai/settings',
      as: by.boss,
      body: {
        is_on: true,
        tasks_off: [],
        uses_provider: hostile,
        address: hostile ? chat.address : '',
        model: 'hostile',
        price_in_micros: 0,
        price_out_micros: 0,
        monthly_budget_micros: null,
      },
    });
    chat.say(() => ({
      subtraits: ['accuracy', 'integrity', 'openness', 'made_up', CANARY].map((key) => ({
        key,
        relevance: 1,
        quote: `${CANARY} https://evil.example/x.png`,
      })),
      tool_calls: [{ name: 'set_status', arguments: { status: 'approved' } }],
    }));
    const made = await app.call({
      method: 'POST',
      path: '/ai/drafts/score/template',
      as: by.recruiter,
      body:
        place === 'position_title'
          ? { title: text.replace(/\s+/g, ' ').slice(0, 200), text: by.text }
          : { title: 'Nurse', text: `${by.text}\n${text}` },
    });
    if (made.status !== 200) throw new Error(`refused: ${made.raw}`);
    const written = `${text}\n${by.text}\nNurse`;
    const advert = `${written} ${plainJobText(written)} ${plainJobText(text.replace(/\s+/g, ' '))}`.replace(
      /\s+/g,
      ' ',
    );
    const events = readEvents(made.raw);
    const data: TestBody = events.at(-1)?.draft;
    // A quote is the advert's own; whatever else is in one came from the provider.
    const unquoted = JSON.stringify(events, (key, value) =>
      key === 'reason' || (key === 'text' && advert.includes(String(value).replace(/\s+/g, ' ')))
        ? undefined
        : value,
    );
    outputs.push(
      hostile ? JSON.stringify(data.subtraits.flatMap((each: TestBody) => each.quotes)) + unquoted : unquoted,
    );
  }
  return outputs.join('\n');
}
