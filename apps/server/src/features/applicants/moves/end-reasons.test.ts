import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany } from '../../../platform/testing/factory.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ openings: 20 });
});
afterAll(() => world.app.stop());

const get = (path: string, query: Record<string, string> = {}, as = world.recruiter.token) =>
  world.app.call({ path, query, as });
const send = (method: 'POST' | 'PUT', path: string, body: object, as = world.admin.token) =>
  world.app.call({ method, path, as, body });
const add = async (label: string, kind = 'we_rejected') => {
  const answer = await send('POST', '/organization/reasons', { kind, label });
  expect(answer.status, answer.raw).toBe(201);
  return answer.body.data.reason_id as string;
};
const offered = async () => {
  const answer = await get('/position/application/reasons', { position_id: world.position.id });
  return answer.body.data.items
    .filter((reason: { key: string }) => reason.key === '')
    .map((reason: { label: string }) => reason.label);
};
const EXPERIENCE = '019a0000-0000-7000-8000-000000000001';

it('lets an organization keep its own reasons beside the platform’s', async () => {
  const shift = await add('No night shifts');
  const far = await add('Lives too far away');
  expect(await offered()).toEqual(['No night shifts', 'Lives too far away']);
  expect(
    (await send('POST', '/organization/reasons', { kind: 'we_rejected', label: 'no NIGHT shifts' })).status,
  ).toBe(409);
  expect((await send('PUT', '/organization/reasons/order', { reason_ids: [far] })).status).toBe(200);
  expect(await offered()).toEqual(['Lives too far away', 'No night shifts']);
  expect((await send('PUT', `/organization/reasons/${shift}`, { label: 'Lives too far away' })).status).toBe(
    409,
  );
  expect((await send('PUT', `/organization/reasons/${shift}`, { label: 'Cannot work nights' })).status).toBe(
    200,
  );
  const { id } = await world.applicant();
  expect((await world.move(id, 'applied', 'rejected', { reason_id: shift })).status).toBe(200);
  expect((await send('PUT', `/organization/reasons/${shift}/archived`, { archived: true })).status).toBe(200);
  expect(await offered()).toEqual(['Lives too far away']);
  const other = await world.applicant();
  expect((await world.move(other.id, 'applied', 'rejected', { reason_id: shift })).status).toBe(404);
  const kept = await get('/applicant', { application_id: id });
  expect(kept.body.data.disposition.reason).toBe('Cannot work nights');
  expect((await send('PUT', `/organization/reasons/${shift}/archived`, { archived: false })).status).toBe(
    200,
  );
  expect(await offered()).toEqual(['Lives too far away', 'Cannot work nights']);
});

it('leaves the platform’s reasons, and those of others, as they are', async () => {
  const own = await add('Only ours');
  const other = await createCompany(world.app.db, 'Meadow Foods');
  for (const [id, as] of [
    [EXPERIENCE, world.admin.token],
    [own, other.admin.token],
  ] as const) {
    expect((await send('PUT', `/organization/reasons/${id}`, { label: 'Changed' }, as)).status).toBe(404);
    expect((await send('PUT', `/organization/reasons/${id}/archived`, { archived: true }, as)).status).toBe(
      404,
    );
    expect((await send('PUT', '/organization/reasons/order', { reason_ids: [id] }, as)).status).toBe(404);
  }
  expect(
    (await send('POST', '/organization/reasons', { kind: 'other', label: 'x' }, world.recruiter.token))
      .status,
  ).toBe(403);
  const theirs = await get('/organization/reasons', {}, other.recruiter.token);
  expect(theirs.raw).not.toContain('Only ours');
  expect(theirs.body.data.items).toHaveLength(11);
});

it('narrows the list by a reason and counts why applications ended', async () => {
  const pay = await add('Asked for more than we pay', 'they_rejected');
  const [one, two, three] = await Promise.all([world.applicant(), world.applicant(), world.applicant()]);
  await world.move(one.id, 'applied', 'rejected', { reason_id: pay });
  await world.move(two.id, 'applied', 'rejected', { reason_id: pay });
  await world.move(three.id, 'applied', 'rejected', { note: 'In our talk' });
  await send('PUT', `/organization/reasons/${pay}/archived`, { archived: true });
  const list = await get('/applicants', { position_id: world.position.id, reason_id: pay });
  const ids = list.body.data.items.map((row: { application_id: string }) => row.application_id);
  expect(ids.sort()).toEqual([one.id, two.id].sort());
  expect(list.body.data.total).toBe(2);
  const ends = await get('/applicants/reasons', { position_id: world.position.id });
  expect(ends.body.data.items[0]).toMatchObject({
    reason_id: pay,
    kind: 'they_rejected',
    count: 2,
    is_own: true,
  });
  expect(ends.body.data.without.employer).toBe(1);
  const viewer = await world.manager('viewer');
  expect((await get('/applicants/reasons', { position_id: world.position.id }, viewer.token)).status).toBe(
    403,
  );
  const narrowed = { position_id: world.position.id, reason_id: pay };
  expect((await get('/applicants', narrowed, viewer.token)).status).toBe(422);
});
