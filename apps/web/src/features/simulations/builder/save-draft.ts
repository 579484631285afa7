import type { RouteSend } from '@tryout/contract/define-route';
import {
  saveSimulation,
  saveSimulationCategories,
  saveSimulationGroups,
  saveSimulationTasks,
  saveSimulationTraits,
} from '@tryout/contract/simulations/simulations-building';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { callRoute } from '../../../platform/api/api-client.ts';
import { isUnanswered } from '../../../platform/api/api-error.ts';
import {
  type BuilderDraft,
  type DraftPart,
  draftOf,
  idsGiven,
  isNew,
  isSame,
  isSendable,
  type NewIds,
  withIds,
} from './builder-draft.ts';
import type { UnansweredSave } from './unanswered-save.ts';

const PARTS: readonly DraftPart[] = ['basics', 'groups', 'tasks', 'traits', 'categories'];

/** Who hears of every part: a later one may fail. */
interface Hearer {
  readonly onStored: (record: SimulationRecord, ids: NewIds) => Promise<void>;
  /** A part that may be stored or not. */
  readonly onUnanswered: (save: UnansweredSave) => void;
}

/**
 * Stores the parts of a draft that differ from what is stored, one after the other, each based on the `edit` that the
 * one before answered. Answers whether all of it is stored: a part that cannot be stored as it stands waits.
 */
export async function saveDraft(
  stored: SimulationRecord,
  edit: number,
  wanted: BuilderDraft,
  { onStored, onUnanswered }: Hearer,
): Promise<boolean> {
  let record = stored;
  let based = edit;
  let draft = wanted;
  let complete = true;
  for (const part of PARTS) {
    const before = draftOf(record);
    if (isSame(before[part], draft[part])) continue;
    // Weights of categories belong to those that the stored traits have.
    if (!isSendable(draft, part) || (part === 'categories' && !haveSameCategories(before, draft))) {
      complete = false;
      continue;
    }
    const save: UnansweredSave = { part, draft };
    record = await savePart(part, record.id, based, draft).catch((error: unknown) => {
      if (isUnanswered(error)) onUnanswered(save);
      throw error;
    });
    based = record.edit;
    const ids = part === 'groups' || part === 'tasks' ? idsGiven(draft[part], record[part]) : NO_IDS;
    draft = withIds(draft, ids);
    await onStored(record, ids);
  }
  return complete;
}

const NO_IDS: NewIds = new Map();

function haveSameCategories(one: BuilderDraft, other: BuilderDraft): boolean {
  const ids = ({ categories }: BuilderDraft) => categories.map((each) => each.category_id).toSorted();
  return isSame(ids(one), ids(other));
}

function savePart(part: DraftPart, simulation_id: string, edit: number, draft: BuilderDraft) {
  const params = { simulation_id };
  if (part === 'basics') return callRoute(saveSimulation, { params, body: { edit, ...draft.basics } });
  if (part === 'groups') {
    const groups = draft.groups.map(({ id, ...group }) => (isNew(id) ? group : { id, ...group }));
    return callRoute(saveSimulationGroups, { params, body: { edit, groups } });
  }
  if (part === 'tasks') {
    const tasks = draft.tasks.map(({ id, ...task }) => (isNew(id) ? task : { id, ...task })) as TasksBody;
    return callRoute(saveSimulationTasks, { params, body: { edit, tasks } });
  }
  if (part === 'traits')
    return callRoute(saveSimulationTraits, { params, body: { edit, traits: traitsBody(draft) } });
  const categories = draft.categories.map((each) => ({
    ...each,
    category_weightage: each.category_weightage ?? 0,
  }));
  return callRoute(saveSimulationCategories, { params, body: { edit, categories } });
}

type TasksBody = RouteSend<typeof saveSimulationTasks>['body']['tasks'];

const traitsBody = ({ traits }: BuilderDraft) =>
  traits.map(({ trait_id, trait_weightage, subtraits }) => ({
    trait_id,
    trait_weightage: trait_weightage ?? 0,
    subtraits: subtraits.map((each) => ({ ...each, weightage: each.weightage ?? 0 })),
  }));
