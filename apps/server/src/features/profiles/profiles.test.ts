import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../platform/testing/factory.ts';
import { samplePng } from '../../platform/testing/sample-pictures.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { formWith } from '../cvs/sample-documents.ts';

let app: TestApp;
let me: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  me = await createUser(app.db, 'candidate', { first_name: 'Noor', last_name: 'Halim' });
});
afterAll(() => app.stop());

const read = async (as = me.token) =>
  (await app.call({ path: '/user/profile/info', as })).body.data.candidate;
const change = (body: object, as = me.token) =>
  app.call({ method: 'PUT', path: '/user/profile/info', as, body });

describe('a profile', () => {
  it('takes each part by itself, counts its changes and leaves the others', async () => {
    expect((await read()).versions).toMatchObject({ tagline: 0, languages: 0 });
    expect((await change({ tagline: ' Quay planner ' })).status).toBe(200);
    await change({
      languages: [
        { name: 'Arabic', level: 'native' },
        { name: 'arabic', level: 'C1' },
      ],
    });
    await change({ technical_skills: ['SQL', 'sql', 'Excel'], skills: ['Planning'] });
    await change({ availability: { kind: 'after_notice', weeks: 6, day: null } });
    await change({ work_permit: 'EU citizen' });
    expect(await read()).toMatchObject({
      tagline: 'Quay planner',
      languages: [{ name: 'Arabic', level: 'native' }],
      technical_skills: ['SQL', 'Excel'],
      skills: ['Planning'],
      availability: { kind: 'after_notice', weeks: 6, day: null },
      work_permit: 'EU citizen',
      bio: '',
      versions: { tagline: 1, languages: 1, skills: 1, technical_skills: 1, availability: 1, bio: 0 },
    });
  });

  it('refuses what was based on an older version, says what is there now, and takes what says the same', async () => {
    await change({ bio: 'First', versions: { bio: 0 } });
    const stale = await change({ bio: 'Mine', phone: '+49 40 1', versions: { bio: 0, phone: 0 } });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      code: 'conflict',
      current: { theirs: { field: 'bio', value: 'First', version: 1 } },
    });
    expect(await read()).toMatchObject({ bio: 'First', phone: '' });
    expect((await change({ bio: 'First', versions: { bio: 0 } })).status).toBe(200);
    expect((await change({ bio: 'Mine', versions: { bio: 1 } })).status).toBe(200);
    expect(await read()).toMatchObject({ bio: 'Mine', versions: { bio: 2 } });
  });

  it('of two changes of one version at once takes one', async () => {
    const { versions } = await read();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((location) =>
        change({ location, versions: { location: versions.location } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each<[object, string]>([
    [{ availability: { kind: 'after_notice', weeks: null, day: null } }, 'availability.weeks'],
    [{ availability: { kind: 'from_day', weeks: null, day: null } }, 'availability.day'],
    [{ availability: { kind: 'now', weeks: 3, day: null } }, 'availability.weeks'],
    [{ availability: { kind: 'after_notice', weeks: 99, day: null } }, 'availability.weeks'],
    [{ languages: [{ name: 'German', level: 'good' }] }, 'languages.0.level'],
    [{ languages: [{ name: ' ', level: '' }] }, 'languages.0.name'],
    [{ linkedin: 'https://example.test/in/me' }, 'linkedin'],
    [{ technical_skills: Array.from({ length: 61 }, (_, i) => `Tool ${i}`) }, 'technical_skills'],
    [{ versions: { nonsense: 1 } }, 'versions'],
  ])('names the field that is wrong in %o', async (body, field) => {
    const before = await read();
    const answer = await change(body);
    expect(answer.status).toBe(422);
    expect(answer.body.fields.map((one: { field: string }) => one.field)).toContain(field);
    expect(await read()).toEqual(before);
  });

  it('changes a job of one version only once, and puts back a school that was removed', async () => {
    const job = {
      title: 'Planner',
      company: 'Elbe',
      employment_type: 'full_time',
      start_month: '2020-01',
      is_current: true,
    };
    const added = await app.call({ method: 'POST', path: '/user/experience/add', as: me.token, body: job });
    expect(added.body.data).toMatchObject({ version: 1, title: 'Planner' });
    const path = `/user/experience/update/${added.body.data.experience_id}`;
    const put = (body: object) => app.call({ method: 'PUT', path, as: me.token, body });
    expect((await put({ ...job, title: 'Lead', version: 1 })).body.data).toMatchObject({ version: 2 });
    const stale = await put({ ...job, title: 'Other', version: 1 });
    expect([stale.status, stale.body.current.theirs.title]).toEqual([409, 'Lead']);
    const foreign = await createUser(app.db, 'candidate');
    expect((await app.call({ method: 'PUT', path, as: foreign.token, body: job })).status).toBe(404);
    const school = { school: 'Bremen', start_year: 2015 };
    const one = await app.call({ method: 'POST', path: '/user/education/add', as: me.token, body: school });
    await app.call({
      method: 'DELETE',
      path: `/user/education/delete/${one.body.data.education_id}`,
      as: me.token,
    });
    expect((await read()).education).toEqual([]);
    const key = { 'idempotency-key': 'put-it-back' };
    for (let i = 0; i < 2; i += 1)
      await app.call({
        method: 'POST',
        path: '/user/education/add',
        as: me.token,
        body: school,
        headers: key,
      });
    expect((await read()).education).toHaveLength(1);
  });

  it.each([
    ['picture', 640, 640, 200],
    ['picture', 640, 641, 200],
    ['picture', 640, 400, 422],
    ['picture', 1300, 1300, 422],
    ['cover', 1600, 400, 200],
    ['cover', 1598, 400, 200],
    ['cover', 640, 640, 422],
    ['cover', 3600, 900, 422],
  ])('takes a %s of %d × %d pixels or refuses it: %d', async (which, width, height, status) => {
    const path = `/user/update/profile/${which}`;
    const form = formWith('picture', { name: 'me.png', content: samplePng(width, height) });
    const sent = await app.call({ method: 'POST', path, as: me.token, ...form });
    expect(sent.status, sent.raw).toBe(status);
    if (status === 422) expect(sent.body.fields[0].field).toBe('picture');
  });

  it('loses a picture when it is taken away', async () => {
    const form = formWith('picture', { name: 'me.png', content: samplePng(64, 64) });
    const sent = await app.call({
      method: 'POST',
      path: '/user/update/profile/picture',
      as: me.token,
      ...form,
    });
    expect(sent.body.data.candidate.profile_picture_path).not.toBeNull();
    const path = '/user/profile/pictures/picture';
    expect((await app.call({ path, as: me.token })).status).toBe(200);
    const gone = await app.call({ method: 'DELETE', path, as: me.token });
    expect(gone.body.data.candidate.profile_picture_path).toBeNull();
    expect((await app.call({ path, as: me.token })).status).toBe(404);
  });
});

describe('a résumé file', () => {
  it('goes out and comes into another profile as it was; a second time nothing is added', async () => {
    const out = await app.call({ path: '/user/profile/resume', as: me.token });
    expect(out.headers['content-disposition']).toContain('attachment; filename="resume.json"');
    const resume = JSON.parse(out.raw);
    expect(resume.basics).toMatchObject({ name: 'Noor Halim', label: 'Quay planner', email: me.email });
    const other = await createUser(app.db, 'candidate');
    const take = (is_trial: boolean) =>
      app.call({ method: 'POST', path: '/user/profile/resume', as: other.token, body: { resume, is_trial } });
    const trial = await take(true);
    expect(trial.body.data).toMatchObject({
      filled: ['tagline', 'bio', 'location'],
      added: { skills: 1, technical_skills: 2, languages: 1, experience: 1, education: 1 },
      unknown: [],
      problems: [],
    });
    expect(await read(other.token)).toMatchObject({ tagline: '', experience: [] });
    expect((await take(false)).status).toBe(200);
    expect(await read(other.token)).toMatchObject({
      tagline: 'Quay planner',
      technical_skills: ['SQL', 'Excel'],
      languages: [{ name: 'Arabic', level: 'native' }],
      experience: [{ title: 'Lead' }],
    });
    expect((await take(false)).body.data).toMatchObject({
      filled: [],
      known: 2,
      added: { skills: 0, technical_skills: 0, languages: 0, experience: 0, education: 0 },
    });
  });

  it('tells what it does not take, and never overwrites', async () => {
    const answer = await app.call({
      method: 'POST',
      path: '/user/profile/resume',
      as: me.token,
      body: {
        resume: {
          basics: { label: 'Somebody else' },
          work: [{ name: 'No title', startDate: '2020' }],
          volunteer: [{ organization: 'Shelter' }],
          hobbies: ['Chess'],
        },
      },
    });
    expect(answer.body.data).toMatchObject({
      filled: [],
      kept: ['tagline'],
      not_held: ['volunteer'],
      unknown: ['hobbies'],
      problems: [{ path: 'work.0', problem: 'no_title' }],
    });
    expect((await read()).tagline).toBe('Quay planner');
    for (const resume of ['text', 7, null, []]) {
      const wrong = await app.call({
        method: 'POST',
        path: '/user/profile/resume',
        as: me.token,
        body: { resume },
      });
      expect([wrong.status, wrong.body.fields[0].field]).toEqual([422, 'resume']);
    }
  });
});

it('takes languages and tools from a CV to their own places', async () => {
  const owner = await createUser(app.db, 'candidate');
  const tool = 'Crane telemetry';
  await sql`insert into reference_entries (id, kind, name) values (${uuidv7()}, 'technical_skill', ${tool})`.execute(
    app.db,
  );
  await change({ languages: [{ name: 'German', level: '' }] }, owner.token);
  const taken = await app.call({
    method: 'POST',
    path: '/user/profile/from-cv',
    as: owner.token,
    body: {
      skills: [tool.toLowerCase(), 'Juggling'],
      languages: [
        { name: 'German', level: 'B2' },
        { name: 'Dutch', level: 'A2' },
      ],
    },
  });
  expect(taken.body.data.candidate).toMatchObject({
    skills: ['Juggling'],
    technical_skills: [tool.toLowerCase()],
    languages: [
      { name: 'German', level: 'B2' },
      { name: 'Dutch', level: 'A2' },
    ],
  });
});
