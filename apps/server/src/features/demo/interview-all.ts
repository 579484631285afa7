import type { Db } from '../../platform/database/kysely.ts';
import type { MadeApplication } from './apply-all.ts';
import { putInterviewBack } from './demo.queries.ts';
import type { InnerClient } from './inner-client.ts';

const OWNER = 'owner@harbour.test';
const RECRUITER = 'recruiter@harbour.test';
const MANAGER = 'manager@harbour.test';
const SOLO = 'solo@tryout.test';
const CANDIDATE = 'candidate@tryout.test';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** How long ago the interview that is over took place, in days from when it was arranged for. */
const BACK_DAYS = 7;

/** The beginning of an hour (UTC) on the first working day that lies so many days ahead or later. */
export function hourOfWorkday(now: number, daysAhead: number, hour: number): number {
  let at = Math.floor(now / DAY_MS) * DAY_MS + daysAhead * DAY_MS;
  while ([0, 6].includes(new Date(at).getUTCDay())) at += DAY_MS;
  return at + hour * HOUR_MS;
}

/** Where a call of the demo takes place: nowhere, as all addresses of `example`. */
const callAt = (room: string) => `https://meet.example/${room}`;

/** What interviewers of the demo have written about the applicant they met. */
const JUDGEMENTS = [
  {
    email: MANAGER,
    recommendation: 'strong_yes',
    ratings: [5, 4, 4],
    words: 'Asked which ship could wait before moving any of them.',
    note: 'I would gladly have her on the night shift. She explained a late change so that the crew understood why.',
  },
  {
    email: RECRUITER,
    recommendation: 'yes',
    ratings: [4, 4, 3],
    words: 'Clear about what she would check first, and about what she did not know.',
    note: 'Good questions about training. We should talk about the start date early.',
  },
] as const;

/** Arranges the demo's interviews: one at a slot that the candidate chose, one that is over and judged, two to come. */
export async function interviewAll(
  db: Db,
  client: InnerClient,
  tokens: ReadonlyMap<string, string>,
  applications: readonly MadeApplication[],
): Promise<void> {
  const of = (email: string) => tokens.get(email) ?? '';
  const applicationOf = (position: string, status: string) =>
    applications.find((each) => each.position === position && each.status === status && each.isConfirmed)
      ?.id ?? '';
  const arrange = async (by: string, application_id: string, emails: readonly string[], rest: object) => {
    const people = await Promise.all(
      emails.map(async (email) => ({ user_id: await idOf(client, of(email)), is_required: true })),
    );
    const event = await client.call('POST', '/event', of(by), {
      application_id,
      time_zone: 'America/New_York',
      participants: people,
      ...rest,
    });
    return event.id as string;
  };
  const now = Date.now();
  const instant = (daysAhead: number, hour: number) =>
    new Date(hourOfWorkday(now, daysAhead, hour)).toISOString();

  const chosen = await arrange(RECRUITER, applicationOf('demo', 'applied, own'), [RECRUITER, OWNER], {
    kind: 'video',
    way: 'proposed',
    title: 'Meet the harbour',
    duration_min: 30,
    link: callAt('harbour'),
    message: 'No preparation needed. Bring your questions.',
    slots: [2, 3, 4].map((days) => ({ starts_at: instant(days, 15), ends_at: instant(days, 17) })),
  });
  await bookAt(client, of(CANDIDATE), chosen, instant(2, 15));
  await client.call('POST', `/event/${chosen}/response`, of(OWNER), { response: 'accepted' });

  const past = await arrange(RECRUITER, applicationOf('planner', 'in_person'), [RECRUITER, MANAGER, OWNER], {
    kind: 'in_person',
    way: 'fixed',
    title: 'A morning on the quay',
    duration_min: 60,
    place: 'Harbour office, room 2',
    starts_at: instant(3, 18),
  });
  await client.call('POST', `/event/${past}/response`, of(MANAGER), { response: 'accepted' });
  await putInterviewBack(db, past, BACK_DAYS);
  await client.call('POST', `/event/${past}/status`, of(RECRUITER), { from: 'scheduled', to: 'completed' });
  for (const judgement of JUDGEMENTS) await judge(client, of(judgement.email), past, judgement);

  await arrange(RECRUITER, applicationOf('planner', 'phone_screen'), [RECRUITER, MANAGER], {
    kind: 'phone_screen',
    way: 'booking',
    title: 'First call',
    duration_min: 30,
    opens_at: instant(1, 0),
    closes_at: instant(15, 0),
  });

  // The hiring manager, and the recruiter who works alone, have one of their own ahead.
  await arrange(RECRUITER, applicationOf('planner', 'phone_screen'), [MANAGER], {
    kind: 'video',
    way: 'fixed',
    title: 'Planning a late ship',
    duration_min: 45,
    link: callAt('late-ship'),
    starts_at: instant(4, 14),
  });
  await arrange(SOLO, applicationOf('analyst', 'applied'), [SOLO], {
    kind: 'video',
    way: 'fixed',
    title: 'Getting to know each other',
    duration_min: 30,
    link: callAt('sol-ivers'),
    starts_at: instant(2, 14),
  });
}

async function idOf(client: InnerClient, token: string): Promise<string> {
  const { user_id } = await client.call('GET', '/auth/user', token);
  return user_id as string;
}

/** Books a time as the candidate does: by the link that the interview shows them. */
async function bookAt(client: InnerClient, candidate: string, id: string, starts_at: string): Promise<void> {
  const { booking_path } = await client.call('GET', `/event/${id}`, candidate);
  await client.call('POST', `${booking_path}/time`, null, { starts_at, time_zone: 'Europe/Berlin' });
}

async function judge(
  client: InnerClient,
  as: string,
  id: string,
  { recommendation, ratings, words, note }: (typeof JUDGEMENTS)[number],
): Promise<void> {
  const { traits, questions } = (await client.call('GET', `/event/${id}/feedback`, as)) as {
    traits: readonly { trait_id: string }[];
    questions: readonly { key: string }[];
  };
  const [question] = questions;
  await client.call('PUT', `/event/${id}/feedback`, as, {
    version: 0,
    recommendation,
    ratings: ratings.flatMap((rating, at) => {
      const trait = traits[at];
      return trait ? [{ trait_id: trait.trait_id, rating, words: '' }] : [];
    }),
    answers: question ? [{ question_key: question.key, rating: ratings[0], words }] : [],
    note,
    send: true,
  });
}
