import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textFromPlain } from '@tryout/domain/text/rich-text-plain';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';

const SHELL =
  '<!doctype html><html><head><title>Tryout</title><meta name="description" content="x"></head><body><div id="root"></div></body></html>';

describe('the public side of positions', () => {
  let t: TestApp;
  let web: Awaited<ReturnType<typeof buildApp>>;
  let folder: string;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let slug: string;

  beforeAll(async () => {
    t = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'tryout-web-'));
    await writeFile(join(folder, 'index.html'), SHELL);
    web = await buildApp(t.services, { webRoot: folder, rateLimits: false });
  });
  afterAll(async () => {
    await web.close();
    await t.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    company = await createCompany(t.db);
    const { rows } = await sql<{
      slug: string;
    }>`select slug from organizations where id = ${company.organization_id}`.execute(t.db);
    slug = rows[0]?.slug ?? '';
  });

  async function job(
    title: string,
    columns: Record<string, unknown> = {},
  ): Promise<{ id: string; slug: string }> {
    const { id } = await createPosition(t.db, company.organization_id, company.recruiter.id, { title });
    if (Object.keys(columns).length > 0)
      await t.db.updateTable('positions').set(columns).where('id', '=', id).execute();
    const { rows } = await sql<{ slug: string }>`select slug from positions where id = ${id}`.execute(t.db);
    return { id, slug: rows[0]?.slug ?? '' };
  }
  const list = async (query: Record<string, string>) =>
    (await t.call({ path: '/jobs', query: { organization: slug, ...query } })).body.data;
  const titles = (page: TestBody) => page.items.map((each: TestBody) => each.title);

  it('lists what is open to everyone, and nothing else', async () => {
    await job('Open');
    await job('Unlisted', { visibility: 'unlisted' });
    await job('Invited', { visibility: 'invite_only' });
    await job('Secret', { visibility: 'confidential' });
    await job('Paused', { status: 'paused' });
    await job('Over', { closes_on: '2020-01-01' });
    await job('Later', { opens_on: '2999-01-01' });
    const page = await list({});
    expect(titles(page)).toEqual(['Open']);
    expect(page).toMatchObject({ total: 1, employer: { name: 'Harbour Logistics' } });
    expect((await t.call({ path: '/jobs', query: { organization: 'nobody' } })).status).toBe(404);
    await sql`update organizations set status = 'suspended' where id = ${company.organization_id}`.execute(
      t.db,
    );
    expect(
      (await t.call({ path: '/jobs', query: { q: 'Harbour' } })).body.data.items.filter(
        (each: TestBody) => each.organization.slug === slug,
      ),
    ).toEqual([]);
  });

  it('narrows by words, type, level, remote work and place', async () => {
    const crane = await job('Crane driver', { job_type: 'part_time', level: 'advanced', remote: 'no' });
    await job('Berth clerk', { skills: sql`array['Crane knowledge']` });
    const location = uuidv7();
    await sql`insert into locations (id, organization_id, name, country) values (${location}, ${company.organization_id}, 'Kiel', 'Germany')`.execute(
      t.db,
    );
    await sql`insert into position_locations (organization_id, position_id, location_id) values (${company.organization_id}, ${crane.id}, ${location})`.execute(
      t.db,
    );
    expect(titles(await list({ q: 'crane' })).sort()).toEqual(['Berth clerk', 'Crane driver']);
    const filters: Record<string, string>[] = [
      { job_type: 'part_time' },
      { level: 'advanced' },
      { remote: 'no' },
      { place: 'germany' },
    ];
    for (const query of filters) {
      expect(titles(await list(query))).toEqual(['Crane driver']);
    }
    expect((await t.call({ path: '/jobs', query: { remote: 'moon' } })).status).toBe(422);
  });

  it('shows pay only where the employer wants it, and what applying takes', async () => {
    const one = await job('Planner', {
      salary_min_cents: 100_00,
      salary_period: 'hour',
      show_salary: false,
    });
    const path = `/jobs/${slug}/${one.slug}`;
    const hidden = await t.call({ path });
    expect(hidden.status, hidden.raw).toBe(200);
    expect(hidden.body.data).toMatchObject({
      salary: null,
      accepts_applications: true,
      applying_takes: {
        minutes: 3,
        form_minutes: 3,
        play_minutes: 0,
        question_count: 0,
        game_count: 0,
        cv: 'optional',
      },
    });
    expect(hidden.raw).not.toContain('10000');
    await sql`update positions set show_salary = true where id = ${one.id}`.execute(t.db);
    expect((await t.call({ path })).body.data.salary).toMatchObject({ min_cents: 100_00, currency: 'USD' });
  });

  it('says when a position is over and names others', async () => {
    const over = await job('Closed one', { status: 'closed' });
    const open = await job('Open one');
    const path = `/jobs/${slug}/${over.slug}`;
    const gone = await t.call({ path });
    expect([gone.status, gone.body.code]).toEqual([410, 'gone']);
    expect((await t.call({ path: `${path}/similar` })).body.data.items[0].position_id).toBe(open.id);
    const page = await web.inject({
      url: `/jobs/${slug}/${over.slug}`,
      headers: { 'accept-language': 'ar' },
    });
    expect(page.statusCode).toBe(410);
    expect(page.payload).toContain('<title>لم تعد هذه الوظيفة متاحة</title>');
    expect(page.payload).toContain('content="noindex"');
    expect(page.payload).toMatch(new RegExp(`<noscript><main><h1>.*href="/jobs/${slug}"`));
  });

  it('hides drafts, and positions for invited people from everyone without an invitation', async () => {
    const draft = await createPosition(t.db, company.organization_id, company.recruiter.id, {
      status: 'draft',
    });
    const { rows } = await sql<{ slug: string }>`select slug from positions where id = ${draft.id}`.execute(
      t.db,
    );
    expect((await t.call({ path: `/jobs/${slug}/${rows[0]?.slug}` })).status).toBe(404);
    const closed = await job('For invited', { visibility: 'invite_only' });
    const path = `/jobs/${slug}/${closed.slug}`;
    expect((await t.call({ path })).status).toBe(404);
    await t.call({
      method: 'POST',
      path: `/position/${closed.id}/invitations`,
      as: company.recruiter.token,
      body: { people: [{ email: 'guest@example.test' }] },
    });
    const mail = await sql<{
      body_text: string;
    }>`select body_text from mails where to_email = 'guest@example.test'`.execute(t.db);
    const invite = /\/invite\/([\w-]+)/.exec(mail.rows[0]?.body_text ?? '')?.[1] ?? '';
    expect((await t.call({ path, query: { invite } })).status).toBe(200);
    expect((await t.call({ path, query: { invite: 'x'.repeat(43) } })).status).toBe(404);
  });

  it('puts words and JobPosting markup into the first answer, and nothing that runs', async () => {
    const evil = await job('</title><script>alert(1)</script> $& planner', {
      job_type: 'full_time',
      description: {
        blocks: [
          { type: 'heading', level: 2, text: [{ text: 'You will' }] },
          ...textFromPlain('Plan quays.\n\n- Be </script><script>alert(2)</script>\n- Be kind').blocks,
        ],
      },
    });
    await sql`update organizations set country = 'Germany' where id = ${company.organization_id}`.execute(
      t.db,
    );
    const page = await web.inject({ url: `/jobs/${slug}/${evil.slug}` });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.payload).not.toContain('<script>alert');
    expect(page.payload).toContain('<li>Be kind</li>');
    expect(page.payload).toMatch(
      new RegExp(`<noscript>.*<a href="/apply/new\\?position=${evil.id}">Apply</a>.*</noscript>`, 's'),
    );
    expect(page.payload).toContain('content="remote: yes. You will Plan quays. - Be &lt;/script&gt;');
    expect(page.payload).toContain(
      `<link rel="canonical" href="http://localhost:4780/jobs/${slug}/${evil.slug}">`,
    );
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.payload)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'JobPosting',
      title: '</title><script>alert(1)</script> $& planner',
      description:
        '<h2>You will</h2><p>Plan quays.</p><ul><li>Be &lt;/script&gt;&lt;script&gt;alert(2)&lt;/script&gt;</li><li>Be kind</li></ul>',
      employmentType: 'FULL_TIME',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'Germany' }],
      hiringOrganization: { name: 'Harbour Logistics' },
    });
    const unknown = await web.inject({ url: `/jobs/${slug}/nothing` });
    expect([unknown.statusCode, unknown.payload.includes('noindex')]).toEqual([404, true]);
  });

  it('says of lists in the language of the reader what they are, and of employers that are not here that they are not', async () => {
    const read = async (url: string, language: string) => {
      const { statusCode, payload } = await web.inject({ url, headers: { 'accept-language': language } });
      return [statusCode, /<title>(.*?)<\/title>/.exec(payload)?.[1], payload.includes('noindex')];
    };
    expect(await read('/jobs', 'en')).toEqual([200, 'Open positions', false]);
    expect(await read('/jobs', 'ar-EG,en;q=0.5')).toEqual([200, 'الوظائف المفتوحة', false]);
    expect(await read(`/jobs/${slug}`, 'en')).toEqual([200, 'Open positions at Harbour Logistics', false]);
    expect(await read('/jobs/nobody-here', 'en')).toEqual([404, 'Tryout', true]);
    expect((await read('/', 'en'))[0]).toBe(200);
  });

  it('names open positions in the sitemap and keeps private paths out of searches', async () => {
    const open = await job('Sitemap one');
    const hidden = await job('Sitemap hidden', { visibility: 'unlisted' });
    const files = (await web.inject({ url: '/sitemap.xml' })).payload.match(/\/sitemap\/[\w-]+\.xml/g) ?? [];
    expect(files).toEqual(['/sitemap/pages.xml', '/sitemap/jobs-1.xml']);
    const [pages, jobs] = await Promise.all(files.map(async (url) => (await web.inject({ url })).payload));
    expect(pages).toContain(`/jobs/${slug}<`);
    expect(jobs).toContain(`/jobs/${slug}/${open.slug}<`);
    expect(jobs).not.toContain(hidden.slug);
    for (const url of ['/sitemap/jobs-2.xml', '/sitemap/jobs-0.xml', '/sitemap/other.xml'])
      expect((await web.inject({ url })).statusCode).toBe(404);
    expect((await web.inject({ url: '/robots.txt' })).payload).toContain('Disallow: /api/');
  });
});
