import type { ReferenceKind } from '@tryout/domain/reference-data/reference-kinds';
import { withReplaced } from '@tryout/domain/reference-data/reference-words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOrganization,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { loadJobTitles, loadReferenceData } from './load-reference-data.ts';
import { followMerge } from './move-records.job.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createUser(app.db, 'super_admin');
  await loadReferenceData(app.db);
});
afterAll(() => app.stop());

const as = () => ({ as: admin.token });
const listed = async (kind: ReferenceKind, query: Record<string, string> = {}) => {
  const { body } = await app.call({ path: '/admin/reference', ...as(), query: { kind, ...query } });
  return body.data.items;
};
const one = async (kind: ReferenceKind, name: string, status = 'in_use') =>
  (await listed(kind, { search: name, status })).find((row: { name: string }) => row.name === name);
const add = (kind: ReferenceKind, ...names: string[]) =>
  app.call({ method: 'POST', path: '/admin/reference', ...as(), body: { kind, names } });
const suggested = async (kind: ReferenceKind, search: string, language = 'en') => {
  const { body } = await app.call({
    path: '/reference/suggestions',
    ...as(),
    query: { kind, search },
    headers: { 'accept-language': language },
  });
  return body.data.items.map((row: { name: string }) => row.name);
};
/** The background work of the one merge of an entry. */
const follow = async (entryId: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from reference_merges where entry_id = ${entryId} order by id desc limit 1`.execute(app.db);
  await followMerge(app.services, rows[0]?.id ?? '');
};
const merge = (id: string, into_id: string) =>
  app.call({ method: 'POST', path: `/admin/reference/${id}/merge`, ...as(), body: { into_id } });
const unmerge = (id: string) =>
  app.call({ method: 'POST', path: `/admin/reference/${id}/unmerge`, ...as(), body: {} });

describe('what comes with the product', () => {
  it('is in every list, once, and a renamed entry is not brought again', async () => {
    for (const [kind, name] of [
      ['skill', 'Teamwork'],
      ['technical_skill', 'PostgreSQL'],
      ['industry', 'Banking'],
      ['sector', 'Utilities'],
      ['department', 'Finance'],
      ['location', 'Head office'],
      ['country', 'Kenya'],
      ['language', 'Arabic'],
      ['time_zone', 'Berlin'],
    ] as const)
      expect(await one(kind, name), name).toMatchObject({ kind, status: 'in_use' });
    const go = await one('technical_skill', 'Trello');
    await app.call({
      method: 'PUT',
      path: `/admin/reference/${go.reference_entry_id}`,
      ...as(),
      body: { name: 'Trello boards' },
    });
    await loadReferenceData(app.db);
    expect(await one('technical_skill', 'Trello')).toBeUndefined();
    expect(await one('technical_skill', 'Trello boards')).toMatchObject({ status: 'in_use' });
  });

  it('says what sector an industry is of', async () =>
    expect(await one('industry', 'Banking')).toMatchObject({
      code: '52',
      sector: 'Finance and Insurance',
      names: { ar: 'الخدمات المصرفية' },
      uses: 0,
    }));

  it('has titles of jobs, which are found by what people shorten them to', async () => {
    await loadJobTitles(app.db);
    await loadJobTitles(app.db);
    expect(await suggested('job_title', 'CEO')).toContain('Chief Executive Officer');
    expect((await suggested('job_title', 'forklift'))[0]).toMatch(/^Forklift/);
  });
});

describe('entries', () => {
  it('are added many at once, and those that are there under any spelling are told', async () => {
    const { status, body } = await add('technical_skill', 'Zig', 'zig ', 'K8S', 'Odin');
    expect(status).toBe(201);
    expect(body.data).toEqual({ added: 2, known: [{ given: 'K8S', name: 'Kubernetes' }] });
  });

  it('are refused where a standard says what there is, and where they are too long', async () => {
    expect((await add('country', 'Atlantis')).status).toBe(409);
    expect((await add('skill', 'x'.repeat(61))).body.fields).toMatchObject([{ field: 'names.0' }]);
  });

  it('have names by language and other spellings, by which they are found', async () => {
    await add('technical_skill', 'Crystal lang');
    const entry = await one('technical_skill', 'Crystal lang');
    const put = (body: object) =>
      app.call({ method: 'PUT', path: `/admin/reference/${entry.reference_entry_id}`, ...as(), body });
    const { body } = await put({
      name: 'Crystal',
      names: { ar: 'كريستال' },
      aliases: ['crystal-lang', 'CRYSTAL'],
    });
    expect(body.data).toMatchObject({ name: 'Crystal', names: { ar: 'كريستال' }, aliases: ['crystal-lang'] });
    expect(await suggested('technical_skill', 'crystal-l', 'ar')).toEqual(['كريستال']);
    expect(await suggested('technical_skill', 'كريس')).toEqual(['Crystal']);
    expect(await suggested('technical_skill', '%')).toEqual([]);
    expect((await put({ name: 'postgresql' })).status).toBe(409);
    expect((await put({ name: '' })).status).toBe(422);
  });

  it('are put away and offered again', async () => {
    await add('department', 'Falconry');
    const { reference_entry_id } = await one('department', 'Falconry');
    const settle = (status: string) =>
      app.call({
        method: 'PUT',
        path: `/admin/reference/${reference_entry_id}/status`,
        ...as(),
        body: { status },
      });
    expect((await settle('archived')).body.data.status).toBe('archived');
    expect(await suggested('department', 'falc')).toEqual([]);
    expect((await settle('refused')).status).toBe(409);
    expect((await add('department', 'falconry')).body.data.known).toEqual([
      { given: 'falconry', name: 'Falconry' },
    ]);
    expect(await suggested('department', 'falc')).toEqual(['Falconry']);
  });

  it('come page by page', async () => {
    const first = await app.call({
      path: '/admin/reference',
      ...as(),
      query: { kind: 'country', recordsPerPage: '100' },
    });
    const { next_cursor, items, total } = first.body.data;
    const second = await listed('country', { recordsPerPage: '100', cursor: next_cursor });
    expect(total).toBeGreaterThan(200);
    expect(second[0].name > items.at(-1).name).toBe(true);
  });

  it('are for the platform’s people', async () => {
    const { token } = await createUser(app.db, 'company_admin');
    expect((await app.call({ path: '/admin/reference', as: token, query: { kind: 'skill' } })).status).toBe(
      403,
    );
    expect((await app.call({ path: '/reference/suggestions', query: { kind: 'skill' } })).status).toBe(401);
  });
});

describe('files', () => {
  const send = (rows: object[], isTry: boolean) =>
    app.call({
      method: 'POST',
      path: '/admin/reference/import',
      ...as(),
      body: { kind: 'department', rows, try: isTry },
    });
  it('are tried, then brought in; a second time nothing changes', async () => {
    const rows = [
      { name: 'Harbour office', name_ar: 'مكتب الميناء', aliases: 'Port office|HO' },
      { name: 'Finance', aliases: 'Treasury' },
      { name: '' },
      { name: 'harbour office' },
    ];
    const counts = { added: 1, changed: 1, unchanged: 0, refused: 2, problem_count: 2 };
    expect((await send(rows, true)).body.data).toMatchObject(counts);
    expect(await suggested('department', 'treas')).toEqual([]);
    expect((await send(rows, false)).body.data).toMatchObject(counts);
    expect(await suggested('department', 'treas')).toEqual(['Finance']);
    expect(await suggested('department', 'port off', 'ar')).toEqual(['مكتب الميناء']);
    expect((await send(rows, false)).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const file = await app.call({ path: '/admin/reference/export', ...as(), query: { kind: 'department' } });
    expect(file.raw).toContain('Harbour office,مكتب الميناء,Port office|HO,');
  });
});

describe('words that people type', () => {
  it('are kept as they are, and wait to be looked at without who typed them', async () => {
    const candidate = await createUser(app.db, 'candidate');
    await app.call({
      method: 'PUT',
      path: '/user/profile/info',
      as: candidate.token,
      body: { technical_skills: ['Rope access', 'rope@access.test', 'SQL'], skills: [] },
    });
    const names = (await listed('technical_skill', { status: 'suggested' })).map(
      (row: { name: string }) => row.name,
    );
    expect(names).toContain('Rope access');
    expect(names).not.toContain('rope@access.test');
    expect(names).not.toContain('SQL');
    const { reference_entry_id, uses } = await one('technical_skill', 'Rope access', 'suggested');
    expect(uses).toBe(1);
    expect(await suggested('technical_skill', 'rope acc')).toEqual([]);
    const counts = await app.call({ path: '/admin/reference/suggestions', ...as() });
    expect(counts.body.data.items).toContainEqual({ kind: 'technical_skill', count: expect.any(Number) });
    await app.call({
      method: 'PUT',
      path: `/admin/reference/${reference_entry_id}/status`,
      ...as(),
      body: { status: 'in_use' },
    });
    expect((await suggested('technical_skill', 'rope'))[0]).toBe('Rope access');
  });
});

describe('a merge', () => {
  it('is followed by positions, profiles and people, and taken back in all of them', async () => {
    await add('technical_skill', 'Postgre DB');
    const gone = await one('technical_skill', 'Postgre DB');
    const kept = await one('technical_skill', 'PostgreSQL');
    const organization_id = await createOrganization(app.db);
    const recruiter = await createUser(app.db, 'company_recruiter', { organization_id });
    const { id: position_id } = await createPosition(app.db, organization_id, recruiter.id);
    const [both, only, later] = await Promise.all([
      createUser(app.db, 'candidate'),
      createUser(app.db, 'candidate'),
      createUser(app.db, 'candidate'),
    ]);
    const profile = (user: TestUser, technical_skills: string[]) =>
      app.call({ method: 'PUT', path: '/user/profile/info', as: user.token, body: { technical_skills } });
    await profile(both, ['postgre db', 'Docker', 'PostgreSQL']);
    await profile(only, ['Docker', 'POSTGRE DB']);
    await profile(later, ['Postgre DB']);
    await sql`update positions set technical_skills = '{Git,Postgre DB}' where id = ${position_id}`.execute(
      app.db,
    );
    const said = async () => {
      const { rows } = await sql<{ who: string; words: string[] }>`
        select user_id::text as who, technical_skills as words from candidate_profiles
          where user_id = any(${[both.id, only.id, later.id]}::uuid[])
        union all select id::text, technical_skills from positions where id = ${position_id}`.execute(app.db);
      const of = new Map(rows.map(({ who, words }) => [who, words]));
      return [both.id, only.id, later.id, position_id].map((id) => of.get(id));
    };

    expect((await one('technical_skill', 'Postgre DB')).uses).toBe(4);
    const uses = await app.call({ path: `/admin/reference/${gone.reference_entry_id}/uses`, ...as() });
    expect(uses.body.data.items).toEqual([
      { place: 'position_technical_skills', count: 1 },
      { place: 'profile_technical_skills', count: 3 },
      { place: 'person_skills', count: 0 },
    ]);
    const merged = await merge(gone.reference_entry_id, kept.reference_entry_id);
    expect(merged.body.data).toMatchObject({
      status: 'merged',
      merged_into: { name: 'PostgreSQL' },
      merge: { status: 'moving' },
    });
    await follow(gone.reference_entry_id);
    expect(await said()).toEqual([
      ['PostgreSQL', 'Docker'],
      ['Docker', 'PostgreSQL'],
      ['PostgreSQL'],
      ['Git', 'PostgreSQL'],
    ]);
    expect((await one('technical_skill', 'Postgre DB', 'merged')).merge).toMatchObject({
      status: 'moved',
      total: 4,
      done: 4,
    });

    // Found as what took its place, and typed anew it is that too.
    expect(await suggested('technical_skill', 'postgre d')).toEqual(['PostgreSQL']);
    await profile(later, ['postgre db', 'Git']);
    expect((await said())[2]).toEqual(['PostgreSQL', 'Git']);

    expect((await unmerge(gone.reference_entry_id)).status).toBe(200);
    await follow(gone.reference_entry_id);
    expect(await said()).toEqual([
      ['postgre db', 'Docker', 'PostgreSQL'],
      ['Docker', 'POSTGRE DB'],
      ['Postgre DB', 'Git'],
      ['Git', 'Postgre DB'],
    ]);
    const left = await sql`select 1 from reference_moves`.execute(app.db);
    expect(left.rows).toEqual([]);
    expect(await one('technical_skill', 'Postgre DB')).toMatchObject({ status: 'in_use', merge: null });
  });

  it('forgets what a profile said before with the profile', async () => {
    await add('technical_skill', 'Kube', 'Kubernets');
    const [gone, kept] = [await one('technical_skill', 'Kubernets'), await one('technical_skill', 'Kube')];
    const [leaves, stays] = [await createUser(app.db, 'candidate'), await createUser(app.db, 'candidate')];
    for (const { token } of [leaves, stays]) {
      const body = { technical_skills: ['Kubernets'] };
      await app.call({ method: 'PUT', path: '/user/profile/info', as: token, body });
    }
    await merge(gone.reference_entry_id, kept.reference_entry_id);
    await follow(gone.reference_entry_id);
    await sql`delete from users where id = ${leaves.id}`.execute(app.db);
    const left = await sql<{ user_id: string }>`
      select user_id from reference_moves where user_id = any(${[leaves.id, stays.id]}::uuid[])`.execute(
      app.db,
    );
    expect(left.rows.map(({ user_id }) => user_id)).toEqual([stays.id]);
  });

  it('replaces words in the database as it does where they are typed', async () => {
    const into = new Map([
      ['java script', 'JavaScript'],
      ['جافا سكريبت', 'جافاسكريبت'],
    ]);
    const lists = [
      [],
      ['SQL'],
      ['Java Script'],
      ['JAVA SCRIPT', 'SQL', 'JavaScript', 'sql', 'SQL'],
      ['javascript', 'JavaScript'],
      ['javascript', 'Java Script', 'JavaScript'],
      ['جافا سكريبت', 'Java Script', 'Git, two\nlines', 'a{b}"c\\'],
    ];
    for (const words of lists) {
      const { rows } = await sql<{ said: string[]; keys: string[] }>`
        select replaced_words(${words}::text[], ${[...into.keys()]}::text[], ${[...into.values()]}::text[]) as said,
          lower_words(${words}::text[]) as keys`.execute(app.db);
      const changes = words.some((word) => into.has(word.toLowerCase()));
      expect(rows[0]?.said).toEqual(changes ? withReplaced(words, into) : words);
      expect(rows[0]?.keys).toEqual(words.map((word) => word.toLowerCase()));
    }
  });

  it('moves industries of organizations, positions and simulations', async () => {
    await add('industry', 'Banks');
    const [gone, kept] = [await one('industry', 'Banks'), await one('industry', 'Banking')];
    const organization_id = await createOrganization(app.db);
    await sql`update organizations set industry_id = ${gone.reference_entry_id} where id = ${organization_id}`.execute(
      app.db,
    );
    const industry = async () => {
      const { rows } = await sql<{ name: string }>`select i.name from organizations o
        join reference_entries i on i.id = o.industry_id where o.id = ${organization_id}`.execute(app.db);
      return rows[0]?.name;
    };
    await merge(gone.reference_entry_id, kept.reference_entry_id);
    await follow(gone.reference_entry_id);
    expect(await industry()).toBe('Banking');
    await unmerge(gone.reference_entry_id);
    await follow(gone.reference_entry_id);
    expect(await industry()).toBe('Banks');
  });

  it('goes on to what the other is merged into, and is taken back the last one first', async () => {
    await add('skill', 'Aaa one', 'Aaa two', 'Aaa three');
    const [a, b, c] = await Promise.all(
      ['Aaa one', 'Aaa two', 'Aaa three'].map((name) => one('skill', name)),
    );
    await merge(a.reference_entry_id, b.reference_entry_id);
    await merge(b.reference_entry_id, c.reference_entry_id);
    expect(await suggested('skill', 'aaa one')).toEqual(['Aaa three']);
    expect((await unmerge(a.reference_entry_id)).status).toBe(409);
    expect((await unmerge(b.reference_entry_id)).status).toBe(200);
    expect(await suggested('skill', 'aaa one')).toEqual(['Aaa two']);
    expect((await unmerge(a.reference_entry_id)).status).toBe(200);
    expect(await suggested('skill', 'aaa one')).toEqual(['Aaa one']);
    // What is still being taken back is not merged anew.
    expect((await merge(a.reference_entry_id, c.reference_entry_id)).status).toBe(409);
    await follow(a.reference_entry_id);
    expect((await merge(a.reference_entry_id, c.reference_entry_id)).status).toBe(200);
  });

  it('is refused into itself, another list, an archived entry, and while the name is taken it is not taken back', async () => {
    await add('skill', 'Bbb one', 'Bbb two');
    const [a, b] = [await one('skill', 'Bbb one'), await one('skill', 'Bbb two')];
    const other = await one('technical_skill', 'SQL');
    expect((await merge(a.reference_entry_id, a.reference_entry_id)).status).toBe(409);
    expect((await merge(a.reference_entry_id, other.reference_entry_id)).status).toBe(409);
    expect((await merge(a.reference_entry_id, '019a0000-0000-7000-8000-00000000beef')).status).toBe(404);
    await merge(a.reference_entry_id, b.reference_entry_id);
    expect((await merge(a.reference_entry_id, b.reference_entry_id)).status).toBe(409);
    await sql`insert into reference_entries (id, kind, name) values (gen_random_uuid(), 'skill', 'BBB ONE')`.execute(
      app.db,
    );
    expect((await unmerge(a.reference_entry_id)).status).toBe(409);
  });

  it('is not taken back after 30 days', async () => {
    await add('skill', 'Ccc one', 'Ccc two');
    const [a, b] = [await one('skill', 'Ccc one'), await one('skill', 'Ccc two')];
    await merge(a.reference_entry_id, b.reference_entry_id);
    await sql`update reference_merges set merged_at = now() - interval '31 days' where entry_id = ${a.reference_entry_id}`.execute(
      app.db,
    );
    expect((await unmerge(a.reference_entry_id)).status).toBe(409);
  });
});

describe('time zones', () => {
  it('are labelled by distance and place, in the reader’s language', async () => {
    const zones = async (language: string) =>
      (await app.call({ path: '/reference/time-zones', headers: { 'accept-language': language } })).body.data
        .items;
    const [en, ar] = [await zones('en'), await zones('ar')];
    const of = (list: { zone: string; label: string }[], zone: string) =>
      list.find((each) => each.zone === zone)?.label;
    expect(of(en, 'America/New_York')).toMatch(/^GMT-0[45]:00 New York$/);
    expect(of(ar, 'Europe/Berlin')).toMatch(/^GMT\+0[12]:00 ألمانيا$/);
    expect(en.length).toBeGreaterThan(400);
    expect(en[0].offset_minutes).toBeLessThan(en.at(-1).offset_minutes);
  });
});
