import { impactTable } from '@tryout/domain/adverse-impact/impact';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { createCompany, createPosition, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestCall } from '../../platform/testing/test-app.ts';
import { answerBox } from '../self-identification/sealed-answers.ts';
import { makeDueReports, placedPeople, tablesOf } from './count-quarter.ts';
import { sectionsOf } from './sections.ts';
import { serveSummaries } from './summary-page.ts';

let app: TestApp;
let clock = new Date('2026-02-01T12:00:00.000Z');
let company: Awaited<ReturnType<typeof createCompany>>;
let position: { id: string; revision_id: string };
let candidate: TestUser;

beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
  company = await createCompany(app.db);
  position = await createPosition(app.db, company.organization_id, company.admin.id);
  candidate = await createUser(app.db, 'candidate');
});
afterAll(() => app.stop());

const asAdmin = (method: TestCall['method'], path: string, input: object = {}) =>
  app.call({
    method,
    path,
    as: company.admin.token,
    ...(method === 'GET' ? { query: input } : { body: input }),
  } as TestCall);

/** Applications of so many people who came so far and said so. */
async function applied(
  count: number,
  status: string,
  said: { sex: string | null; ethnicity: string | null } | null,
  { on = '2026-02-10T10:00:00Z', before = null as string | null, at = position } = {},
): Promise<void> {
  const box = answerBox(app.services.config);
  for (let n = 0; n < count; n += 1) {
    const id = uuidv7();
    const person = await createUser(app.db, 'candidate');
    await sql`insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, status_before,
        furthest_step, applied_at, disposition_by)
      select ${id}, p.organization_id, p.id, (select id from position_revisions r where r.position_id = p.id limit 1),
        ${person.id}, ${status}, ${before}, 'applied', ${on}, ${before === null ? null : 'employer'}
      from positions p where p.id = ${at.id}`.execute(app.db);
    if (said === null) continue;
    const key = box.keyOf(id);
    await sql`insert into self_identifications (key, sealed)
      values (${key}, ${box.seal(key, { question_set: 'eeo1', ...said })})`.execute(app.db);
  }
}

