import { canTransition } from '@tryout/domain/records/transitions';
import { TASK_STATUSES, type TaskStatus } from '@tryout/domain/tasks/task-status';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { type Said, verbatim } from '../../platform/language/say.ts';
import { checkPreset } from './game-settings.ts';
import { gameOfTask } from './games.ts';
import { refuseStale } from './save-task.ts';
import { auditTask } from './task-log.ts';
import { lockTask, type TaskRow } from './task-rows.queries.ts';
import { publishedSimulationsWith, usesOfDraft } from './task-uses.queries.ts';
import { tasksSay } from './tasks.messages.ts';
import { deleteDraft, setTaskStatus } from './write-tasks.queries.ts';

/** Names that a refusal tells; more are counted. */
const MOST_NAMES = 5;

/** Names in a sentence. */
function told(names: readonly string[]): Said {
  const more = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return more > 0 ? tasksSay('tasks.names_and_more', { names: shown, more }) : verbatim(shown);
}

async function refusePublishing(db: Db, task: TaskRow): Promise<void> {
  const { judge, version } = await gameOfTask(db, task);
  checkPreset(judge, task.preset);
  if (task.game_version === version) return;
  throw new Refusal(
    'refused_by_rule',
    tasksSay('tasks.other_game_version', { made_for: task.game_version, now: version }),
  );
}

async function refuseClosing(db: Db, task: TaskRow): Promise<void> {
  const names = await publishedSimulationsWith(db, task.id);
  if (names.length === 0) return;
  throw new Refusal('refused_by_rule', tasksSay('tasks.held', { names: told(names) }), {
    current: { status: task.status, allowed: [] },
  });
}

/** Publishes or closes a task version. @throws Refusal for a stale status or edit, or what a rule forbids */
export async function moveTaskTo(
  act: Act,
  id: string,
  move: { readonly from: TaskStatus; readonly to: TaskStatus; readonly edit: number },
): Promise<void> {
  const { db, services } = act;
  const task = await lockTask(db, id);
  if (!task) throw notFound();
  const answer = canTransition(TASK_STATUSES, task.status, move.to);
  if (task.status !== move.from) {
    throw new Refusal('stale_status', tasksSay('tasks.stale_status', { status: task.status }), {
      current: { status: task.status, allowed: TASK_STATUSES[task.status].map((rule) => rule.to) },
    });
  }
  if (!answer.allowed) {
    throw new Refusal('refused_by_rule', tasksSay('tasks.no_such_move', { from: task.status, to: move.to }), {
      current: { status: task.status, allowed: answer.allowed_targets },
    });
  }
  refuseStale(task, move.edit);
  if (task.source === 'build') {
    throw new Refusal('refused_by_rule', tasksSay('tasks.of_builds'), {
      current: { status: task.status, allowed: [] },
    });
  }
  if (move.to === 'published') await refusePublishing(db, task);
  else await refuseClosing(db, task);
  await setTaskStatus(db, id, move.to, services.now());
  const action = move.to === 'published' ? 'task.published' : 'task.closed';
  await auditTask(act, action, id, { name: task.name, version: task.version });
}

/** Deletes a draft that nothing uses. */
export async function deleteUnused(act: Act, id: string): Promise<void> {
  const { db } = act;
  const task = await lockTask(db, id);
  if (!task) throw notFound();
  if (task.status !== 'draft') {
    throw new Refusal('refused_by_rule', tasksSay('tasks.only_drafts'), {
      current: { status: task.status, allowed: [] },
    });
  }
  const { simulations, formulas } = await usesOfDraft(db, id);
  if (simulations.length + formulas.length > 0) {
    throw new Refusal(
      'refused_by_rule',
      tasksSay('tasks.draft_used', { names: told([...simulations, ...formulas]) }),
    );
  }
  await deleteDraft(db, id);
  await auditTask(act, 'task.deleted', id, { name: task.name, version: task.version });
}
