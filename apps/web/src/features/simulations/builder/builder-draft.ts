import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { isWeight } from '@tryout/domain/simulations/weight-sum';

export type Basics = Pick<
  SimulationRecord,
  'name' | 'purpose' | 'category' | 'device' | 'languages' | 'words' | 'accommodations'
> & { readonly industry_id: string | null };

/** A delivered task; an `id` that begins with `new:` is not stored yet. */
export interface TaskDraft {
  readonly id: string;
  readonly task_id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly group_id: string | null;
  readonly reason: string;
  /** Null: what the task says. */
  readonly estimated_seconds: number | null;
}

export type GroupDraft = SimulationRecord['groups'][number];

/** A weight is null while what is typed is no number. */
export interface SubtraitDraft {
  readonly subtrait_id: string;
  readonly weightage: number | null;
  readonly rank: number;
  readonly value: number | null;
}

export interface TraitDraft {
  readonly trait_id: string;
  readonly category_id: string;
  readonly trait_weightage: number | null;
  readonly subtraits: readonly SubtraitDraft[];
}

export interface CategoryDraft {
  readonly category_id: string;
  readonly category_weightage: number | null;
  readonly boost: number;
}

/** What somebody builds; each part is stored by a call of its own. */
export interface BuilderDraft {
  readonly basics: Basics;
  readonly groups: readonly GroupDraft[];
  readonly tasks: readonly TaskDraft[];
  readonly traits: readonly TraitDraft[];
  readonly categories: readonly CategoryDraft[];
}

/** A part of the draft, in the order in which they are stored. */
export type DraftPart = keyof BuilderDraft;

const NEW = 'new:';

/** An id for something that the server does not know yet. */
export const newId = (): string => `${NEW}${crypto.randomUUID()}`;

export const isNew = (id: string): boolean => id.startsWith(NEW);

/** What is stored, as a draft. */
export function draftOf(record: SimulationRecord): BuilderDraft {
  const { name, purpose, category, device, languages, words, accommodations } = record;
  return {
    basics: {
      name,
      purpose,
      category,
      industry_id: record.industry?.id ?? null,
      device,
      languages,
      words,
      accommodations,
    },
    groups: record.groups,
    tasks: record.tasks.map(({ id, task_id, parameters, group_id, reason, estimated_seconds }) => ({
      id,
      task_id,
      parameters,
      group_id,
      reason,
      estimated_seconds,
    })),
    traits: record.traits.map(({ trait_id, category_id, trait_weightage, subtraits }) => ({
      trait_id,
      category_id,
      trait_weightage,
      subtraits: subtraits.map(({ subtrait_id, weightage, rank, value }) => ({
        subtrait_id,
        weightage,
        rank,
        value,
      })),
    })),
    categories: record.categories.map(({ category_id, category_weightage, boost }) => ({
      category_id,
      category_weightage,
      boost,
    })),
  };
}

/** Whether two parts say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const SENDABLE: { readonly [Part in DraftPart]: (part: BuilderDraft[Part]) => boolean } = {
  basics: ({ name, languages }) => name.trim() !== '' && languages.length > 0,
  groups: (groups) =>
    groups.every(({ name, pick, n }) => name.trim() !== '' && (pick === 'all' || (n !== null && n >= 1))),
  tasks: (tasks) => tasks.every(({ group_id }) => group_id === null || !isNew(group_id)),
  traits: (traits) =>
    traits.every(
      (trait) =>
        isWeight(trait.trait_weightage) &&
        trait.subtraits.every(
          ({ weightage, value }) => isWeight(weightage) && (value === null || (value >= 0 && value <= 100)),
        ),
    ),
  categories: (categories) =>
    categories.every(
      ({ category_weightage, boost }) => isWeight(category_weightage) && boost >= 0.5 && boost <= 1.5,
    ),
};

/** Whether a part can be stored as it stands; a name or a weight may just be being typed. */
export function isSendable<Part extends DraftPart>(draft: BuilderDraft, part: Part): boolean {
  return SENDABLE[part](draft[part]);
}

/** Ids that the server gave to what was new, by the id it had here. */
export type NewIds = ReadonlyMap<string, string>;

/** The ids given to new entries: the answer lists them at the same places. */
export function idsGiven(
  sent: readonly { readonly id: string }[],
  stored: readonly { readonly id: string }[],
): NewIds {
  return new Map(
    sent.flatMap(({ id }, index) => {
      const given = stored[index]?.id;
      return isNew(id) && given !== undefined ? [[id, given] as const] : [];
    }),
  );
}

/** The draft with the ids that the server gave. */
export function withIds(draft: BuilderDraft, ids: NewIds): BuilderDraft {
  if (ids.size === 0) return draft;
  const idOf = (id: string) => ids.get(id) ?? id;
  return {
    ...draft,
    groups: draft.groups.map((group) => ({ ...group, id: idOf(group.id) })),
    tasks: draft.tasks.map((task) => ({
      ...task,
      id: idOf(task.id),
      group_id: task.group_id === null ? null : idOf(task.group_id),
    })),
  };
}

/** Ids for entries of a draft that another stored version no longer has: on top of that version they are new again. */
export function idsAnew(draft: BuilderDraft, stored: SimulationRecord): NewIds {
  const there = new Set([...stored.groups, ...stored.tasks].map(({ id }) => id));
  const gone = [...draft.groups, ...draft.tasks].filter(({ id }) => !isNew(id) && !there.has(id));
  return new Map(gone.map(({ id }) => [id, newId()]));
}
