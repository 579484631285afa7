import { setTimeout as delay } from 'node:timers/promises';
import type { Act } from '../../../platform/act.ts';
import { afterCommit } from '../../../platform/database/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { findPeopleOn } from '../talk/people.queries.ts';

/** Least time between two looks at who is on a position, ms: the first change is told at once, a storm in gusts. */
const GUST_MS = 100;

/** Positions whose people are being looked up; true where something has changed since. */
const lookingUp = new WeakMap<Services, Map<string, boolean>>();

/**
 * Lets open lists and pages look again: those of the hiring side, and those of the candidates concerned. Who is on the
 * hiring side is looked up once the change is committed, for many changes of a position at once.
 */
export function refreshLists(
  { db, services }: Act,
  positionId: string,
  candidateIds: readonly string[],
): void {
  afterCommit(db, () => void tellPeopleOn(services, positionId));
  services.live.tell(db, candidateIds, { topic: 'applications' });
}

async function tellPeopleOn(services: Services, positionId: string): Promise<void> {
  const known = lookingUp.get(services) ?? new Map<string, boolean>();
  lookingUp.set(services, known);
  const isUnderWay = known.has(positionId);
  known.set(positionId, true);
  if (isUnderWay) return;
  try {
    while (known.get(positionId)) {
      known.set(positionId, false);
      const people = await findPeopleOn(services.db, positionId);
      services.live.tell(
        services.db,
        people.map((person) => person.user_id),
        { topic: 'applicants', data: { position_id: positionId } },
      );
      await delay(GUST_MS, undefined, { ref: false });
    }
  } catch (error) {
    // A list that is not told shows the change when it is opened again.
    services.log.warn({ err: error }, 'open lists were not told of a change');
  } finally {
    known.delete(positionId);
  }
}
