import type { RouteBody } from '@tryout/contract/define-route';
import type { createSimulation as createRoute } from '@tryout/contract/simulations/simulations-building';
import { withCoverageOf } from '@tryout/domain/score-templates/score-template';
import { nextVersionName } from '@tryout/domain/text/version-name';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../../platform/act.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { configValue } from '../../app-config/public.ts';
import { onlooker } from '../onlooker.ts';
import { findSimulationRow, type SimulationRow } from '../record.queries.ts';
import { type SimulationRecordData, simulationRecordOf } from '../simulation-record.ts';
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

interface NewDraft {
  readonly organization_id: string | null;
  readonly key: string;
  readonly version: number;
  readonly name: string;
  readonly kind: 'library' | 'template' | 'position';
  readonly position_id: string | null;
}

/** Whose it becomes: the platform's for its staff, otherwise of the caller's organization. */
function ownerOf({ actor }: SignedAct): string | null {
  if (onlooker(actor).is_platform) return null;
  const own = actor.memberships[0];
  if (!own) throw new Refusal('refused_by_rule', simulationsSay('simulations.no_organization'));
  return own.organization_id;
}

/** What may be copied from: published things of the platform, and everything of one's own. */
async function readSource({ db, actor }: SignedAct, id: string): Promise<SimulationRow> {
  const row = await findSimulationRow(db, id);
  const { organization_ids } = actor;
  const own = row?.organization_id != null && organization_ids.includes(row.organization_id);
  if (!row || !(own || row.organization_id === null)) throw notFound();
  return row;
}

/** The row with all that comes from `source`; undefined when there is a draft of this simulation already. */
async function begin(
  act: SignedAct,
  draft: NewDraft,
  source: SimulationRow | null,
): Promise<string | undefined> {
  const { db } = act;
  const { user_id } = act.actor;
  const id = uuidv7();
  const weights = source ? await weightsInSimulation(db, source.id) : { categories: [], traits: [] };
  const chosen =
    source && !source.template_is_own
      ? await choosableTemplate(db, source.score_template_id, draft.organization_id)
      : undefined;
  const score_template_id =
    chosen?.id ??
    (await insertOwnTemplate(db, {
      organization_id: draft.organization_id,
      key: ownTemplateKey(draft.key),
      version: draft.version,
      name: draft.name,
      // What is copied keeps its own coverage; what begins blank has the platform's.
      definition: withCoverageOf(
        await templateNamed(db, weights),
        source?.template_definition ?? {
          min_coverage_percent: await configValue(db, 'min_coverage_percent'),
        },
      ),
      created_by: user_id,
    }));
  const isNew = await insertSimulationDraft(db, {
    ...draft,
    id,
    source: source ? 'copy' : 'manual',
    parent_id: source?.id ?? null,
    score_template_id,
    template_is_own: chosen === undefined,
    created_by: user_id,
    at: act.services.now(),
  });
  if (!isNew) return undefined;
  if (source) {
    await copyBasics(db, source.id, id);
    await copyTasks(db, source.id, id);
    await copyWeights(db, source.id, id);
    await copyAttachments(db, source.id, id);
    await settleDraft(act, await lockedSimulation(db, id));
  }
  return id;
}

async function note(
  act: SignedAct,
  action: 'simulation.created' | 'simulation.copied' | 'simulation.version_begun',
  id: string,
  draft: NewDraft,
  from: string | null,
): Promise<void> {
  await audit(act, {
    event_type: 'create',
    action,
    target_type: 'simulation',
    target_id: id,
    organization_id: draft.organization_id,
    meta: { name: draft.name, version: draft.version, ...(from && { from }) },
  });
}

/** Begins a simulation: blank, or filled by a template; for one position alone when one is named. */
export async function createSimulation(
  act: SignedAct,
  {
    name,
    kind,
    template_id,
    position,
  }: Omit<RouteBody<typeof createRoute>, 'position_id'> & {
    readonly position: { readonly id: string; readonly organization_id: string } | null;
  },
): Promise<SimulationRecordData> {
  const organization_id = ownerOf(act);
  if (position && position.organization_id !== organization_id) throw notFound();
  const source = template_id === undefined ? null : await readSource(act, template_id);
  if (source && source.status !== 'published' && source.kind !== 'template') {
    throw new Refusal('refused_by_rule', simulationsSay('simulations.not_a_source'));
  }
  const draft: NewDraft = {
    organization_id,
    key: uuidv7(),
    version: 1,
    name,
    kind: position ? 'position' : kind,
    position_id: position?.id ?? null,
  };
  const id = await begin(act, draft, source);
  if (id === undefined) throw new Error('a new key cannot have a draft already');
  await note(act, 'simulation.created', id, draft, source?.id ?? null);
  return simulationRecordOf(act, id);
}

/** The name of a copy, held within the longest that there may be. */
function copyName(name: string): string {
  const raised = nextVersionName(name);
  return raised.length <= NAME_MAX ? raised : nextVersionName(name.slice(0, NAME_MAX - 6));
}

/** Copies a simulation into an own draft. */
export async function copySimulation(
  act: SignedAct,
  simulationId: string,
  kind: 'library' | 'template',
): Promise<SimulationRecordData> {
  const source = await readSource(act, simulationId);
  const draft: NewDraft = {
    organization_id: ownerOf(act),
    key: uuidv7(),
    version: 1,
    name: copyName(source.name),
    kind,
    position_id: null,
  };
  const id = await begin(act, draft, source);
  if (id === undefined) throw new Error('a new key cannot have a draft already');
  await note(act, 'simulation.copied', id, draft, source.id);
  return simulationRecordOf(act, id);
}

/** Begins the next version as a draft, or answers the draft that is there, whoever began it. */
export async function beginVersion(act: SignedAct, simulationId: string): Promise<SimulationRecordData> {
  const { db } = act;
  const held = await lockedSimulation(db, simulationId);
  if (held.status === 'draft') return simulationRecordOf(act, held.id);
  if (held.status === 'archived') {
    throw new Refusal('refused_by_rule', simulationsSay('simulations.archived_has_no_next'), {
      current: { status: held.status, allowed: [] },
    });
  }
  const there = await findDraft(db, held.organization_id, held.key);
  if (there !== undefined) return simulationRecordOf(act, there);
  const source = await readSource(act, held.id);
  const draft: NewDraft = {
    organization_id: held.organization_id,
    key: held.key,
    version: (await latestVersion(db, held.organization_id, held.key)) + 1,
    name: held.name,
    kind: source.kind,
    position_id: source.position_id,
  };
  const id = await begin(act, draft, source);
  if (id === undefined) throw new Refusal('conflict', simulationsSay('simulations.version_just_begun'));
  await note(act, 'simulation.version_begun', id, draft, held.id);
  return simulationRecordOf(act, id);
}
