import type { RouteBody } from '@tryout/contract/define-route';
import type {
  saveSimulationGroups,
  saveSimulationTasks,
} from '@tryout/contract/simulations/simulations-building';
import { uuidv7 } from 'uuidv7';
import type { SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { groupsInSimulation, tasksInSimulation } from '../record.queries.ts';
import type { SimulationRecordData } from '../simulation-record.ts';
import { simulationsSay } from '../simulations.messages.ts';
import { type HeldSimulation, libraryTasks, replaceGroups, replaceTasks } from './building.queries.ts';
import { refusedSettings } from './examine.ts';
import { changeDraft } from './save-draft.ts';

/** Two entries of a list with the same id. */
function refuseTwins(field: string, ids: readonly (string | undefined)[]): void {
  ids.forEach((id, i) => {
    if (id !== undefined && ids.indexOf(id) < i) {
      throw invalidField(`${field}.${i}.id`, simulationsSay('simulations.entry_twice'));
    }
  });
}

/** Sets the tasks: published ones, or those that are there already, with settings that their games take. */
export function saveTasks(
  act: SignedAct,
  id: string,
  { edit, tasks }: RouteBody<typeof saveSimulationTasks>,
): Promise<SimulationRecordData> {
  return changeDraft(act, { id, edit }, (held) => setTasks(act.db, held, tasks));
}

async function setTasks(
  db: Db,
  held: HeldSimulation,
  tasks: RouteBody<typeof saveSimulationTasks>['tasks'],
): Promise<void> {
  const [before, groups, library] = await Promise.all([
    tasksInSimulation(db, held.id),
    groupsInSimulation(db, held.id),
    libraryTasks(
      db,
      tasks.map((entry) => entry.task_id),
    ),
  ]);
  refuseTwins(
    'tasks',
    tasks.map((entry) => entry.id),
  );
  const entries = tasks.map((entry, i) => {
    const field = `tasks.${i}`;
    const old = before.find((each) => each.id === entry.id);
    if (entry.id !== undefined && !old)
      throw invalidField(`${field}.id`, simulationsSay('simulations.entry_gone'));
    const task = library.find((each) => each.id === entry.task_id);
    if (!task || (task.status !== 'published' && old?.task_id !== task.id)) {
      throw invalidField(`${field}.task_id`, simulationsSay('simulations.task_not_published'));
    }
    if (entry.group_id !== null && !groups.some((group) => group.id === entry.group_id)) {
      throw invalidField(`${field}.group_id`, simulationsSay('simulations.group_gone'));
    }
    const settings = JSON.stringify(entry.parameters);
    const untouched = old?.task_id === task.id && JSON.stringify(old.parameters) === settings;
    const refused = untouched ? null : refusedSettings(task, entry.parameters);
    if (refused !== null) {
      throw invalidField(
        `${field}.parameters`,
        simulationsSay('simulations.settings_refused', { reason: refused }),
      );
    }
    return {
      id: entry.id ?? uuidv7(),
      task_id: task.id,
      parameters: entry.parameters,
      group_id: entry.group_id,
      reason: entry.reason,
      estimated_seconds: entry.estimated_seconds ?? Math.max(5, Math.round(task.minutes * 60)),
    };
  });
  await replaceTasks(db, held.id, entries);
}

/** Sets the groups. */
export function saveGroups(
  act: SignedAct,
  id: string,
  { edit, groups }: RouteBody<typeof saveSimulationGroups>,
): Promise<SimulationRecordData> {
  return changeDraft(act, { id, edit }, (held) => setGroups(act.db, held, groups));
}

async function setGroups(
  db: Db,
  held: HeldSimulation,
  groups: RouteBody<typeof saveSimulationGroups>['groups'],
): Promise<void> {
  const before = await groupsInSimulation(db, held.id);
  refuseTwins(
    'groups',
    groups.map((group) => group.id),
  );
  const stored = groups.map((group, i) => {
    const { id } = group;
    if (id !== undefined && !before.some((each) => each.id === id)) {
      throw invalidField(`groups.${i}.id`, simulationsSay('simulations.group_gone'));
    }
    if ((group.pick === 'random_n') !== (group.n !== null)) {
      throw invalidField(`groups.${i}.n`, simulationsSay('simulations.number_drawn'));
    }
    return { ...group, id: id ?? uuidv7() };
  });
  await replaceGroups(db, held.id, stored);
}
