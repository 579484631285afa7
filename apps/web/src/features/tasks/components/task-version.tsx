import { useText } from '../../../platform/i18n/use-text.ts';
import type { TaskSummary } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';

/** Where a task comes from, in a word: shipped, uploaded, or a version of one's own. */
export function TaskVersion({
  task: { source, version },
}: {
  task: Pick<TaskSummary, 'source' | 'version'>;
}) {
  const t = useText(messages);
  if (source === 'platform') return t('tasks.shipped');
  return t(source === 'build' ? 'tasks.uploaded' : 'tasks.version', { version });
}
