import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAgain } from '../../features/plays/evidence/look-again.job.ts';
import { createDb, type Db } from '../database/kysely.ts';
import { migrate } from '../database/migrate.ts';
import { newToken } from '../http/tokens.ts';
import { sha256 } from '../sha256.ts';
import { createUser } from './factory.ts';
import { lookedAt } from './looked-at.ts';
import { playByBot } from './play-by-bot.ts';
import { type Restored, restoreIntoNew } from './restore-into.ts';
import { startTestApp, type TestApp, type TestBody } from './test-app.ts';

const RELEASE = join(import.meta.dirname, '../../../releases/0.1.0.zip');

interface Further {
  readonly state: string;
  /** The device's clock ran slow by a fifth. */
  readonly drifts?: boolean;
}

/** Applications as version 0.1.0 left them: in it the last attempt that had ended counted. */
const CASES = [
  { told: 'one attempt', further: [], card_of: 1, attempts: null, chosen: false },
  {
    told: 'two that were completed',
    further: [{ state: 'completed', drifts: true }],
    card_of: 2,
    attempts: { made: 2, counted: 2 },
    chosen: true,
  },
  {
    told: 'a second one that was broken off',
    further: [{ state: 'terminated' }],
    card_of: 2,
    attempts: { made: 2, counted: 2 },
    chosen: true,
  },
  {
    told: 'a second one that ran out of time',
    further: [{ state: 'expired' }],
    card_of: 1,
    attempts: { made: 2, counted: 1 },
    chosen: false,
  },
  {
    told: 'a second one that is still to be played',
    further: [{ state: 'ready' }],
    card_of: 1,
    attempts: { made: 2, counted: 1 },
    chosen: false,
  },
  {
    told: 'a second one that was broken off, and a third under way',
    further: [{ state: 'terminated' }, { state: 'active' }],
    card_of: 2,
    attempts: { made: 3, counted: 2 },
    chosen: true,
  },
] satisfies { further: Further[]; [key: string]: unknown }[];

interface OldApplication {
  readonly id: string;
  readonly organization_id: string;
  readonly position_id: string;
  readonly candidate_id: string;
  readonly simulation_id: string;
  readonly play_id: string;
  readonly score_card_id: string;
}

/** Applications of one position with a card and one completed play. */
async function applicationsOf(db: Db, count: number): Promise<OldApplication[]> {
  const { rows } = await sql<OldApplication>`
    select a.id, a.organization_id, a.position_id, a.candidate_id, p.simulation_id, p.id as play_id, a.score_card_id
    from applications a join plays p on p.application_id = a.id and p.state = 'completed'
    where a.score_card_id is not null and a.position_id = (
      select position_id from applications where score_card_id is not null group by 1 order by count(*) desc limit 1)
    order by a.id limit ${count}
  `.execute(db);
  expect(rows).toHaveLength(count);
  return rows;
}

/** Copies the play as another attempt, as a 0.1.0 would have stored it; answers its id. */
async function attemptAgain(db: Db, of: OldApplication, attempt: number, { state, drifts }: Further) {
  const id = uuidv7();
  await sql`
    insert into plays (id, organization_id, application_id, simulation_id, attempt, state, seed, tasks, accommodations,
      task_index, last_seq, last_hash, device, integrity, active_ms, deadline_at, launched_at, started_at, ended_at,
      last_event_at, chained_as, grant_reason)
    select ${id}, organization_id, application_id, simulation_id, ${attempt}, ${state}, seed, tasks, accommodations,
      task_index, last_seq, last_hash, device, integrity, active_ms, deadline_at, launched_at, started_at,
      case when ${state} in ('completed', 'terminated', 'expired') then ended_at end, last_event_at, id, 'Tried again'
    from plays where id = ${of.play_id}
  `.execute(db);
  await sql`
    insert into play_events (play_id, seq, organization_id, task_index, type, t_ms, payload, received_at, hash)
    select ${id}, seq, organization_id, task_index, type, t_ms, payload,
      case when ${drifts === true} then first.at + make_interval(secs => t_ms * 1.2 / 1000) else received_at end, hash
    from play_events, (select min(received_at) as at from play_events where play_id = ${of.play_id}) first
    where play_id = ${of.play_id}
  `.execute(db);
  await sql`
    insert into play_data_points (play_id, organization_id, task_index, task_key, key, value, missing_reason, trials)
    select ${id}, organization_id, task_index, task_key, key, value, missing_reason, trials
    from play_data_points where play_id = ${of.play_id}
  `.execute(db);
  return id;
}

/** Lets the card be made from that attempt. */
async function makeCardOf(db: Db, of: OldApplication, play: { id: string; attempt: number }): Promise<void> {
  const { rows } = await sql<{ pins: { plays: object[] } }>`
    select pins from score_cards where id = ${of.score_card_id}`.execute(db);
  const pins = rows[0]?.pins ?? { plays: [] };
  const made = { ...pins, plays: [{ ...pins.plays[0], ...play }] };
  await sql`update score_cards set pins = ${JSON.stringify(made)}, inputs_digest = ${sha256(canonicalJson(made))}
    where id = ${of.score_card_id}`.execute(db);
}

