import { textFromPlain } from '@tryout/domain/text/rich-text-plain';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { createUser } from '../../../platform/testing/factory.ts';
import { playByBot } from '../../../platform/testing/play-by-bot.ts';
import { ABLE, createPlayWorld } from '../../../platform/testing/play-world.ts';
import { startTestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { startChatServer } from './chat-server.ts';
import { readEvents } from './read-events.ts';

/** An advert without an attack. */
export const ADVERT =
  'Provide direct patient care on a busy ward, administer medication and comfort families. Document observations accurately and hand over to the next shift.';

/** A long answer of a candidate. */
export const ANSWER =
  'I led a team of nurses on a surgical ward for several years. We changed how shifts are handed over so that no medication was missed. Later I trained new nurses in handing over shifts and medication. On weekends I like to walk by the sea with friends, and I read a lot about history and gardens.';

/** A company with a position, an applicant with a card and a long answer, and a provider that says what it is told to. */
export async function createDraftWorld() {
  const app = await startTestApp({ config: { outbound: { allowHttp: true, networks: ['127.0.0.0/8'] } } });
  const world = await createPlayWorld(app);
  const chat = await startChatServer();
  const boss = await createUser(app.db, 'super_admin');
  const application = await world.apply();
  const opened = await world.open(application);
  const ended = await playByBot(app, opened.token, ABLE, 'plain');
  const { organization_id, recruiter } = world.company;
  const question = uuidv7();
  await sql`insert into position_questions (id, organization_id, revision_id, sort_order, type, label, required, options,
      settings, rules)
    select ${question}, ${organization_id}, revision_id, 1, 'long_text', 'How did you improve handing over shifts?', false,
      '[]', '{}', '[]' from applications where id = ${application.id}`.execute(app.db);
  await sql`update positions set title = 'Registered Nurse', description = ${JSON.stringify(textFromPlain(ADVERT))}
    where id = ${world.position.id}`.execute(app.db);

  const post = (path: string, body: object, as = recruiter.token) =>
    app.call({ method: 'POST', path, as, body });
  return {
    app,
    world,
    chat,
    boss,
    application,
    card_id: ended.body.data.score_card_id as string,
    question,
    recruiter: recruiter.token,
    post,
    /** Sends for a draft that is told; answers its events. */
    async told(path: string, body: object, as = recruiter.token): Promise<TestBody[]> {
      const answer = await post(path, body, as);
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw}`);
      return readEvents(answer.raw);
    },
    settings: (changed: object = {}, as = boss.token) =>
      app.call({
        method: 'PUT',
        path: '/ai/settings',
        as,
        body: {
          is_on: true,
          tasks_off: [],
          uses_provider: false,
          address: '',
          model: '',
          price_in_micros: 1_000_000,
          price_out_micros: 2_000_000,
          monthly_budget_micros: null,
          ...changed,
        },
      }),
    withProvider: async () => ({ uses_provider: true, address: chat.address, model: 'test-model' }),
    async answer(text: string): Promise<void> {
      await sql`insert into application_answers (organization_id, application_id, position_question_id, value)
        values (${organization_id}, ${application.id}, ${question}, ${JSON.stringify(text)})
        on conflict (application_id, position_question_id) do update set value = excluded.value`.execute(
        app.db,
      );
    },
    /** Everything that a draft must not touch. */
    async state(): Promise<string> {
      const { rows } = await sql<{ digest: string }>`
        select md5(coalesce((select string_agg(a::text, '' order by a.id) from applications a), '')
          || coalesce((select string_agg(c::text, '' order by c.id) from score_cards c), '')
          || coalesce((select string_agg(p::text, '' order by p.id) from positions p), '')
          || coalesce((select string_agg(q::text, '' order by q.id) from position_questions q), '')
          || coalesce((select string_agg(m::text, '' order by m.id) from mails m), '')
          || coalesce((select string_agg(s::text, '' order by s.id) from simulations s), '')) as digest`.execute(
        app.db,
      );
      return rows[0]?.digest ?? '';
    },
    async stop(): Promise<void> {
      await chat.stop();
      await app.stop();
    },
  };
}
/** See `createDraftWorld`. */
export type DraftWorld = Awaited<ReturnType<typeof createDraftWorld>>;
