import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { createPosition } from '../../../platform/testing/factory.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';
import { bulkJob, goOn } from './carry-out-bulk.ts';

let world: World;
let position: { id: string; revision_id: string };
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  position = await createPosition(world.app.db, world.organization_id, world.recruiter.id, { openings: 2 });
});
afterAll(() => world.app.stop());

/** Rows of applicants at once; those of a thousand would take long through the factory. */
async function people(count: number, status = 'applied'): Promise<void> {
  await sql`insert into users (id, email, user_type, first_name, last_name, signup_step, email_verified_at)
    select gen_random_uuid(), 'many-' || gen_random_uuid() || '@example.test', 'candidate', 'Many', 'Person', 5, now()
    from generate_series(1, ${count})`.execute(world.app.db);
  await sql`insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, furthest_step,
      applicant_name, applicant_email, cv_skipped, rank_order, applied_at)
    select gen_random_uuid(), ${world.organization_id}, ${position.id}, ${position.revision_id}, u.id, ${status}, ${status},
      'Many Person', u.email, true, 2 + row_number() over (), now()
    from users u where u.email like 'many-%' and not exists (select 1 from applications a where a.candidate_id = u.id)`.execute(
    world.app.db,
  );
}

const post = (path: string, body: object, as = world.recruiter.token) =>
  world.app.call({ method: 'POST', path, as, body });
const moveAll = (filters: object, expected_count: number, rest: object, as?: string) =>
  post('/applicants/bulk/status', { position_id: position.id, filters, expected_count, ...rest }, as);
const tagAll = (filters: object, expected_count: number, rest: object, as?: string) =>
  post('/applicants/bulk/tags', { position_id: position.id, filters, expected_count, ...rest }, as);
const cancelInTray = (id: string) => post(`/user/jobs/${id}/cancel`, {});
const onAction = (id: string, what: 'stop' | 'undo', as?: string) =>
  post(`/applicants/bulk/${id}/${what}`, {}, as);

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; n: number }>`
    select status, count(*)::int as n from applications where position_id = ${position.id} group by 1`.execute(
    world.app.db,
  );
  return Object.fromEntries(rows.map((row) => [row.status, row.n]));
}

async function latest() {
  const answer = await world.app.call({
    path: '/applicants/bulk',
    query: { position_id: position.id },
    as: world.recruiter.token,
  });
  return answer.body.data.items[0];
}

/** One chunk of it. */
const runChunk = (id: string) =>
  withTransaction(world.app.db, (db) => goOn(serverAct(world.app.services, db), id));

/** What the job tray says of an action. */
async function inTray(id: string, as = world.recruiter.token) {
  const { body } = await world.app.call({ path: '/user/jobs', as });
  return body.data.items.find((each: { background_job_id: string }) => each.background_job_id === id);
}

const runJob = (bulk_action_id: string) => bulkJob(world.app.services).run({ bulk_action_id });

