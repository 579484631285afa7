import type { FastifyInstance } from 'fastify';
import { botInputs } from '../../apps/server/src/features/plays/public.ts';
import { libraryId } from '../../apps/server/src/features/simulations/public.ts';
import { createApplication } from '../../apps/server/src/platform/testing/factory.ts';
import type { BenchDatabase } from './cluster.ts';

/** A play that was opened, with everything its player will send. */
export interface ReadyPlay {
  readonly application_id: string;
  readonly play_id: string;
  readonly candidate_id: string;
  readonly token: string;
  readonly events: readonly object[];
}

const SIMULATION = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');

/** Puts the short simulation on a position. */
export async function addSimulation(
  { pool }: BenchDatabase,
  organizationId: string,
  revisionId: string,
): Promise<void> {
  await pool.query(
    `insert into position_simulations (organization_id, revision_id, simulation_id, sort_order) values ($1, $2, $3, 1)
     on conflict do nothing`,
    [organizationId, revisionId, SIMULATION],
  );
}

/** An applicant with an opened play, as the product opens it. */
export async function openPlay(
  app: FastifyInstance,
  { db }: BenchDatabase,
  organizationId: string,
  position: { id: string; revision_id: string },
  seed: string,
): Promise<ReadyPlay> {
  const application = await createApplication(db, organizationId, position, { status: 'questions_answered' });
  const opened = await app.inject({
    method: 'POST',
    url: '/api/application/game/open',
    headers: { authorization: `Bearer ${application.candidate.token}` },
    payload: { application_id: application.id, simulation_id: SIMULATION },
  });
  if (opened.statusCode !== 200) throw new Error(`opening a play answered ${opened.body}`);
  const { token, play } = opened.json<{ data: { token: string; play: { play_id: string } } }>().data;
  const persona = { ability: 0.7, speed: 0.7, lapse: 0.05, risk: 0.5 };
  const events = await botInputs(db, play.play_id, persona, seed);
  return {
    application_id: application.id,
    play_id: play.play_id,
    candidate_id: application.candidate.id,
    token,
    events,
  };
}

/** Sends events in batches, as a browser does. */
export function batches(
  play: ReadyPlay,
  size: number,
): { token: string; body: { events: readonly object[] } }[] {
  const list = [];
  for (let i = 0; i < play.events.length; i += size) {
    list.push({ token: play.token, body: { events: play.events.slice(i, i + size) } });
  }
  return list;
}
