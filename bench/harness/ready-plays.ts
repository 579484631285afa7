import { botBatches } from '../../apps/server/src/features/plays/public.ts';
import { libraryId } from '../../apps/server/src/features/simulations/public.ts';
import { createApplication } from '../../apps/server/src/platform/testing/factory.ts';
import type { BenchDatabase } from './cluster.ts';
import { send } from './load.ts';

/** A play that was opened, with everything its player will send. */
export interface ReadyPlay {
  readonly application_id: string;
  readonly play_id: string;
  readonly candidate_id: string;
  readonly token: string;
  /** What goes together: never an answer with the event that released its step. */
  readonly sends: readonly (readonly object[])[];
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

/**
 * An applicant with a play that is opened by a server of the product: by the one that its events go to, since the clocks
 * of servers that run ahead differ.
 */
export async function openPlay(
  port: number,
  { db }: BenchDatabase,
  organizationId: string,
  position: { id: string; revision_id: string },
  seed: string,
): Promise<ReadyPlay> {
  const application = await createApplication(db, organizationId, position, { status: 'questions_answered' });
  const opened = (await send(port, undefined, {
    method: 'POST',
    path: '/api/application/game/open',
    token: application.candidate.token,
    body: { application_id: application.id, simulation_id: SIMULATION },
  })) as { data: { token: string; play: { play_id: string } } };
  const { token, play } = opened.data;
  const persona = { ability: 0.7, speed: 0.7, lapse: 0.05, risk: 0.5 };
  const sends = await botBatches(db, play.play_id, persona, seed);
  return {
    application_id: application.id,
    play_id: play.play_id,
    candidate_id: application.candidate.id,
    token,
    sends: sends.map(({ events }) => events),
  };
}

/** Sends events in batches of at most so many, as a browser does. */
export function batches(
  { token, sends }: ReadyPlay,
  size: number,
): { token: string; body: { events: readonly object[] } }[] {
  return sends.flatMap((events) =>
    Array.from({ length: Math.ceil(events.length / size) }, (_, i) => ({
      token,
      body: { events: events.slice(i * size, (i + 1) * size) },
    })),
  );
}
