import type { RouteBody } from '@tryout/contract/define-route';
import type { changeSimulationStatus } from '@tryout/contract/simulations/simulations-life';
import { type SimulationStatus, simulationMoves } from '@tryout/domain/simulations/simulation-status';
import { type Act, audit, type SignedAct } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Said } from '../../../platform/language/say.ts';
import { lockFormulasOf } from '../../formulas/public.ts';
import { type HeldSimulation, moveOwnTemplate } from '../building/building.queries.ts';
import { findDraft } from '../building/copying.queries.ts';
import { lockedSimulation, refuseStaleEdit } from '../building/lock-simulation.ts';
import { problemsInSimulation } from '../building/what-stops.ts';
import { type SimulationRecordData, simulationRecordOf } from '../simulation-record.ts';
import { simulationsSay } from '../simulations.messages.ts';
import { keepTasksOf, moveSimulation, weighedSubtraits } from './life.queries.ts';

function stand(held: HeldSimulation) {
  return { status: held.status, allowed: simulationMoves(held.status, held.published_at !== null) };
}

function refuseStaleStatus(held: HeldSimulation, from: SimulationStatus, to: SimulationStatus): void {
  if (held.status !== from) {
    throw new Refusal('stale_status', simulationsSay('simulations.stale_status', { status: held.status }), {
      current: stand(held),
    });
  }
  if (!stand(held).allowed.includes(to)) {
    throw new Refusal('refused_by_rule', simulationsSay('simulations.no_such_move', { from, to }), {
      current: stand(held),
    });
  }
}

async function refuseUnpublishable(act: Act, held: HeldSimulation) {
  const { db } = act;
  if (held.organization_id !== null && held.organization_status !== 'approved') {
    throw new Refusal('refused_by_rule', simulationsSay('simulations.not_approved'), {
      current: stand(held),
    });
  }
  // What is looked at here must not be closed before this is stored.
  await keepTasksOf(db, held.id);
  await lockFormulasOf(act, await weighedSubtraits(db, held.id));
  const problems = await problemsInSimulation(db, held.id);
  const stops = problems.filter((problem) => problem.severity === 'stops');
  if (stops.length === 0) return;
  const said: Said = (language) => stops.map((problem) => problem.said(language)).join(' ');
  throw new Refusal('refused_by_rule', said, {
    fields: stops.map((problem) => ({ field: problem.field, message: problem.said })),
    current: stand(held),
  });
}

async function refuseSecondDraft({ db }: Act, held: HeldSimulation) {
  if ((await findDraft(db, held.organization_id, held.key)) === undefined) return;
  throw new Refusal('refused_by_rule', simulationsSay('simulations.second_draft'), {
    current: stand(held),
  });
}

/** State of the own score template that goes with each state of the simulation. */
const TEMPLATE_STATUS: Readonly<Record<SimulationStatus, 'draft' | 'published' | 'closed'>> = {
  draft: 'draft',
  published: 'published',
  // Positions that have it go on being scored by it.
  closed: 'published',
  archived: 'closed',
};

/** Publishes, closes, archives or restores a simulation. */
export async function changeStatus(
  act: SignedAct,
  id: string,
  { from, to, edit }: RouteBody<typeof changeSimulationStatus>,
): Promise<SimulationRecordData> {
  const { db, services } = act;
  const held = await lockedSimulation(db, id);
  const at = services.now();
  refuseStaleStatus(held, from, to);
  await refuseStaleEdit(act, held, edit);
  if (to === 'published') await refuseUnpublishable(act, held);
  if (to === 'draft') await refuseSecondDraft(act, held);
  await moveSimulation(db, held.id, to, at);
  if (held.template_is_own) await moveOwnTemplate(db, held.score_template_id, TEMPLATE_STATUS[to], at);
  await audit(act, {
    event_type: 'update',
    action: `simulation.${to}`,
    target_type: 'simulation',
    target_id: held.id,
    organization_id: held.organization_id,
    meta: { status: [held.status, to], version: held.version },
  });
  return simulationRecordOf(act, held.id);
}
