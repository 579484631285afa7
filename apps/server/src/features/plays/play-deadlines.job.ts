import { type Act, serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { appendApplicationLog } from '../application-log/public.ts';
import { noteReminded } from '../applications/public.ts';
import { notifyPeople } from '../notifications/public.ts';
import { notifyHiringTeam } from '../score-cards/public.ts';
import { type DuePlay, expirePlays, findPlaysToRemindOf, isStillWaiting } from './play-deadlines.queries.ts';

/** Days before a play's deadline from which its candidate is reminded, once each. */
export const REMINDER_DAYS = { first: 3, last: 1 } as const;

const DAY_MS = 86_400_000;
const BATCH = 200;

/** Reminds of games that are due soon and closes those whose time has passed. May run twice: each effect has its key. */
export function playDeadlinesJob(services: Services): JobHandler {
  return {
    name: 'plays.deadlines',
    cron: '*/10 * * * *',
    async run() {
      await closeOverdue(services);
      await remindOfDue(services);
    },
  };
}

/** Whoever was reminded of the application within a day, by anybody, is reminded later. */
async function remindOfDue(services: Services): Promise<void> {
  const now = services.now();
  let after: string | null = null;
  for (;;) {
    const due: DuePlay[] = await findPlaysToRemindOf(services.db, {
      now,
      until: new Date(now.getTime() + REMINDER_DAYS.first * DAY_MS),
      unless_since: new Date(now.getTime() - DAY_MS),
      after,
      limit: BATCH,
    });
    for (const play of due) await remind(services, play, now);
    if (due.length < BATCH) return;
    after = due.at(-1)?.application_id ?? null;
  }
}

async function remind(services: Services, play: DuePlay, now: Date): Promise<void> {
  const left = Date.parse(play.deadline_at) - now.getTime();
  const days = left <= REMINDER_DAYS.last * DAY_MS ? REMINDER_DAYS.last : REMINDER_DAYS.first;
  await withTransaction(services.db, async (db) => {
    // Something may have happened since the search.
    if (!(await isStillWaiting(db, play.play_id))) return;
    const told = await notifyPeople(serverAct(services, db), [play.candidate_id], {
      type: 'play_reminder',
      // Games of one application that end on the same day are one reminder.
      effect_key: `play:${play.application_id}:${days}:${play.deadline_at.slice(0, 10)}`,
      params: { position: play.position_title, deadline: deadlineText(play) },
      link:
        play.purpose === 'confirmation'
          ? `/apply/${play.application_id}/confirmation`
          : `/apply/${play.application_id}/ready`,
      organization_id: play.organization_id,
      application_id: play.application_id,
      mail: {},
    });
    if (told > 0) await noteReminded({ db }, play.application_id, now);
  });
}

/** The deadline in the candidate's language and zone, with the zone's name. */
function deadlineText({ deadline_at, locale, time_zone }: DuePlay): string {
  return new Intl.DateTimeFormat(locale === 'ar' ? 'ar' : 'en-US', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: time_zone,
    timeZoneName: 'short',
  }).format(new Date(deadline_at));
}

async function closeOverdue(services: Services): Promise<void> {
  for (;;) {
    const closed = await withTransaction(services.db, async (db) => {
      const now = services.now();
      const expired = await expirePlays(db, now, BATCH);
      const live = expired.filter((play) => play.application_status !== 'rejected');
      await appendApplicationLog(
        db,
        live.map((play) => ({
          application_id: play.application_id,
          organization_id: play.organization_id,
          actor_id: null,
          actor_kind: 'system' as const,
          action: play.purpose === 'confirmation' ? 'confirmation_expired' : 'play_expired',
          detail:
            play.purpose === 'confirmation'
              ? { play_id: play.play_id }
              : { simulation_id: play.simulation_id, attempt: play.attempt },
        })),
        now,
      );
      for (const play of live) if (!play.is_test) await tellThatTimePassed(serverAct(services, db), play);
      return expired.length;
    });
    if (closed < BATCH) return;
  }
}

async function tellThatTimePassed(act: Act, play: DuePlay): Promise<void> {
  const about = {
    organization_id: play.organization_id,
    application_id: play.application_id,
    params: {
      position: play.position_title,
      organization: play.organization_name,
      applicant: play.applicant_name,
    },
  };
  await notifyPeople(act, [play.candidate_id], {
    ...about,
    type: play.purpose === 'confirmation' ? 'confirmation_missed' : 'play_missed',
    effect_key: `missed:${play.play_id}`,
    link: `/user/applications/${play.application_id}`,
    mail: {},
  });
  await notifyHiringTeam(act, play.position_id, {
    ...about,
    type: play.purpose === 'confirmation' ? 'confirmation_expired' : 'play_expired',
    effect_key: `expired:${play.play_id}`,
    link: `/user/positions/${play.position_id}/applicants/${play.application_id}`,
    mail: false,
  });
}
