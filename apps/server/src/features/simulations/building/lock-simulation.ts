import type { SimulationStatus } from '@tryout/domain/simulations/simulation-status';
import { simulationMoves } from '@tryout/domain/simulations/simulation-status';
import type { SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Said } from '../../../platform/language/say.ts';
import { simulationRecordOf } from '../simulation-record.ts';
import { simulationsSay } from '../simulations.messages.ts';
import { type HeldSimulation, lockSimulation } from './building.queries.ts';

/** Why a simulation in this state is not changed. */
const READ_ONLY: Readonly<Record<Exclude<SimulationStatus, 'draft'>, Said>> = {
  published: simulationsSay('simulations.published_never_changes'),
  closed: simulationsSay('simulations.closed_never_changes'),
  archived: simulationsSay('simulations.archived_not_changed'),
};

/** Refuses what is based on an older state than the stored one, and answers with that one. */
export async function refuseStaleEdit(act: SignedAct, held: HeldSimulation, edit: number): Promise<void> {
  if (held.edit === edit) return;
  throw new Refusal('conflict', simulationsSay('simulations.changed_meanwhile'), {
    current: {
      status: held.status,
      allowed: simulationMoves(held.status, held.published_at !== null),
      theirs: await simulationRecordOf(act, held.id),
    },
  });
}

/** A simulation held until the request ends. @throws Refusal (not found) */
export async function lockedSimulation(db: Db, id: string): Promise<HeldSimulation> {
  const held = await lockSimulation(db, id);
  if (!held) throw notFound();
  return held;
}

/** Refuses to change anything but a draft. */
export function refuseReadOnly(held: HeldSimulation): void {
  if (held.status === 'draft') return;
  throw new Refusal('refused_by_rule', READ_ONLY[held.status], {
    current: { status: held.status, allowed: simulationMoves(held.status, held.published_at !== null) },
  });
}

/** A draft held for a change that is based on `edit`. */
export async function lockDraft(act: SignedAct, id: string, edit: number): Promise<HeldSimulation> {
  const held = await lockedSimulation(act.db, id);
  refuseReadOnly(held);
  await refuseStaleEdit(act, held, edit);
  return held;
}
