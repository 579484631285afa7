import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { createInterviewWorld, type InterviewWorld } from './interview-world.ts';

export const HOUR = 3_600_000;
/** A Monday at nine, UTC. */
export const START = Date.parse('2027-01-04T09:00:00Z');

/** An instant of the Tuesday of the week after, at an hour of UTC; New York is five hours behind. */
export const at = (hour: number, minute = 0) =>
  new Date(START + 8 * 24 * HOUR - 9 * HOUR + hour * HOUR + minute * 60_000).toISOString();

/** A mail about an interview. */
export interface Letter {
  readonly kind: string;
  readonly subject: string;
  readonly body_text: string;
  readonly calendar: string | null;
}

/** What tests of interviews start from. */
export interface InterviewRoom extends Omit<InterviewWorld, 'arranged'> {
  /** The server's clock, which tests put forward; at `START` again for each of them. */
  clock: number;
  app: TestApp;
  /** Sends something; by the recruiter unless told. */
  post(path: string, body?: object, as?: string | null): ReturnType<TestApp['call']>;
  /** Asks for a video interview of half an hour with the recruiter, at a fixed time unless told. */
  arrange(rest?: object, as?: string): ReturnType<TestApp['call']>;
  /** The same, which has to go through; answers the interview. */
  arranged(rest?: object): Promise<TestBody>;
  /** Mails about interviews to an address, oldest first. */
  mailsTo(email: string): Promise<Letter[]>;
  /** What the newest link mailed to an address opens; the applicant's unless told. */
  bookingToken(email?: string): Promise<string>;
}

/** Starts a server for a file of tests, and for each test a new company with a position and the applicant Zelda Quill. */
export function openInterviewRoom(): InterviewRoom {
  const room = {
    clock: START,
    post: (path, body = {}, as = room.company.recruiter.token) =>
      room.app.call({ method: 'POST', path, as, body }),
    arrange: (rest = {}, as) =>
      room.post(
        '/event',
        {
          application_id: room.applicant.id,
          kind: 'video',
          way: 'fixed',
          title: 'First talk',
          duration_min: 30,
          starts_at: at(15),
          participants: [{ user_id: room.company.recruiter.id }],
          ...rest,
        },
        as,
      ),
    async arranged(rest) {
      const answer = await room.arrange(rest);
      expect(answer.status, answer.raw).toBe(201);
      return answer.body.data;
    },
    async mailsTo(email) {
      const { rows } = await sql<Letter>`
        select kind, subject, body_text, calendar from mails where to_email = ${email} and kind like 'event%'
        order by created_at, id`.execute(room.app.db);
      return rows;
    },
    async bookingToken(email = room.applicant.candidate.email) {
      const mails = await room.mailsTo(email);
      return mails.map((mail) => /\/book\/(\S+)/.exec(mail.body_text)?.[1]).findLast(Boolean) ?? '';
    },
  } as InterviewRoom;
  beforeAll(async () => {
    room.app = await startTestApp({ now: () => new Date(room.clock) });
  });
  beforeEach(async () => {
    room.clock = START;
    const { arranged, ...world } = await createInterviewWorld(room.app);
    Object.assign(room, world);
  });
  afterAll(() => room.app.stop());
  return room;
}
