import type { TaskViewModule } from '@tryout/games/task-view';
import { hasTaskView } from '@tryout/games/views';
import { loadTask } from './components/task-stage.tsx';

let harbour: Promise<TaskViewModule['messages']> | null = null;

/** The words around a station: a built-in game's own, and those of the harbour for one from elsewhere. */
export function wordsOfStation(key: string): Promise<TaskViewModule['messages']> {
  if (hasTaskView(key)) return ownWords(key);
  harbour ??= import('@tryout/games/harbour/messages').then(({ harbourMessages }) => harbourMessages);
  return harbour;
}

const own = new Map<string, Promise<TaskViewModule['messages']>>();

/** The same promise for the same game, as `use` needs it. */
function ownWords(key: string): Promise<TaskViewModule['messages']> {
  const known = own.get(key);
  if (known) return known;
  const coming = loadTask(key).then(({ messages }) => messages);
  own.set(key, coming);
  coming.catch(() => own.delete(key));
  return coming;
}
