import type { Act } from '../../platform/act.ts';
import { type News, notifyPeople } from '../notifications/public.ts';
import { peopleToNotify } from './people-to-notify.queries.ts';

/** Tells those who follow the applicants of a position: its maker, and the organization's admins. */
export async function notifyHiringTeam(act: Act, positionId: string, news: News): Promise<void> {
  await notifyPeople(act, await peopleToNotify(act.db, positionId), news);
}
