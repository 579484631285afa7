import { Readable } from 'node:stream';
import { LINK_PERMISSIONS, type LinkPermission, type LinkStatus } from '@tryout/domain/access/recruiter-link';
import { randomFrom } from '@tryout/domain/statistics/random';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect, vi } from 'vitest';
import {
  createApplication,
  createCompany,
  createOrganization,
  createPosition,
  createUser,
  type TestUser,
} from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

/** A position with words of its own in everything that hangs on it. */
interface Told {
  readonly canary: string;
  readonly position_id: string;
  readonly application_id: string;
  readonly event_id: string;
  readonly company: Company;
  /** The exports of it, by who made them. */
  readonly jobs: Map<string, string>;
}

interface Company {
  readonly organization_id: string;
  readonly admin: TestUser;
  readonly positions: Told[];
}

/** What the test believes of a link, by its own reckoning. */
interface Believed {
  id: string;
  status: LinkStatus;
  suspended_by: 'recruiter' | 'company' | null;
  permissions: LinkPermission[];
  /** Null: all positions. */
  listed: Told[] | null;
  expired: boolean;
}

interface Recruiter {
  readonly user: TestUser;
  readonly links: Map<Company, Believed>;
  working_for: Company | null;
}

/** What was tried and seen. */
export interface LivesSeen {
  readonly steps: number;
  readonly looks: number;
  readonly shown: number;
  readonly kept: number;
}

/**
 * Lets recruiters and companies do what they like to their links, and looks after every step at everything that either
 * recruiter can ask for: no word of a position may be in an answer unless the link to its company is approved, in
 * date, in scope and chosen at that moment. What is allowed has to show, or finding nothing would prove nothing.
 */
export async function liveLinks({ steps, seed }: { steps: number; seed: string }): Promise<LivesSeen> {
  const app = await startTestApp();
  try {
    return await live(app, steps, seed);
  } finally {
    await app.stop();
  }
}

async function live(app: TestApp, steps: number, seed: string): Promise<LivesSeen> {
  const random = randomFrom(`links ${seed}`);
  const companies = [await makeCompany(app, 0), await makeCompany(app, 1)];
  const recruiters = [await makeRecruiter(app), await makeRecruiter(app)];
  await begin(app, recruiters[0] as Recruiter, companies[0] as Company);
  const all = companies.flatMap((company) => company.positions);
  const seen = { steps, looks: 0, shown: 0, kept: 0 };
  for (let step = 0; step < steps; step += 1) {
    const recruiter = random.pick(recruiters);
    const company = random.pick(companies);
    const did = await doSomething(app, random, recruiter, company);
    for (const one of recruiters) {
      const allowed = all.filter((told) => isAllowed(one, told));
      for (const look of looksOf(one, all)) {
        const answer = await app.call({ ...look, as: one.user.token });
        seen.looks += 1;
        const where = `step ${step} (${did}): ${look.path} ${JSON.stringify(look.query ?? {})}`;
        expect(answer.status, where).toBeLessThan(500);
        for (const told of all) {
          const shows = answer.raw.includes(told.canary);
          // Whoever has a link in force reads in it which positions it lists, for whomever they work now.
          const isListed =
            look.path === '/recruiter/organizations' &&
            inForce(one, told) &&
            one.links.get(told.company)?.listed?.includes(told);
          if (!allowed.includes(told) && !isListed)
            expect(shows, `${where} shows ${told.canary}`).toBe(false);
          if (shows) seen.shown += 1;
          else seen.kept += 1;
        }
        if (look.shows && allowed.includes(look.shows)) {
          expect(answer.raw, `${where} hides ${look.shows.canary}`).toContain(look.shows.canary);
        }
      }
    }
    await lookAtLive(app, recruiters, random.pick(all));
  }
  return seen;
}

/** One link is in force and chosen from the beginning, so that there is something to lose. */
async function begin(app: TestApp, recruiter: Recruiter, company: Company): Promise<void> {
  const send = (as: TestUser, method: 'POST' | 'PUT', path: string, body: object) =>
    app.call({ method, path, as: as.token, body });
  const { organization_id: company_id } = company;
  const asked = await send(recruiter.user, 'POST', '/recruiter/organizations', { company_id });
  const { link_id: id } = asked.body.data;
  await send(company.admin, 'PUT', `/recruiters/${id}/status`, { from: 'new', to: 'approved' });
  await send(recruiter.user, 'PUT', '/user/working-for', { company_id });
  const permissions: LinkPermission[] = ['view'];
  const link = {
    id,
    status: 'approved',
    suspended_by: null,
    permissions,
    listed: null,
    expired: false,
  } as const;
  recruiter.links.set(company, { ...link });
  recruiter.working_for = company;
}

