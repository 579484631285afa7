import { LINK_PERMISSIONS } from '@tryout/domain/access/recruiter-link';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createOrganization,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { type LinkWorld, startLinkWorld } from './testing/link-world.ts';

let world: LinkWorld;
beforeAll(async () => {
  world = await startLinkWorld();
});
afterAll(() => world.app.stop());
afterEach(async () => {
  await sql`delete from recruiter_links`.execute(world.app.db);
});

const get = (path: string, as: string, query: Record<string, string> = {}) =>
  world.app.call({ path, as, query });
const titlesFor = async (as: string) =>
  (await get('/positions', as)).body.data.items.map((each: { title: string }) => each.title);

describe('asking for a link', () => {
  it('is approved by the other side only, and then the recruiter can work for the company', async () => {
    const { company, solo } = world;
    await createPosition(world.app.db, company.organization_id, company.recruiter.id, {
      title: 'Quay planner',
    });
    const asked = await world.ask({
      company_id: company.organization_id,
      permissions: ['move'],
      message: 'I know the harbour.',
    });
    expect(asked.status, asked.raw).toBe(201);
    expect(asked.body.data).toMatchObject({
      status: 'new',
      side: 'recruiter',
      allowed: ['closed'],
      company_name: 'Harbour Logistics',
    });
    const { link_id } = asked.body.data;
    expect((await world.moveAsRecruiter('new', 'approved')).status).toBe(409);
    expect((await world.workFor(company.organization_id)).status).toBe(404);
    expect(await titlesFor(solo.token)).toEqual([]);

    const list = await get('/recruiters', company.admin.token, { list: 'pending' });
    expect(list.body.data.items[0]).toMatchObject({
      recruiter_name: 'Sol Ober',
      message: 'I know the harbour.',
      allowed: ['approved', 'rejected'],
    });
    const seen = await get('/recruiters', company.recruiter.token, { list: 'pending' });
    expect(seen.body.data.items[0].allowed).toEqual([]);

    expect((await world.moveAsCompany(link_id, 'new', 'approved')).status).toBe(200);
    expect((await world.moveAsCompany(link_id, 'new', 'rejected')).body.code).toBe('stale_status');
    expect(await titlesFor(solo.token)).toEqual([]);
    expect((await world.workFor(company.organization_id)).status).toBe(200);
    expect(await titlesFor(solo.token)).toEqual(['Quay planner']);
    const working = (await get('/user/working-for', solo.token)).body.data;
    expect(working).toMatchObject({
      company_id: company.organization_id,
      name: 'Harbour Logistics',
      own_name: 'Solo Search',
    });

    const { rows } = await sql<{ action: string; organization_id: string }>`
      select action, organization_id from security_log where target_id = ${link_id} order by event_time, id`.execute(
      world.app.db,
    );
    for (const organization_id of [company.organization_id, world.solo_organization]) {
      expect(rows.filter((row) => row.organization_id === organization_id).map((row) => row.action)).toEqual([
        'recruiter_link.asked',
        'recruiter_link.approved',
      ]);
    }
    const news = await sql<{
      type: string;
    }>`select type from notifications where user_id = ${solo.id}`.execute(world.app.db);
    expect(news.rows.map((row) => row.type)).toContain('link_approved');
  });

  it('needs a company that lets recruiters ask: by name, by its code, or not at all', async () => {
    const { company, solo, app } = world;
    const settings = (body: object) =>
      app.call({ method: 'PUT', path: '/recruiters/settings', as: company.admin.token, body });
    const find = async () => (await get('/recruiter/companies', solo.token, { q: 'harb' })).body.data.items;
    expect(await find()).toHaveLength(1);
    const made = await settings({ requests: 'code', new_code: true });
    const { code } = made.body.data;
    expect(code).toMatch(/^[A-Z0-9]{12}$/);
    expect((await get('/recruiters/settings', company.recruiter.token)).body.data.code).toBeNull();
    expect(await find()).toEqual([]);
    expect((await world.ask({ company_id: company.organization_id })).status).toBe(404);
    expect((await world.ask({ code: 'NOSUCHCODE22' })).body.fields[0].field).toBe('code');
    expect((await world.ask({})).status).toBe(422);
    expect((await world.ask({ code: code.toLowerCase() })).status).toBe(201);
    expect((await world.ask({ code })).status).toBe(409);
    expect((await world.moveAsRecruiter('new', 'closed')).status).toBe(200);
    await settings({ requests: 'closed' });
    expect((await world.ask({ code })).body.fields[0].field).toBe('code');
    await settings({ requests: 'open' });
  });

  it('rests for 30 days after a refusal, for the side that was refused', async () => {
    const { company, solo } = world;
    const asked = await world.ask({ company_id: company.organization_id });
    await world.moveAsCompany(asked.body.data.link_id, 'new', 'rejected', { reason: 'Not now' });
    const again = await world.ask({ company_id: company.organization_id });
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(/\d{4}-\d{2}-\d{2}/);
    const other = await world.invite({ email: solo.email });
    expect(other.status, other.raw).toBe(201);
    expect((await world.moveAsRecruiter('new', 'rejected')).status).toBe(200);
    world.advance(31);
    expect((await world.ask({ company_id: company.organization_id })).status).toBe(201);
  });

  it('by e-mail answers alike whether or not the address has an account, and waits for who proves it', async () => {
    const { company, app } = world;
    const stranger = await world.invite({ email: 'stranger@example.test', permissions: ['invite'] });
    expect(stranger.status).toBe(201);
    expect(stranger.body.data).toMatchObject({
      recruiter_name: '',
      organization_id: null,
      email: 'stranger@example.test',
    });
    expect((await world.invite({ email: 'stranger@example.test' })).status).toBe(409);
    const organization_id = await createOrganization(app.db, 'independent', 'Newcomer');
    const newcomer = await createUser(app.db, 'independent_recruiter', {
      organization_id,
      email: 'stranger@example.test',
    });
    const list = (await get('/recruiter/organizations', newcomer.token, { list: 'pending' })).body.data;
    expect(list.items[0]).toMatchObject({
      company_name: 'Harbour Logistics',
      allowed: ['approved', 'rejected'],
      email: null,
    });
    expect((await get('/user/working-for', newcomer.token)).body.data.pending).toBe(1);
    expect((await world.moveAsRecruiter('new', 'approved', {}, newcomer.token)).status).toBe(200);
    expect((await world.workFor(company.organization_id, newcomer.token)).status).toBe(200);
    const agency = await createOrganization(app.db, 'staffing_agency', 'Northstar');
    const boss = await createUser(app.db, 'staffing_agency_admin', { organization_id: agency });
    await world.invite({ email: boss.email });
    expect((await world.moveAsRecruiter('new', 'approved', {}, boss.token)).body.data).toMatchObject({
      status: 'approved',
      recruiter_name: 'Northstar',
      recruiter_kind: 'staffing_agency',
    });
  });

  it('is for organizations that are approved, and gives one link to two who ask at once', async () => {
    const { company, app } = world;
    const set = (status: string) =>
      sql`update organizations set status = ${status} where id = ${world.solo_organization}`.execute(app.db);
    await set('new');
    expect((await world.ask({ company_id: company.organization_id })).status).toBe(409);
    await set('approved');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.ask({ company_id: company.organization_id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });
});

describe('working for a client', () => {
  it('leaves the own organization out of reach, and each permission gives its own', async () => {
    const { company, solo, app } = world;
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      openings: 9,
    });
    const own = await createPosition(app.db, world.solo_organization, solo.id, { title: 'My own' });
    const { id: application_id } = await createApplication(app.db, company.organization_id, position);
    const link_id = await world.linked();
    expect((await get(`/position/${own.id}`, solo.token)).status).toBe(404);
    const permit = (permissions: readonly string[]) =>
      app.call({
        method: 'PUT',
        path: `/recruiters/${link_id}`,
        as: company.admin.token,
        body: { permissions },
      });
    const move = (from: string, to: string) =>
      app.call({
        method: 'POST',
        path: '/update/position/application/status',
        as: solo.token,
        body: { application_id, from, to, note: 'x' },
      });
    const invite = () =>
      app.call({
        method: 'POST',
        path: `/position/${position.id}/invitations`,
        as: solo.token,
        body: { people: [{ email: 'somebody@example.test' }] },
      });
    const create = () =>
      app.call({ method: 'POST', path: '/position', as: solo.token, body: { title: 'For the client' } });

    const detail = async () =>
      (await get('/applicant', solo.token, { application_id })).body.data as {
        rights: Record<string, unknown>;
        allowed: { to: string }[];
      };
    expect((await detail()).rights).toMatchObject({
      move: false,
      decide: false,
      comment: false,
      message: false,
    });
    expect((await detail()).allowed).toEqual([]);
    expect((await move('applied', 'short_listed')).status).toBe(404);
    expect((await create()).status).toBe(403);
    expect((await invite()).status).toBe(404);

    await permit(['move']);
    expect((await detail()).allowed.map(({ to }) => to)).not.toContain('rejected');
    expect((await move('applied', 'short_listed')).status).toBe(200);
    expect((await move('short_listed', 'rejected')).status).toBe(403);
    await permit(['move', 'decide']);
    expect((await move('short_listed', 'rejected')).status).toBe(200);
    await permit(['move']);
    expect((await move('rejected', 'short_listed')).status).toBe(403);

    await permit(['create_positions']);
    const made = await create();
    expect(made.status, made.raw).toBe(201);
    expect(made.body.data).toMatchObject({
      client_company_id: company.organization_id,
      rights: { update: true, publish: true, share: false, invite: false },
    });
    const changed = (id: string) =>
      app.call({ method: 'PUT', path: `/position/${id}`, as: solo.token, body: { openings: 3 } });
    expect((await changed(made.body.data.id)).status).toBe(200);
    expect((await changed(position.id)).status).toBe(404);
    await permit([...LINK_PERMISSIONS]);
    expect((await invite()).status).not.toBe(404);
    const links = (await get('/recruiters', company.admin.token)).body.data.items;
    expect(links[0].credit.positions).toBe(1);
    await world.moveAsRecruiter('approved', 'closed');
    const ended = (await get('/recruiters', company.admin.token, { list: 'ended' })).body.data.items;
    expect(ended[0]).toMatchObject({ closed_by: 'recruiter', credit: { positions: 1 } });
    expect(await titlesFor(solo.token)).toEqual(['My own']);
  });

  it('for listed positions sees these alone, and what the recruiter makes joins them', async () => {
    const { company, solo, app } = world;
    const [one, two] = await Promise.all(
      ['Listed', 'Unlisted'].map((title) =>
        createPosition(app.db, company.organization_id, company.recruiter.id, { title }),
      ),
    );
    const asked = await world.ask({ company_id: company.organization_id });
    const { link_id } = asked.body.data;
    const approve = (position_ids: readonly string[], permissions: string[] = []) =>
      world.moveAsCompany(link_id, 'new', 'approved', {
        terms: { scope: 'listed', position_ids, permissions },
      });
    expect((await approve([])).body.fields[0].field).toBe('position_ids');
    const foreign = await createPosition(app.db, world.solo_organization, solo.id);
    expect((await approve([foreign.id])).status).toBe(404);
    expect((await approve([one?.id ?? ''], ['create_positions'])).status).toBe(200);
    await world.workFor(company.organization_id);
    expect(await titlesFor(solo.token)).toEqual(['Listed']);
    expect((await get(`/position/${two?.id}`, solo.token)).status).toBe(404);
    const made = await app.call({
      method: 'POST',
      path: '/position',
      as: solo.token,
      body: { title: 'Made' },
    });
    expect(made.body.data.rights.update).toBe(true);
    expect((await titlesFor(solo.token)).sort()).toEqual(['Listed', 'Made']);
  });

  it('reads reports on hiring over the listed positions alone, and its own again afterwards', async () => {
    const { company, solo, app } = world;
    const [one, two] = [
      await createPosition(app.db, company.organization_id, company.recruiter.id, { title: 'Told' }),
      await createPosition(app.db, company.organization_id, company.recruiter.id, { title: 'Kept' }),
    ];
    for (const position of [one, two, two]) {
      await createApplication(app.db, company.organization_id, position);
    }
    const quality = async () => {
      const period = { from: '2026-01-01', until: '2027-12-31' };
      const path = '/reports/hiring';
      const answer = await get(path, solo.token, { report: 'quality', by: 'position', ...period });
      expect(answer.status, answer.raw).toBe(200);
      return answer.body.data.rows.map(({ name, cells }: { name: string; cells: unknown[] }) => [
        name,
        cells[0],
      ]);
    };
    const { link_id } = (await world.ask({ company_id: company.organization_id })).body.data;
    const terms = { scope: 'listed', position_ids: [one.id], permissions: [] };
    await world.moveAsCompany(link_id, 'new', 'approved', { terms });
    await world.workFor(company.organization_id);
    expect(await quality()).toEqual([['Told', 1]]);
    const kept = { report: 'quality', position_id: two.id };
    expect((await get('/reports/hiring', solo.token, kept)).status).toBe(404);
    const choices = await get('/reports/hiring/choices', solo.token);
    expect(choices.body.data.positions.map(({ title }: { title: string }) => title)).toEqual(['Told']);
    await world.moveAsRecruiter('approved', 'closed');
    expect((await quality()).map(([name]: [string]) => name)).not.toContain('Told');
  });

  it('ends with the link: lists, files of an export, notifications and a running job', async () => {
    const { company, solo, app } = world;
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    await createApplication(app.db, company.organization_id, position);
    await world.linked();
    const exported = await app.call({
      method: 'POST',
      path: '/applicants/export',
      as: solo.token,
      body: { position_id: position.id, format: 'csv' },
    });
    expect(exported.status, exported.raw).toBe(201);
    expect((await get('/user/jobs', solo.token)).body.data.items).toHaveLength(1);
    await sql`insert into notifications (id, user_id, type, title, body, link, effect_key, organization_id)
      values (gen_random_uuid(), ${solo.id}, 'applicant_arrived', 'Canary', '', '/user', 'canary', ${company.organization_id})`.execute(
      app.db,
    );
    const news = async () => JSON.stringify((await get('/get/user/notifications', solo.token)).body);
    expect(await news()).toContain('Canary');
    await world.workFor(null);
    expect(await news()).not.toContain('Canary');
    expect((await get('/user/jobs', solo.token)).body.data.items).toEqual([]);
    await world.workFor(company.organization_id);
    expect((await world.moveAsRecruiter('approved', 'suspended')).status).toBe(200);
    expect(await news()).not.toContain('Canary');
    expect((await get('/user/jobs', solo.token)).body.data.items).toEqual([]);
    const [link] = (await get('/recruiters', company.admin.token)).body.data.items;
    expect(link).toMatchObject({ status: 'suspended', suspended_by: 'recruiter', allowed: ['closed'] });
    expect((await world.moveAsRecruiter('suspended', 'approved')).status).toBe(200);
    expect(await news()).toContain('Canary');
  });
});
