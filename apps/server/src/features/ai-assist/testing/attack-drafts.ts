import { textFromPlain } from '@tryout/domain/text/rich-text-plain';
import { sql } from 'kysely';
import type { TestBody } from '../../../platform/testing/test-app.ts';
import { ADVERT, ANSWER, type DraftWorld } from './draft-world.ts';
import { type ATTACKS, CANARY } from './injections.ts';

/** A word of another organization that nothing of this one may ever hold. */
export const FOREIGN_CANARY = 'FOREIGNCANARY5521';
/** What a hostile provider says, whatever it is asked. */
const HOSTILE = 'HOSTILE-9924';

/** What came of the attacks, counted; each has to be 0 but the number of attacks. */
export interface Withstood {
  attacks: number;
  changes: number;
  foreign: number;
  /** Links or pictures in what a model wrote, or words of the hostile provider. */
  rendered: number;
  /** Times a provider was told something that a candidate wrote. */
  told: number;
}

const linksOf = (text: string) => JSON.stringify(textFromPlain(text)).includes('"link"');

/** Tries attacks, each with the rules and with a provider that obeys them, at every door that is near to their place. */
export async function attackDrafts(world: DraftWorld, attacks: typeof ATTACKS): Promise<Withstood> {
  const { app, chat, card_id, application, world: play } = world;
  const position_id = play.position.id;
  const result: Withstood = { attacks: 0, changes: 0, foreign: 0, rendered: 0, told: 0 };
  for (const provider of [false, true]) {
    await world.settings(provider ? await world.withProvider() : {});
    for (const { place, text } of attacks) {
      result.attacks += 1;
      if (place === 'position_text')
        await sql`update positions set description = ${JSON.stringify(textFromPlain(`${ADVERT}\n${text}`))}
          where id = ${position_id}`.execute(app.db);
      if (place === 'answer') await world.answer(`${ANSWER} ${text}`);
      if (place === 'name')
        await sql`update applications set applicant_name = ${text.slice(0, 200)} where id = ${application.id}`.execute(
          app.db,
        );
      if (place === 'file_name')
        await sql`update files set name = ${`${text.slice(0, 180)}.pdf`}`.execute(app.db);
      const obeys = `${HOSTILE} ${text} ![x](https://evil.example/${HOSTILE}.png) ${FOREIGN_CANARY}`;
      chat.say(({ about }) =>
        about.startsWith('{"job_fit"')
          ? { sentences: [{ text: obeys, refs: ['job_fit'] }] }
          : about.startsWith('{"texts"')
            ? { texts: [{ n: 0, text: obeys }] }
            : obeys,
      );
      const before = await world.state();
      const asked = chat.asked.length;
      const outputs: { raw: string; own: string }[] = [];
      const take = (events: TestBody[], own: string) => outputs.push({ raw: JSON.stringify(events), own });
      if (place === 'notes' || place === 'position_text') {
        const own = place === 'notes' ? text : '';
        take(
          await world.told('/ai/drafts/position/text', {
            position_id,
            notes: `${ADVERT}\n${own}`.slice(0, 4000),
            language: 'en',
          }),
          own,
        );
        if (provider && place === 'position_text') {
          const answer = await world.post('/ai/drafts/translation', {
            position_id,
            text: `${ADVERT}\n${text}`,
            language: 'ar',
          });
          outputs.push({ raw: answer.raw, own: text });
          const texts = await world.post('/ai/drafts/translation/position', {
            position_id,
            of: 'position_questions',
            texts: [{ key: 'label', text: `${ADVERT}\n${text}`, most: 8000 }],
            language: 'ar',
          });
          outputs.push({ raw: texts.raw, own: text });
        }
      }
      if (place === 'answer') {
        const made = await world.post('/ai/drafts/answers', { application_id: application.id });
        const said: string[] = made.body.data.items.flatMap((each: TestBody) => each.sentences);
        if (!said.every((sentence) => `${ANSWER} ${text}`.includes(sentence))) result.rendered += 1;
        outputs.push({ raw: made.raw, own: text });
      }
      if (place === 'name' || place === 'file_name' || place === 'answer') {
        take(await world.told('/ai/drafts/summary', { score_card_id: card_id, language: 'en' }), '');
        take(
          await world.told('/ai/drafts/rejection/mail', { position_id, language: 'en', tone: 'short' }),
          '',
        );
        if (JSON.stringify(chat.asked.slice(asked)).includes(CANARY)) result.told += 1;
      }
      if ((await world.state()) !== before) result.changes += 1;
      for (const { raw, own } of outputs) {
        if (raw.includes(FOREIGN_CANARY)) result.foreign += 1;
        const isOwn = own !== '';
        const shown = isOwn ? raw.replaceAll(JSON.stringify(own).slice(1, -1), '') : raw;
        if (
          shown.includes(HOSTILE) ||
          (!isOwn && (shown.includes(CANARY) || /evil\.example|!\[|<img|<a /.test(shown))) ||
          linksOf(raw)
        )
          result.rendered += 1;
      }
    }
  }
  return result;
}
