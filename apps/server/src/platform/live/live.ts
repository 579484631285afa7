import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from '../database/kysely.ts';
import { afterCommit } from '../database/transaction.ts';

/** What a browser is told: a topic to look at again, and a little data. */
export interface LiveEvent {
  readonly topic: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Server-sent events to signed-in people, carried between server processes by the database. */
export interface Live {
  /** Tells people after the transaction commits; lost if they are not connected, which a reload makes good. */
  tell(db: Db, userIds: readonly string[], event: LiveEvent): void;
  /** The same for everybody who is connected. */
  tellEverybody(db: Db, event: LiveEvent): void;
  connect(userId: string, sessionId: string, response: ServerResponse): void;
  /** Ends the streams of a session that was revoked. */
  disconnect(sessionId: string): void;
  /** How many streams are open in this process. */
  open(): number;
  stop(): Promise<void>;
}

const CHANNEL = 'tryout_live';
const HEARTBEAT_MS = 25_000;
/** What happens within this time goes to the other processes in one statement. */
const GATHER_MS = 15;

interface Listener {
  readonly sessionId: string;
  readonly response: ServerResponse;
}

/** Starts listening. The dedicated connection is opened anew when it breaks. */
export async function startLive(pool: pg.Pool, onProblem: (error: Error) => void): Promise<Live> {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.PoolClient | null = null;
  let stopped = false;

  const deliver = (payload: string) => {
    const {
      u: userIds,
      e: event,
      x: ended,
    } = JSON.parse(payload) as { u?: string[] | 'all'; e?: LiveEvent; x?: string };
    if (ended) return end(ended);
    for (const userId of userIds === 'all' ? listeners.keys() : (userIds ?? [])) {
      for (const { response } of listeners.get(userId) ?? []) {
        response.write(`event: ${event?.topic}\ndata: ${JSON.stringify(event?.data ?? {})}\n\n`);
      }
    }
  };

  const end = (sessionId: string) => {
    for (const set of listeners.values()) {
      for (const one of set) if (one.sessionId === sessionId) one.response.end();
    }
  };

  const listen = async (): Promise<void> => {
    const connection = await pool.connect();
    client = connection;
    connection.on('notification', (message) => message.payload && deliver(message.payload));
    connection.on('error', (error) => lost(connection, error));
    try {
      await connection.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost(connection, error as Error);
    }
  };
  const lost = (connection: pg.PoolClient, error: Error) => {
    // A connection that is cut may say so twice, and after it was given back.
    if (client !== connection) return;
    onProblem(error);
    client = null;
    connection.release(error);
    // What happens from here on is heard by nobody: browsers come back by themselves and ask for everything anew.
    for (const set of listeners.values()) for (const { response } of set) response.end();
    listenAgain();
  };
  /** Until it succeeds: the database may be away for a while. */
  let waiting = false;
  const listenAgain = () => {
    if (stopped || waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      listen().catch((error: Error) => {
        onProblem(error);
        listenAgain();
      });
    }, 1000).unref();
  };
  await listen();

  // Not in the transaction that it tells about: PostgreSQL lets only one transaction that notifies commit at a time,
  // which would make every write wait for the disk of every other.
  const outgoing = new Set<string>();
  let sending: Promise<void> | null = null;
  const send = (payload: string) => {
    outgoing.add(payload);
    sending ??= delay(GATHER_MS).then(flush);
  };
  const flush = async () => {
    const payloads = [...outgoing];
    outgoing.clear();
    sending = null;
    await pool
      .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [CHANNEL, payloads])
      .catch(onProblem);
  };

  const heartbeat = setInterval(() => {
    for (const set of listeners.values()) for (const { response } of set) response.write(': still here\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    tell(db, userIds, event) {
      for (let i = 0; i < userIds.length; i += 100) {
        const payload = JSON.stringify({ u: userIds.slice(i, i + 100), e: event });
        afterCommit(db, () => send(payload));
      }
    },
    tellEverybody(db, event) {
      afterCommit(db, () => send(JSON.stringify({ u: 'all', e: event })));
    },
    connect(userId, sessionId, response) {
      const listener = { sessionId, response };
      const set = listeners.get(userId) ?? new Set<Listener>();
      listeners.set(userId, set.add(listener));
      response.on('close', () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(userId);
      });
    },
    disconnect(sessionId) {
      end(sessionId);
      send(JSON.stringify({ x: sessionId }));
    },
    open: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    async stop() {
      stopped = true;
      clearInterval(heartbeat);
      await sending;
      for (const set of listeners.values()) for (const { response } of set) response.end();
      client?.release(true);
      client = null;
    },
  };
}
