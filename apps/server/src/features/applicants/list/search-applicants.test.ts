import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const other = await createPosition(world.app.db, world.organization_id, world.recruiter.id, {
    title: 'Crane driver',
  });
  for (const position of [world.position, other]) {
    await createApplication(world.app.db, world.organization_id, position, {
      first_name: 'Zoë',
      last_name: 'O’Brien',
    });
  }
  await world.applicant({ first_name: 'Zora', last_name: 'Neal' });
});
afterAll(() => world.app.stop());

async function search(q: string, as = world.recruiter.token) {
  const answer = await world.app.call({ path: '/applicants/search', query: { q }, as });
  const items: { name: string; position_title: string }[] = answer.body.data?.items ?? [];
  return { status: answer.status, names: items.map((each) => each.name).sort(), items };
}

describe('a search over all positions', () => {
  it.each([
    ['zo', ['Zora Neal', 'Zoë O’Brien', 'Zoë O’Brien']],
    ['brien ZOE', ['Zoë O’Brien', 'Zoë O’Brien']],
    ['zora brien', []],
    ['%%', []],
    ["' or true --", []],
  ])('finds for %s %j', async (q, names) => {
    expect((await search(q)).names).toEqual(names);
  });

  it('finds by address, and says for what somebody applies', async () => {
    const { candidate } = await world.applicant({ first_name: 'Kim', last_name: 'Possible' });
    expect((await search(candidate.email)).names).toEqual(['Kim Possible']);
    expect((await search('brien')).items.map((each) => each.position_title)).toContain('Crane driver');
  });

  it('finds nobody for those who see no names, are of another company, or typed one letter', async () => {
    const reviewer = await world.manager('reviewer');
    expect((await search('zora', reviewer.token)).names).toEqual(['Zora Neal']);
    expect((await search('brien', reviewer.token)).names).toHaveLength(1);
    const blind = await world.manager('reviewer', false);
    expect((await search('zora', blind.token)).names).toEqual([]);
    const stranger = await createCompany(world.app.db);
    expect((await search('zora', stranger.recruiter.token)).names).toEqual([]);
    expect((await search('z')).status).toBe(422);
  });
});
