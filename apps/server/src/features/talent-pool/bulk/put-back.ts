import { undoMarks } from '@tryout/domain/talent-pool/undo-marks';
import type { SignedAct } from '../../../platform/act.ts';
import { findPeople, insertPersonLog, lockPeople, type PersonLogLine } from '../people.queries.ts';
import { storeMarksBack, takeChanged } from './people-changes.queries.ts';

/**
 * Puts the next people of a change back as they were; answers how many were taken up, and how many of them are put back: who
 * is gone or unknown by now is left alone.
 */
export async function putBack(
  act: SignedAct,
  changeId: string,
  most: number,
): Promise<{ taken: number; done: number }> {
  const { db, actor, services } = act;
  const at = services.now();
  const items = await takeChanged(db, changeId, most);
  const known = await findPeople(
    db,
    items.map((item) => item.person_id),
    actor,
  );
  const rows = new Map(
    (
      await lockPeople(
        db,
        known.map((person) => person.named_id),
      )
    ).map((row) => [row.id, row]),
  );
  const lines: PersonLogLine[] = [];
  for (const { person_id, before, after } of items) {
    const row = rows.get(person_id);
    if (!row) continue;
    await storeMarksBack(db, person_id, undoMarks(before, after, row), at);
    const { organization_id } = row;
    lines.push({
      person_id,
      organization_id,
      actor_id: actor.user_id,
      action: 'change_undone',
      detail: {},
    });
  }
  await insertPersonLog(db, lines, at);
  return { taken: items.length, done: lines.length };
}
