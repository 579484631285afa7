import type { Persona } from '@tryout/games/task-core';
import { libraryId } from '../library-id.ts';
import { createApplication, createCompany, createPosition, type TestUser } from './factory.ts';
import type { TestApp } from './test-app.ts';

/** The shortest of the product's own simulations. */
export const SHORT_SIMULATION = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');

/** A simulated candidate who does well. */
export const ABLE: Persona = { ability: 0.8, speed: 0.7, lapse: 0.05, risk: 0.5 };

/** A company with a position whose applicants play the shortest simulation. */
export async function createPlayWorld(app: TestApp) {
  const company = await createCompany(app.db);
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
    simulations: [SHORT_SIMULATION],
  });
  /** Somebody who has applied as far as the play. */
  const apply = () =>
    createApplication(app.db, company.organization_id, position, { status: 'questions_answered' });
  /** Asks for the play; answers as the route does. */
  const askToPlay = ({ id, candidate }: { id: string; candidate: TestUser }, more: object = {}) =>
    app.call({
      method: 'POST',
      path: '/application/game/open',
      as: candidate.token,
      body: { application_id: id, simulation_id: SHORT_SIMULATION, ...more },
    });
  /** Opens the play, which has to work: `token` and `play`. */
  async function open(application: { id: string; candidate: TestUser }, more: object = {}) {
    const opened = await askToPlay(application, more);
    if (opened.status !== 200) throw new Error(`the play did not open: ${opened.raw}`);
    return opened.body.data;
  }
  return { company, position, apply, askToPlay, open };
}

/** A company with a position whose applicants play the shortest simulation. */
export type PlayWorld = Awaited<ReturnType<typeof createPlayWorld>>;
