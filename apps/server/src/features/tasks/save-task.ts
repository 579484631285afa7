import { randomBytes } from 'node:crypto';
import type { RouteBody } from '@tryout/contract/define-route';
import type { updateTask } from '@tryout/contract/tasks/tasks';
import { roundTo } from '@tryout/domain/statistics/decimal';
import { nextVersionName } from '@tryout/domain/text/version-name';
import type { Act, SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { checkPreset, minutesWith } from './game-settings.ts';
import { gameOfTask } from './games.ts';
import { auditTask } from './task-log.ts';
import { gameRow, lockTask, type TaskRow, versionsOfTask } from './task-rows.queries.ts';
import { tasksSay } from './tasks.messages.ts';
import { insertDraft, writeTask } from './write-tasks.queries.ts';

/** Longest name that the contract takes. */
const MOST_NAME = 120;

/** A key for a new task: its name in plain letters, and a few signs that make it the only one. */
function keyFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48);
  return [plain || 'task', randomBytes(3).toString('hex')].join('-');
}

async function draftOf(
  { db, actor, services }: SignedAct,
  from: TaskRow,
  draft: { key: string; version: string; source: 'manual' | 'copy'; name: string },
): Promise<{ id: string; edit: number }> {
  const id = await insertDraft(db, from, { ...draft, created_by: actor.user_id, at: services.now() });
  if (id === undefined) throw new Refusal('conflict', tasksSay('tasks.version_just_begun'));
  return { id, edit: 1 };
}

/** A new task made of a game. */
export async function createTaskOf(
  act: SignedAct,
  { game_key, name }: { readonly game_key: string; readonly name: string },
) {
  const game = await gameRow(act.db, game_key);
  if (!game) throw invalidField('game_key', tasksSay('tasks.no_such_game'));
  const made = await draftOf(act, game, { key: keyFor(name), version: '1', source: 'manual', name });
  await auditTask(act, 'task.created', made.id, { name, game_key });
  return made;
}

/** A copy as a new task. */
export async function copyTask(act: SignedAct, task: TaskRow) {
  const name = nextVersionName(task.name).slice(0, MOST_NAME);
  const made = await draftOf(act, task, { key: keyFor(name), version: '1', source: 'copy', name });
  await auditTask(act, 'task.created', made.id, { copied_from: task.id, game_key: task.game_key });
  return made;
}

/** The next version of a task that was published. @throws Refusal for a game as it is shipped, or beside a draft */
export async function beginVersion(act: SignedAct, task: TaskRow) {
  const { key, source, name } = task;
  if (source === 'platform' || source === 'build') {
    throw new Refusal('refused_by_rule', tasksSay('tasks.shipped'));
  }
  const versions = await versionsOfTask(act.db, task.key);
  const draft = versions.find((each) => each.status === 'draft');
  if (draft) {
    throw new Refusal('conflict', tasksSay('tasks.draft_exists', { version: draft.version }), {
      current: { status: draft.status, allowed: [], theirs: { id: draft.id, version: draft.version } },
    });
  }
  const version = String(1 + Math.max(...versions.map((each) => Number(each.version))));
  return draftOf(act, task, { key, version, source, name });
}

/** What of a stored task a person edits; shown beside their own version after a conflict. */
function contentOf({
  edit,
  name,
  description,
  instructions,
  words,
  preset,
  time_limit_s,
  accommodations,
}: TaskRow) {
  return { edit, name, description, instructions, words, preset, time_limit_s, accommodations };
}

/** Refuses work that is based on something older than what is stored. */
export function refuseStale(task: TaskRow, edit: number): void {
  if (task.edit === edit) return;
  throw new Refusal('conflict', tasksSay('tasks.changed_meanwhile'), {
    current: { status: task.status, allowed: [], theirs: contentOf(task) },
  });
}

/** Saves a draft. @throws Refusal for a published one, stale work, or settings the game does not take */
export async function saveTask(
  { db, services }: Act,
  id: string,
  sent: RouteBody<typeof updateTask>,
): Promise<{ id: string; edit: number; minutes: number }> {
  const task = await lockTask(db, id);
  if (!task) throw notFound();
  if (task.status !== 'draft') {
    throw new Refusal('refused_by_rule', tasksSay('tasks.never_changes'), {
      current: { status: task.status, allowed: [] },
    });
  }
  refuseStale(task, sent.edit);
  const { judge, minutes: usual } = await gameOfTask(db, task);
  checkPreset(judge, sent.preset);
  const whole = minutesWith(judge, sent.preset, usual);
  const minutes = sent.time_limit_s === null ? whole : Math.min(whole, roundTo(sent.time_limit_s / 60, 2));
  const { edit: _edit, words, ...content } = sent;
  const kept = Object.fromEntries(
    Object.entries(words).flatMap(([locale, each]) => (each ? [[locale, each]] : [])),
  );
  const accommodations = [...new Set(content.accommodations)];
  const edit = await writeTask(db, id, { ...content, words: kept, accommodations, minutes }, services.now());
  return { id, edit, minutes };
}
