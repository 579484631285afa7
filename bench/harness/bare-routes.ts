import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { uuidv7 } from 'uuidv7';

/** A statement whose parameters may be filled in by the request. */
interface Prepared {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Handlers as somebody would write them in an afternoon: the session is looked up, the SQL is run, the rows are sent.
 * No checks of input or rights, no log of who did what beyond the row that is asked for.
 */
export function registerBare(app: FastifyInstance, pool: pg.Pool): void {
  const session = async (request: FastifyRequest): Promise<string> => {
    const token = (request.headers.authorization ?? '').slice(7);
    const { rows } = await pool.query<{ id: string }>(
      `select u.id, u.user_type from sessions s join users u on u.id = s.user_id
       where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and u.status = 'active'`,
      [createHash('sha256').update(token).digest()],
    );
    if (!rows[0]) throw new Error('signed out');
    return rows[0].id;
  };
  const within = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };

  // Reads: the statements the product runs for the same page, told once beforehand.
  const reads = new Map<string, readonly Prepared[]>();
  app.post<{ Body: { name: string; statements: Prepared[] } }>(
    '/prepare',
    { bodyLimit: 10_000_000 },
    async ({ body }) => {
      reads.set(body.name, body.statements);
      return {};
    },
  );
  app.get<{ Params: { name: string } }>('/read/:name', async (request) => {
    await session(request);
    const statements = reads.get(request.params.name) ?? [];
    const results = await Promise.all(
      statements.map(({ sql, parameters }) => pool.query(sql, [...parameters])),
    );
    return { data: results.map((result) => result.rows) };
  });
  // Writes: the same rows the product writes, with ids of their own.
  app.post<{ Params: { name: string }; Body: { replace: [string, string][] } }>(
    '/write/:name',
    async (request) => {
      await session(request);
      const statements = reads.get(request.params.name) ?? [];
      await within(async (client) => {
        for (const { sql, parameters } of statements) {
          await client.query(
            sql,
            parameters.map((value) => withIds(value, request.body.replace)),
          );
        }
      });
      return { data: {} };
    },
  );

  app.post<{ Body: { position_id: string } }>('/application', async (request) => {
    const candidate = await session(request);
    const id = uuidv7();
    await within(async (client) => {
      await client.query(
        `insert into applications (id, organization_id, position_id, revision_id, candidate_id, applicant_name, applicant_email, consent_at)
         select $1, p.organization_id, p.id, r.id, u.id, u.first_name || ' ' || u.last_name, u.email, now()
         from positions p join position_revisions r on r.position_id = p.id, users u where p.id = $2 and u.id = $3`,
        [id, request.body.position_id, candidate],
      );
      await client.query(LOG, [id, candidate, 'started', null, 'started']);
    });
    return { data: { application_id: id } };
  });
  app.post<{ Body: { application_id: string; to: string } }>('/status', async (request) => {
    const user = await session(request);
    const { application_id, to } = request.body;
    await within(async (client) => {
      const { rows } = await client.query<{ status: string }>(
        'select status from applications where id = $1 for update',
        [application_id],
      );
      await client.query(
        'update applications set status = $2, stage_entered_at = now(), updated_at = now() where id = $1',
        [application_id, to],
      );
      await client.query(LOG, [application_id, user, 'status_changed', rows[0]?.status, to]);
    });
    return { data: { application_id, status: to } };
  });
}

const LOG = `insert into application_log (application_id, seq, organization_id, actor_id, actor_kind, action, from_status, to_status, previous_hash, hash)
  select a.id, (select coalesce(max(seq), 0) + 1 from application_log where application_id = a.id), a.organization_id, $2, 'user', $3, $4, $5, '', ''
  from applications a where a.id = $1`;

/** Buffers travel as text between processes; ids of the recorded request become those of this one. */
function withIds(value: unknown, replace: readonly [string, string][]): unknown {
  if (Array.isArray(value)) return value.map((inner) => withIds(inner, replace));
  if (isSentBuffer(value)) return Buffer.from(value.data);
  if (typeof value !== 'string') return value;
  return replace.reduce((text, [from, to]) => text.replaceAll(from, to), value);
}

function isSentBuffer(value: unknown): value is { type: 'Buffer'; data: number[] } {
  return typeof value === 'object' && value !== null && (value as { type?: unknown }).type === 'Buffer';
}
