import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createUser } from '../../platform/testing/factory.ts';
import { SAMPLE_PICTURES } from '../../platform/testing/sample-pictures.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { closeExpired } from './close-expired.job.ts';
import { markRevisionUsed } from './revisions.queries.ts';

type Company = Awaited<ReturnType<typeof createCompany>>;

describe('positions', () => {
  let t: TestApp;
  let company: Company;
  let other: Company;
  let now = new Date('2026-11-21T12:00:00.000Z');

  beforeAll(async () => {
    t = await startTestApp({ now: () => now });
  });
  afterAll(() => t.stop());
  beforeEach(async () => {
    now = new Date('2026-11-21T12:00:00.000Z');
    company = await createCompany(t.db, 'Harbour Logistics');
    other = await createCompany(t.db, 'Meadow Foods');
  });

  async function draft(
    as = company.recruiter.token,
    body: object = { title: 'Quay planner' },
  ): Promise<TestBody> {
    const answer = await t.call({ method: 'POST', path: '/position', as, body });
    expect(answer.status, answer.raw).toBe(201);
    return answer.body.data;
  }
  const put = (id: string, body: object, as = company.recruiter.token) =>
    t.call({ method: 'PUT', path: `/position/${id}`, as, body });
  const move = (id: string, body: object, as = company.recruiter.token) =>
    t.call({ method: 'POST', path: `/position/${id}/transitions`, as, body });
  async function published(): Promise<TestBody> {
    const position = await draft();
    await put(position.id, { remote: 'yes' });
    const answer = await move(position.id, { to: 'published', from: 'draft' });
    expect(answer.status, answer.raw).toBe(200);
    return answer.body.data;
  }
  async function simulation(name: string, organization_id: string | null = null, status = 'published') {
    const template = uuidv7();
    const id = uuidv7();
    const weights = {
      categories: [
        {
          category_id: 'c',
          category_weightage: 100,
          traits: [
            {
              trait_id: 't',
              trait_weightage: 100,
              subtraits: [{ subtrait_id: 's', weightage: 100, rank: 1 }],
            },
          ],
        },
      ],
    };
    await sql`insert into score_templates (id, key, version, name, definition, status)
      values (${template}, ${template}, 1, ${`${name} weights`}, ${JSON.stringify(weights)}::jsonb, 'published')`.execute(
      t.db,
    );
    await sql`insert into simulations (id, organization_id, key, version, name, status, duration_minutes, score_template_id)
      values (${id}, ${organization_id}, ${id}, 1, ${name}, ${status}, 7.5, ${template})`.execute(t.db);
    return { id, template };
  }

  it('begins as a draft and keeps what is filled in', async () => {
    const position = await draft();
    expect(position).toMatchObject({
      status: 'draft',
      slug: expect.stringContaining('quay-planner'),
      revision: 1,
    });
    const saved = await put(position.id, {
      title: 'Quay planner, nights',
      salary_min_cents: 3_000_000,
      salary_max_cents: 4_000_000,
      skills: ['Planning'],
      openings: 2,
      wizard_step: 2,
    });
    expect(saved.status, saved.raw).toBe(200);
    const read = await t.call({ path: `/position/${position.id}`, as: company.admin.token });
    expect(read.body.data).toMatchObject({
      title: 'Quay planner, nights',
      slug: 'quay-planner-nights',
      salary_max_cents: 4_000_000,
      skills: ['Planning'],
      openings: 2,
    });
  });

  it('refuses bad input by field', async () => {
    const { id } = await draft();
    const wrong = await put(id, { salary_min_cents: 5, salary_max_cents: 4 });
    expect([wrong.status, wrong.body.fields[0].field]).toEqual([422, 'salary_max_cents']);
    for (const body of [
      { title: '  ' },
      { openings: -1 },
      { remote: 'maybe' },
      { closes_on: '2026-02-30' },
      { nonsense: 1 },
      { title: 'x\u0000' },
    ]) {
      expect((await put(id, body)).status, JSON.stringify(body)).toBe(422);
    }
  });

  it('lists every problem when it cannot be published, each by its field', async () => {
    await sql`update organizations set status = 'new' where id = ${company.organization_id}`.execute(t.db);
    const { id } = await draft();
    await put(id, { openings: 0, opens_on: '2026-11-15', closes_on: '2026-11-10' });
    const closing = await simulation('Old game');
    await t.call({
      method: 'PUT',
      path: `/position/${id}/simulations`,
      as: company.recruiter.token,
      body: { simulation_ids: [closing.id] },
    });
    await sql`update simulations set status = 'closed' where id = ${closing.id}`.execute(t.db);
    await sql`update position_revisions set score_template_id = null where position_id = ${id}`.execute(t.db);
    const answer = await move(id, { to: 'published', from: 'draft' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'refused_by_rule',
      current: { status: 'draft', allowed: ['published'] },
    });
    expect(answer.body.fields.map((each: { field: string }) => each.field)).toEqual([
      'organization',
      'locations',
      'simulations',
      'score_template_version_id',
      'openings',
      'closes_on',
      'closes_on',
    ]);
    const read = await t.call({ path: `/position/${id}`, as: company.recruiter.token });
    expect(read.body.data.status).toBe('draft');
    expect(read.body.data.problems).toHaveLength(7);
  });

  it('publishes nothing that its author has not chosen', async () => {
    const { id } = await draft();
    await put(id, { remote: 'yes', salary_min_cents: 300_000, show_salary: true });
    const refused = await move(id, { to: 'published', from: 'draft' });
    expect(refused.body.fields.map(({ field }: { field: string }) => field)).toEqual(['salary_period']);
    await put(id, { show_salary: false });
    const live = await move(id, { to: 'published', from: 'draft' });
    expect(live.status, live.raw).toBe(200);
    const { slug, organization } = live.body.data;
    const shown = async () => (await t.call({ path: `/jobs/${organization.slug}/${slug}` })).body.data;
    const unstated = { job_type: null, level: null, work_experience: null };
    expect(await shown()).toMatchObject({ ...unstated, remote: 'yes', salary: null });
    const chosen = { job_type: 'part_time', level: 'entry', work_experience: 'Less Than 1 Year' };
    await put(id, chosen);
    expect(await shown()).toMatchObject(chosen);
    await put(id, { level: null });
    expect(await shown()).toMatchObject({ ...chosen, level: null });
  });

  it('publishes once when it is asked twice at the same moment', async () => {
    const { id } = await draft();
    await put(id, { remote: 'hybrid' });
    const answers = await Promise.all([1, 2].map(() => move(id, { to: 'published', from: 'draft' })));
    expect(answers.map((each) => each.status).sort()).toEqual([200, 409]);
    const refused = answers.find((each) => each.status === 409);
    expect(refused?.body).toMatchObject({
      code: 'stale_status',
      current: { status: 'published', allowed: ['paused', 'closed'] },
    });
  });

  it('keeps a published position publishable', async () => {
    const { id } = await published();
    const answer = await put(id, { openings: 0, remote: 'no' });
    expect(answer.status).toBe(409);
    expect(answer.body.fields.map((each: { field: string }) => each.field)).toEqual([
      'locations',
      'openings',
    ]);
    const read = await t.call({ path: `/position/${id}`, as: company.recruiter.token });
    expect(read.body.data).toMatchObject({ openings: 1, remote: 'yes' });
  });

  it('closes with a reason and leaves open applications as they are unless told otherwise', async () => {
    const position = await published();
    const { rows } = await sql<{
      id: string;
    }>`select id from position_revisions where position_id = ${position.id}`.execute(t.db);
    const place = { id: position.id, revision_id: rows[0]?.id ?? '' };
    const applied = await createApplication(t.db, company.organization_id, place, { status: 'applied' });
    const begun = await createApplication(t.db, company.organization_id, place, { status: 'started' });
    const approved = await createApplication(t.db, company.organization_id, place, { status: 'approved' });
    const status = async () => {
      const found = await sql<{
        id: string;
        status: string;
      }>`select id, status from applications where position_id = ${position.id}`.execute(t.db);
      return Object.fromEntries(found.rows.map((row) => [row.id, row.status]));
    };
    expect((await move(position.id, { to: 'closed', from: 'published' })).body.fields[0].field).toBe(
      'close_reason',
    );
    const held = await move(position.id, {
      to: 'closed',
      from: 'published',
      close_reason: 'filled',
      open_applications: { action: 'on_hold' },
    });
    expect(held.body.data.moved_applications).toBe(1);
    expect(await status()).toEqual({
      [applied.id]: 'on_hold',
      [begun.id]: 'started',
      [approved.id]: 'approved',
    });
    await move(position.id, { to: 'published', from: 'closed', closes_on: '2026-12-24' });
    const reason = uuidv7();
    await sql`insert into reasons (id, kind, label) values (${reason}, 'we_rejected', 'Position filled')`.execute(
      t.db,
    );
    const unreasoned = await move(position.id, {
      to: 'closed',
      from: 'published',
      close_reason: 'filled',
      open_applications: { action: 'reject' },
    });
    expect(unreasoned.status).toBe(422);
    const rejected = await move(position.id, {
      to: 'closed',
      from: 'published',
      close_reason: 'filled',
      open_applications: { action: 'reject', reason_id: reason, message: 'Thank you for your time.' },
    });
    expect(rejected.body.data).toMatchObject({
      moved_applications: 2,
      status: 'closed',
      close_reason: 'filled',
    });
    expect(await status()).toEqual({
      [applied.id]: 'rejected',
      [begun.id]: 'rejected',
      [approved.id]: 'approved',
    });
    const told = await sql<{ n: number }>`select count(*) as n from mails where kind = 'status_changed'
      and application_id in (${applied.id}, ${begun.id}) and send_after > ${now.toISOString()}`.execute(t.db);
    expect(told.rows[0]?.n).toBe(2);
    const log = await sql<{
      to_status: string;
    }>`select to_status from application_log where application_id = ${applied.id} order by seq`.execute(t.db);
    expect(log.rows.map((row) => row.to_status)).toEqual(['on_hold', 'rejected']);
  });

  it('knows which moves the table has, and who may archive', async () => {
    const { id } = await published();
    const wrong = await move(id, { to: 'draft', from: 'published' });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'refused_by_rule']);
    await move(id, { to: 'closed', from: 'published', close_reason: 'cancelled' });
    expect((await move(id, { to: 'archived', from: 'closed' })).status).toBe(409);
    expect((await move(id, { to: 'archived', from: 'closed' }, company.admin.token)).status).toBe(200);
    expect((await put(id, { title: 'New' })).body.code).toBe('refused_by_rule');
    expect((await move(id, { to: 'draft', from: 'archived' }, company.admin.token)).status).toBe(200);
  });

  it('closes by itself after its last day, in the zone of its organization', async () => {
    const { id } = await published();
    await put(id, { closes_on: '2026-11-21' });
    // 23:30 in New York is the 22nd in London.
    now = new Date('2026-11-22T04:30:00.000Z');
    await closeExpired(t.services);
    expect((await t.call({ path: `/position/${id}`, as: company.recruiter.token })).body.data.status).toBe(
      'published',
    );
    now = new Date('2026-11-22T05:30:00.000Z');
    await closeExpired(t.services);
    const closed = await t.call({ path: `/position/${id}`, as: company.recruiter.token });
    expect(closed.body.data).toMatchObject({ status: 'closed', close_reason: 'expired' });
    const reopened = await move(id, { to: 'published', from: 'closed' });
    expect(reopened.body.fields[0].field).toBe('closes_on');
    expect((await move(id, { to: 'published', from: 'closed', closes_on: '2026-12-01' })).status).toBe(200);
  });

  it('copies into a draft named by the version rule', async () => {
    const position = await published();
    const sim = await simulation('Harbour day');
    await t.call({
      method: 'PUT',
      path: `/position/${position.id}/simulations`,
      as: company.recruiter.token,
      body: { simulation_ids: [sim.id] },
    });
    const first = await t.call({
      method: 'POST',
      path: `/position/${position.id}/duplicate`,
      as: company.recruiter.token,
      body: {},
    });
    expect(first.status, first.raw).toBe(201);
    expect(first.body.data).toMatchObject({
      title: 'Quay planner 1.0',
      status: 'draft',
      remote: 'yes',
      revision: 1,
    });
    expect(first.body.data.simulations.map((each: { id: string }) => each.id)).toEqual([sim.id]);
    const second = await t.call({
      method: 'POST',
      path: `/position/${first.body.data.id}/duplicate`,
      as: company.recruiter.token,
      body: {},
    });
    expect(second.body.data.title).toBe('Quay planner 1.1');
    expect(second.body.message).toBe('Position duplicated as “Quay planner 1.1”.');
  });

  it('deletes drafts only', async () => {
    const { id } = await draft();
    const gone = await t.call({ method: 'DELETE', path: `/position/${id}`, as: company.recruiter.token });
    expect(gone.status, gone.raw).toBe(200);
    expect((await t.call({ path: `/position/${id}`, as: company.recruiter.token })).status).toBe(404);
    const live = await published();
    const refused = await t.call({
      method: 'DELETE',
      path: `/position/${live.id}`,
      as: company.recruiter.token,
    });
    expect(refused.body.code).toBe('refused_by_rule');
  });

  describe('simulations', () => {
    it('are moved between available and added, and bring their score template', async () => {
      const { id } = await draft();
      const [a, b] = [await simulation('A'), await simulation('B', company.organization_id)];
      const foreign = await simulation('C', other.organization_id);
      const template = await simulation('T', company.organization_id);
      await sql`update simulations set kind = 'template' where id = ${template.id}`.execute(t.db);
      const elsewhere = await draft();
      const single = await simulation('P', company.organization_id);
      await sql`update simulations set kind = 'position', position_id = ${elsewhere.id}
        where id = ${single.id}`.execute(t.db);
      const unready = await simulation('D', company.organization_id, 'draft');
      const path = `/position/${id}/simulations`;
      const set = (simulation_ids: string[]) =>
        t.call({ method: 'PUT', path, as: company.recruiter.token, body: { simulation_ids } });
      const answer = await set([b.id, a.id]);
      expect(answer.status, answer.raw).toBe(200);
      expect(answer.body.data).toMatchObject({ minutes_total: 15, score_template: { id: b.template } });
      expect(answer.body.data.added.map((each: TestBody) => each.id)).toEqual([b.id, a.id]);
      expect(answer.body.data.available.map((each: TestBody) => each.id)).not.toContain(foreign.id);
      const [unknown, strange, draftOne] = await Promise.all([
        set([uuidv7()]),
        set([foreign.id]),
        set([unready.id]),
      ]);
      expect(unknown.status).toBe(404);
      expect({ ...strange.body, reference: '' }).toEqual({ ...unknown.body, reference: '' });
      expect(draftOne.status).toBe(404);
      for (const each of [template, single]) {
        expect(answer.body.data.available.map((one: TestBody) => one.id)).not.toContain(each.id);
        expect((await set([each.id])).status).toBe(404);
      }
      expect((await set([a.id, a.id])).status).toBe(422);
      expect((await set([])).body.data).toMatchObject({ minutes_total: 0, score_template: null });
    });

    it('name the traits that their games measure, in every language', async () => {
      const { id } = await draft();
      const { rows } = await sql<{ id: string; trait: string; name: string; arabic: string | null }>`
        select st.simulation_id as id, tr.id as trait, tr.name, tr.words -> 'ar' ->> 'name' as arabic
        from simulations s join simulation_tasks st on st.simulation_id = s.id
        join formulas_of_tasks f on f.task_id = st.task_id join subtraits sb on sb.id = f.subtrait_id
        join traits tr on tr.id = sb.trait_id
        where s.organization_id is null and s.kind = 'library' and s.status = 'published'`.execute(t.db);
      const path = `/position/${id}/simulations`;
      const answer = await t.call({ method: 'GET', path, as: company.recruiter.token });
      const listed = answer.body.data.available.filter((each: TestBody) => each.traits.length > 0);
      expect(listed.length).toBeGreaterThan(0);
      for (const each of listed) {
        const measured = rows.filter((row) => row.id === each.id);
        expect(new Set(each.traits.map((trait: TestBody) => trait.id))).toEqual(
          new Set(measured.map((row) => row.trait)),
        );
        for (const trait of each.traits) {
          const { name, arabic } = measured.find((row) => row.trait === trait.id) ?? {};
          expect([trait.name, trait.names.ar ?? null]).toEqual([name, arabic]);
        }
      }
    });

    it('freeze with the first application and change in the next revision only', async () => {
      const position = await published();
      const [a, b] = [await simulation('A'), await simulation('B')];
      const path = `/position/${position.id}/simulations`;
      const set = (simulation_ids: string[], rest: object = {}) =>
        t.call({ method: 'PUT', path, as: company.recruiter.token, body: { simulation_ids, ...rest } });
      expect((await set([a.id])).body.data).toMatchObject({ revision: 1, revision_created: false });
      const first = await sql<{
        id: string;
      }>`select id from position_revisions where position_id = ${position.id}`.execute(t.db);
      await markRevisionUsed(t.db, first.rows[0]?.id ?? '', now);
      const same = await set([a.id]);
      expect(same.body.data).toMatchObject({ revision: 1, revision_created: false });
      const refused = await set([b.id]);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: 'refused_by_rule',
        current: { status: 'published', allowed: ['new_revision'] },
      });
      const changed = await set([b.id], { new_revision: true });
      expect(changed.body.data).toMatchObject({ revision: 2, revision_created: true });
      expect(changed.body.message).toContain('revision 2');
      const frozen = await sql<{
        simulation_id: string;
      }>`select simulation_id from position_simulations where revision_id = ${first.rows[0]?.id}`.execute(
        t.db,
      );
      expect(frozen.rows).toEqual([{ simulation_id: a.id }]);
      const form = { cv: 'hidden', phone: 'required', linkedin: 'optional', cover_letter: 'hidden' };
      expect((await put(position.id, { application_form: form })).body.data).toMatchObject({
        revision: 2,
        revision_created: false,
      });
    });
  });

  describe('who may', () => {
    it('a stranger’s position answers like an unknown one', async () => {
      const { id } = await draft(other.recruiter.token);
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PUT', '', { title: 'Mine' }],
        ['DELETE', '', undefined],
        ['POST', '/transitions', { to: 'published', from: 'draft' }],
        ['POST', '/duplicate', {}],
        ['GET', '/questions', undefined],
        ['GET', '/simulations', undefined],
        ['GET', '/hiring-managers', undefined],
        ['GET', '/invitations', undefined],
        ['POST', '/application/generate', { simulate: true }],
      ] as const) {
        const call = (target: string) =>
          t.call({
            method,
            path: `/position/${target}${path}`,
            as: company.admin.token,
            ...(body ? { body } : {}),
          });
        const [foreign, unknown] = [await call(id), await call(uuidv7())];
        expect(foreign.status, `${method} ${path}`).toBe(404);
        expect({ ...foreign.body, reference: '' }).toEqual({ ...unknown.body, reference: '' });
      }
    });

    it('foreign departments and locations are refused as unknown', async () => {
      const { id } = await draft();
      const [department_id, location_id] = [uuidv7(), uuidv7()];
      await sql`insert into departments (id, organization_id, name) values (${department_id}, ${other.organization_id}, 'Ops')`.execute(
        t.db,
      );
      await sql`insert into locations (id, organization_id, name) values (${location_id}, ${other.organization_id}, 'Kiel')`.execute(
        t.db,
      );
      expect((await put(id, { department_id })).status).toBe(404);
      expect((await put(id, { location_ids: [location_id] })).status).toBe(404);
      expect((await put(id, { location_ids: [uuidv7()] })).status).toBe(404);
      const added = await t.call({
        method: 'POST',
        path: `/position/${id}/locations`,
        as: company.recruiter.token,
        body: { name: 'Kiel' },
      });
      expect(added.status, added.raw).toBe(201);
      expect(added.body.data.id).not.toBe(location_id);
      await sql`update locations set address = 'Kai 1', country = 'Germany', latitude = 54.32, longitude = 10.14
        where id = ${added.body.data.id}`.execute(t.db);
      const read = await t.call({ path: `/position/${id}`, as: company.recruiter.token });
      expect(read.body.data.places).toEqual([
        {
          id: added.body.data.id,
          name: 'Kiel',
          address: 'Kai 1',
          country: 'Germany',
          latitude: 54.32,
          longitude: 10.14,
          time_zone: '',
        },
      ]);
    });

    it('candidates, agencies and strangers are turned away', async () => {
      const candidate = await createUser(t.db, 'candidate');
      expect((await t.call({ path: '/positions', as: candidate.token })).status).toBe(403);
      expect((await t.call({ path: '/positions' })).status).toBe(401);
      const agent = await createUser(t.db, 'staffing_agency_recruiter');
      expect(
        (await t.call({ method: 'POST', path: '/position', as: agent.token, body: { title: 'X' } })).status,
      ).toBe(403);
    });

    it('a hiring manager’s position is a request; others are told, and only they publish', async () => {
      const manager = await createUser(t.db, 'employee', { organization_id: company.organization_id });
      const position = await draft(manager.token);
      expect(position).toMatchObject({
        is_request: true,
        status: 'draft',
        rights: { update: true, publish: false },
      });
      expect((await put(position.id, { remote: 'yes' }, manager.token)).status).toBe(200);
      expect((await move(position.id, { to: 'published', from: 'draft' }, manager.token)).status).toBe(403);
      const told = await sql<{
        user_id: string;
      }>`select user_id from notifications where type = 'position_requested'
        and effect_key = ${position.id}`.execute(t.db);
      expect(told.rows.map((row) => row.user_id).sort()).toEqual(
        [company.admin.id, company.recruiter.id].sort(),
      );
      expect((await move(position.id, { to: 'published', from: 'draft' })).status).toBe(200);
      expect((await put(position.id, { openings: 3 }, manager.token)).body.code).toBe('refused_by_rule');
      const list = await t.call({ path: '/positions', as: manager.token });
      expect(list.body.data.items).toMatchObject([{ id: position.id, privilege_level: 'reviewer' }]);
    });

    it('confidential positions are for admins, their maker and the addresses they are shared with', async () => {
      const position = await draft(company.admin.token, { title: 'Secret', visibility: 'confidential' });
      const path = `/position/${position.id}`;
      expect((await t.call({ path, as: company.recruiter.token })).status).toBe(404);
      expect((await t.call({ path: '/positions', as: company.recruiter.token })).body.data.total).toBe(0);
      await t.call({
        method: 'POST',
        path: `${path}/hiring-managers`,
        as: company.admin.token,
        body: { email: company.recruiter.email, level: 'decider' },
      });
      expect((await t.call({ path, as: company.recruiter.token })).status).toBe(200);
      expect(
        (await put(position.id, { visibility: 'public' }, company.admin.token)).body.fields[0].field,
      ).toBe('visibility');
      const open = await draft();
      expect((await put(open.id, { visibility: 'confidential' })).body.fields[0].field).toBe('visibility');
    });
  });

  it('lists with search, status, order and pages in both directions', async () => {
    for (const title of ['Crane driver', 'Berth clerk', 'Anchor smith', 'Dock 100%'])
      await draft(company.recruiter.token, { title });
    await draft(other.recruiter.token, { title: 'Berth foreign' });
    const list = async (query: Record<string, string>) =>
      (await t.call({ path: '/positions', as: company.recruiter.token, query })).body.data;
    expect((await list({ sort: 'title' })).items.map((each: TestBody) => each.title)).toEqual([
      'Anchor smith',
      'Berth clerk',
      'Crane driver',
      'Dock 100%',
    ]);
    expect((await list({ q: 'berth' })).total).toBe(1);
    expect((await list({ q: '%' })).items).toMatchObject([{ title: 'Dock 100%' }]);
    expect((await list({ status: 'published' })).total).toBe(0);
    for (let i = 0; i < 20; i += 1) await draft(company.recruiter.token, { title: `Hand ${i}` });
    const first = await list({ recordsPerPage: '10' });
    const second = await list({ recordsPerPage: '10', cursor: first.next_cursor, page: '2' });
    const third = await list({ recordsPerPage: '10', cursor: second.next_cursor, page: '3' });
    expect([first.total, first.previous_cursor, third.next_cursor]).toEqual([24, null, null]);
    const ids = [first, second, third].flatMap((page) => page.items.map((each: TestBody) => each.id));
    expect(new Set(ids).size).toBe(24);
    const back = await list({ recordsPerPage: '10', cursor: third.previous_cursor, page: '2' });
    expect(back.items.map((each: TestBody) => each.id)).toEqual(
      second.items.map((each: TestBody) => each.id),
    );
    expect(
      (await t.call({ path: '/positions', as: company.recruiter.token, query: { cursor: 'bm9uc2Vuc2U' } }))
        .status,
    ).toBe(422);
  });

  it('takes pictures by content, and serves them so that nothing runs', async () => {
    const { id } = await draft();
    const upload = (content: Buffer, name: string) => {
      const boundary = 'edge';
      const payload = Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
        ),
        content,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      return t.app.inject({
        method: 'POST',
        url: `/api/position/${id}/image`,
        headers: {
          authorization: `Bearer ${company.recruiter.token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload,
      });
    };
    expect((await upload(Buffer.from('<svg onload="alert(1)"/>'), 'a.png')).statusCode).toBe(415);
    expect((await upload(Buffer.alloc(6 * 1_048_576, 1), 'a.png')).statusCode).toBe(413);
    const { png } = SAMPLE_PICTURES;
    const withText = Buffer.concat([png, Buffer.from('GPS 53.5 N')]);
    expect((await upload(withText, 'evil.html')).statusCode).toBe(200);
    const shown = await t.app.inject({
      url: `/api/position/${id}/image`,
      headers: { authorization: `Bearer ${company.recruiter.token}` },
    });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect(shown.rawPayload.equals(png)).toBe(true);
  });
});