describe('an installation of 0.1.0 with several attempts an application', () => {
  let restored: Restored;
  let app: TestApp;
  let recruiter: string;
  let applications: OldApplication[];

  beforeAll(async () => {
    restored = await restoreIntoNew(RELEASE);
    const db = createDb(restored.database.pool);
    applications = await applicationsOf(db, CASES.length);
    for (const [i, { further, card_of }] of CASES.entries()) {
      const application = applications[i] as OldApplication;
      const ids = [application.play_id];
      for (const each of further) ids.push(await attemptAgain(db, application, ids.length + 1, each));
      await makeCardOf(db, application, { id: ids[card_of - 1] ?? '', attempt: card_of });
    }
    await migrate(restored.database.pool);
    app = await startTestApp({ installation: restored });
    const [{ organization_id } = { organization_id: '' }] = applications;
    recruiter = (await createUser(app.db, 'company_admin', { organization_id })).token;
  });
  afterAll(async () => {
    await app.stop();
    await rm(restored.dataDir, { recursive: true, force: true });
  });

  const position = () => applications[0]?.position_id ?? '';
  const get = async (path: string, query: Record<string, string>): Promise<TestBody> =>
    (await app.call({ path, as: recruiter, query })).body.data;
  const cardOf = ({ id }: OldApplication) => get('/position/application/score/card', { application_id: id });
  const attemptsOf = async ({ id }: OldApplication): Promise<TestBody[]> =>
    (await get('/position/application/attempts', { application_id: id })).simulations[0].attempts;
  const listed = async ({ id }: OldApplication) =>
    (await get('/applicants', { position_id: position(), recordsPerPage: '100' })).items.find(
      (row: TestBody) => row.application_id === id,
    );

  it.each(CASES.map((one, i) => [one.told, one, i] as const))(
    '%s: what counted goes on counting',
    async (_, { attempts, card_of, chosen, further }, i) => {
      const application = applications[i] as OldApplication;
      expect((await listed(application)).attempts).toEqual(attempts);
      const card = await cardOf(application);
      expect([card.id, card.is_current, card.plays[0].attempt, card.plays[0].attempts]).toEqual([
        application.score_card_id,
        true,
        card_of,
        further.length + 1,
      ]);
      const all = await attemptsOf(application);
      expect(all.map(({ attempt, counts }) => [attempt, counts])).toEqual(
        all.map((_one, n) => [n + 1, n + 1 === card_of]),
      );
      expect(all.flatMap((one) => (one.chosen ? [[one.attempt, one.chosen.by]] : []))).toEqual(
        chosen ? [[card_of, null]] : [],
      );
    },
  );

  it('says the same of its plays in the list and on the cards, by what the log tells', async () => {
    await lookAgain(app.services);
    const looked = await lookedAt(app, recruiter, position());
    expect(looked.length).toBeGreaterThan(CASES.length);
    for (const { in_list, on_card } of looked) expect(in_list).toEqual(on_card);
    const drifting = looked.filter(({ in_list }) => in_list.includes('clock_drift_s'));
    expect(drifting.map(({ application_id }) => application_id)).toEqual([applications[1]?.id]);
  });

  it('marks by the limit that a super admin set, in the list and on the cards alike, and changes no score', async () => {
    const admin = await createUser(app.db, 'super_admin');
    const drifting = async (integrity_drift_s: number) => {
      const body = { values: { integrity_drift_s } };
      const set = await app.call({ method: 'PUT', path: '/admin/appconfigs/update', as: admin.token, body });
      expect(set.status, set.raw).toBe(200);
      await lookAgain(app.services);
      const looked = await lookedAt(app, recruiter, position());
      for (const { in_list, on_card } of looked) expect(in_list).toEqual(on_card);
      return looked.filter(({ in_list }) => in_list.includes('clock_drift_s')).length;
    };
    const digests = async () => {
      const { rows } = await sql<{
        id: string;
      }>`select id, result_digest from score_cards order by id`.execute(app.db);
      return rows;
    };
    const before = await digests();
    expect(await drifting(3600)).toBe(0);
    expect(await drifting(2)).toBe(1);
    expect(await digests()).toEqual(before);
    const { rows } = await sql`select 1 from pgboss.job where name = 'plays.look_again'`.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('lets a person choose the first attempt, and a further one changes nothing by itself', async () => {
    const application = applications[1] as OldApplication;
    const body = {
      application_id: application.id,
      play_id: application.play_id,
      reason: 'The first was valid',
    };
    const choice = await app.call({
      method: 'POST',
      path: '/position/application/attempt/choose',
      as: recruiter,
      body,
    });
    expect(choice.status, choice.raw).toBe(200);
    expect(await listed(application)).toMatchObject({ attempts: { made: 2, counted: 1 }, look_at: [] });

    const granted = await app.call({
      method: 'POST',
      path: '/position/application/attempt',
      as: recruiter,
      body: {
        application_id: application.id,
        simulation_id: application.simulation_id,
        fault: 'technical',
        reason: 'The line broke',
      },
    });
    expect(granted.status, granted.raw).toBe(200);
    const { token, hash } = newToken();
    await sql`insert into sessions (id, user_id, token_hash, expires_at)
      values (${uuidv7()}, ${application.candidate_id}, ${hash}, now() + interval '1 day')`.execute(app.db);
    const { digest } = (
      await app.call({ path: '/application/notice', as: token, query: { application_id: application.id } })
    ).body.data;
    const accepted = await app.call({
      method: 'POST',
      path: '/application/notice/accept',
      as: token,
      body: { application_id: application.id, digest },
    });
    expect(accepted.status, accepted.raw).toBe(200);
    const opened = await app.call({
      method: 'POST',
      path: '/application/game/open',
      as: token,
      body: { application_id: application.id, simulation_id: application.simulation_id },
    });
    const persona = { ability: 0.9, speed: 0.8, lapse: 0.02, risk: 0.5 };
    const ended = await playByBot(app, opened.body.data.token, persona, 'third');
    expect(ended.body.data.state).toBe('completed');
    expect((await listed(application)).attempts).toEqual({ made: 3, counted: 1 });
    expect((await cardOf(application)).plays[0]).toMatchObject({ attempt: 1, attempts: 3 });
  });
});