describe('moving everybody a search finds', () => {
  it('moves who can go, says of the others why not, and takes it back', async () => {
    await people(30);
    await people(3, 'started');
    const done = await moveAll({}, 33, { to: 'short_listed' });
    expect(done.status, done.raw).toBe(201);
    expect(done.body.data).toMatchObject({
      status: 'done',
      total: 33,
      done: 30,
      skipped: 3,
      skips: [{ reason: 'not_allowed', count: 3 }],
      may_undo: true,
    });
    expect(done.body.data.skipped_people).toHaveLength(3);
    expect(done.body.data.skipped_people[0]).toMatchObject({ name: 'Many Person', status: 'started' });
    expect(await counts()).toEqual({ short_listed: 30, started: 3 });
    const undone = await onAction(done.body.data.bulk_action_id, 'undo');
    expect(undone.body.data).toMatchObject({ status: 'undone', undone: 30, may_undo: false });
    expect(await counts()).toEqual({ applied: 30, started: 3 });
    expect((await onAction(done.body.data.bulk_action_id, 'undo')).status).toBe(409);
    const { rows } =
      await sql`select distinct m.status from mails m join applications a on a.id = m.application_id
      where a.position_id = ${position.id}`.execute(world.app.db);
    expect(rows).toEqual([{ status: 'cancelled' }]);
  });

  it('does nothing when the list has changed since it was looked at', async () => {
    await people(5);
    const stale = await moveAll({ status: ['applied'] }, 4, { to: 'short_listed' });
    expect(stale.status).toBe(409);
    expect(stale.body.message).toContain('now has 5 applicants');
    expect(await counts()).toEqual({ applied: 5 });
    expect(await latest()).toBeUndefined();
  });

  it('keeps to the filter', async () => {
    await people(4);
    await people(3, 'phone_screen');
    const done = await moveAll({ status: ['phone_screen'] }, 3, { to: 'in_person', mail: { send: false } });
    expect(done.body.data).toMatchObject({ done: 3, told_at: null });
    expect(await counts()).toEqual({ applied: 4, in_person: 3 });
  });

  it('goes on in the background when there are many, chunk by chunk, and can be taken back there too', async () => {
    await people(1203);
    const begun = await moveAll({}, 1203, {
      to: 'rejected',
      note: 'The search has ended',
      mail: { send: true },
    });
    expect(begun.body.data).toMatchObject({ status: 'running', total: 1203, done: 0, may_undo: false });
    expect(await counts()).toEqual({ applied: 1203 });
    const id = begun.body.data.bulk_action_id;
    expect((await onAction(id, 'undo')).status).toBe(409);
    // Two workers on one action do not get in each other's way.
    await Promise.all([runJob(id), runJob(id)]);
    expect(await latest()).toMatchObject({ status: 'done', done: 1203, skipped: 0, may_undo: true });
    expect(await inTray(id)).toMatchObject({ status: 'done', done: 1203, skipped: 0, may_undo: true });
    expect(await counts()).toEqual({ rejected: 1203 });
    expect((await onAction(id, 'undo')).body.data.status).toBe('undoing');
    await runJob(id);
    expect(await latest()).toMatchObject({ status: 'undone', undone: 1203 });
    expect(await counts()).toEqual({ applied: 1203 });
  });

  it('shows in the job tray of its maker how far it is, what came of it, and that it was undone', async () => {
    await people(228);
    await people(12, 'started');
    const id = (await moveAll({}, 240, { to: 'on_hold' })).body.data.bulk_action_id;
    const begun = { kind: 'applicants_move', to: 'on_hold', status: 'running', done: 0, total: 240 };
    expect(await inTray(id)).toMatchObject({ ...begun, may_cancel: true, may_undo: false });
    expect(await inTray(id, world.admin.token)).toBeUndefined();
    await runChunk(id);
    expect(await inTray(id)).toMatchObject({ ...begun, done: 100 });
    await runJob(id);
    const ended = { status: 'done', done: 240, total: 240, skipped: 12, undoing: false, may_cancel: false };
    expect(await inTray(id)).toMatchObject({ ...ended, may_undo: true });
    world.advance(60);
    expect(await inTray(id)).toMatchObject({ ...ended, may_undo: false });
    world.advance(-60);

    await onAction(id, 'undo');
    expect(await inTray(id)).toMatchObject({ status: 'running', done: 0, total: 228, undoing: true });
    expect((await cancelInTray(id)).body.message).toBe('An undo can’t be cancelled.');
    await runJob(id);
    expect(await inTray(id)).toMatchObject({ status: 'done', done: 228, undoing: true, may_undo: false });
    expect(await counts()).toEqual({ applied: 228, started: 12 });

    const few = await tagAll({ status: ['started'] }, 12, { add: ['x'] });
    expect(few.status, few.raw).toBe(201);
    expect(await inTray(few.body.data.bulk_action_id)).toBeUndefined();
  });

  it('is cancelled in the job tray; what was done by then stays and can be undone', async () => {
    await people(240);
    const id = (await moveAll({}, 240, { to: 'short_listed' })).body.data.bulk_action_id;
    const told: string[] = [];
    const page = { write: (text: string) => told.push(text), end: () => undefined, on: () => undefined };
    world.app.services.live.connect(world.recruiter.id, uuidv7(), page as unknown as ServerResponse);
    await runChunk(id);
    await vi.waitFor(() => expect(told.join('')).toContain(position.id));
    expect((await cancelInTray(id)).status).toBe(200);
    await runJob(id);
    expect(await counts()).toEqual({ applied: 140, short_listed: 100 });
    expect(await latest()).toMatchObject({ status: 'stopped', done: 100 });
    expect(await inTray(id)).toMatchObject({ status: 'cancelled', done: 100, skipped: 0, may_undo: true });
    await onAction(id, 'undo');
    expect(await inTray(id)).toMatchObject({ status: 'done', done: 100, undoing: true });
    expect(await counts()).toEqual({ applied: 240 });
  });

  it('leaves alone who was moved before their turn, and who moved on before the undo', async () => {
    await people(600);
    const begun = await moveAll({}, 600, { to: 'short_listed' });
    const id = begun.body.data.bulk_action_id;
    await sql`update applications set status = 'phone_screen' where id = (select application_id from bulk_action_items
      where bulk_action_id = ${id} and place = 550)`.execute(world.app.db);
    await runJob(id);
    expect(await latest()).toMatchObject({ done: 599, skips: [{ reason: 'stale_status', count: 1 }] });
    const { rows } = await sql<{ id: string }>`select application_id as id from bulk_action_items
      where bulk_action_id = ${id} and place = 7`.execute(world.app.db);
    expect((await world.move(rows[0]?.id ?? '', 'short_listed', 'in_person')).status).toBe(200);
    await onAction(id, 'undo');
    await runJob(id);
    expect(await latest()).toMatchObject({ status: 'undone', undone: 598 });
    expect(await counts()).toEqual({ applied: 598, phone_screen: 1, in_person: 1 });
  });

  it('can be stopped, and loses its right with its maker', async () => {
    await people(700);
    const first = (await moveAll({}, 700, { to: 'short_listed' })).body.data.bulk_action_id;
    expect((await onAction(first, 'stop')).body.data.status).toBe('stopped');
    expect(await inTray(first)).toMatchObject({ status: 'cancelled', done: 0, may_undo: false });
    await runJob(first);
    expect(await counts()).toEqual({ applied: 700 });
    expect((await onAction(first, 'stop')).status).toBe(409);
    const manager = await world.manager('decider');
    await sql`update position_privileges set position_id = ${position.id} where user_id = ${manager.id}`.execute(
      world.app.db,
    );
    const second = await moveAll({}, 700, { to: 'short_listed' }, manager.token);
    expect(second.status, second.raw).toBe(201);
    await sql`update position_privileges set level = 'reviewer' where user_id = ${manager.id}`.execute(
      world.app.db,
    );
    await runJob(second.body.data.bulk_action_id);
    expect(await counts()).toEqual({ applied: 700 });
    const { rows } =
      await sql`select status from bulk_actions where id = ${second.body.data.bulk_action_id}`.execute(
        world.app.db,
      );
    expect(rows).toEqual([{ status: 'failed' }]);
  });

  it('gives no more openings away than there are', async () => {
    await people(5, 'in_person');
    const done = await moveAll({}, 5, { to: 'approved', note: 'Strong in the interview' });
    expect(done.body.data).toMatchObject({ done: 2, skips: [{ reason: 'no_opening_left', count: 3 }] });
  });

  it('belongs to who made it, and refuses what may not be searched for', async () => {
    await people(2);
    const done = await moveAll({}, 2, { to: 'short_listed' });
    expect((await onAction(done.body.data.bulk_action_id, 'undo', world.admin.token)).status).toBe(404);
    const reader = await world.manager('reviewer', false);
    await sql`update position_privileges set position_id = ${position.id} where user_id = ${reader.id}`.execute(
      world.app.db,
    );
    expect((await moveAll({}, 2, { to: 'phone_screen' }, reader.token)).status).toBe(404);
    expect((await tagAll({ q: 'Many' }, 2, { add: ['x'] }, reader.token)).status).toBe(422);
    expect((await tagAll({ reason_id: uuidv7() }, 2, { add: ['x'] })).status).toBe(404);
    expect((await moveAll({}, 10_001, { to: 'phone_screen' })).status).toBe(422);
  });
});

