import type { Act } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { holdApplication } from '../applications/public.ts';
import { type EventRecord, lockEvent, readEventRecord } from './events.queries.ts';

/**
 * An event, held until the transaction ends. Its application is held first, as everything that changes applications
 * does; then nobody waits for the other in a circle.
 */
export async function holdEvent(act: Act, id: string): Promise<EventRecord> {
  const { db } = act;
  const seen = await readEventRecord(db, id);
  if (!seen) throw notFound();
  await holdApplication(act, seen.application_id);
  const event = await lockEvent(db, id);
  if (!event) throw notFound();
  return event;
}
