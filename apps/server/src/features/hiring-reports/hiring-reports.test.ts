import { type AddressInfo, createServer } from 'node:net';
import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';
import { FUNNEL_STEPS } from '@tryout/domain/hiring-reports/report-tables';
import { randomFrom } from '@tryout/domain/statistics/random';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { sendMailJob } from '../../platform/mail/send-mail.job.ts';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { countAll } from './count-changes.ts';
import { sendDueReports } from './schedule-reports.ts';
import { takeOneClick } from './stop-by-link.ts';

let t: TestApp;
let now = new Date('2026-11-02T12:00:00.000Z');
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
beforeAll(async () => {
  t = await startTestApp({ now: () => now });
});
afterAll(() => t.stop());

type Company = Awaited<ReturnType<typeof createCompany>>;
type Position = Awaited<ReturnType<typeof createPosition>>;

const read = async (search: string, as: string) => {
  const answer = await t.call({ path: `/reports/hiring?${search}`, as });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data as {
    title: string;
    waiting: number;
    columns: { key: string }[];
    rows: { key: string; name: string; cells: (number | null)[] }[];
  };
};
const cellsOf = (table: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries(table.rows.map(({ key, cells }) => [key, cells]));
const move = async (
  company: Company,
  position: Position,
  ids: readonly string[],
  from: string,
  to: string,
) => {
  const answer = await t.call({
    method: 'POST',
    path: '/update/multiple/application/status',
    as: company.recruiter.token,
    body: { position_id: position.id, items: ids.map((application_id) => ({ application_id, from })), to },
  });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data.batch_id as string;
};
const undo = (company: Company, batch_id: string) =>
  t.call({
    method: 'POST',
    path: '/update/multiple/application/status/undo',
    as: company.recruiter.token,
    body: { batch_id },
  });
/** All dates of what the factory makes are those of the machine; tests have their own. */
const apply = async (company: Company, position: Position, status = 'applied') => {
  const { id } = await createApplication(t.db, company.organization_id, position, { status });
  await sql`update applications set created_at = ${now}, stage_entered_at = ${now},
    applied_at = case when status in ('started', 'cv_submitted') then null else ${now}::timestamptz end where id = ${id}`.execute(
    t.db,
  );
  return id;
};
const ALL = 'from=2026-01-01&until=2027-12-31';

describe('reports on hiring', () => {
  it('tell the funnel, times, reasons and quality of what happened', async () => {
    const company = await createCompany(t.db);
    const position = await createPosition(t.db, company.organization_id, company.recruiter.id, {
      openings: 9,
    });
    const as = company.recruiter.token;
    const people = [];
    for (let i = 0; i < 6; i++) people.push(await apply(company, position));
    await apply(company, position, 'started');
    later(10);
    await move(company, position, people, 'applied', 'short_listed');
    const [a = '', b = '', c = ''] = people;
    later(100);
    const mistake = await move(company, position, [c], 'short_listed', 'in_person');
    expect((await undo(company, mistake)).status).toBe(200);
    await move(company, position, [a, b], 'short_listed', 'phone_screen');
    later(24);

    const funnel = cellsOf(await read(`report=funnel&${ALL}`, as));
    expect(funnel.started).toEqual([7, null, 1, 0, 1]);
    expect(funnel.short_listed).toEqual([6, 1, 6 / 7, 0, 4]);
    expect(funnel.phone_screen?.[0]).toBe(2);
    expect(funnel.in_person?.[0]).toBe(0);
    const answers = cellsOf(await read(`report=answers&${ALL}`, as));
    expect(answers).toEqual({ all: [6, 10 / 24, 10 / 24], '2026-11': [6, 10 / 24, 10 / 24] });
    const quality = await read(`report=quality&${ALL}&by=position`, as);
    expect(quality.rows).toEqual([{ key: position.id, name: 'Quay planner', cells: [7, 6, 6, 2, 0, 1, 0] }]);
    const recruiters = await read(`report=quality&${ALL}&by=recruiter`, as);
    expect(recruiters.rows.map(({ name }) => name)).toEqual(['Ada Berg']);
    expect(cellsOf(await read(`report=quality&${ALL}&source=invite`, as))).toEqual({});
    // Nothing of before the period, and what left within it only.
    expect(cellsOf(await read('report=funnel&from=2026-10-01&until=2026-11-01', as)).started?.[0]).toBe(0);
  });

  it('agree with lists and with a recount from nothing after lives at random', async () => {
    const random = randomFrom('reports on hiring');
    const company = await createCompany(t.db);
    const as = company.recruiter.token;
    const positions: Position[] = [];
    for (let i = 0; i < 3; i++) {
      positions.push(
        await createPosition(t.db, company.organization_id, company.recruiter.id, { openings: 100 }),
      );
    }
    const pick = <T>(of: readonly T[]) => random.pick(of);
    const lives: { id: string; position: Position }[] = [];
    const batches: string[] = [];
    const targets = [
      'short_listed',
      'phone_screen',
      'in_person',
      'on_hold',
      'applied',
      'rejected',
      'approved',
    ];
    for (let step = 0; step < 90; step++) {
      later(random.int(20));
      const what = random.next();
      if (lives.length < 6 || what < 0.25) {
        const position = pick(positions);
        lives.push({ id: await apply(company, position, pick(['applied', 'applied', 'started'])), position });
        continue;
      }
      const life = pick(lives);
      if (what < 0.8) {
        const { rows } = await sql<{
          status: string;
        }>`select status from applications where id = ${life.id}`.execute(t.db);
        const answer = await t.call({
          method: 'POST',
          path: '/update/multiple/application/status',
          as,
          body: {
            position_id: life.position.id,
            items: [{ application_id: life.id, from: rows[0]?.status }],
            to: pick(targets),
            reason_id: '019a0000-0000-7000-8000-000000000001',
          },
        });
        // Moves that the rules refuse change nothing.
        if (answer.status === 200) batches.push(answer.body.data.batch_id);
      } else if (what < 0.88 && batches.length > 0) {
        await undo(company, pick(batches));
      } else if (what < 0.92) {
        await sql`update applications set is_test = not is_test where id = ${life.id}`.execute(t.db);
      } else if (what < 0.96) {
        await sql`insert into mails (id, effect_key, to_email, organization_id, application_id, kind, subject, body_text,
            body_html, created_at)
          values (${uuidv7()}, ${uuidv7()}, 'a@example.test', ${company.organization_id}, ${life.id}, 'status_changed',
            '', '', '', ${now})`.execute(t.db);
      } else {
        await sql`delete from applications where id = ${life.id}`.execute(t.db);
        lives.splice(lives.indexOf(life), 1);
      }
      if (step % 20 === 0) await read(`report=funnel&${ALL}`, as);
    }
    // Lists and reports count the same.
    for (const position of positions) {
      const statuses = cellsOf(await read(`report=statuses&${ALL}&position_id=${position.id}`, as));
      for (const status of APPLICATION_STATUSES) {
        const list = await t.call({ path: `/applicants?position_id=${position.id}&status=${status}`, as });
        expect(list.status, list.raw).toBe(200);
        expect(statuses[status]?.[0], `${status} of a position`).toBe(list.body.data.total);
      }
    }
    // An independent count from the logs.
    const { rows: logs } = await sql<{
      id: string;
      applied_at: string | null;
      status: string;
      furthest_step: string;
      lines: {
        seq: number;
        at: string;
        kind: string;
        action: string;
        from: string;
        to: string;
        batch: string;
      }[];
    }>`select a.id, a.applied_at, a.status, a.furthest_step, coalesce((select json_agg(json_build_object('seq', l.seq, 'at', l.at,
          'kind', l.actor_kind, 'action', l.action, 'from', l.from_status, 'to', l.to_status, 'batch', l.batch_id) order by l.seq)
        from application_log l where l.application_id = a.id), '[]') as lines
      from applications a where a.organization_id = ${company.organization_id} and not a.is_test`.execute(
      t.db,
    );
    const reached = FUNNEL_STEPS.map(() => 0);
    let answered = 0;
    let stays = 0;
    for (const { lines, applied_at, status, furthest_step } of logs) {
      const undone = new Set(
        lines.filter(({ action }) => action === 'status_undone').map(({ batch }) => batch),
      );
      const moves = lines.filter(({ to, from, batch }) => to && to !== from && !(batch && undone.has(batch)));
      const places = [furthest_step, status, ...moves.map(({ to }) => to)].map((each) =>
        (FUNNEL_STEPS as readonly string[]).indexOf(each),
      );
      const furthest = Math.max(0, applied_at ? 4 : 0, ...places);
      for (let i = 0; i <= furthest; i++) reached[i] = (reached[i] ?? 0) + 1;
      if (applied_at && moves.some(({ kind, at }) => kind === 'user' && new Date(at) >= new Date(applied_at)))
        answered += 1;
      stays += moves
        .slice(0, -1)
        .filter(({ to }) =>
          ['applied', 'short_listed', 'phone_screen', 'in_person', 'on_hold'].includes(to),
        ).length;
    }
    const funnel = await read(`report=funnel&${ALL}`, as);
    expect(funnel.waiting).toBe(0);
    expect(funnel.rows.map(({ cells }) => cells[0])).toEqual(reached);
    expect(cellsOf(await read(`report=answers&${ALL}`, as)).all?.[0]).toBe(answered);
    const stages = await read(`report=stages&${ALL}`, as);
    expect(stages.rows.reduce((sum, { cells }) => sum + (cells[0] ?? 0), 0)).toBe(stays);
    // Sums that were changed bit by bit are those of a recount, for all positions and without one.
    const sums = async () => {
      const { rows } = await sql`select measure, day, source, name, hours, count from hiring_days
        where organization_id = ${company.organization_id} and count <> 0 order by 1, 2, 3, 4, 5`.execute(
        t.db,
      );
      return rows;
    };
    const before = await sums();
    expect(before.length).toBeGreaterThan(30);
    await sql`delete from hiring_facts where organization_id = ${company.organization_id}`.execute(t.db);
    expect(await sums()).toEqual([]);
    await sql`insert into hiring_changes (organization_id, application_id)
      select organization_id, id from applications where organization_id = ${company.organization_id}`.execute(
      t.db,
    );
    await countAll(serverAct(t.services));
    expect(await sums()).toEqual(before);
    // Only one position, all but it, and everything fit together, however they are read.
    const [first, second, third] = positions.map(({ id }) => `position_id=${id}`);
    for (const report of ['funnel', 'answers', 'stages', 'reasons', 'mails'] as const) {
      const count = async (search: string) => {
        const { rows } = await read(`report=${report}&${ALL}&${search}`, as);
        return rows.reduce((sum, { key, cells }) => (key === 'all' ? sum : sum + (cells[0] ?? 0)), 0);
      };
      const whole = await count('');
      expect((await count(`${first}&${second}`)) + (await count(`${third}`)), report).toBe(whole);
    }
  });

  it('are over the positions that somebody may know of, and of nobody else', async () => {
    const company = await createCompany(t.db);
    const other = await createCompany(t.db);
    const open = await createPosition(t.db, company.organization_id, company.recruiter.id);
    const secret = await createPosition(t.db, company.organization_id, company.admin.id, { title: 'Secret' });
    await sql`update positions set visibility = 'confidential' where id = ${secret.id}`.execute(t.db);
    await apply(company, open);
    await apply(company, secret);
    await apply(company, secret);
    const begun = async (as: string, more = '') =>
      cellsOf(await read(`report=funnel&${ALL}${more}`, as)).started?.[0];
    expect(await begun(company.admin.token)).toBe(3);
    expect(await begun(company.recruiter.token)).toBe(1);
    expect(await begun(other.recruiter.token)).toBe(0);
    const quality = await read(`report=quality&${ALL}&by=position`, company.recruiter.token);
    expect(quality.rows.map(({ key }) => key)).toEqual([open.id]);
    const choices = await t.call({ path: '/reports/hiring/choices', as: company.recruiter.token });
    expect(
      choices.body.data.positions.map(({ position_id }: { position_id: string }) => position_id),
    ).toEqual([open.id]);
    // Own and shared only.
    const colleague = await createUser(t.db, 'company_recruiter', {
      organization_id: company.organization_id,
    });
    expect(await begun(colleague.token)).toBe(1);
    await sql`update organizations set recruiters_see = 'own_and_shared' where id = ${company.organization_id}`.execute(
      t.db,
    );
    expect(await begun(colleague.token)).toBe(0);
    expect(await begun(company.recruiter.token)).toBe(1);
    // Foreign and unknown positions are the same to strangers.
    for (const id of [open.id, uuidv7()]) {
      const answer = await t.call({
        path: `/reports/hiring?report=funnel&position_id=${id}`,
        as: other.recruiter.token,
      });
      expect(answer.status).toBe(404);
    }
    // A hiring manager: shared positions, and nothing of colleagues.
    const manager = await createUser(t.db, 'employee', { organization_id: company.organization_id });
    expect(await begun(manager.token)).toBe(0);
    await sql`insert into position_privileges (id, organization_id, position_id, email, user_id, level, status, invited_by)
      values (${uuidv7()}, ${company.organization_id}, ${secret.id}, ${manager.email}, ${manager.id}, 'viewer', 'approved',
        ${company.admin.id})`.execute(t.db);
    expect(await begun(manager.token)).toBe(2);
    expect((await t.call({ path: '/reports/hiring?report=interviewers', as: manager.token })).status).toBe(
      403,
    );
    const candidate = await createUser(t.db, 'candidate');
    expect((await t.call({ path: '/reports/hiring?report=funnel', as: candidate.token })).status).toBe(403);
    expect(
      (await t.call({ path: '/reports/hiring?report=funnel&from=2026-02-30', as: manager.token })).status,
    ).toBe(422);
    const turned = await t.call({
      path: '/reports/hiring?report=funnel&from=2026-03-01&until=2026-02-01',
      as: manager.token,
    });
    expect(turned.status).toBe(422);
  });

  it('tell load of interviewers, reach of mails and of invitations', async () => {
    const company = await createCompany(t.db);
    const position = await createPosition(t.db, company.organization_id, company.recruiter.id);
    const application = await apply(company, position);
    const as = company.recruiter.token;
    const event = uuidv7();
    const starts = new Date(now.getTime() - 5 * 3_600_000);
    const ends = new Date(now.getTime() - 4 * 3_600_000);
    await sql`insert into events (id, organization_id, position_id, application_id, kind, way, status, title, duration_min,
        time_zone, organizer_id, starts_at, ends_at, created_at, updated_at)
      values (${event}, ${company.organization_id}, ${position.id}, ${application}, 'video', 'fixed', 'completed', 'Talk', 60,
        'UTC', ${company.recruiter.id}, ${starts}, ${ends}, ${now}, ${now})`.execute(t.db);
    for (const user of [company.recruiter, company.admin]) {
      await sql`insert into event_participants (event_id, organization_id, user_id, kind)
        values (${event}, ${company.organization_id}, ${user.id}, 'company_recruiter')`.execute(t.db);
    }
    await sql`insert into event_feedback (event_id, organization_id, user_id, recommendation, sent_at, updated_at)
      values (${event}, ${company.organization_id}, ${company.recruiter.id}, 'yes', ${now}, ${now})`.execute(
      t.db,
    );
    expect(cellsOf(await read(`report=interviewers&${ALL}`, as))).toEqual({
      [company.recruiter.id]: [1, 1, 1, 0, 4, 4],
      [company.admin.id]: [1, 1, 0, 1, null, null],
    });
    const mail = uuidv7();
    await sql`insert into mails (id, effect_key, to_email, organization_id, application_id, kind, subject, body_text, body_html,
        created_at) values (${mail}, ${mail}, 'a@example.test', ${company.organization_id}, ${application}, 'status_changed', '',
        '', '', ${now})`.execute(t.db);
    expect(cellsOf(await read(`report=mails&${ALL}`, as)).decisions).toEqual([1, 0, 1, 0, 0, 0]);
    await sql`update mails set status = 'sent', sent_at = now() where id = ${mail}`.execute(t.db);
    expect(cellsOf(await read(`report=mails&${ALL}`, as)).decisions).toEqual([1, 1, 0, 0, 0, 1]);
    await sql`insert into candidate_invites (id, organization_id, position_id, email, token_hash, expires_at, sent_at, invited_by,
        status, application_id, created_at)
      values (${uuidv7()}, ${company.organization_id}, ${position.id}, 'b@example.test', 'x', now(), ${now},
        ${company.recruiter.id}, 'approved', ${application}, ${now})`.execute(t.db);
    expect(cellsOf(await read(`report=invites&${ALL}`, as))).toMatchObject({
      invited: [1, 1],
      mailed: [1, 1],
      opened: [1, 1],
      begun: [1, 1],
      applied: [1, 1],
      declined: [0, 0],
    });
  });

  it('go out as files in the language that is asked for', async () => {
    const company = await createCompany(t.db);
    const position = await createPosition(t.db, company.organization_id, company.recruiter.id);
    await apply(company, position);
    const file = (format: string) =>
      t.call({
        path: `/reports/hiring/file?report=funnel&${ALL}&format=${format}&language=ar`,
        as: company.recruiter.token,
      });
    const csv = await file('csv');
    expect(csv.status, csv.raw).toBe(200);
    expect(csv.raw.split('\r\n')[5]).toMatch(/,1,1,1,0,1$/);
    expect((await file('xlsx')).raw.slice(0, 2)).toBe('PK');
    expect((await file('pdf')).raw.slice(0, 5)).toBe('%PDF-');
    const { rows } =
      await sql`select meta->>'format' as format from security_log where action = 'hiring_report.exported'
      order by id`.execute(t.db);
    expect(rows).toEqual([{ format: 'csv' }, { format: 'xlsx' }, { format: 'pdf' }]);
  });

  it('come by mail with the rights of then, and to nobody else', async () => {
    const company = await createCompany(t.db);
    const position = await createPosition(t.db, company.organization_id, company.recruiter.id);
    await apply(company, position);
    const as = company.recruiter.token;
    const schedule = (search: string, token = as) =>
      t.call({
        method: 'POST',
        path: '/reports/hiring/schedules',
        as: token,
        body: { search, every: 'week' },
      });
    expect((await schedule('report=nothing')).status).toBe(422);
    expect((await schedule(`report=funnel&${ALL}`)).status).toBe(422);
    const made = await schedule('report=funnel&period=month');
    expect(made.status, made.raw).toBe(200);
    expect((await schedule('report=funnel&period=month')).body.data.items).toHaveLength(1);
    const id = made.body.data.items[0].hiring_report_schedule_id;
    const end = (token: string) =>
      t.call({ method: 'DELETE', path: `/reports/hiring/schedules/${id}`, as: token });
    expect((await end(company.admin.token)).status).toBe(404);
    later(24 * 7);
    await sendDueReports(serverAct(t.services));
    await sendDueReports(serverAct(t.services));
    const mails = async () =>
      (
        await sql<{
          body_text: string;
        }>`select body_text from mails where to_user_id = ${company.recruiter.id}
          and kind = 'hiring_report'`.execute(t.db)
      ).rows;
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.body_text).toContain('Applied: 1');
    expect(mail?.body_text).toContain('/user/reports?report=funnel&period=month');
    // Whoever left gets no more.
    await sql`delete from members where user_id = ${company.recruiter.id}`.execute(t.db);
    later(24 * 7);
    await sendDueReports(serverAct(t.services));
    expect(await mails()).toHaveLength(1);
    const { rows } = await sql`select from hiring_report_schedules where id = ${id}`.execute(t.db);
    expect(rows).toEqual([]);
  });

  it('of adverse impact come as a link to what is new, without a number, while their reader may see them', async () => {
    const company = await createCompany(t.db);
    const ask = (token: string) =>
      t.call({
        method: 'POST',
        path: '/reports/hiring/schedules',
        as: token,
        body: { search: 'report=impact', every: 'month' },
      });
    expect((await ask(company.recruiter.token)).status).toBe(403);
    const made = await ask(company.admin.token);
    expect(made.status, made.raw).toBe(200);
    expect(made.body.data.items).toMatchObject([
      { report: 'impact', title: 'Adverse impact', every: 'month' },
    ]);
    const mails = async () =>
      (
        await sql<{ id: string; subject: string; body_text: string; stop_path: string }>`
          select id, subject, body_text, stop_path from mails
          where to_user_id = ${company.admin.id} and kind = 'impact_report' order by created_at`.execute(t.db)
      ).rows;
    const month = async () => {
      later(24 * 31);
      await sendDueReports(serverAct(t.services));
    };
    await month();
    expect(await mails()).toEqual([]);
    const report = (start: string, end: string) =>
      sql`insert into impact_reports (id, organization_id, position_id, title, period_start, period_end, question_set,
          counts, tables, made_at)
        values (${uuidv7()}, ${company.organization_id}, null, '', ${start}::date, ${end}::date, 'eeo1', 'stages',
          ${JSON.stringify({ people: 4711, sex: null, ethnicity: null, pairs: null, differences: [] })}::jsonb, ${now})`.execute(
        t.db,
      );
    await report('2026-07-01', '2026-09-30');
    await month();
    await month();
    const [first, ...more] = await mails();
    expect(more).toEqual([]);
    expect(first?.subject).toContain('Adverse impact');
    expect(first?.body_text).toContain('/user/reports/impact');
    expect(first?.body_text).not.toContain('4711');
    await report('2026-10-01', '2026-12-31');
    await month();
    expect(await mails()).toHaveLength(2);
    // Whoever is no admin any more gets no more, and whoever stops them by their link neither.
    await sql`update users set user_type = 'company_recruiter' where id = ${company.admin.id}`.execute(t.db);
    await report('2027-01-01', '2027-03-31');
    await month();
    expect(await mails()).toHaveLength(2);
  });

  it('stop by the link in a mail without signing in, one or all, as often as it comes', async () => {
    const company = await createCompany(t.db);
    const as = company.recruiter.token;
    const three = ['report=funnel&period=month', 'report=hires&period=year', 'report=reasons&period=month'];
    for (const search of three) {
      const body = { search, every: 'week' };
      await t.call({ method: 'POST', path: '/reports/hiring/schedules', as, body });
    }
    later(24 * 7);
    await sendDueReports(serverAct(t.services));
    const { rows } = await sql<{ id: string; body_text: string; stop_path: string }>`
      select id, body_text, stop_path from mails where to_user_id = ${company.recruiter.id} and kind = 'hiring_report'`.execute(
      t.db,
    );
    const [mail] = rows;
    if (!mail) throw new Error('no mail');
    // The first goes out at once; the others are put together, and keep the link.
    expect(rows).toHaveLength(2);
    for (const { body_text, stop_path } of rows) expect(body_text).toContain(stop_path);
    const headers = await headersOverSmtp(mail.id);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(headers).toContain(mail.stop_path);

    const path = mail.stop_path;
    const shown = await t.call({ path });
    expect(shown.body.data.items.map((each: { title: string }) => each.title)).toEqual([
      'Funnel',
      'Time to hire',
      'Hires, rejections and withdrawals',
    ]);
    expect(shown.body.data.email_masked).not.toBe(company.recruiter.email);
    const [{ hiring_report_schedule_id }] = shown.body.data.items;
    const one = await t.call({ method: 'POST', path, body: { hiring_report_schedule_id } });
    expect(one.body.data.items).toHaveLength(2);
    const foreign = await createCompany(t.db);
    await t.call({
      method: 'POST',
      path: '/reports/hiring/schedules',
      as: foreign.recruiter.token,
      body: { search: 'report=funnel&period=month', every: 'week' },
    });
    for (let i = 0; i < 2; i += 1)
      expect((await t.call({ method: 'POST', path, body: {} })).body.data.items).toEqual([]);
    expect((await t.call({ path: `${path.slice(0, -3)}abc` })).status).toBe(404);
    expect((await t.call({ path: '/report-mails/nothing-that-we-gave-out' })).status).toBe(404);
    const others = await t.call({ path: '/reports/hiring/schedules', as: foreign.recruiter.token });
    expect(others.body.data.items).toHaveLength(1);

    const web = Fastify();
    takeOneClick(web, t.services);
    const click = await web.inject({
      method: 'POST',
      url: path,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([click.statusCode, click.body]).toEqual([200, 'OK']);
    await web.close();
  });
});

/** The headers with which a mail really goes out. */
async function headersOverSmtp(mail_id: string): Promise<string> {
  let received = '';
  const smtp = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      if (isData) {
        received += String(chunk);
        if (received.endsWith('\r\n.\r\n')) {
          isData = false;
          socket.write('250 ok\r\n');
        }
        return;
      }
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (line === 'DATA') isData = true;
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = smtp.address() as AddressInfo;
    const config = {
      ...t.services.config,
      mail: {
        kind: 'smtp',
        host: '127.0.0.1',
        port,
        secure: false,
        user: null,
        password: null,
        from: 'jobs@harbour.test',
      },
    } as const;
    await sendMailJob(config, t.db).run({ mail_id });
  } finally {
    smtp.close();
  }
  return received.replace(/\r\n[ \t]+/g, ' ');
}
