import type { RouteBody } from '@tryout/contract/define-route';
import type {
  saveSimulationCategories,
  saveSimulationScoring,
  saveSimulationSubtraits,
  saveSimulationTraits,
} from '@tryout/contract/simulations/simulations-building';
import { SIMULATION_LIMITS } from '@tryout/contract/simulations/simulations-record';
import { withCoverageOf } from '@tryout/domain/score-templates/score-template';
import {
  categoriesFor,
  type SimulationWeights,
  type TraitWeight,
  weightsOfTemplate,
} from '@tryout/domain/simulations/simulation-weights';
import type { SignedAct } from '../../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { findSimulationRow } from '../record.queries.ts';
import type { SimulationRecordData } from '../simulation-record.ts';
import { simulationsSay } from '../simulations.messages.ts';
import {
  choosableTemplate,
  type HeldSimulation,
  insertOwnTemplate,
  pointToTemplate,
  replaceWeights,
  vocabularyByIds,
} from './building.queries.ts';
import { changeDraft } from './save-draft.ts';
import { templateNamed, weightsInSimulation } from './settle-draft.ts';

/** Key of the score template that belongs to a simulation; every version has its own row of it. */
export function ownTemplateKey(simulationKey: string): string {
  return `simulation-${simulationKey}`;
}

/** From now on the weights are the simulation's own; a chosen template stays as it is. */
async function makeOwn(
  { db, actor }: SignedAct,
  held: HeldSimulation,
  weights: SimulationWeights,
): Promise<void> {
  if (held.template_is_own) return;
  const before = await findSimulationRow(db, held.id);
  if (!before) throw notFound();
  const id = await insertOwnTemplate(db, {
    organization_id: held.organization_id,
    key: ownTemplateKey(held.key),
    version: held.version,
    name: held.name,
    definition: withCoverageOf(await templateNamed(db, weights), before.template_definition),
    created_by: actor.user_id,
  });
  await pointToTemplate(db, held.id, {
    id,
    is_own: true,
    before: held.score_template_id,
    before_is_own: false,
  });
}

/** Sets the traits with their subtraits; the categories follow. */
export function saveTraits(
  act: SignedAct,
  id: string,
  { edit, traits }: RouteBody<typeof saveSimulationTraits>,
): Promise<SimulationRecordData> {
  return changeDraft(act, { id, edit }, (held) => setTraits(act, held, traits));
}

async function setTraits(
  act: SignedAct,
  held: HeldSimulation,
  traits: RouteBody<typeof saveSimulationTraits>['traits'],
): Promise<void> {
  const { db } = act;
  const before = await weightsInSimulation(db, held.id);
  const found = await vocabularyByIds(db, {
    categories: traits.flatMap((trait) => trait.category_id ?? []),
    traits: traits.map((trait) => trait.trait_id),
    subtraits: traits.flatMap((trait) => trait.subtraits.map((each) => each.subtrait_id)),
  });
  const there = new Map(
    before.traits.flatMap((trait) =>
      [trait.trait_id, trait.category_id, ...trait.subtraits.map((each) => each.subtrait_id)].map(
        (id) => [id, true] as const,
      ),
    ),
  );
  const isUsable = (id: string) => found.active.has(id) || there.has(id);
  const seen = new Set<string>();
  const stored = traits.map((trait, i): TraitWeight => {
    const field = `traits.${i}`;
    const category_id = trait.category_id ?? found.traitCategories.get(trait.trait_id) ?? '';
    if (!found.traits.has(trait.trait_id) || !isUsable(trait.trait_id)) {
      throw invalidField(`${field}.trait_id`, simulationsSay('simulations.trait_gone'));
    }
    if (!found.categories.has(category_id) || !isUsable(category_id)) {
      throw invalidField(`${field}.category_id`, simulationsSay('simulations.category_gone'));
    }
    if (seen.has(`${category_id}/${trait.trait_id}`)) {
      throw invalidField(`${field}.trait_id`, simulationsSay('simulations.trait_twice'));
    }
    seen.add(`${category_id}/${trait.trait_id}`);
    const old = before.traits.find(
      (each) => each.trait_id === trait.trait_id && each.category_id === category_id,
    );
    const inside = new Set<string>();
    const subtraits = trait.subtraits.map((each, j) => {
      const where = `${field}.subtraits.${j}.subtrait_id`;
      if (!found.subtraits.has(each.subtrait_id) || !isUsable(each.subtrait_id)) {
        throw invalidField(where, simulationsSay('simulations.subtrait_gone'));
      }
      if (inside.has(each.subtrait_id))
        throw invalidField(where, simulationsSay('simulations.subtrait_twice'));
      inside.add(each.subtrait_id);
      const was = old?.subtraits.find((one) => one.subtrait_id === each.subtrait_id);
      const kept = was && was.value === each.value ? was.target : null;
      return { ...each, target: each.target === undefined ? kept : each.target };
    });
    return { trait_id: trait.trait_id, category_id, trait_weightage: trait.trait_weightage, subtraits };
  });
  const categories = categoriesFor(before.categories, [...new Set(stored.map((each) => each.category_id))]);
  if (categories.length > SIMULATION_LIMITS.categories) {
    throw invalidField(
      'traits',
      simulationsSay('simulations.most_categories', { limit: SIMULATION_LIMITS.categories }),
    );
  }
  const weights = { categories, traits: stored };
  await replaceWeights(db, held.id, weights);
  await makeOwn(act, held, weights);
}

