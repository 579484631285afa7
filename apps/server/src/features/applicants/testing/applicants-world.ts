import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

/** A company with one position, for the tests of this feature. */
export interface World {
  readonly app: TestApp;
  readonly organization_id: string;
  readonly admin: TestUser;
  readonly recruiter: TestUser;
  readonly position: { id: string; revision_id: string };
  /** Moves the clock. */
  advance(minutes: number): void;
  applicant(options?: {
    status?: string;
    job_fit_score?: number;
    first_name?: string;
    last_name?: string;
  }): Promise<{ id: string; candidate: TestUser }>;
  /** A hiring manager of the company with a privilege on the position. */
  manager(level: string, see_identity?: boolean): Promise<TestUser>;
  move(id: string, from: string, to: string, rest?: object, as?: string): ReturnType<TestApp['call']>;
  moveMany(
    items: readonly (readonly [id: string, from: string])[],
    to: string,
    rest?: object,
  ): ReturnType<TestApp['call']>;
  undo(batch_id: string): ReturnType<TestApp['call']>;
  statusOf(id: string): Promise<string>;
}

/** Starts a server with a company, a published position and a clock of its own. */
export async function startWorld(options: { openings?: number } = {}): Promise<World> {
  let offset = 0;
  const app = await startTestApp({ now: () => new Date(Date.now() + offset) });
  const { organization_id, admin, recruiter } = await createCompany(app.db);
  const position = await createPosition(app.db, organization_id, recruiter.id, {
    openings: options.openings ?? 3,
  });
  return {
    app,
    organization_id,
    admin,
    recruiter,
    position,
    advance(minutes) {
      offset += minutes * 60_000;
    },
    applicant: (given = {}) => createApplication(app.db, organization_id, position, given),
    async manager(level, see_identity = true) {
      const manager = await createUser(app.db, 'employee', { organization_id });
      await sql`insert into position_privileges (id, organization_id, position_id, email, user_id, level, see_identity,
          status, invited_by)
        values (${uuidv7()}, ${organization_id}, ${position.id}, ${manager.email}, ${manager.id}, ${level},
          ${see_identity}, 'approved', ${recruiter.id})`.execute(app.db);
      return manager;
    },
    move: (id, from, to, rest = {}, as = recruiter.token) =>
      app.call({
        method: 'POST',
        path: '/update/position/application/status',
        as,
        body: { application_id: id, from, to, ...rest },
      }),
    moveMany: (items, to, rest = {}) =>
      app.call({
        method: 'POST',
        path: '/update/multiple/application/status',
        as: recruiter.token,
        body: {
          position_id: position.id,
          items: items.map(([application_id, from]) => ({ application_id, from })),
          to,
          ...rest,
        },
      }),
    undo: (batch_id) =>
      app.call({
        method: 'POST',
        path: '/update/multiple/application/status/undo',
        as: recruiter.token,
        body: { batch_id },
      }),
    async statusOf(id) {
      const { rows } = await sql<{
        status: string;
      }>`select status from applications where id = ${id}`.execute(app.db);
      return rows[0]?.status ?? 'gone';
    },
  };
}
