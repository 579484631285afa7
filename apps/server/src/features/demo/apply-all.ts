import { randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '@tryout/games/task-core';
import type { Db } from '../../platform/database/kysely.ts';
import { confirmDemoAddress } from './demo.queries.ts';
import { demoCv } from './demo-cv.ts';
import { APPLICANT_NAMES } from './demo-people.ts';
import { DEMO_POSITIONS, type DemoPosition, type DemoQuestion } from './demo-positions.ts';
import type { InnerClient } from './inner-client.ts';
import { playDemo } from './play-demo.ts';
import type { MadePosition } from './publish-all.ts';

const BEFORE_APPLIED = ['started', 'basic_info_entered', 'cv_submitted', 'questions_answered'];

/** The way to each later status, as a recruiter would go it. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  applied: [],
  short_listed: ['short_listed'],
  phone_screen: ['short_listed', 'phone_screen'],
  in_person: ['short_listed', 'phone_screen', 'in_person'],
  on_hold: ['short_listed', 'on_hold'],
  approved: ['short_listed', 'in_person', 'approved'],
  rejected: ['rejected'],
};

const ASIDE = [
  'Six years of moving things that other people forgot to plan for.',
  'I kept a night shelter running through two winters.',
  'Two summers on the ferries, three years in a warehouse office.',
  'I taught myself route planning after our old system died.',
] as const;

function answerTo(question: DemoQuestion, random: ReturnType<typeof randomFrom>): unknown {
  switch (question.type) {
    case 'single_select':
      return random.pick(['yes', 'yes', 'sometimes', 'no']);
    case 'multi_select':
      return [question.options?.[0]?.key];
    case 'number':
      return random.int(9);
    case 'must_agree':
      return true;
    case 'date':
      return '2027-01-11';
    case 'short_text':
      return random.pick(['English, Arabic', 'English, Spanish', 'English, Polish, German']);
    case 'long_text':
      return random.pick(ASIDE);
  }
}

interface Applicant {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly seed: string;
  /** Whether the person has confirmed the address; nothing is mailed to one that is only stated. */
  readonly isConfirmed?: boolean;
}

/** One of so many has not confirmed the address yet, as in any list. */
const UNCONFIRMED_EVERY = 15;

async function applyOne(
  db: Db,
  client: InnerClient,
  who: Applicant & { token?: string },
  position: DemoPosition,
  made: MadePosition,
  status: string,
): Promise<Pick<MadeApplication, 'id' | 'token'>> {
  const random = randomFrom(who.seed);
  const { first_name, last_name, email } = who;
  const started = await client.call('POST', '/application/start', who.token ?? null, {
    position_id: made.id,
    ...(who.token ? {} : { first_name, last_name, email, token: true }),
    consent: true,
  });
  const application_id = started.application_id as string;
  if (who.isConfirmed) await confirmDemoAddress(db, email);
  const token = who.token ?? (started.token as string);
  const application = { id: application_id, token };
  const form = (position.fields as { application_form?: { cv?: string } }).application_form;
  const reached = (step: string) =>
    BEFORE_APPLIED.indexOf(status) >= 0 && BEFORE_APPLIED.indexOf(status) <= BEFORE_APPLIED.indexOf(step);
  if (status === 'started') return application;
  await client.call('POST', '/add/application/basic/info', token, {
    application_id,
    first_name,
    last_name,
    email,
    phone: `+1 555 01${String(10 + random.int(89))}`,
  });
  if (reached('basic_info_entered')) return application;
  if (form?.cv !== 'hidden') {
    const content = demoCv(`${first_name} ${last_name}`, [
      email,
      '',
      random.pick(ASIDE),
      '',
      'Skills: planning, care, clear words',
    ]);
    const cv = await client.upload('/user/cv/upload', token, {
      field: 'cv',
      name: `${last_name} CV.pdf`,
      type: 'application/pdf',
      content,
    });
    await client.call('POST', '/attach/application/cv', token, { application_id, cv_id: cv.cv_id });
  }
  if (reached('cv_submitted')) return application;
  if (position.questions.length > 0) {
    await client.call('POST', '/add/application/answers', token, {
      application_id,
      complete: true,
      answers: position.questions.map((question, i) => ({
        position_question_id: made.questions[i]?.id,
        value: answerTo(question, random),
      })),
    });
  }
  if (made.simulation_id === null) {
    if (!reached('questions_answered'))
      await client.call('POST', '/application/submit', token, { application_id });
    return application;
  }
  const persona: Persona = {
    ability: 0.15 + 0.8 * random.next(),
    speed: 0.2 + 0.7 * random.next(),
    lapse: 0.02 + 0.1 * random.next(),
    risk: 0.1 + 0.8 * random.next(),
  };
  const play = { token, application_id, simulation_id: made.simulation_id, persona, seed: who.seed };
  // Someone in the middle of a game is part of the picture.
  await playDemo(db, client, reached('questions_answered') ? { ...play, until: 12 } : play);
  return application;
}

