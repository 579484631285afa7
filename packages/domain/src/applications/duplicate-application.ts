import { APPLICATION_STATUSES, type ApplicationStatus } from './application-statuses.ts';

/** One of two applications for the same position that turned out to be of one person. Instants are ms since 1970. */
export interface ApplicationOfPerson {
  readonly status: ApplicationStatus;
  /** The last step the candidate completed. */
  readonly furthest_step: ApplicationStatus;
  /** Whether it was ever sent, which is when it counts as an application (product §2.9). */
  readonly was_sent: boolean;
  /** Whether a play of it was begun: its tasks have been seen. */
  readonly has_begun_play: boolean;
  readonly created_at: number;
}

/**
 * Which of two applications is closed as a duplicate when one person's account takes in another: `held` is the
 * account's, `incoming` the one that comes to it; null when both stay.
 *
 * The earlier one counts, if both were sent. One that was sent counts before one that was not, one in which a play was
 * begun before one without (nobody gets a second first look at the tasks), and then the one that is further. Somebody
 * who is hired stays hired. What has ended is left as it is; a sent one of the account that ended within
 * `reapply_ms` closes what comes in, for that is how soon one may apply again.
 */
export function duplicateOf(
  held: ApplicationOfPerson,
  incoming: ApplicationOfPerson,
  reapply_ms: number,
): 'held' | 'incoming' | null {
  if (incoming.status === 'rejected') return null;
  if (held.status === 'rejected') {
    const isTooSoon = held.was_sent && incoming.created_at - held.created_at < reapply_ms;
    return isTooSoon && incoming.status !== 'approved' ? 'incoming' : null;
  }
  const [a, b] = [weightOf(held), weightOf(incoming)];
  if (a !== b) return a > b ? 'incoming' : 'held';
  return held.created_at <= incoming.created_at ? 'incoming' : 'held';
}

function weightOf(application: ApplicationOfPerson): number {
  const steps = APPLICATION_STATUSES.length;
  if (application.status === 'approved') return steps + 2;
  if (application.was_sent) return steps + 1;
  if (application.has_begun_play) return steps;
  return APPLICATION_STATUSES.indexOf(application.furthest_step);
}
