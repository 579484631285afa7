import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../platform/testing/factory.ts';
import { startWorld, type World } from './testing/applicants-world.ts';

let world: World;
let applicant: { id: string; candidate: TestUser };

beforeAll(async () => {
  world = await startWorld();
  applicant = await world.applicant({ first_name: 'Zainab', last_name: 'Quistgaard', job_fit_score: 72.4 });
  const { db } = world.app;
  const question = uuidv7();
  const link = uuidv7();
  for (const [id, type, order] of [
    [question, 'long_text', 1],
    [link, 'url', 2],
  ] as const) {
    await sql`insert into position_questions (id, organization_id, revision_id, sort_order, type, label)
      values (${id}, ${world.organization_id}, ${world.position.revision_id}, ${order}, ${type}, 'About you')`.execute(
      db,
    );
  }
  await sql`insert into application_answers (organization_id, application_id, position_question_id, value) values
    (${world.organization_id}, ${applicant.id}, ${question}, '"I am Zainab, and I plan."'),
    (${world.organization_id}, ${applicant.id}, ${link}, '"https://quistgaard.example"')`.execute(db);
  await sql`update applications set basic_info = '{"phone":"+45 5550 1234","location":"Ribe"}', cover_letter = 'Zainab here',
    tags = '{promising}', suggested_action = '{"action":"on_hold","rule_id":"r","tag":null,"matched_question_ids":[]}'
    where id = ${applicant.id}`.execute(db);
  await world.app.call({
    method: 'POST',
    path: '/applicant/comments',
    as: world.recruiter.token,
    body: { application_id: applicant.id, body: 'Zainab thinks ahead. ZAINAB QUISTGAARD, again.' },
  });
  await world.app.call({
    method: 'POST',
    path: '/applicant/comments',
    as: world.recruiter.token,
    body: { application_id: applicant.id, body: 'Offer at most 52.', visibility: 'private' },
  });
});
afterAll(() => world.app.stop());

const READS = [
  ['/applicants', 'position_id'],
  ['/applicant', 'application_id'],
  ['/applicant/comments', 'application_id'],
  ['/applicant/mentionable', 'application_id'],
  ['/applicant/messages', 'application_id'],
  ['/applicant/logs', 'application_id'],
  ['/applicants/summary', 'position_id'],
] as const;

function read(path: string, key: string, as: string) {
  const id = key === 'position_id' ? world.position.id : applicant.id;
  return world.app.call({ path, query: { [key]: id }, as });
}

