import {
  createCompany,
  createOrganization,
  createUser,
  type TestUser,
} from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

/** A company and a recruiter of their own, who can ask each other. */
export interface LinkWorld {
  readonly app: TestApp;
  readonly company: Awaited<ReturnType<typeof createCompany>>;
  readonly solo: TestUser;
  readonly solo_organization: string;
  /** Moves the clock. */
  advance(days: number): void;
  /** The recruiter asks and the company approves; the recruiter works for the company from then on. */
  linked(terms?: object): Promise<string>;
  /** The recruiter works for a company from now on, or for their own organization. */
  workFor(company_id: string | null, as?: string): ReturnType<TestApp['call']>;
  ask(body: object, as?: string): ReturnType<TestApp['call']>;
  invite(body: object, as?: string): ReturnType<TestApp['call']>;
  moveAsCompany(link_id: string, from: string, to: string, rest?: object): ReturnType<TestApp['call']>;
  moveAsRecruiter(from: string, to: string, rest?: object, as?: string): ReturnType<TestApp['call']>;
}

/** Starts a server with a company that every recruiter may ask, and an independent recruiter. */
export async function startLinkWorld(): Promise<LinkWorld> {
  let offset = 0;
  const app = await startTestApp({ now: () => new Date(Date.now() + offset) });
  const company = await createCompany(app.db, 'Harbour Logistics');
  const solo_organization = await createOrganization(app.db, 'independent', 'Solo Search');
  const solo = await createUser(app.db, 'independent_recruiter', {
    organization_id: solo_organization,
    first_name: 'Sol',
    last_name: 'Ober',
  });
  const call = (method: 'POST' | 'PUT', path: string, as: string, body: object) =>
    app.call({ method, path, as, body });
  await call('PUT', '/recruiters/settings', company.admin.token, { requests: 'open' });
  const world: LinkWorld = {
    app,
    company,
    solo,
    solo_organization,
    advance(days) {
      offset += days * 86_400_000;
    },
    ask: (body, as = solo.token) => call('POST', '/recruiter/organizations', as, body),
    invite: (body, as = company.admin.token) => call('POST', '/recruiters', as, body),
    moveAsCompany: (link_id, from, to, rest = {}) =>
      call('PUT', `/recruiters/${link_id}/status`, company.admin.token, { from, to, ...rest }),
    moveAsRecruiter: (from, to, rest = {}, as = solo.token) =>
      call('PUT', `/recruiter/organizations/${company.organization_id}/status`, as, { from, to, ...rest }),
    workFor: (company_id, as = solo.token) => call('PUT', '/user/working-for', as, { company_id }),
    async linked(terms) {
      const asked = await world.ask({ company_id: company.organization_id });
      const id = asked.body.data.link_id;
      await world.moveAsCompany(id, 'new', 'approved', terms ? { terms } : {});
      await world.workFor(company.organization_id);
      return id;
    },
  };
  return world;
}
