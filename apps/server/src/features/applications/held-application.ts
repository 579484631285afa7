import type { Act } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { type ApplicationRow, lockApplication, noteReminder } from './applications.queries.ts';

/**
 * An application, held until the transaction ends, so that what is judged is what is changed.
 * @throws Refusal (not found) when it is gone
 */
export async function holdApplication(act: Pick<Act, 'db'>, id: string): Promise<ApplicationRow> {
  const application = await lockApplication(act.db, id);
  if (!application) throw notFound();
  return application;
}

/** Notes when the candidate of an application was reminded. */
export const noteReminded = ({ db }: Pick<Act, 'db'>, id: string, at: Date): Promise<void> =>
  noteReminder(db, id, at);
