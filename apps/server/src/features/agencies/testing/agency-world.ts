import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import {
  createCompany,
  createOrganization,
  createPosition,
  createUser,
  type TestUser,
} from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

/** An agency with an admin and a recruiter. */
export interface TestAgency {
  readonly organization_id: string;
  readonly admin: TestUser;
  readonly recruiter: TestUser;
}

/** A company with a position, and agencies that have a link to it. */
export interface AgencyWorld {
  readonly app: TestApp;
  readonly company: Awaited<ReturnType<typeof createCompany>>;
  readonly position: { readonly id: string; readonly revision_id: string };
  readonly agency: TestAgency;
  /** Moves the clock. */
  advance(days: number): void;
  makeAgency(name: string): Promise<TestAgency>;
  /** Shares the position, or another one. */
  share(agency?: TestAgency, position_id?: string): Promise<string>;
  /** One of an agency's own candidates, with consent and a CV. */
  candidate(agency?: TestAgency, more?: { email?: string; consent?: string; cv?: boolean }): Promise<string>;
  /** Sends a proof of consent as a file. */
  proof(
    content: string,
    as?: string,
    name?: string,
  ): Promise<Pick<Awaited<ReturnType<TestApp['call']>>, 'status' | 'body' | 'raw'>>;
  submit(share: string, person: string, more?: object, as?: string): ReturnType<TestApp['call']>;
  move(id: string, to: string, as: string, more?: object): ReturnType<TestApp['call']>;
  get(path: string, as: string, query?: Record<string, string>): ReturnType<TestApp['call']>;
  post(path: string, as: string, body?: object): ReturnType<TestApp['call']>;
}

/** Starts a server with a company, a published position and an agency whose link is in force. */
export async function startAgencyWorld(): Promise<AgencyWorld> {
  let offset = 0;
  const app = await startTestApp({ now: () => new Date(Date.now() + offset) });
  const { db } = app;
  const company = await createCompany(db, 'Harbour Logistics');
  const position = await createPosition(db, company.organization_id, company.recruiter.id, {
    title: 'Quay planner',
    openings: 100,
  });
  const makeAgency = async (name: string): Promise<TestAgency> => {
    const organization_id = await createOrganization(db, 'staffing_agency', name);
    const admin = await createUser(db, 'staffing_agency_admin', { organization_id, first_name: 'Lea' });
    const recruiter = await createUser(db, 'staffing_agency_recruiter', {
      organization_id,
      first_name: 'Aro',
    });
    await sql`insert into recruiter_links (id, organization_id, company_id, status, permissions, requested_by, decided_at)
      values (${uuidv7()}, ${organization_id}, ${company.organization_id}, 'approved', '{view}', 'recruiter', now())`.execute(
      db,
    );
    return { organization_id, admin, recruiter };
  };
  const agency = await makeAgency('Northstar Staffing');
  const post = (path: string, as: string, body: object = {}) => app.call({ method: 'POST', path, as, body });
  return {
    app,
    company,
    position,
    agency,
    makeAgency,
    advance(days) {
      offset += days * 86_400_000;
    },
    async share(to = agency, position_id = position.id) {
      const shared = await post('/agencies/positions', company.recruiter.token, {
        position_id,
        agency_id: to.organization_id,
        terms: '18% of the first yearly salary',
      });
      if (shared.status !== 201) throw new Error(shared.raw);
      return shared.body.data.agency_share_id;
    },
    async candidate(of = agency, { email, consent = 'given', cv = true } = {}) {
      const added = await post('/company/candidates', of.admin.token, {
        first_name: 'Mira',
        last_name: 'Okafor',
        email: email ?? `mira-${uuidv7().slice(-8)}@example.test`,
        consent,
        ...(consent === 'unknown' ? {} : { consent_source: 'Signed form' }),
      });
      if (added.status !== 201) throw new Error(added.raw);
      const { person_id } = added.body.data;
      if (cv) {
        const file = await app.services.files.put(Readable.from([Buffer.from('A CV of a planner.')]), 1000);
        const id = uuidv7();
        await sql`insert into files (id, sha256, size, media_type, name, purpose, organization_id)
          values (${id}, ${file.sha256}, ${file.size}, 'text/plain', 'mira.txt', 'person_cv', ${of.organization_id})`.execute(
          db,
        );
        await sql`update people set cv_file_id = ${id} where id = ${person_id}`.execute(db);
      }
      return person_id;
    },
    async proof(content, as = agency.admin.token, name = 'signed.txt') {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/agency/consent-proofs',
        payload: `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n${content}\r\n--edge--\r\n`,
        headers: {
          authorization: `Bearer ${as}`,
          'x-tryout-client': 'test',
          'content-type': 'multipart/form-data; boundary=edge',
        },
      });
      return { status: answer.statusCode, body: answer.json(), raw: answer.body };
    },
    submit: (agency_share_id, person_id, more = {}, as = agency.admin.token) =>
      post('/agency/submissions', as, {
        agency_share_id,
        person_id,
        consent_proof: 'Agreed by email',
        consent_on: '2026-01-05',
        ...more,
      }),
    move: (id, to, as, more = {}) =>
      app.call({ method: 'PUT', path: `/submissions/${id}/status`, as, body: { from: 'new', to, ...more } }),
    get: (path, as, query = {}) => app.call({ path, as, query }),
    post,
  };
}
