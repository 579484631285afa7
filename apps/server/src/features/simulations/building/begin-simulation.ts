import type {
  beginSimulationVersion,
  copySimulation as copyRoute,
  createSimulation as createRoute,
} from '@tryout/contract/simulations/simulations-building';
import { nextVersionName } from '@tryout/domain/text/version-name';
import { uuidv7 } from 'uuidv7';
import { audit } from '../../../platform/act.ts';
import { type Call, signedIn } from '../../../platform/http/call.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { onlooker } from '../onlooker.ts';
import { findSimulationRow, type SimulationRow } from '../record.queries.ts';
import { simulationsSay } from '../simulations.messages.ts';
import { choosableTemplate, insertOwnTemplate } from './building.queries.ts';
import {
  copyAttachments,
  copyBasics,
  copyTasks,
  copyWeights,
  findDraft,
  insertSimulationDraft,
  latestVersion,
} from './copying.queries.ts';
import { lockedSimulation } from './lock-simulation.ts';
import { ownTemplateKey } from './save-weights.ts';
import { settleDraft, templateNamed, weightsInSimulation } from './settle-draft.ts';

const NAME_MAX = 120;

type Beginning = Call<typeof createRoute> | Call<typeof copyRoute> | Call<typeof beginSimulationVersion>;

interface Begun {
  readonly organization_id: string | null;
  readonly key: string;
  readonly version: number;
  readonly name: string;
  readonly kind: 'library' | 'template' | 'position';
  readonly position_id: string | null;
}

/** Whose it becomes: the platform's for its staff, otherwise of the caller's organization. */
function ownerOf(call: Beginning): string | null {
  const actor = signedIn(call);
  if (onlooker(actor).is_platform) return null;
  const own = actor.memberships[0];
  if (!own) throw new Refusal('refused_by_rule', simulationsSay('simulations.no_organization'));
  return own.organization_id;
}

/** What may be copied from: published things of the platform, and everything of one's own. */
async function readSource(call: Beginning, id: string): Promise<SimulationRow> {
  const row = await findSimulationRow(call.db, id);
  const { organization_ids } = signedIn(call);
  const own = row?.organization_id != null && organization_ids.includes(row.organization_id);
  if (!row || !(own || row.organization_id === null)) throw notFound();
  return row;
}

/** The row with all that comes from `source`; undefined when there is a draft of this simulation already. */
async function begin(
  call: Beginning,
  begun: Begun,
  source: SimulationRow | null,
): Promise<string | undefined> {
  const { db } = call;
  const at = call.services.now();
  const { user_id } = signedIn(call);
  const id = uuidv7();
  const weights = source ? await weightsInSimulation(db, source.id) : { categories: [], traits: [] };
  const chosen =
    source && !source.template_is_own
      ? await choosableTemplate(db, source.score_template_id, begun.organization_id)
      : undefined;
  const score_template_id =
    chosen?.id ??
    (await insertOwnTemplate(db, {
      organization_id: begun.organization_id,
      key: ownTemplateKey(begun.key),
      version: begun.version,
      name: begun.name,
      definition: await templateNamed(db, weights),
      created_by: user_id,
    }));
  const isNew = await insertSimulationDraft(db, {
    ...begun,
    id,
    source: source ? 'copy' : 'manual',
    parent_id: source?.id ?? null,
    score_template_id,
    template_is_own: chosen === undefined,
    created_by: user_id,
    at,
  });
  if (!isNew) return undefined;
  if (source) {
    await copyBasics(db, source.id, id);
    await copyTasks(db, source.id, id);
    await copyWeights(db, source.id, id);
    await copyAttachments(db, source.id, id);
    await settleDraft(db, await lockedSimulation(db, id), at);
  }
  return id;
}

async function note(
  call: Beginning,
  action: 'simulation.created' | 'simulation.copied' | 'simulation.version_begun',
  id: string,
  begun: Begun,
  from: string | null,
): Promise<void> {
  await audit(call, {
    event_type: 'create',
    action,
    target_type: 'simulation',
    target_id: id,
    organization_id: begun.organization_id,
    meta: { name: begun.name, version: begun.version, ...(from && { from }) },
  });
}

/** Begins a simulation: blank, or filled by a template; for one position alone when one is named. */
export async function createSimulation(call: Call<typeof createRoute>): Promise<string> {
  const { name, kind, template_id, position_id } = call.body;
  const organization_id = ownerOf(call);
  if (position_id !== undefined) {
    const position = call.refs.row(position_id);
    if (position.organization_id !== organization_id) throw notFound();
  }
  const source = template_id === undefined ? null : await readSource(call, template_id);
  if (source && source.status !== 'published' && source.kind !== 'template') {
    throw new Refusal('refused_by_rule', simulationsSay('simulations.not_a_source'));
  }
  const begun: Begun = {
    organization_id,
    key: uuidv7(),
    version: 1,
    name,
    kind: position_id === undefined ? kind : 'position',
    position_id: position_id ?? null,
  };
  const id = await begin(call, begun, source);
  if (id === undefined) throw new Error('a new key cannot have a draft already');
  await note(call, 'simulation.created', id, begun, source?.id ?? null);
  return id;
}

/** The name of a copy, held within the longest that there may be. */
function copyName(name: string): string {
  const raised = nextVersionName(name);
  return raised.length <= NAME_MAX ? raised : nextVersionName(name.slice(0, NAME_MAX - 6));
}

/** Copies a simulation into an own draft. */
export async function copySimulation(call: Call<typeof copyRoute>): Promise<string> {
  const source = await readSource(call, call.params.simulation_id);
  const begun: Begun = {
    organization_id: ownerOf(call),
    key: uuidv7(),
    version: 1,
    name: copyName(source.name),
    kind: call.body.kind,
    position_id: null,
  };
  const id = await begin(call, begun, source);
  if (id === undefined) throw new Error('a new key cannot have a draft already');
  await note(call, 'simulation.copied', id, begun, source.id);
  return id;
}

/** Begins the next version as a draft, or answers the draft that is there, whoever began it. */
export async function beginVersion(call: Call<typeof beginSimulationVersion>): Promise<string> {
  const { db } = call;
  const held = await lockedSimulation(db, call.params.simulation_id);
  if (held.status === 'draft') return held.id;
  if (held.status === 'archived') {
    throw new Refusal('refused_by_rule', simulationsSay('simulations.archived_has_no_next'), {
      current: { status: held.status, allowed: [] },
    });
  }
  const there = await findDraft(db, held.organization_id, held.key);
  if (there !== undefined) return there;
  const source = await readSource(call, held.id);
  const begun: Begun = {
    organization_id: held.organization_id,
    key: held.key,
    version: (await latestVersion(db, held.organization_id, held.key)) + 1,
    name: held.name,
    kind: source.kind,
    position_id: source.position_id,
  };
  const id = await begin(call, begun, source);
  if (id === undefined) throw new Refusal('conflict', simulationsSay('simulations.version_just_begun'));
  await note(call, 'simulation.version_begun', id, begun, held.id);
  return id;
}
