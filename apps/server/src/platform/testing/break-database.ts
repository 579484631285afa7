import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** How the database is broken under the server. */
export type Break = 'end every connection' | 'kill one backend' | 'kill the database';

export const BREAKS: readonly Break[] = ['end every connection', 'kill one backend', 'kill the database'];

/** What was seen while the database was broken under a server that people were writing to. */
export interface BrokenRun {
  /** Writes that the server acknowledged. */
  readonly acknowledged: number;
  /** Of those, names that are not in the database afterwards. */
  readonly lost: readonly string[];
  /** Answers that were neither a success nor a 503 with Retry-After, as status and text. */
  readonly wrong: readonly string[];
  /** Requests that got no answer at all: the server's process was gone or cut them off. */
  readonly unanswered: number;
  /** Requests refused with 503 and Retry-After. */
  readonly put_off: number;
  /** For each break, milliseconds until the server was healthy again. */
  readonly healthy_after_ms: readonly number[];
  /** Milliseconds until a mail that was asked for after the last break had been sent by a job. */
  readonly job_after_ms: number;
  /** Whether the live stream, opened anew after the last break, told of something that happened then. */
  readonly told_live: boolean;
}

const WRITERS = 8;
const HEALTHY_LIMIT_MS = 60_000;
/** Within this time the live stream works again. */
const LIVE_LIMIT_MS = 10_000;

/** Where the server is, and the embedded database under it. */
export interface BreakPlace {
  readonly baseUrl: string;
  readonly dataDir: string;
  /** Session token of a super admin. */
  readonly token: string;
  /** Address of an account that a mail can be sent to. */
  readonly email: string;
}

/** Writes through the API without pause while the database is broken again and again, each in its turn. */
export async function breakDatabase(place: BreakPlace, breaks: readonly Break[]): Promise<BrokenRun> {
  const acknowledged: string[] = [];
  const wrong: string[] = [];
  const healthy: number[] = [];
  let [unanswered, putOff, next] = [0, 0, 0];
  let over = false;

  const write = async () => {
    while (!over) {
      const name = `Kept ${next++}`;
      let answer: Response;
      try {
        answer = await call(place, 'POST', '/admin/conditions', { name, source: 'accuracy >= 0.5' });
      } catch {
        unanswered += 1;
        await delay(50);
        continue;
      }
      const text = await answer.text();
      if (answer.ok) acknowledged.push(name);
      else if (answer.status === 503 && answer.headers.has('retry-after')) {
        putOff += 1;
        await delay(50);
      } else wrong.push(`${answer.status} ${text}`);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);

  for (const one of breaks) {
    const before = acknowledged.length;
    // Everybody is in the middle of something.
    while (acknowledged.length < before + 5 * WRITERS && wrong.length === 0) await delay(10);
    await carryOut(place, one);
    const began = performance.now();
    // What has not noticed yet may still answer that all is well: a server, and connections whose database was killed.
    // So a write has to succeed and a new connection to be taken as well.
    const written = acknowledged.length;
    while (
      !(await isHealthy(place)) ||
      acknowledged.length === written ||
      !(await takesConnections(place.dataDir))
    ) {
      if (performance.now() - began > HEALTHY_LIMIT_MS)
        throw new Error(`not healthy a minute after: ${one} ${wrong.slice(0, 3).join(' ')}`);
      await delay(20);
    }
    healthy.push(performance.now() - began);
  }
  over = true;
  await Promise.all(writers);

  const { job_after_ms, told_live } = await backgroundWorks(place);
  const names = await ask<{ name: string }>(place.dataDir, 'select name from conditions');
  const stored = new Set(names.map((row) => row.name));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((name) => !stored.has(name)),
    wrong,
    unanswered,
    put_off: putOff,
    healthy_after_ms: healthy,
    job_after_ms,
    told_live,
  };
}

let caller = 0;

/** Each call from an address of its own, so that no limit for one address is met. */
function call(place: BreakPlace, method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
  caller += 1;
  return fetch(`${place.baseUrl}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${place.token}`,
      'x-forwarded-for': `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
}

async function isHealthy(place: BreakPlace): Promise<boolean> {
  try {
    const answer = await call(place, 'GET', '/health');
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Asks for a mail, which a job sends, and sees whether the live stream tells. */
async function backgroundWorks(place: BreakPlace): Promise<{ job_after_ms: number; told_live: boolean }> {
  const began = performance.now();
  await call(place, 'POST', '/user/password/reset/code', { email: place.email });
  const sent = async () => {
    const rows = await ask(
      place.dataDir,
      `select from mails where to_email = '${place.email}' and status = 'sent'`,
    );
    return rows.length > 0;
  };
  while (!(await sent())) {
    if (performance.now() - began > HEALTHY_LIMIT_MS) throw new Error('no job has sent the mail in a minute');
    await delay(50);
  }
  const job_after_ms = performance.now() - began;
  return { job_after_ms, told_live: await liveTells(place) };
}

/**
 * Listens to the live stream as a browser does, which opens it again whenever it ends, until it is heard of what another
 * server of this installation would tell.
 */
async function liveTells(place: BreakPlace): Promise<boolean> {
  const [user] = await ask<{ id: string }>(
    place.dataDir,
    `select id from users where email = '${place.email}'`,
  );
  const event = JSON.stringify({ u: [user?.id], e: { topic: 'told' } });
  const stop = AbortSignal.timeout(LIVE_LIMIT_MS);
  let heard = false;
  const listen = async () => {
    while (!heard && !stop.aborted) {
      const opened = await fetch(`${place.baseUrl}/api/live/events`, {
        headers: { authorization: `Bearer ${place.token}` },
        signal: stop,
      }).catch(() => null);
      if (opened !== null) heard = await hears(opened, 'event: told');
    }
  };
  const tell = async () => {
    while (!heard && !stop.aborted) {
      await ask(place.dataDir, `select pg_notify('tryout_live', '${event}')`);
      await delay(200);
    }
  };
  await Promise.all([listen(), tell()]);
  return heard;
}

async function hears(opened: Response, what: string): Promise<boolean> {
  const decoder = new TextDecoder();
  let heard = '';
  try {
    for await (const chunk of opened.body ?? []) {
      heard += decoder.decode(chunk as Uint8Array, { stream: true });
      if (heard.includes(what)) return true;
    }
  } catch {
    return false;
  }
  return false;
}

function postmaster(dataDir: string): { pid: number; port: string } {
  const lines = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: lines[3] ?? '' };
}

async function ask<T extends object>(dataDir: string, statement: string): Promise<T[]> {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim();
  const client = new pg.Client({
    connectionString: `postgres://tryout:${password}@127.0.0.1:${postmaster(dataDir).port}/tryout`,
    application_name: 'breaker',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function takesConnections(dataDir: string): Promise<boolean> {
  try {
    await ask(dataDir, 'select');
    return true;
  } catch {
    return false;
  }
}

const OTHERS = `from pg_stat_activity where application_name like 'tryout%'`;

async function carryOut({ dataDir }: BreakPlace, one: Break): Promise<void> {
  if (one === 'kill the database') return void process.kill(postmaster(dataDir).pid, 'SIGKILL');
  if (one === 'end every connection') {
    await ask(dataDir, `select pg_terminate_backend(pid) ${OTHERS}`);
    return;
  }
  const [backend] = await ask<{ pid: number }>(
    dataDir,
    `select pid ${OTHERS} and application_name = 'tryout' limit 1`,
  );
  if (backend) process.kill(backend.pid, 'SIGKILL');
}
