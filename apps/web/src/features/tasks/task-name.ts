import { useLocale } from '../../platform/i18n/locale.ts';
import type { TaskSummary } from './tasks.api.ts';

/** A task's name in the reader's language; English where it has none. */
export function useTaskName(): (task: Pick<TaskSummary, 'name' | 'words'>) => string {
  const locale = useLocale();
  return ({ name, words }) => (locale === 'ar' ? words.ar?.name || name : name);
}
