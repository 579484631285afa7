import { useLocale } from '../../platform/i18n/locale.ts';
import { useLibraryNames } from '../../platform/library-names.ts';
import type { TaskSummary } from './tasks.api.ts';

/** Whether a task is a game as it came, shipped or uploaded; its versions are not made here. */
export function isGameItself({ source }: Pick<TaskSummary, 'source'>): boolean {
  return source === 'platform' || source === 'build';
}

/** A task's name in the reader's language; English where it has none. */
export function useTaskName(): (task: Pick<TaskSummary, 'name' | 'words'>) => string {
  const locale = useLocale();
  const named = useLibraryNames();
  return ({ name, words }) => (locale === 'ar' && words.ar?.name) || named('tasks', name);
}