describe('tagging everybody a search finds', () => {
  const tags = async () => {
    const { rows } = await sql<{ tags: string[]; n: number }>`
      select tags, count(*)::int as n from applications where position_id = ${position.id} group by 1 order by 2`.execute(
      world.app.db,
    );
    return rows;
  };

  it('tags, takes tags off, and gives back exactly what each had', async () => {
    await people(6);
    await sql`update applications set tags = '{new,old}' where id in (select id from applications
      where position_id = ${position.id} order by rank_order limit 2)`.execute(world.app.db);
    const done = await tagAll({}, 6, { add: ['new'], remove: ['old'] });
    expect(done.body.data).toMatchObject({ kind: 'tag', status: 'done', done: 6 });
    expect(await tags()).toEqual([{ tags: ['new'], n: 6 }]);
    await sql`update applications set tags = '{later,new}' where id = (select id from applications
      where position_id = ${position.id} order by rank_order desc limit 1)`.execute(world.app.db);
    expect((await onAction(done.body.data.bulk_action_id, 'undo')).body.data).toMatchObject({
      status: 'undone',
      undone: 6,
    });
    expect(await tags()).toEqual([
      { tags: ['later'], n: 1 },
      { tags: ['new', 'old'], n: 2 },
      { tags: [], n: 3 },
    ]);
  });

  it('tags many in the background, shown in the job tray', async () => {
    await people(120);
    await sql`update applications set tags = '{new}' where id in (select id from applications
      where position_id = ${position.id} order by rank_order limit 20)`.execute(world.app.db);
    const id = (await tagAll({}, 120, { add: ['new'] })).body.data.bulk_action_id;
    expect(await inTray(id)).toMatchObject({
      kind: 'applicants_tag',
      to: null,
      status: 'running',
      total: 120,
    });
    await runJob(id);
    expect(await inTray(id)).toMatchObject({ status: 'done', done: 120, skipped: 20, may_undo: true });
    await onAction(id, 'undo');
    expect(await inTray(id)).toMatchObject({ status: 'done', done: 100, undoing: true });
    expect(await tags()).toEqual([
      { tags: ['new'], n: 20 },
      { tags: [], n: 100 },
    ]);
  });

  it('passes over who has enough tags, and who has them already', async () => {
    await people(3);
    const full = Array.from({ length: 30 }, (_, i) => `tag ${String(i).padStart(2, '0')}`);
    const set = (tagged: string[], place: number) =>
      sql`update applications set tags = ${tagged} where id = (select id from applications
        where position_id = ${position.id} order by rank_order offset ${place} limit 1)`.execute(
        world.app.db,
      );
    await set(full, 0);
    await set(['x'], 1);
    const done = await tagAll({}, 3, { add: ['x'] });
    expect(done.body.data).toMatchObject({ done: 1, skipped: 2 });
    expect(done.body.data.skips).toEqual([
      { reason: 'too_many_tags', count: 1 },
      { reason: 'unchanged', count: 1 },
    ]);
  });
});