describe('levels of a privilege', () => {
  it.each([
    ['viewer', { scores: false, comments: 403, decide: 404 }],
    ['interviewer', { scores: false, comments: 403, decide: 404 }],
    ['reviewer', { scores: true, comments: 200, decide: 404 }],
    ['decider', { scores: true, comments: 200, decide: 409 }],
    ['private', { scores: true, comments: 200, decide: 409 }],
  ] as const)('%s sees and does %o', async (level, expected) => {
    const manager = await world.manager(level);
    const listed = await read('/applicants', 'position_id', manager.token);
    expect(listed.status, listed.raw).toBe(200);
    const [row] = listed.body.data.items;
    expect(row.name).toBe('Zainab Quistgaard');
    expect(row.job_fit_score).toBe(expected.scores ? 72.4 : null);
    expect(row.suggested_action === null).toBe(!expected.scores);
    expect(row.tags).toEqual(expected.scores ? ['promising'] : []);
    if (!expected.scores) {
      expect(listed.raw).not.toContain('72.4');
      const banded = await world.app.call({
        path: '/applicants',
        query: { position_id: world.position.id, band: 'excellent' },
        as: manager.token,
      });
      expect(banded.status).toBe(422);
    }
    const comments = await read('/applicant/comments', 'application_id', manager.token);
    expect([200, 404]).toContain(comments.status);
    expect(comments.status === 200).toBe(expected.comments === 200);
    if (comments.status === 200) {
      const isPrivate = comments.raw.includes('Offer at most');
      expect(isPrivate).toBe(level === 'private');
    }
    const moved = await world.move(applicant.id, 'cv_submitted', 'rejected', { note: 'x' }, manager.token);
    expect(moved.status).toBe(expected.decide);
    expect((await read('/applicant/messages', 'application_id', manager.token)).status).toBe(403);
  });

  it('does not let a viewer learn scores from places in the list', async () => {
    for (let i = 0; i < 11; i++) await world.applicant({ job_fit_score: 50 });
    const viewer = await world.manager('viewer');
    const query = { position_id: world.position.id, recordsPerPage: '10' };
    const first = await world.app.call({ path: '/applicants', query, as: viewer.token });
    const { next_cursor } = first.body.data;
    expect(Buffer.from(next_cursor, 'base64url').toString()).toMatch(/^\[null,/);
    const second = await world.app.call({
      path: '/applicants',
      query: { ...query, cursor: next_cursor },
      as: viewer.token,
    });
    expect(second.body.data.items).toHaveLength(2);
    const probe = Buffer.from(JSON.stringify([-6_000_000_000_000, applicant.id, 0])).toString('base64url');
    const probed = await world.app.call({
      path: '/applicants',
      query: { ...query, cursor: probe },
      as: viewer.token,
    });
    expect(probed.status).toBe(422);
  });

  it('is gone with the next request after it was taken back', async () => {
    const manager = await world.manager('decider');
    await sql`update position_privileges set status = 'closed' where user_id = ${manager.id}`.execute(
      world.app.db,
    );
    expect((await read('/applicant', 'application_id', manager.token)).status).toBe(404);
  });
});

describe('blind review', () => {
  it('lets nothing out that says who it is', async () => {
    const manager = await world.manager('private', false);
    for (const [path, key] of READS) {
      const answer = await read(path, key, manager.token);
      expect(answer.raw).not.toMatch(/zainab|quistgaard|5550|ribe/i);
      expect(answer.raw).not.toContain(applicant.candidate.email);
    }
    const details = await read('/applicant', 'application_id', manager.token);
    const code = applicant.id.slice(-4).toUpperCase();
    expect(details.body.data).toMatchObject({
      name: null,
      code,
      contact: null,
      cover_letter: null,
      cv_hidden: true,
    });
    expect(details.body.data.answers.map((each: { hidden: boolean }) => each.hidden)).toEqual([false, true]);
    expect(details.body.data.answers[0].value).toBe(`I am ${code}, and I plan.`);
    for (const path of ['/applicant/cv', '/applicant/cv/text', '/applicant/profile']) {
      expect((await read(path, 'application_id', manager.token)).status).toBe(403);
    }
    const search = await world.app.call({
      path: '/applicants',
      query: { position_id: world.position.id, q: 'zainab' },
      as: manager.token,
    });
    expect(search.status).toBe(422);
  });

  it('keeps the name out of a mention as well', async () => {
    const manager = await world.manager('reviewer', false);
    await world.app.call({
      method: 'POST',
      path: '/applicant/comments',
      as: world.recruiter.token,
      body: { application_id: applicant.id, body: 'Please look', mentions: [manager.id] },
    });
    const told = await world.app.call({ path: '/get/user/notifications', as: manager.token });
    expect(told.body.data.items[0].type).toBe('comment_mention');
    expect(told.raw).not.toMatch(/zainab/i);
    const { rows } = await sql<{ body_text: string }>`
      select body_text from mails where to_user_id = ${manager.id}`.execute(world.app.db);
    expect(rows[0]?.body_text).not.toMatch(/zainab/i);
  });
});

describe('positions kept confidential', () => {
  it('are unknown to colleagues they are not shared with', async () => {
    await sql`update positions set visibility = 'confidential'
      where id = ${world.position.id}`.execute(world.app.db);
    await sql`update position_team set user_id = ${world.admin.id} where position_id = ${world.position.id}`.execute(
      world.app.db,
    );
    for (const [path, key] of READS) {
      expect((await read(path, key, world.recruiter.token)).status).toBe(404);
    }
    expect((await world.move(applicant.id, 'applied', 'short_listed')).status).toBe(404);
    expect((await read('/applicant', 'application_id', world.admin.token)).status).toBe(200);
    await sql`update positions set visibility = 'public' where id = ${world.position.id}`.execute(
      world.app.db,
    );
  });
});
