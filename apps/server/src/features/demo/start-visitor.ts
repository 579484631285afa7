import { randomUUID } from 'node:crypto';
import { notFound } from '../../platform/http/refusal.ts';
import { beginApplication } from '../applications/public.ts';
import { openSession, type SessionAct } from '../auth/public.ts';
import { acceptNoticeForVisitor } from '../notices/public.ts';
import { acceptAllTerms, countVisitors, findDemoPosition, insertVisitor } from './demo.queries.ts';

/** A visitor becomes an applicant of the demo position: an account for this browser, ready to play. */
export async function startVisitor(act: SessionAct): Promise<{ application_id: string }> {
  const { db, services } = act;
  if (!services.config.demo) throw notFound();
  const position = await findDemoPosition(db);
  if (!position) throw notFound();
  const visitor = {
    email: `visitor-${randomUUID()}@tryout.test`,
    first_name: 'Visitor',
    last_name: String((await countVisitors(db)) + 1),
  };
  const user_id = await insertVisitor(db, visitor);
  await acceptAllTerms(db, user_id);
  await openSession(act, user_id, false);
  const begun = await beginApplication(act, { user_id, position_id: position.id, ...visitor });
  await acceptNoticeForVisitor(act, begun.application_id, 'en');
  return begun;
}