/** Who is told of a position's changes as they happen: never a recruiter without sight of it. */
async function lookAtLive(app: TestApp, recruiters: readonly Recruiter[], told: Told): Promise<void> {
  const tell = vi.spyOn(app.services.live, 'tell');
  try {
    const answer = await app.call({
      method: 'POST',
      path: '/applicant/comments',
      as: told.company.admin.token,
      body: { application_id: told.application_id, body: `A note on ${told.canary}`, visibility: 'team' },
    });
    expect(answer.status, answer.raw).toBe(201);
    const ofPosition = () =>
      tell.mock.calls.find(
        ([, , { topic, data }]) => topic === 'applicants' && data?.position_id === told.position_id,
      );
    await vi.waitFor(() => expect(ofPosition()).toBeDefined());
    for (const recruiter of recruiters) {
      const isTold = ofPosition()?.[1].includes(recruiter.user.id);
      expect(isTold, `live news of ${told.canary}`).toBe(inForce(recruiter, told));
    }
  } finally {
    tell.mockRestore();
  }
}

function inForce(recruiter: Recruiter, told: Told): boolean {
  const link = recruiter.links.get(told.company);
  if (link?.status !== 'approved' || link.expired) return false;
  return link.listed === null || link.listed.includes(told);
}

const isAllowed = (recruiter: Recruiter, told: Told): boolean =>
  recruiter.working_for === told.company && inForce(recruiter, told);

interface Look {
  readonly path: string;
  readonly query?: Record<string, string>;
  /** The position whose word it has to show where that is allowed. */
  readonly shows?: Told;
}

/** Everything that a recruiter may try to read. */
function looksOf(recruiter: Recruiter, all: readonly Told[]): Look[] {
  return [
    { path: '/positions' },
    { path: '/positions/invitations' },
    { path: '/applicants/search', query: { q: 'canary' } },
    { path: '/events', query: { list: 'upcoming' } },
    { path: '/get/user/notifications' },
    { path: '/user/jobs' },
    { path: '/user/views', query: { list: 'positions' } },
    { path: '/simulations' },
    { path: '/position/options' },
    { path: '/recruiter/organizations', query: { list: 'active' } },
    { path: '/recruiter/organizations', query: { list: 'ended' } },
    { path: '/organization' },
    { path: '/company/employees' },
    { path: '/security/logs' },
    ...all.flatMap((told): Look[] => {
      const job = told.jobs.get(recruiter.user.id);
      return [
        { path: `/position/${told.position_id}`, shows: told },
        { path: `/position/${told.position_id}/statistics` },
        { path: `/position/${told.position_id}/invitations` },
        { path: '/applicants', query: { position_id: told.position_id }, shows: told },
        { path: '/applicant', query: { application_id: told.application_id }, shows: told },
        { path: '/applicant/comments', query: { application_id: told.application_id } },
        { path: '/applicant/logs', query: { application_id: told.application_id } },
        { path: '/applicant/cv', query: { application_id: told.application_id } },
        { path: `/event/${told.event_id}`, shows: told },
        ...(job ? [{ path: `/user/jobs/${job}/file` }] : []),
      ];
    }),
  ];
}