async function decide(
  client: InnerClient,
  token: string,
  application_id: string,
  status: string,
): Promise<void> {
  let from = 'applied';
  const way = WAYS[status] ?? [];
  for (const to of way) {
    const reason =
      to === 'rejected'
        ? { note: 'Another applicant fits the nights better.' }
        : to === 'approved'
          ? { note: 'Calm with a full yard, and the crew would work with them tomorrow.' }
          : {};
    await client.call('POST', '/update/position/application/status', token, {
      application_id,
      from,
      to,
      ...reason,
      // Where it ends, the applicant is told, after the shortest time for undoing.
      mail: to === way.at(-1) ? { send: true, delay_minutes: 1 } : { send: false },
    });
    from = to;
  }
}

/** An application of the demo, as made. */
export interface MadeApplication {
  readonly id: string;
  /** Session of whoever applied. */
  readonly token: string;
  /** Key of the position. */
  readonly position: string;
  /** As far as it was taken. */
  readonly status: string;
  readonly isConfirmed: boolean;
}

/** Lets everyone apply, play and be decided on. Answers all applications. */
export async function applyAll(
  db: Db,
  client: InnerClient,
  tokens: ReadonlyMap<string, string>,
  positions: ReadonlyMap<string, MadePosition>,
  say: (line: string) => void,
): Promise<readonly MadeApplication[]> {
  const all: MadeApplication[] = [];
  let n = 0;
  for (const position of DEMO_POSITIONS) {
    const made = positions.get(position.key);
    const author = tokens.get(position.author);
    if (!made || !author) continue;
    for (const [status, count] of Object.entries(position.applicants)) {
      for (let i = 0; i < count; i += 1) {
        const name = APPLICANT_NAMES[n % APPLICANT_NAMES.length] ?? 'Ada Berg';
        const [first_name = '', ...rest] = name.split(' ');
        const last_name = rest.join(' ');
        const email = `${first_name}.${last_name}.${n}`
          .normalize('NFKD')
          .replace(/[^a-zA-Z0-9.]/g, '')
          .toLowerCase();
        const isConfirmed = n % UNCONFIRMED_EVERY !== UNCONFIRMED_EVERY - 1;
        const who = {
          first_name,
          isConfirmed,
          last_name,
          email: `${email}@applicants.test`,
          seed: `demo:${position.key}:${n}`,
        };
        const application = await applyOne(db, client, who, position, made, status);
        if (!BEFORE_APPLIED.includes(status)) await decide(client, author, application.id, status);
        all.push({ ...application, position: position.key, status, isConfirmed });
        n += 1;
        if (n % 20 === 0) say(`  ${n} applicants …`);
      }
    }
  }
  const own = {
    first_name: 'Nadia',
    last_name: 'Haddad',
    email: 'candidate@tryout.test',
    seed: 'demo:nadia',
  };
  const candidate = tokens.get(own.email);
  for (const [key, status] of [
    ['demo', 'applied'],
    ['planner', 'questions_answered'],
  ] as const) {
    const position = DEMO_POSITIONS.find((one) => one.key === key);
    const made = positions.get(key);
    if (!position || !made || !candidate) continue;
    const application = await applyOne(db, client, { ...own, token: candidate }, position, made, status);
    all.push({ ...application, position: key, status: `${status}, own`, isConfirmed: true });
  }
  return all;
}
