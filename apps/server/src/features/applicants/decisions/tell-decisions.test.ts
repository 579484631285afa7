import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverAct } from '../../../platform/act.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';
import { findDecisions } from './decisions-of-month.queries.ts';
import { tellDecisions } from './tell-decisions.job.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ openings: 9 });
});
afterAll(() => world.app.stop());

const card = (application_id: string, opened_by: string | null) =>
  sql`with made as (
      insert into score_cards (id, organization_id, application_id, version, status, pins, inputs_digest, created_at)
      values (gen_random_uuid(), ${world.organization_id}, ${application_id}, 1, 'approved', '{}', 'x', now() - interval '1 day')
      returning id)
    insert into security_log (id, organization_id, performer_type, performer_id, event_type, action, target_id, event_time)
    select gen_random_uuid(), ${world.organization_id}, 'user', ${opened_by}, 'access', 'score_card.opened', id::text,
      now() - interval '1 hour' from made where ${opened_by}::uuid is not null`.execute(world.app.db);
const suggest = (id: string, action: string) =>
  sql`insert into application_log (application_id, seq, organization_id, actor_kind, action, detail, previous_hash, hash)
    values (${id}, 1, ${world.organization_id}, 'rule', 'rule_suggested', ${JSON.stringify({ action })}, '\\x00', '\\x00')`.execute(
    world.app.db,
  );

it('admins are told once a month how people decided', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => world.applicant()));
  const [opened, unopened, cardless, followed, differed, dismissed] = people.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  await card(opened, world.recruiter.id);
  await card(unopened, world.admin.id);
  for (const id of [followed, differed, dismissed]) await suggest(id, 'reject_suggested');
  for (const id of [opened, unopened, cardless, followed]) {
    expect((await world.move(id, 'applied', 'rejected', { note: 'No nights' })).status).toBe(200);
  }
  expect((await world.move(differed, 'applied', 'short_listed')).status).toBe(200);
  const suggestion = { action: 'reject_suggested', rule_id: 'r', tag: null, matched_question_ids: [] };
  await sql`update applications set suggested_action = ${JSON.stringify(suggestion)} where id = ${dismissed}`.execute(
    world.app.db,
  );
  const answer = { application_id: dismissed, answer: 'dismiss' };
  await world.app.call({
    method: 'POST',
    path: '/position/application/suggestion',
    as: world.recruiter.token,
    body: answer,
  });
  const now = new Date();
  const [from, until] = [new Date(now.getTime() - 3_600_000), new Date(now.getTime() + 3_600_000)];
  expect(await findDecisions(world.app.db, from, until)).toEqual([
    { organization_id: world.organization_id, decided: 4, unopened: 1, suggested: 3, differed: 2 },
  ]);
  expect(await findDecisions(world.app.db, until, new Date(until.getTime() + 1000))).toEqual([]);

  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  world.advance((Date.UTC(year, month + 1, 1, 7) - now.getTime()) / 60_000);
  await tellDecisions(serverAct(world.app.services));
  await tellDecisions(serverAct(world.app.services));
  const { rows } = await sql<{ user_id: string; body: string }>`
    select user_id, body from notifications where type = 'decisions_of_month'`.execute(world.app.db);
  expect(rows).toEqual([{ user_id: world.admin.id, body: expect.stringMatching(/4 .*1 .*3 .*2 /s) }]);
});
