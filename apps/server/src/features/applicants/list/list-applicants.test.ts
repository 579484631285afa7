import { rankOrder } from '@tryout/domain/applicants/rank-order';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';

let world: World;
const byRank: string[] = [];

beforeAll(async () => {
  world = await startWorld();
  // Ten share each of five scores, so that every page begins and ends within a tie.
  const rows = [];
  for (let i = 0; i < 53; i++) {
    const fit = i < 50 ? 90 - Math.floor(i / 10) * 10 : undefined;
    const made = await world.applicant({
      first_name: `Nora${i}`,
      last_name: i % 2 ? 'Öst' : 'Lind',
      status: i < 50 ? (i % 5 === 0 ? 'short_listed' : 'applied') : 'cv_submitted',
      ...(fit === undefined ? {} : { job_fit_score: fit }),
    });
    const rank = rankOrder({ job_fit_score: fit ?? null, coverage: 1, subtrait_scores: [] });
    rows.push({ id: made.id, rank });
  }
  const test = await world.applicant({ first_name: 'Test', job_fit_score: 99 });
  await sql`update applications set is_test = true where id = ${test.id}`.execute(world.app.db);
  rows.sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  byRank.push(...rows.map((row) => row.id));
});
afterAll(() => world.app.stop());

async function list(query: Record<string, string> = {}, as = world.recruiter.token) {
  const answer = await world.app.call({
    path: '/applicants',
    query: { position_id: world.position.id, recordsPerPage: '10', ...query },
    as,
  });
  return {
    ...answer,
    ids: (answer.body.data?.items ?? []).map((row: { application_id: string }) => row.application_id),
  };
}

