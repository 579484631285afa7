import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECRUITER_TABLE } from '@tryout/domain/applications/application-status';
import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from '../testing/applicants-world.ts';

/**
 * Every statement of the program that writes the status of applications, by its file, and who is behind it. Whoever adds
 * one adds it here, and a test of what it asks for.
 */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  'features/applicants/moves/move-applicants.queries.ts': ['a person, by the table of moves'],
  'features/applicants/moves/open-applications.queries.ts': [
    'a person who closes a position, by the table of moves',
  ],
  'features/applicants/moves/undo-move.queries.ts': ['a person who takes a move back, to what it was before'],
  'features/applications/applications.queries.ts': [
    'a candidate, step by step, up to applied',
    'a candidate who withdraws, or nobody for 30 days before applying',
    'nobody: the same person has another application that counts',
    'a candidate who takes an end back',
  ],
  'features/applications/start/start-application.queries.ts': ['a candidate who starts'],
  'features/positions/invitations/generate-application.queries.ts': [
    'a recruiter who adds somebody',
    'nobody: an earlier test of the same recruiter',
  ],
};

const ROOT = join(import.meta.dirname, '../../..');
const WRITES =
  /update applications(?: a)?\s+set\b(?:(?!`|\bwhere\b)[^;])*?\sstatus\s*=|insert into applications \(/g;

let world: World;
beforeAll(async () => {
  world = await startWorld({ openings: 99 });
});
afterAll(() => world.app.stop());

it('no other statement writes the status of an application', () => {
  const found: Record<string, number> = {};
  for (const path of readdirSync(ROOT, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.includes('.test.') || path.includes('testing/')) continue;
    const count = readFileSync(join(ROOT, path), 'utf8').match(WRITES)?.length ?? 0;
    if (count > 0) found[path] = count;
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(WRITERS).map(([path, by]) => [path, by.length])));
});

const ENDS = ['approved', 'rejected'] as const;
/** Moves to an end that the table has, from wherever. */
const MOVES = APPLICATION_STATUSES.flatMap((from) =>
  RECRUITER_TABLE[from].flatMap(({ to }) => (ENDS.some((end) => end === to) ? [[from, to] as const] : [])),
);

it('by no move of one, of many, or of everybody found does anybody come to an end without a reason', async () => {
  for (const [from, to] of MOVES) {
    const { id } = await world.applicant({ status: from });
    expect((await world.move(id, from, to)).status, `${from} ${to}`).toBe(409);
    const many = await world.moveMany([[id, from]], to);
    expect(many.raw).toContain('reason_required');
    expect(await world.statusOf(id)).toBe(from);
    const moved = await world.move(id, from, to, { note: 'Said why' });
    expect(moved.status, `${from} ${to}: ${moved.raw}`).toBe(200);
  }
});

it('a rule ends nobody, and whoever follows it says why', async () => {
  const { id } = await world.applicant();
  const suggestion = { action: 'reject_suggested', rule_id: 'r', tag: null, matched_question_ids: [] };
  await sql`update applications set suggested_action = ${JSON.stringify(suggestion)} where id = ${id}`.execute(
    world.app.db,
  );
  const follow = (note: string, as = world.recruiter.token) =>
    world.app.call({
      method: 'POST',
      path: '/position/application/suggestion',
      as,
      body: { answer: 'confirm', application_id: id, from: 'applied', note },
    });
  expect(await world.statusOf(id)).toBe('applied');
  expect((await follow('')).status).toBe(409);
  expect(await world.statusOf(id)).toBe('applied');
  expect((await follow('Cannot work at night')).status).toBe(200);
});

it('closing a position rejects nobody without a reason', async () => {
  const { id } = await world.applicant({ status: 'short_listed' });
  const close = (open_applications: object) =>
    world.app.call({
      method: 'POST',
      path: `/position/${world.position.id}/transitions`,
      as: world.recruiter.token,
      body: {
        from: 'published',
        to: 'closed',
        close_reason: 'cancelled',
        open_applications,
      },
    });
  const closed = await close({ action: 'reject' });
  expect([closed.status, closed.body.fields[0].field]).toEqual([422, 'open_applications.reason_id']);
  expect(await world.statusOf(id)).toBe('short_listed');
});

it('nobody but people of the hiring side approves or rejects; the log says who and why, every time', async () => {
  const { id, candidate } = await world.applicant({ status: 'in_person' });
  for (const as of [candidate.token, '', (await world.manager('viewer')).token]) {
    const answer = await world.move(id, 'in_person', 'approved', { note: 'I am the best' }, as);
    expect([401, 403, 404]).toContain(answer.status);
  }
  expect(await world.statusOf(id)).toBe('in_person');
  const { rows } = await sql<{ unsaid: number; ends: number }>`
    select count(*) filter (where actor_id is null or actor_kind <> 'user'
        or (reason_id is null and coalesce(detail ->> 'note', '') = ''))::int as unsaid,
      count(*)::int as ends
    from application_log where to_status in ('approved', 'rejected') and action = 'status_changed'`.execute(
    world.app.db,
  );
  expect(rows[0]?.ends).toBeGreaterThan(MOVES.length);
  expect(rows[0]?.unsaid).toBe(0);
});
