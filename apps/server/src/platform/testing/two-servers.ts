import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type RunningServer, startServer } from '../../../../../e2e/setup/start-server.ts';
import { sampleArchive, sampleManifest } from '../../features/builds/testing/sample-build.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const EMAIL = 'admin@harbour.test';
const PASSWORD = 'Harbour-Crane-27!';
const SECRET = 'qT7vJw2zLx9pRk4nHb6dMf8cYs3gUe5a';
/** Two servers that share a database and a bucket and nothing else. */
export interface TwoServers {
  readonly servers: RunningServer[];
  readonly s3: S3Server;
  readonly token: string;
  /** Ends one at once, and starts it again on its port and folder. */
  killAndStart(at: number): Promise<void>;
  /** Asks one to stop; resolves when it has ended. */
  stopOne(at: number): Promise<void>;
  end(): Promise<void>;
}

/** Starts both, each with a data folder of its own. */
export async function startTwoServers(env: Record<string, string> = {}): Promise<TwoServers> {
  const database: TestDatabase = await createTestDatabase({ of: 'tables' });
  const s3 = await startS3Server();
  const parent = await mkdtemp(join(tmpdir(), 'tryout-two-'));
  const start = (at: number, port?: number) =>
    startServer({
      dataDir: join(parent, `server-${at}`),
      ...(port === undefined ? {} : { port }),
      env: {
        DATABASE_URL: database.connectionString,
        TRYOUT_DEMO: '0',
        TRYOUT_LIGHT_PASSWORDS: '',
        TRYOUT_LIBRARY: '0',
        TRYOUT_SECRET: SECRET,
        TRYOUT_ADMIN_EMAIL: EMAIL,
        TRYOUT_ADMIN_PASSWORD: PASSWORD,
        LOG_LEVEL: 'fatal',
        // What is uploaded is not tried out in a browser here.
        CHROMIUM_PATH: '/nowhere/chromium',
        TRYOUT_FILES: 's3',
        TRYOUT_S3_ENDPOINT: s3.config.endpoint,
        TRYOUT_S3_REGION: s3.config.region,
        TRYOUT_S3_BUCKET: s3.config.bucket,
        TRYOUT_S3_ACCESS_KEY_ID: s3.config.accessKeyId,
        TRYOUT_S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
        ...env,
      },
    });
  const servers = [await start(0), await start(1)];
  const [first] = servers;
  if (!first) throw new Error('no server');
  const opened = await fetch(`${first.baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD, token: true }),
  });
  const { token } = ((await opened.json()) as { data: { token: string } }).data;
  return {
    servers,
    s3,
    token,
    async killAndStart(at) {
      const server = servers[at];
      if (!server) throw new Error('there are two servers');
      await server.kill();
      servers[at] = await start(at, server.port);
    },
    stopOne: async (at) => servers[at]?.stop(),
    async end() {
      await Promise.all(servers.map((server) => server.stop()));
      await s3.stop();
      await database.drop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** What became of uploads that went to both servers while something happened to them. */
export interface UploadsSeen {
  readonly acknowledged: number;
  /** Cut off or refused with a status that asks to come again: the sender knows that it has to. */
  readonly to_repeat: number;
  /** Answers that say neither that it is done nor that it has to be repeated. */
  readonly wrong: readonly string[];
  /** Acknowledged, and not given back by either server byte by byte. */
  readonly lost: readonly string[];
}

/** Uploads games by turns to both servers until the work is over, then asks the other server for each that was taken. */
export async function uploadWhile(
  two: TwoServers,
  senders: number,
  work: () => Promise<void>,
): Promise<UploadsSeen> {
  const taken: { version: string; sha256: string; by: number }[] = [];
  const wrong: string[] = [];
  let to_repeat = 0;
  let isOver = false;
  const sender = async (number: number) => {
    for (let turn = number; !isOver; turn += 1) {
      const by = turn % 2;
      const bytes = sampleArchive(sampleManifest(`game-${number}-${turn}`), {
        'level.data': randomBytes(20_000),
      });
      try {
        const version = await uploadTo(two, by, bytes);
        if (typeof version === 'string')
          taken.push({ version, sha256: createHash('sha256').update(bytes).digest('hex'), by });
        else if (version === 503) to_repeat += 1;
        else wrong.push(`status ${version}`);
      } catch {
        to_repeat += 1;
        await delay(20);
      }
    }
  };
  const sending = Array.from({ length: senders }, (_, number) => sender(number));
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(sending);
  }
  const lost: string[] = [];
  for (const { version, sha256, by } of taken) {
    const answer = await fetch(
      `${two.servers[1 - by]?.baseUrl}/api/admin/build/version/${version}/download`,
      {
        headers: { authorization: `Bearer ${two.token}` },
      },
    );
    const got = createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('hex');
    if (answer.status !== 200 || got !== sha256) lost.push(`${version}: ${answer.status}`);
  }
  return { acknowledged: taken.length, to_repeat, wrong, lost };
}

/** Sends an archive in two parts, one to each server; answers the version, or the status of what was refused. */
async function uploadTo(two: TwoServers, by: number, bytes: Buffer): Promise<string | number> {
  const ask = (at: number, method: string, path: string, body: FormData | object) =>
    askServer(`${two.servers[at]?.baseUrl}/api/admin/build/${path}`, two.token, method, body);
  const begun = await ask(by, 'POST', 'uploads', { file_name: 'game.zip', size: bytes.length });
  const id = begun.data.upload_id;
  if (begun.status !== 201 || id === undefined) return begun.status;
  const half = Math.floor(bytes.length / 2);
  try {
    for (const [at, offset, part] of [
      [by, 0, bytes.subarray(0, half)],
      [1 - by, half, bytes.subarray(half)],
    ] as const) {
      const form = new FormData();
      form.set('offset', String(offset));
      form.set('part', new Blob([new Uint8Array(part)]), 'part');
      const sent = await ask(at, 'POST', `upload/${id}/part`, form);
      if (sent.status !== 200) return sent.status;
    }
    const done = await ask(by, 'POST', `upload/${id}/complete`, {});
    return done.status === 200 ? (done.data.version_id ?? 500) : done.status;
  } catch (error) {
    // Only so many may be open at a time.
    for (const at of [0, 1]) await ask(at, 'DELETE', `upload/${id}`, {}).catch(() => undefined);
    throw error;
  }
}

/** Each request comes from elsewhere, as far as limits are concerned. */
const elsewhere = () => ({ 'x-forwarded-for': [10, ...randomBytes(3)].join('.') });

async function askServer(url: string, token: string, method: string, body: FormData | object) {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...elsewhere(),
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const { data } = (await response.json()) as { data?: Record<string, string> };
  return { status: response.status, data: data ?? {} };
}

/** How often a load balancer looks which servers are ready; ms. */
const LOOKS_EVERY_MS = 100;

/**
 * Sends requests over kept connections to whichever server is ready, as a load balancer does, until the work is over.
 * Answers how many were answered, and what became of the others.
 */
export async function askWhile(
  two: TwoServers,
  senders: number,
  work: () => Promise<void>,
): Promise<{ readonly answered: readonly number[]; readonly failed: readonly string[] }> {
  const ready = [true, true];
  const answered = [0, 0];
  const failed: string[] = [];
  let isOver = false;
  const look = async (at: number) => {
    for (; !isOver; await delay(LOOKS_EVERY_MS))
      ready[at] = await fetch(`${two.servers[at]?.baseUrl}/api/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
  };
  const agents = [0, 1].map(() => new Agent({ keepAlive: true }));
  const send = async (number: number) => {
    for (let turn = number; !isOver; turn += 1) {
      const at = ready[turn % 2] ? turn % 2 : 1 - (turn % 2);
      const port = two.servers[at]?.port ?? 0;
      const status = await statusOf({
        agent: agents[at],
        host: 'localhost',
        port,
        path: '/api/health',
        headers: elsewhere(),
      });
      if (status === 200) answered[at] = (answered[at] ?? 0) + 1;
      else failed.push(`server ${at}: ${status}`);
    }
  };
  const all = [look(0), look(1), ...Array.from({ length: senders }, (_, number) => send(number))];
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(all);
    for (const agent of agents) agent.destroy();
  }
  return { answered, failed };
}

function statusOf(asked: {
  agent: Agent | undefined;
  host: string;
  port: number;
  path: string;
  headers: Record<string, string>;
}): Promise<number | string> {
  return new Promise((resolve) => {
    get(asked, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', (error) => resolve(error.message));
    }).on('error', (error) => resolve(error.message));
  });
}
