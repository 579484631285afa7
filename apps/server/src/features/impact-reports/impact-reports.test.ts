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
      next_quarter: null,
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
      const position = { position_id: 'one', department_id: 'harbour', weighs_culture: true };
      return { ...position, id, stage: 'applied', score: 50, culture };
    });
    const people = placedPeople(found, answers, 'eeo1', 'stages', 'position');
    const { culture } = tablesOf(people, 'eeo1', 'stages', 1).whole;
    expect(culture).toMatchObject({ positions: 1 });
    expect(culture?.differences).toEqual([
      expect.objectContaining({ about: 'sex', key: 'female', compared_with: 'male' }),
    ]);
    expect(culture?.differences[0]?.d).toBeLessThan(-2);
    const few = people.map((each, i) => ({ ...each, culture: i < 79 ? each.culture : null }));
    expect(tablesOf(few, 'eeo1', 'stages', 1).whole.culture).toEqual({ positions: 1, differences: [] });
    expect(tablesOf(people, 'eeo1', 'stages').whole.culture).toBeUndefined();

    // Another position of the department lets none count: by department, these differences would be a second division.
    const beside = found.map((each) => ({
      ...each,
      id: `other ${each.id}`,
      position_id: 'two',
      weighs_culture: false,
      culture: null,
    }));
    const cultureBy = (division: 'position' | 'department') =>
      tablesOf(placedPeople([...found, ...beside], answers, 'eeo1', 'stages', division), 'eeo1', 'stages', 1)
        .whole.culture;
    expect(cultureBy('department')).toEqual({ positions: 1, differences: [], held_back: true });
    expect(cultureBy('position')).toEqual(culture);
  });

  it('of 100,000 people in nine groups, fourteen pairs and five stages are counted and tested in two seconds', () => {
    const stages = ['applied', 'short_listed', 'phone_screen', 'in_person', 'approved'];
    const ethnicities = ['hispanic', 'white', 'black', 'pacific', 'asian', 'native', 'two_or_more'];
    const found = Array.from({ length: 100_000 }, (_, i) => ({
      id: `application ${i}`,
      position_id: `position ${i % 20}`,
      department_id: null,
      weighs_culture: false,
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
    const told = tablesOf(placedPeople(found, answers, 'eeo1', 'stages', 'position'), 'eeo1', 'stages');
    const sections = sectionsOf(told.whole);
    const took = performance.now() - begun;
    expect(sections.map(({ groups }) => groups?.length)).toEqual([2, 7, 14]);
    expect(sections.map(({ steps }) => steps.length)).toEqual([5, 5, 5]);
    expect(told.parts.size).toBe(20);
    expect(took).toBeLessThan(2000);
  });
});

describe('a year divided by position, then by department, then by position', () => {
  interface Listed {
    impact_report_id: string;
    unit: string;
    divided_by: string;
    period_start: string;
    position_title: string | null;
    department_id: string | null;
    department_name: string | null;
  }
  let own: Awaited<ReturnType<typeof createCompany>>;
  let positions: { id: string; revision_id: string }[];
  let harbour: string;
  let yard: string;

  const call = (method: TestCall['method'], path: string, input: object = {}, as = own.admin.token) =>
    app.call({ method, path, as, ...(method === 'GET' ? { query: input } : { body: input }) } as TestCall);
  const choose = (input: object) =>
    call('PUT', '/organization/self-identification', { question_set: 'eeo1', counts: 'stages', ...input });
  const listed = async (quarter: string): Promise<Listed[]> =>
    (await call('GET', '/reports/impact')).body.data.items.filter(
      (each: Listed) => each.period_start === quarter,
    );
  const read = async (id: string) => (await call('GET', `/reports/impact/${id}`)).body.data;
  const countOn = async (day: string) => {
    clock = new Date(`${day}T12:00:00.000Z`);
    await makeDueReports(serverAct(app.services));
  };
  /** Women and men who only applied, and who were approved. */
  const came = async (at: number, on: string, [women, chosen, men, chosenMen]: readonly number[]) => {
    const where = { on: `${on}T10:00:00Z`, at: positions[at] as (typeof positions)[number] };
    const [female, male] = [
      { sex: 'female', ethnicity: 'white' },
      { sex: 'male', ethnicity: 'white' },
    ];
    await applied(women ?? 0, 'applied', female, where);
    await applied(chosen ?? 0, 'approved', female, where);
    await applied(men ?? 0, 'applied', male, where);
    await applied(chosenMen ?? 0, 'approved', male, where);
  };
  /** Applicants and selected people by sex, of each report of a quarter by what it is of. */
  const numbersOf = async (quarter: string) => {
    const numbers: Record<string, number[]> = {};
    for (const each of await listed(quarter)) {
      const [sex] = (await read(each.impact_report_id)).sections;
      const name =
        each.unit === 'whole'
          ? 'whole'
          : each.unit === 'position'
            ? `position ${each.position_title}`
            : (each.department_name ?? 'none');
      numbers[name] = (sex.steps[0]?.table.rows ?? []).flatMap(
        (row: { applicants: number; selected: number }) => [row.applicants, row.selected],
      );
    }
    return numbers;
  };
  const put = (position: number, department: string | null) =>
    sql`update positions set department_id = ${department} where id = ${positions[position]?.id}`.execute(
      app.db,
    );
  const idOf = async (quarter: string, name: string | null) =>
    (await listed(quarter)).find((each) => each.unit === 'department' && each.department_name === name)
      ?.impact_report_id as string;

  beforeAll(async () => {
    clock = new Date('2026-05-01T12:00:00.000Z');
    own = await createCompany(app.db);
    positions = [];
    for (const title of ['Pilot', 'Lookout', 'Welder', 'Clerk']) {
      positions.push(await createPosition(app.db, own.organization_id, own.admin.id, { title }));
    }
    [harbour, yard] = [uuidv7(), uuidv7()];
    await sql`insert into departments (id, organization_id, name) values (${harbour}, ${own.organization_id}, 'Harbour'),
      (${yard}, ${own.organization_id}, 'Yard')`.execute(app.db);
    await put(0, harbour);
    await put(1, harbour);
    await put(2, yard);
  });

  it('goes by position until another choice, which counts from the next quarter on', {
    timeout: 60_000,
  }, async () => {
    expect((await choose({})).body.data.divided_by).toBe('position');
    expect((await call('GET', '/reports/impact')).body.data).toMatchObject({
      next_on: '2026-07-30',
      next_quarter: { start: '2026-04-01', end: '2026-06-30' },
    });
    await came(0, '2026-05-10', [5, 6, 7, 5]);
    await came(2, '2026-05-10', [6, 5, 5, 6]);
    await countOn('2026-07-31');
    const before = await numbersOf('2026-04-01');
    expect(before).toEqual({
      whole: [22, 11, 23, 11],
      'position Pilot': [11, 6, 12, 5],
      'position Welder': [11, 5, 11, 6],
    });
    expect((await choose({ divided_by: 'department' })).body.data.divided_by).toBe('department');
    // Left out, it stays.
    expect((await choose({})).body.data.divided_by).toBe('department');
    await countOn('2026-08-01');
    expect(await numbersOf('2026-04-01')).toEqual(before);
    expect((await listed('2026-04-01')).map(({ divided_by }) => divided_by)).toEqual(
      Array.from({ length: 3 }, () => 'position'),
    );
    const { rows } = await sql<{ meta: { divided_by: string } }>`select meta from security_log
      where action = 'self_identification.settings_changed' and organization_id = ${own.organization_id}
      order by event_time, id`.execute(app.db);
    expect(rows.map(({ meta }) => meta.divided_by)).toEqual(['position', 'department', 'department']);
  });

  it('then counts departments as they are, and no position beside them', { timeout: 60_000 }, async () => {
    await came(0, '2026-08-10', [6, 5, 5, 7]);
    await came(1, '2026-08-10', [3, 2, 4, 2]);
    await came(2, '2026-08-10', [5, 6, 8, 5]);
    await came(3, '2026-08-10', [7, 5, 6, 5]);
    await countOn('2026-10-31');
    // Pilots and lookouts are counted together; clerks have no department.
    expect(await numbersOf('2026-07-01')).toEqual({
      whole: [39, 18, 42, 19],
      Harbour: [16, 7, 18, 9],
      Yard: [11, 6, 13, 5],
      none: [12, 5, 11, 5],
    });
    expect(new Set((await listed('2026-07-01')).map(({ divided_by }) => divided_by))).toEqual(
      new Set(['department']),
    );
    const report = await read(await idOf('2026-07-01', 'Harbour'));
    expect(report.positions.map(({ title }: { title: string }) => title)).toEqual(['Lookout', 'Pilot']);
    expect(report).toMatchObject({ position_id: null, department_id: harbour, people: 34 });
    // Not even the database takes a position's report beside.
    await expect(
      sql`insert into impact_reports (id, organization_id, divided_by, unit, position_id, period_start, period_end,
          question_set, counts, tables, made_at)
        values (${uuidv7()}, ${own.organization_id}, 'position', 'position', ${positions[0]?.id}, '2026-07-01',
          '2026-09-30', 'eeo1', 'stages', '{}', now())`.execute(app.db),
    ).rejects.toThrow(/impact_reports_one_division/);
  });

  it('keeps what was counted when a position moves and a department goes', { timeout: 60_000 }, async () => {
    const [before, id] = [await numbersOf('2026-07-01'), await idOf('2026-07-01', 'Harbour')];
    const report = await read(id);
    await put(1, yard);
    await came(0, '2026-11-10', [5, 5, 6, 5]);
    await came(1, '2026-11-10', [5, 7, 5, 5]);
    await countOn('2027-02-01');
    expect(await numbersOf('2026-10-01')).toEqual({
      whole: [22, 12, 21, 10],
      Harbour: [10, 5, 11, 5],
      Yard: [12, 7, 10, 5],
    });
    await put(0, null);
    await sql`delete from departments where id = ${harbour}`.execute(app.db);
    await choose({ divided_by: 'position' });
    await countOn('2027-05-01');
    expect(await numbersOf('2026-07-01')).toEqual(before);
    expect(await read(id)).toEqual(report);
    expect(await listed('2027-01-01')).toMatchObject([{ unit: 'whole', divided_by: 'position' }]);
  });

  it('names its unit in files, in a summary shows it alone, and answers nobody else', async () => {
    const [id, none] = [await idOf('2026-07-01', 'Harbour'), await idOf('2026-07-01', null)];
    expect((await call('GET', `/reports/impact/${id}/csv`)).raw).toContain('Department: Harbour');
    expect((await call('GET', `/reports/impact/${none}/csv`)).raw).toContain('No department');
    const pdf = await call('GET', `/reports/impact/${id}/csv`, { format: 'pdf' });
    expect([pdf.status, pdf.raw.slice(0, 5)]).toEqual([200, '%PDF-']);
    const published = await call('POST', `/reports/impact/${id}/summary`, {
      tool: 'Harbour simulation',
      audited_on: '2027-04-20',
      audited_by: 'Audit House',
      data_source: 'Applications to the positions of Harbour.',
    });
    expect(published.status, published.raw).toBe(200);
    const shown = await app.call({ path: `/bias-audits/${published.body.data.impact_summary_id}` });
    expect(shown.body.data.people).toBe(34);
    expect(shown.body.data.sections[0].steps[0].table.rows[0]).toMatchObject({ applicants: 16, selected: 7 });
    expect(shown.raw).not.toMatch(/Pilot|Lookout/);

    const stranger = await createCompany(app.db, 'Elsewhere');
    for (const path of [`/reports/impact/${id}`, `/reports/impact/${id}/csv`]) {
      expect((await call('GET', path, {}, stranger.admin.token)).status).toBe(404);
      expect((await call('GET', path, {}, own.recruiter.token)).status).toBe(403);
    }
    const settings = { question_set: 'eeo1', counts: 'stages', divided_by: 'department' };
    const as = (token: string, input: object = {}) =>
      call('PUT', '/organization/self-identification', { ...settings, ...input }, token);
    expect((await as(own.recruiter.token)).status).toBe(403);
    expect((await as(stranger.admin.token, { organization_id: own.organization_id })).status).toBe(404);
    const wrong = await as(own.admin.token, { divided_by: 'team' });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([422, 'divided_by']);
    expect((await call('GET', '/organization/self-identification')).body.data.divided_by).toBe('position');
  });
});
