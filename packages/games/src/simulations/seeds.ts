import { playMinutes } from '@tryout/domain/plays/time-estimate';
import type {
  ScoreTemplate,
  TargetRange,
  TemplateCategory,
  TemplateTrait,
} from '@tryout/domain/score-templates/score-template';
import type { TaskKey } from '../registry.ts';
import type { Json } from '../task-core.ts';
import { CATEGORIES } from '../vocabulary.ts';
import type { SimulationWords } from './said.ts';

/** A task within a ready simulation. */
export interface SimulationTaskSeed {
  readonly task_key: TaskKey;
  readonly parameters: { readonly [parameter: string]: Json };
  /** How long it takes most people, practice not counted, s. */
  readonly estimated_seconds: number;
  /** Why the task is part of the simulation, for those who choose one. */
  readonly reason: string;
}

/** A simulation of the platform's library, with the score template that goes with it. */
export interface SimulationSeed {
  readonly slug: string;
  /** Raised when a release changes tasks or weights; cards made by an earlier one stay as they are. The first is 1. */
  readonly revision: number;
  readonly name: string;
  readonly candidate_intro: string;
  /** What candidates read in other languages, by tag. */
  readonly words: Readonly<Record<string, SimulationWords>>;
  /** With practice, min. */
  readonly duration_minutes: number;
  readonly tasks: readonly SimulationTaskSeed[];
  readonly score_template: ScoreTemplate & { readonly name: string };
}

/** A simulation of the platform to begin others from. */
export interface SimulationTemplateSeed extends SimulationSeed {
  /** What it is for, to those who choose one. */
  readonly purpose: string;
}

/** How much of a trait a subtrait is, and the range that fits the job where neither end of it is better. */
interface SubtraitShare {
  readonly subtrait_id: string;
  readonly weightage: number;
  readonly target?: TargetRange;
}

/** Minutes that tasks take with practice, rounded up. */
export function minutesOf(tasks: readonly SimulationTaskSeed[]): number {
  const alone = tasks.map(({ estimated_seconds }) => ({ estimated_seconds, group_id: null }));
  return playMinutes(alone, [], (task) => task.estimated_seconds).longest;
}

function found<T extends { readonly id: string }>(items: readonly T[], id: string): T {
  const item = items.find((each) => each.id === id);
  if (item === undefined) throw new RangeError(`${id} is not in the vocabulary`);
  return item;
}

/** A trait of a template, named after the vocabulary; ranks follow the order given. */
export function trait(
  trait_id: string,
  trait_weightage: number,
  reason: string,
  shares: readonly SubtraitShare[],
): TemplateTrait {
  const seed = found(
    CATEGORIES.flatMap((each) => each.traits),
    trait_id,
  );
  const subtraits = shares.map((share, at) => ({
    ...share,
    subtrait: found(seed.subtraits, share.subtrait_id).name,
    rank: at + 1,
  }));
  return { trait_id, trait: seed.name, trait_weightage, reason, subtraits };
}

/** A category of a template, named after the vocabulary. */
export function category(
  category_id: string,
  category_weightage: number,
  reason: string,
  traits: readonly TemplateTrait[],
): TemplateCategory {
  const { name } = found(CATEGORIES, category_id);
  return { category_id, category: name, category_weightage, boost: 1, reason, traits };
}

/** A trait that is one subtrait. */
export function whole(subtrait_id: string): readonly SubtraitShare[] {
  return [{ subtrait_id, weightage: 100 }];
}