describe('reports of a quarter', () => {
  it('are made once, thirty days after its end, from counts that are large enough', {
    timeout: 60_000,
  }, async () => {
    expect((await asAdmin('GET', '/reports/impact')).body.data).toEqual({
      next_on: null,
      items: [],
      summaries: [],
    });
    await asAdmin('PUT', '/organization/self-identification', { question_set: 'eeo1', counts: 'stages' });
    expect((await asAdmin('GET', '/reports/impact')).body.data.next_on).toBe('2026-04-30');
    // 12 of 30 men and 6 of 25 women approved; two more did not say, and a rejection keeps how far somebody came.
    await applied(18, 'applied', { sex: 'male', ethnicity: 'white' });
    await applied(12, 'approved', { sex: 'male', ethnicity: 'white' });
    await applied(14, 'applied', { sex: 'female', ethnicity: 'black' });
    await applied(5, 'rejected', { sex: 'female', ethnicity: null }, { before: 'applied' });
    await applied(6, 'approved', { sex: 'female', ethnicity: 'black' });
    await applied(1, 'applied', null);
    await applied(1, 'approved', { sex: 'prefer_not', ethnicity: 'native' });
    await applied(9, 'approved', { sex: 'female', ethnicity: 'black' }, { on: '2026-04-01T00:00:00Z' });

    clock = new Date('2026-04-29T12:00:00.000Z');
    await makeDueReports(serverAct(app.services));
    expect((await asAdmin('GET', '/reports/impact')).body.data.items).toEqual([]);
    clock = new Date('2026-04-30T12:00:00.000Z');
    await makeDueReports(serverAct(app.services));
    const { items, next_on } = (await asAdmin('GET', '/reports/impact')).body.data;
    expect(next_on).toBe('2026-07-30');
    const whole = items.find((each: { position_title: string | null }) => each.position_title === null);
    expect(whole).toMatchObject({ period_start: '2026-01-01', period_end: '2026-03-31', people: 57 });
    const report = await asAdmin('GET', `/reports/impact/${whole.impact_report_id}`);
    expect(report.status, report.raw).toBe(200);
    const [sex, ethnicity, pairs] = report.body.data.sections;
    expect(sex.groups).toEqual([
      { key: 'female', people: 25 },
      { key: 'male', people: 30 },
    ]);
    expect(sex.unknown).toBe(2);
    expect(sex.steps).toHaveLength(1);
    const expected = impactTable(
      [
        { key: 'female', applicants: 25, selected: 6 },
        { key: 'male', applicants: 30, selected: 12 },
      ],
      2,
    );
    expect(sex.steps[0].table).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(sex.steps[0].table.rows[0]).toMatchObject({ rate: 0.24, ratio: 0.6, below_four_fifths: true });
    // One person of a third category would be told: it goes together with the smallest.
    expect(ethnicity.groups.map(({ key }: { key: string }) => key)).toEqual(['white', 'black+native']);
    expect(pairs.groups).toBeNull();

    // Nothing that changes afterwards shows: not a decision, not an answer.
    await sql`update applications set status = 'approved' where organization_id = ${company.organization_id}`.execute(
      app.db,
    );
    await sql`delete from self_identifications`.execute(app.db);
    await makeDueReports(serverAct(app.services));
    const again = await asAdmin('GET', `/reports/impact/${whole.impact_report_id}`);
    expect(again.body.data.sections).toEqual(report.body.data.sections);
    expect((await asAdmin('GET', '/reports/impact')).body.data.items).toHaveLength(items.length);
  });

  it('are for admins alone, are opened into the log, and go out as a file', async () => {
    const [{ impact_report_id: id }] = (await asAdmin('GET', '/reports/impact')).body.data.items;
    for (const role of ['company_recruiter', 'employee'] as const) {
      const other = await createUser(app.db, role);
      const answered = await app.call({ path: `/reports/impact/${id}`, as: other.token });
      expect(answered.status).toBe(403);
    }
    const stranger = await createCompany(app.db, 'Elsewhere');
    expect((await app.call({ path: `/reports/impact/${id}`, as: stranger.admin.token })).status).toBe(404);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from security_log
      where action = 'impact_report.opened' and target_id = ${id}`.execute(app.db);
    expect(rows[0]?.n).toBeGreaterThan(0);
    const csv = await asAdmin('GET', `/reports/impact/${id}/csv`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.raw).toContain('Female');
    expect(csv.raw).toContain('0.24');
    const xlsx = await asAdmin('GET', `/reports/impact/${id}/csv`, { format: 'xlsx' });
    expect([xlsx.headers['content-type'], xlsx.raw.slice(0, 2)]).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'PK',
    ]);
    const pdf = await asAdmin('GET', `/reports/impact/${id}/csv`, { format: 'pdf' });
    expect([pdf.headers['content-type'], pdf.raw.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    expect((await asAdmin('GET', `/reports/impact/${id}/csv`, { format: 'doc' })).status).toBe(422);
  });

  it('become a public summary by version, which is withdrawn and kept', async () => {
    const [{ impact_report_id: id }] = (await asAdmin('GET', '/reports/impact')).body.data.items;
    const input = {
      tool: 'Harbour simulation',
      used_since: '2026-01-05',
      audited_on: '2026-04-20',
      audited_by: 'Audit & House LLC',
      data_source: 'Applications to all positions of the quarter.',
      left_out_reason: '',
    };
    const ahead = await asAdmin('POST', `/reports/impact/${id}/summary`, {
      ...input,
      audited_on: '2026-05-20',
    });
    expect(ahead.body.fields?.[0]?.field, ahead.raw).toBe('audited_on');
    const first = await asAdmin('POST', `/reports/impact/${id}/summary`, input);
    expect(first.status, first.raw).toBe(200);
    const second = await asAdmin('POST', `/reports/impact/${id}/summary`, input);
    expect([first.body.data.version, second.body.data.version]).toEqual([1, 2]);
    const address = `/bias-audits/${second.body.data.impact_summary_id}`;
    const read = await app.call({ path: address });
    expect(read.body.data).toMatchObject({ audited_by: 'Audit & House LLC', version: 2, people: 57 });
    expect(read.body.data.sections[0].steps[0].table.rows[0].ratio).toBeCloseTo(0.6, 12);
    const pdf = await app.call({ path: `${address}/pdf`, query: { language: 'ar' } });
    expect(pdf.headers['content-type']).toContain('application/pdf');
    const pages = Fastify();
    serveSummaries(pages, app.services);
    const shown = await pages.inject(`${address}?language=en`);
    expect(shown.headers['content-type']).toContain('text/html');
    expect(shown.body).toContain('Bias audit results: ');
    expect(shown.body).toContain('<td>0.600</td>');
    expect(shown.body).toContain('Audit &#38; House LLC');
    expect((await pages.inject(`${address}?language=ar`)).body).toContain('dir="rtl"');
    expect((await pages.inject('/bias-audits/none')).statusCode).toBe(404);
    const withdraw = () =>
      asAdmin('POST', `/reports/impact-summaries/${second.body.data.impact_summary_id}/withdraw`);
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(409);
    expect((await app.call({ path: address })).status).toBe(404);
    expect((await pages.inject(address)).statusCode).toBe(404);
    await pages.close();
    await expect(
      sql`update impact_summaries set tool = 'Another' where organization_id = ${company.organization_id}`.execute(
        app.db,
      ),
    ).rejects.toThrow();
    expect((await asAdmin('GET', '/reports/impact')).body.data.summaries).toHaveLength(2);
  });

  it('compute typed numbers for everybody who is signed in', async () => {
    const compute = (groups: object[]) =>
      app.call({
        method: 'POST',
        path: '/reports/impact/compute',
        as: candidate.token,
        body: { groups },
      } as TestCall);
    const table = await compute([
      { name: 'White', applicants: 80, selected: 48 },
      { name: 'Black', applicants: 40, selected: 12 },
    ]);
    expect(table.body.data.rows[1]).toMatchObject({ ratio: 0.5, below_four_fifths: true });
    expect(table.body.data.rows[1].fisher_p).toBeCloseTo(0.003409, 6);
    const wrong = await compute([
      { name: 'a', applicants: 1, selected: 2 },
      { name: 'b', applicants: 1, selected: 1 },
    ]);
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([422, 'groups.0.selected']);
  });

  it('tell how groups differ in what culture questions count, of thirty people of a group and more, and only where they count', () => {
    const answers: Parameters<typeof placedPeople>[1][number][] = [];
    const found = Array.from({ length: 100 }, (_, i) => {
      const id = `application ${i}`;
      answers.push({
        application_id: id,
        question_set: 'eeo1',
        sex: i < 50 ? 'female' : 'male',
        ethnicity: 'white',
      });
      const culture = i < 50 ? 40 + (i % 10) : i < 85 ? 50 + (i % 10) : null;
      return { id, position_id: 'one', stage: 'applied', score: 50, culture };
    });
    const people = placedPeople(found, answers, 'eeo1', 'stages');
    const { culture } = tablesOf(people, 'eeo1', 'stages', 1).whole;
    expect(culture).toMatchObject({ positions: 1 });
    expect(culture?.differences).toEqual([
      expect.objectContaining({ about: 'sex', key: 'female', compared_with: 'male' }),
    ]);
    expect(culture?.differences[0]?.d).toBeLessThan(-2);
    const few = people.map((each, i) => ({ ...each, culture: i < 79 ? each.culture : null }));
    expect(tablesOf(few, 'eeo1', 'stages', 1).whole.culture).toEqual({ positions: 1, differences: [] });
    expect(tablesOf(people, 'eeo1', 'stages').whole.culture).toBeUndefined();
  });

  it('of 100,000 people in nine groups, fourteen pairs and five stages are counted and tested in two seconds', () => {
    const stages = ['applied', 'short_listed', 'phone_screen', 'in_person', 'approved'];
    const ethnicities = ['hispanic', 'white', 'black', 'pacific', 'asian', 'native', 'two_or_more'];
    const found = Array.from({ length: 100_000 }, (_, i) => ({
      id: `application ${i}`,
      position_id: `position ${i % 20}`,
      stage: stages[(i * 7919) % 5] ?? 'applied',
      score: (i * 31) % 100,
      culture: null,
    }));
    const answers = found.map(({ id }, i) => ({
      application_id: id,
      question_set: 'eeo1',
      sex: i % 3 === 0 ? 'female' : 'male',
      ethnicity: ethnicities[(i * 104_729) % 7] ?? null,
    }));
    const begun = performance.now();
    const told = tablesOf(placedPeople(found, answers, 'eeo1', 'stages'), 'eeo1', 'stages');
    const sections = sectionsOf(told.whole);
    const took = performance.now() - begun;
    expect(sections.map(({ groups }) => groups?.length)).toEqual([2, 7, 14]);
    expect(sections.map(({ steps }) => steps.length)).toEqual([5, 5, 5]);
    expect(told.parts.size).toBe(20);
    expect(took).toBeLessThan(2000);
  });
});
