import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from '../testing/applicants-world.ts';

let world: World;
let simulations: string[];
let subjects: { id: string; candidate_id: string; email: string }[];

beforeAll(async () => {
  world = await startWorld();
  const made = await Promise.all([world.applicant(), world.applicant()]);
  subjects = made.map(({ id, candidate }) => ({ id, candidate_id: candidate.id, email: candidate.email }));
  const { rows } = await sql<{ id: string }>`select id from simulations order by id limit 2`.execute(
    world.app.db,
  );
  simulations = rows.map(({ id }) => id);
});
afterAll(() => world.app.stop());

const PLAY_STATES = [
  'ready',
  'launched',
  'active',
  'interrupted',
  'completed',
  'terminated',
  'expired',
] as const;

/** Something that happens to an application in another table than its own, or to the address on it. */
type Event = (subject: (typeof subjects)[number]) => RawBuilder<unknown>;

let attempts = 0;
const EVENTS = fc.oneof(
  fc
    .record({
      state: fc.constantFrom(...PLAY_STATES),
      confirming: fc.boolean(),
      simulation: fc.nat(1),
      minutes: fc.nat(99),
    })
    .map(
      ({ state, confirming, simulation, minutes }): Event =>
        ({ id }) =>
          sql`
      insert into plays (id, organization_id, application_id, simulation_id, purpose, attempt, state, seed, tasks,
        accommodations, last_hash, deadline_at, created_at)
      values (${uuidv7()}, ${world.organization_id}, ${id}, ${simulations[simulation]},
        ${confirming ? 'confirmation' : 'application'}, ${++attempts}, ${state}, '', '[]', '{}', '', now(),
        now() - make_interval(mins => ${minutes}))
      on conflict do nothing`,
    ),
  fc.record({ state: fc.constantFrom(...PLAY_STATES), newest: fc.boolean() }).map(
    ({ state, newest }): Event =>
      ({ id }) =>
        sql`
      update plays set state = ${state} where purpose = 'application' and id = (select id from plays
        where application_id = ${id} order by created_at ${sql.raw(newest ? 'desc' : 'asc')} limit 1)`,
  ),
  fc.constant<Event>(
    ({ id }) => sql`delete from plays where id = (select id from plays where application_id = ${id}
    order by created_at desc limit 1)`,
  ),
  fc.record({ from_candidate: fc.boolean(), read: fc.boolean() }).map(
    ({ from_candidate, read }): Event =>
      ({ id, candidate_id }) =>
        sql`
      insert into application_messages (id, organization_id, application_id, sender_id, from_candidate, body, read_at)
      values (${uuidv7()}, ${world.organization_id}, ${id}, ${candidate_id}, ${from_candidate}, 'Hello',
        ${read ? new Date() : null})`,
  ),
  fc.boolean().map(
    (from_candidate): Event =>
      ({ id }) =>
        sql`update application_messages set read_at = now()
    where application_id = ${id} and read_at is null and from_candidate = ${from_candidate}`,
  ),
  fc.constant<Event>(
    ({ id }) => sql`delete from application_messages where id = (select id from application_messages
    where application_id = ${id} order by created_at limit 1)`,
  ),
  fc.boolean().map(
    (own): Event =>
      ({ id, email }) =>
        sql`update applications
    set applicant_email = ${own ? email : 'other@example.test'} where id = ${id}`,
  ),
  fc.boolean().map(
    (proved): Event =>
      ({ candidate_id }) =>
        sql`update users
    set email_verified_at = ${proved ? new Date() : null} where id = ${candidate_id}`,
  ),
  fc.boolean().map(
    (own): Event =>
      ({ candidate_id, email }) =>
        sql`update users
    set email = ${own ? email : `moved-${email}`} where id = ${candidate_id}`,
  ),
);

it('says of every applicant what the plays, the messages and the account say, whatever happens to them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), EVENTS), { minLength: 5, maxLength: 25 }), async (life) => {
      for (const [which, event] of life) {
        const subject = subjects[which];
        if (subject) await event(subject).execute(world.app.db);
      }
      for (const { id } of subjects) {
        const { rows } = await sql`
          select a.play_state, a.unread_messages, a.email_confirmed from applications a where a.id = ${id}`.execute(
          world.app.db,
        );
        const { rows: anew } = await sql`
          select (select y.state from plays y where y.application_id = a.id and y.purpose = 'application'
              order by y.created_at desc, y.id desc limit 1) as play_state,
            (select count(*)::int from application_messages m
              where m.application_id = a.id and m.from_candidate and m.read_at is null) as unread_messages,
            exists (select from users u where u.id = a.candidate_id and u.email = a.applicant_email
              and u.email_verified_at is not null) as email_confirmed
          from applications a where a.id = ${id}`.execute(world.app.db);
        expect(rows).toEqual(anew);
      }
    }),
    { numRuns: 25 },
  );
});

it('has the state of the newest of two plays that change at once', async () => {
  const { id } = await world.applicant();
  const begin = (state: string, minutes: number) => sql`
    insert into plays (id, organization_id, application_id, simulation_id, attempt, state, seed, tasks, accommodations,
      last_hash, deadline_at, created_at)
    values (${uuidv7()}, ${world.organization_id}, ${id}, ${simulations[0]}, ${++attempts}, ${state}, '', '[]', '{}', '',
      now(), now() - make_interval(mins => ${minutes}))`;
  await begin('launched', 5).execute(world.app.db);
  await Promise.all([
    sql`update plays set state = 'interrupted' where application_id = ${id} and state = 'launched'`.execute(
      world.app.db,
    ),
    begin('ready', 0).execute(world.app.db),
  ]);
  const { rows } = await sql`select play_state from applications where id = ${id}`.execute(world.app.db);
  expect(rows).toEqual([{ play_state: 'ready' }]);
});