/** Sets target values of subtraits that are there. */
export function saveSubtraits(
  act: SignedAct,
  id: string,
  { edit, subtraits }: RouteBody<typeof saveSimulationSubtraits>,
): Promise<SimulationRecordData> {
  return changeDraft(act, { id, edit }, (held) => setSubtraits(act, held, subtraits));
}

async function setSubtraits(
  act: SignedAct,
  held: HeldSimulation,
  subtraits: RouteBody<typeof saveSimulationSubtraits>['subtraits'],
): Promise<void> {
  const before = await weightsInSimulation(act.db, held.id);
  const values = new Map(subtraits.map((each) => [each.subtrait_id as string, each.value]));
  const known = new Set(before.traits.flatMap((trait) => trait.subtraits.map((each) => each.subtrait_id)));
  subtraits.forEach(({ subtrait_id }, i) => {
    if (!known.has(subtrait_id)) {
      throw invalidField(`subtraits.${i}.subtrait_id`, simulationsSay('simulations.subtrait_elsewhere'));
    }
  });
  const weights: SimulationWeights = {
    categories: before.categories,
    traits: before.traits.map((trait) => ({
      ...trait,
      subtraits: trait.subtraits.map((each) => {
        const value = values.get(each.subtrait_id);
        return value === undefined || value === each.value ? each : { ...each, value, target: null };
      }),
    })),
  };
  await replaceWeights(act.db, held.id, weights);
  await makeOwn(act, held, weights);
}

/** Sets weight and boost of every category. */
export function saveCategories(
  act: SignedAct,
  id: string,
  { edit, categories }: RouteBody<typeof saveSimulationCategories>,
): Promise<SimulationRecordData> {
  return changeDraft(act, { id, edit }, (held) => setCategories(act, held, categories));
}

async function setCategories(
  act: SignedAct,
  held: HeldSimulation,
  categories: RouteBody<typeof saveSimulationCategories>['categories'],
): Promise<void> {
  const before = await weightsInSimulation(act.db, held.id);
  const given = categories.map((each) => each.category_id as string);
  given.forEach((id, i) => {
    if (!before.categories.some((each) => each.category_id === id)) {
      throw invalidField(`categories.${i}.category_id`, simulationsSay('simulations.category_without_trait'));
    }
    if (given.indexOf(id) < i)
      throw invalidField(`categories.${i}.category_id`, simulationsSay('simulations.category_twice'));
  });
  if (given.length !== before.categories.length) {
    throw invalidField('categories', simulationsSay('simulations.every_category'));
  }
  const weights = { categories, traits: before.traits };
  await replaceWeights(act.db, held.id, weights);
  await makeOwn(act, held, weights);
}

/** Chooses a published score template, whose parts become the simulation's, or makes the weights its own. */
export function saveScoring(
  act: SignedAct,
  id: string,
  { edit, score_template_id }: RouteBody<typeof saveSimulationScoring>,
): Promise<SimulationRecordData> {
  return changeDraft(act, { id, edit }, (held) => setScoring(act, held, score_template_id));
}

async function setScoring(
  act: SignedAct,
  held: HeldSimulation,
  scoreTemplateId: RouteBody<typeof saveSimulationScoring>['score_template_id'],
): Promise<void> {
  const { db } = act;
  if (scoreTemplateId === null) {
    return makeOwn(act, held, await weightsInSimulation(db, held.id));
  }
  const template = await choosableTemplate(db, scoreTemplateId, held.organization_id);
  if (!template) throw notFound();
  const weights = weightsOfTemplate(template.definition);
  const found = await vocabularyByIds(db, {
    categories: weights.categories.map((each) => each.category_id),
    traits: weights.traits.map((each) => each.trait_id),
    subtraits: weights.traits.flatMap((trait) => trait.subtraits.map((each) => each.subtrait_id)),
  });
  const isWhole =
    weights.categories.every((each) => found.categories.has(each.category_id)) &&
    weights.traits.every(
      (trait) =>
        found.traits.has(trait.trait_id) &&
        trait.subtraits.every((each) => found.subtraits.has(each.subtrait_id)),
    );
  if (!isWhole) {
    throw new Refusal('refused_by_rule', simulationsSay('simulations.template_not_whole'));
  }
  await replaceWeights(db, held.id, weights);
  await pointToTemplate(db, held.id, {
    id: template.id,
    is_own: false,
    before: held.score_template_id,
    before_is_own: held.template_is_own,
  });
}