/** One thing that a side does to a link, or a recruiter to what they work on; answers what it was. */
async function doSomething(
  app: TestApp,
  random: ReturnType<typeof randomFrom>,
  recruiter: Recruiter,
  company: Company,
): Promise<string> {
  const link = recruiter.links.get(company);
  const isLive = link && ['new', 'approved', 'suspended'].includes(link.status);
  const send = (as: TestUser, method: 'POST' | 'PUT', path: string, body: object) =>
    app.call({ method, path, as: as.token, body });
  const moveAs = async (side: 'recruiter' | 'company', to: LinkStatus, terms?: object) => {
    if (!link) return;
    const body = { from: link.status, to, ...(terms ? { terms } : {}) };
    const answer =
      side === 'company'
        ? await send(company.admin, 'PUT', `/recruiters/${link.id}/status`, body)
        : await send(
            recruiter.user,
            'PUT',
            `/recruiter/organizations/${company.organization_id}/status`,
            body,
          );
    if (answer.status !== 200) return;
    link.status = to;
    link.suspended_by = to === 'suspended' ? side : null;
  };
  const side = random.pick(['recruiter', 'company'] as const);
  const termsOf = (): { body: object; listed: Told[] | null; permissions: LinkPermission[] } => {
    const listed = random.int(2) === 0 ? null : [random.pick(company.positions)];
    const permissions = LINK_PERMISSIONS.filter(() => random.int(2) === 0);
    const body = {
      scope: listed ? 'listed' : 'all_positions',
      position_ids: (listed ?? []).map((told) => told.position_id),
      permissions,
    };
    return { body, listed, permissions };
  };
  switch (random.int(10)) {
    case 0:
    case 1: {
      if (isLive) {
        await moveAs('company', 'approved');
        return 'the company approves';
      }
      const answer = await send(recruiter.user, 'POST', '/recruiter/organizations', {
        company_id: company.organization_id,
        permissions: LINK_PERMISSIONS.filter(() => random.int(2) === 0),
      });
      if (answer.status === 201) {
        const { link_id: id, permissions } = answer.body.data;
        recruiter.links.set(company, {
          id,
          status: 'new',
          suspended_by: null,
          permissions,
          listed: null,
          expired: false,
        });
      }
      return 'the recruiter asks';
    }
    case 2: {
      await moveAs(side, 'approved');
      return `${side} approves or resumes`;
    }
    case 3: {
      await moveAs(side, 'suspended');
      return `${side} suspends`;
    }
    case 4: {
      if (random.int(2) === 0) await moveAs(side, 'closed');
      return `${side} ends`;
    }
    case 5: {
      const terms = termsOf();
      if (link && (link.status === 'approved' || link.status === 'suspended')) {
        await send(company.admin, 'PUT', `/recruiters/${link.id}`, terms.body);
        const { rows } = await sql<{
          scope: string;
        }>`select scope from recruiter_links where id = ${link.id}`.execute(app.db);
        if (rows[0]?.scope === (terms.listed ? 'listed' : 'all_positions')) {
          link.listed = terms.listed;
          link.expired = false;
        }
      }
      return 'the company changes the terms';
    }
    case 6: {
      if (link && isLive) {
        link.expired = random.int(2) === 0;
        await sql`update recruiter_links set valid_until = current_date + ${link.expired ? -1 : 1}::integer
          where id = ${link.id}`.execute(app.db);
      }
      return 'time passes';
    }
    case 7: {
      const told = random.pick(company.positions);
      const answer = await send(recruiter.user, 'POST', '/applicants/export', {
        position_id: told.position_id,
        format: 'csv',
      });
      expect(answer.status === 201, `export of ${told.canary}`).toBe(isAllowed(recruiter, told));
      if (answer.status === 201) {
        const id = answer.body.data.background_job_id as string;
        const file = await app.services.files.put(Readable.from([told.canary]), 1_000);
        await sql`update background_jobs set status = 'done', result_sha256 = ${file.sha256}, result_size = ${file.size},
          finished_at = now() where id = ${id}`.execute(app.db);
        told.jobs.set(recruiter.user.id, id);
      }
      return 'the recruiter exports';
    }
    default: {
      const target = random.int(4) === 0 ? null : company;
      const answer = await send(recruiter.user, 'PUT', '/user/working-for', {
        company_id: target?.organization_id ?? null,
      });
      if (answer.status === 200) recruiter.working_for = target;
      return 'the recruiter chooses for whom to work';
    }
  }
}

async function makeRecruiter(app: TestApp): Promise<Recruiter> {
  const organization_id = await createOrganization(app.db, 'independent', 'Solo');
  const user = await createUser(app.db, 'independent_recruiter', { organization_id });
  return { user, links: new Map(), working_for: null };
}

async function makeCompany(app: TestApp, at: number): Promise<Company> {
  const { db } = app;
  const made = await createCompany(db, `Company ${at}`);
  await sql`update organizations set recruiter_requests = 'open' where id = ${made.organization_id}`.execute(
    db,
  );
  const company: Company = { organization_id: made.organization_id, admin: made.admin, positions: [] };
  for (const letter of ['a', 'b']) {
    const canary = `canary${at}${letter}`;
    const position = await createPosition(db, made.organization_id, made.recruiter.id, { title: canary });
    const application = await createApplication(db, made.organization_id, position, {
      first_name: canary,
      last_name: canary,
    });
    const event_id = uuidv7();
    await sql`insert into events (id, organization_id, position_id, application_id, kind, way, status, title, duration_min,
        time_zone, organizer_id, starts_at, ends_at, created_at, updated_at)
      values (${event_id}, ${made.organization_id}, ${position.id}, ${application.id}, 'video', 'fixed', 'scheduled',
        ${canary}, 30, 'UTC', ${made.recruiter.id}, now() + interval '9 days', now() + interval '9 days 30 minutes',
        now(), now())`.execute(db);
    company.positions.push({
      canary,
      position_id: position.id,
      application_id: application.id,
      event_id,
      company,
      jobs: new Map(),
    });
  }
  return company;
}
