import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication } from '../../platform/testing/factory.ts';
import type { TestBody } from '../../platform/testing/test-app.ts';
import { startWorld, type World } from '../applicants/testing/applicants-world.ts';
import { usualWaitsJob } from './usual-waits.job.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ openings: 50 });
});
afterAll(() => world.app.stop());

const count = () => usualWaitsJob(world.app.services).run({});

type Applied = Awaited<ReturnType<World['applicant']>>;

async function standingOf({ id, candidate }: Applied): Promise<TestBody> {
  const answer = await world.app.call({
    path: '/application/position/details',
    as: candidate.token,
    query: { application_id: id },
  });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data;
}

async function listedOf({ candidate }: Applied): Promise<TestBody> {
  const answer = await world.app.call({ path: '/user/applications', as: candidate.token });
  return answer.body.data.items[0];
}

/** Somebody who applied days ago and is moved now. */
async function moved(days: number, to: string): Promise<Applied> {
  const applied = await world.applicant();
  await sql`insert into application_log (application_id, seq, organization_id, at, actor_kind, action, from_status,
      to_status, previous_hash, hash)
    values (${applied.id}, 1, ${world.organization_id}, ${world.app.services.now()}::timestamptz
      - make_interval(days => ${days}), 'candidate', 'step_completed', 'questions_answered', 'applied', '\\x00', '\\x00')`.execute(
    world.app.db,
  );
  const answer = await world.move(applied.id, 'applied', to, to === 'rejected' ? { note: 'x' } : {});
  expect(answer.status, answer.raw).toBe(200);
  return applied;
}

describe('where an application stands', () => {
  it('says by when an answer is usual from ten moves on, counted at night', async () => {
    const waiting = await world.applicant();
    await count();
    expect((await standingOf(waiting)).standing).toMatchObject({
      usual: null,
      opened_at: null,
      interview_at: null,
      decides: { has_managers: false, name: null },
    });
    for (let day = 1; day <= 9; day += 1) await moved(day, 'short_listed');
    await count();
    expect((await standingOf(waiting)).standing.usual).toBeNull();
    await moved(10, 'short_listed');
    await count();
    const { standing } = await standingOf(waiting);
    expect(standing.usual).toMatchObject({ moves: 10, median_days: 6, most_days: 9, is_late: false });
    expect(Date.parse(standing.usual.by) - Date.parse(standing.since)).toBe(9 * 86_400_000);
    expect((await listedOf(waiting)).standing.usual).toEqual(standing.usual);
    world.advance(9 * 1440 + 1);
    expect((await standingOf(waiting)).standing.usual.is_late).toBe(true);
  });

  it('does not count moves that were undone, and takes the last hundred', async () => {
    const before = await sql<TestBody>`select moves, median_days from stage_waits`.execute(world.app.db);
    const undone = await moved(300, 'short_listed');
    const { rows } = await sql<{
      batch_id: string;
    }>`select batch_id from applications where id = ${undone.id}`.execute(world.app.db);
    expect((await world.undo(rows[0]?.batch_id ?? '')).status).toBe(200);
    await count();
    const after = await sql<TestBody>`select moves, median_days from stage_waits`.execute(world.app.db);
    expect(after.rows).toEqual(before.rows);
  });

  it('keeps a decision that may still be undone to itself', async () => {
    const applied = await world.applicant();
    const { since } = (await standingOf(applied)).standing;
    expect((await world.move(applied.id, 'applied', 'rejected', { note: 'x' })).status).toBe(200);
    const held = await standingOf(applied);
    expect(held.status).toBe('applied');
    expect(held.standing).not.toBeNull();
    expect(Math.abs(Date.parse(held.standing.since) - Date.parse(since))).toBeLessThan(60_000);
    world.advance(61);
    const told = await standingOf(applied);
    expect([told.status, told.standing]).toEqual(['rejected', null]);
    expect((await listedOf(applied)).standing).toBeNull();
  });

  it('names who answers for the position only where they allow it, and hiring managers as a role', async () => {
    const applied = await world.applicant();
    await world.manager('decider');
    await sql`insert into position_team (organization_id, position_id, user_id, role)
      values (${world.organization_id}, ${world.position.id}, ${world.recruiter.id}, 'owner')
      on conflict (position_id, user_id) do update set role = 'owner'`.execute(world.app.db);
    expect((await standingOf(applied)).standing.decides).toEqual({ has_managers: true, name: null });
    await world.app.call({
      method: 'PUT',
      path: '/user/update/user/settings',
      as: world.recruiter.token,
      body: { show_name: true },
    });
    expect((await standingOf(applied)).standing.decides).toEqual({ has_managers: true, name: 'Ada Berg' });
  });

  it('is not said before an application is sent', async () => {
    const begun = await createApplication(world.app.db, world.organization_id, world.position, {
      status: 'cv_submitted',
    });
    expect((await standingOf(begun)).standing).toBeNull();
  });
});
