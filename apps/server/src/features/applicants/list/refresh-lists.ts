import type { Act } from '../../../platform/act.ts';
import { findPeopleOn } from '../talk/people.queries.ts';

/** Lets open lists and pages look again: those of the hiring side, and those of the candidates concerned. */
export async function refreshLists(
  { db, services }: Act,
  positionId: string,
  candidateIds: readonly string[],
): Promise<void> {
  const people = await findPeopleOn(db, positionId);
  services.live.tell(
    db,
    people.map((person) => person.user_id),
    { topic: 'applicants', data: { position_id: positionId } },
  );
  services.live.tell(db, candidateIds, { topic: 'applications' });
}