describe('the list of applicants', () => {
  it('is sorted by job fit, counts without tests, and pages by number', async () => {
    const first = await list();
    expect(first.status, first.raw).toBe(200);
    expect(first.ids).toEqual(byRank.slice(0, 10));
    expect(first.body.data).toMatchObject({
      total: 53,
      total_is_capped: false,
      page: 1,
      previous_cursor: null,
    });
    expect((await list({ page: '6' })).ids).toEqual(byRank.slice(50));
    expect((await list({ page: '7' })).ids).toEqual([]);
    expect((await list({ page: '5000' })).body.data).toMatchObject({ total: 53, items: [] });
    expect(first.body.data.items[0]).toMatchObject({ job_fit_score: 90, coverage: 1, in_progress: false });
  });

  it('walks forwards and backwards over ties without losing or repeating anybody', async () => {
    const forwards: string[] = [];
    let page = await list();
    for (;;) {
      forwards.push(...page.ids);
      if (page.body.data.next_cursor === null) break;
      page = await list({ cursor: page.body.data.next_cursor });
    }
    expect(forwards).toEqual(byRank);
    const backwards: string[] = [];
    for (;;) {
      backwards.unshift(...page.ids);
      if (page.body.data.previous_cursor === null) break;
      page = await list({ cursor: page.body.data.previous_cursor });
    }
    expect(backwards).toEqual(byRank);
  });

  it('jumps to the last page', async () => {
    const last = await list({ last: 'true' });
    expect(last.ids).toEqual(byRank.slice(50));
    expect(last.body.data).toMatchObject({ page: 6, next_cursor: null });
    const before = await list({ cursor: last.body.data.previous_cursor });
    expect(before.ids).toEqual(byRank.slice(40, 50));
    expect((await list({ last: 'true', status: 'short_listed' })).ids).toHaveLength(10);
  });

  it('narrows by statuses, bands, names and tags', async () => {
    expect((await list({ status: 'short_listed' })).body.data.total).toBe(10);
    const two = await world.app.call({
      path: `/applicants?position_id=${world.position.id}&status=short_listed&status=cv_submitted&recordsPerPage=50`,
      as: world.recruiter.token,
    });
    expect(two.body.data.total).toBe(13);
    const order = two.body.data.items.map((row: { application_id: string }) =>
      byRank.indexOf(row.application_id),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect((await list({ band: 'outstanding' })).body.data.total).toBe(20);
    expect((await list({ band: 'average' })).body.data.total).toBe(10);
    // A job fit that is compared with no norm has no band, whatever its number.
    const mean = (scale: string | null) =>
      sql`update applications set job_fit_scale = ${scale} where id = ${byRank[0]}`.execute(world.app.db);
    await mean('percent');
    expect((await list({ band: 'outstanding' })).body.data.total).toBe(19);
    await mean(null);
    expect((await list({ band: 'not_calculated' })).body.data.total).toBe(3);
    expect((await list({ q: 'nora1' })).body.data.total).toBe(11);
    expect((await list({ q: 'ös', recordsPerPage: '100' })).body.data.total).toBe(26);
    expect((await list({ q: '%' })).body.data.total).toBe(0);
    const [first] = byRank;
    const tagged = await world.app.call({
      method: 'POST',
      path: '/applicants/tags',
      as: world.recruiter.token,
      body: {
        position_id: world.position.id,
        application_ids: [first],
        add: ['Night shift', 'Arabic'],
        remove: [],
      },
    });
    expect(tagged.body.data).toEqual({ changed: 1 });
    const found = await list({ tag: 'Arabic' });
    expect(found.ids).toEqual([first]);
    expect(found.body.data.items[0].tags).toEqual(['Arabic', 'Night shift']);
  });

  it('gives applicants an owner, who is shown, filtered by and logged; only those who see them can be one', async () => {
    const [first, second] = (await list({})).ids;
    const assign = (owner_id: string | null, as = world.recruiter.token) =>
      world.app.call({
        method: 'POST',
        path: '/applicants/owner',
        as,
        body: { position_id: world.position.id, application_ids: [first, second], owner_id },
      });
    expect((await assign(world.recruiter.id)).body.data).toEqual({ changed: 2 });
    expect((await assign(world.recruiter.id)).body.data).toEqual({ changed: 0 });
    const owned = await list({ owner: world.recruiter.id });
    expect(owned.ids.toSorted()).toEqual([first, second].toSorted());
    expect(owned.body.data.items[0].owner.user_id).toBe(world.recruiter.id);
    const without = await list({ owner: 'none', recordsPerPage: '100' });
    expect(without.ids).not.toContain(first);
    const facets = await world.app.call({
      path: '/applicants/facets',
      as: world.recruiter.token,
      query: { position_id: world.position.id },
    });
    expect(facets.body.data.owners.map((each: { user_id: string }) => each.user_id)).toContain(
      world.recruiter.id,
    );
    const stranger = await assign('00000000-0000-7000-8000-000000000000');
    expect(stranger.status).toBe(422);
    expect(stranger.body.fields[0].field).toBe('owner_id');
    expect((await assign(null)).body.data).toEqual({ changed: 2 });
  });

  it.each([
    ['owner', 'me'],
    ['cursor', 'x'],
    ['cursor', Buffer.from('["a","b",1]').toString('base64url')],
    ['recordsPerPage', '7'],
    ['page', '0'],
    ['status', 'hired'],
    ['band', 'great'],
    ['color', 'red'],
  ])('refuses %s=%s with the field named', async (field, value) => {
    const answer = await list({ [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.fields[0].message).toMatch(/./);
  });

  it('says how many stand where and for how long', async () => {
    const answer = await world.app.call({
      path: '/applicants/summary',
      query: { position_id: world.position.id },
      as: world.recruiter.token,
    });
    expect(answer.body.data.total).toBe(53);
    const of = (status: string) =>
      answer.body.data.statuses.find((each: { status: string }) => each.status === status);
    expect(of('applied')).toEqual({ status: 'applied', count: 40, median_days: 0 });
    expect(of('approved')).toEqual({ status: 'approved', count: 0, median_days: null });
    expect(answer.body.data.rights).toMatchObject({ level: 'private', decide: true });
  });

  it('names who comes before and after', async () => {
    const at = (id: string | undefined, query = {}) =>
      world.app.call({
        path: '/applicant',
        query: { application_id: id ?? '', ...query },
        as: world.recruiter.token,
      });
    expect((await at(byRank[0])).body.data).toMatchObject({ previous_id: null, next_id: byRank[1] });
    expect((await at(byRank[11])).body.data).toMatchObject({ previous_id: byRank[10], next_id: byRank[12] });
  });

  it('is nothing for strangers: foreign and unknown positions answer alike', async () => {
    const other = await createCompany(world.app.db, 'Meadow Foods');
    const foreign = await createPosition(world.app.db, other.organization_id, other.admin.id);
    const theirs = await list({ position_id: foreign.id });
    const unknown = await list({ position_id: uuidv7() });
    expect([theirs.status, unknown.status]).toEqual([404, 404]);
    expect(theirs.body.message).toBe(unknown.body.message);
    expect((await list({}, other.admin.token)).status).toBe(404);
    const candidate = await world.applicant();
    expect((await list({}, candidate.candidate.token)).status).toBe(403);
    expect(
      (await world.app.call({ path: '/applicants', query: { position_id: world.position.id } })).status,
    ).toBe(401);
  });
});
