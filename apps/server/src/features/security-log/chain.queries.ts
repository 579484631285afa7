import { CHAIN_START } from '@tryout/domain/records/hash-chain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** What of a line is in the chain: everything that says what happened. */
export interface ChainedLine {
  readonly id: string;
  readonly event_time: string;
  readonly organization_id: string | null;
  readonly request_id: string;
  readonly performer_type: string;
  readonly performer_id: string | null;
  readonly performer_email: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly event_type: string;
  readonly action: string;
  readonly target_type: string;
  readonly target_id: string;
  readonly meta: unknown;
  readonly outcome: string;
}

/** A line of the chain with its place and digest. */
export interface SealedLine {
  readonly seal_seq: number;
  readonly digest: string;
  /** The erasure that emptied the line; null: it is as it was written. */
  readonly erased_by: string | null;
  readonly line: ChainedLine;
}

/** The columns of a chained line. */
export const LINE = sql`id, event_time, organization_id, request_id, performer_type, performer_id, performer_email, ip,
  user_agent, event_type, action, target_type, target_id, meta, outcome`;

/** Lets only one sealer work, until the transaction ends; false when another one does. */
export async function lockChain(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('security_log.seal', 0)) as mine
  `.execute(db);
  return rows[0]?.mine ?? false;
}

/** The end of the chain. */
export async function chainEnd(db: Db): Promise<{ seal_seq: number; digest: string }> {
  const { rows } = await sql<{ seal_seq: number; digest: string }>`
    select seal_seq, encode(hash, 'hex') as digest from security_log
    where seal_seq is not null order by seal_seq desc limit 1
  `.execute(db);
  return rows[0] ?? { seal_seq: 0, digest: CHAIN_START };
}

/** Lines that are not in the chain yet and old enough that no earlier one is still being written. */
export async function unsealedLines(db: Db, most: number, olderThanSeconds: number): Promise<ChainedLine[]> {
  const { rows } = await sql<ChainedLine>`
    select ${LINE} from security_log
    where seal_seq is null and event_time < now() - make_interval(secs => ${olderThanSeconds})
    order by id limit ${most}
  `.execute(db);
  return rows;
}

/** Puts lines into the chain. */
export async function sealLines(
  db: Db,
  seals: readonly { id: string; seal_seq: number; digest: string }[],
): Promise<void> {
  await sql`
    update security_log l set seal_seq = s.seal_seq, hash = decode(s.digest, 'hex')
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as s(id uuid, seal_seq bigint, digest text)
    where l.id = s.id
  `.execute(db);
}

/** Lines of the chain after a place, in order. */
export async function sealedLines(db: Db, after: number, most: number): Promise<SealedLine[]> {
  const { rows } = await sql<ChainedLine & { seal_seq: number; digest: string; erased_by: string | null }>`
    select seal_seq, encode(hash, 'hex') as digest, erased_by, ${LINE} from security_log
    where seal_seq > ${after} order by seal_seq limit ${most}
  `.execute(db);
  return rows.map(({ seal_seq, digest, erased_by, ...line }) => ({ seal_seq, digest, erased_by, line }));
}

/** What the log itself says of lines that were emptied, by the erasure that did: the newest word counts. */
export async function findSaidEmptied(db: Db): Promise<{ erasure_id: string; digest: string }[]> {
  const { rows } = await sql<{ erasure_id: string; digest: string }>`
    select distinct on (target_id) target_id as erasure_id, meta ->> 'digest' as digest from security_log
    where action = 'personal_data.log_emptied' order by target_id, id desc
  `.execute(db);
  return rows;
}

/** Lines that were emptied and are not in the chain yet. */
export async function findEmptiedUnsealed(db: Db): Promise<{ id: string; erased_by: string }[]> {
  const { rows } = await sql<{ id: string; erased_by: string }>`
    select id, erased_by from security_log where erased_by is not null and seal_seq is null
  `.execute(db);
  return rows;
}

/** Lines that wait for their seal. */
export async function countUnsealed(db: Db): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from security_log where seal_seq is null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** An organization's own lines of the chain after a place, each with the digest of the line before; null: it is missing. */
export async function ownSealedLines(
  db: Db,
  organizationId: string,
  after: number,
  most: number,
): Promise<(SealedLine & { readonly previous: string | null })[]> {
  const { rows } = await sql<
    ChainedLine & { seal_seq: number; digest: string; erased_by: string | null; previous: string | null }
  >`
    select seal_seq, encode(hash, 'hex') as digest, erased_by,
      case when seal_seq = 1 then ${CHAIN_START}
        else (select encode(p.hash, 'hex') from security_log p where p.seal_seq = security_log.seal_seq - 1) end as previous,
      ${LINE}
    from security_log where organization_id = ${organizationId} and seal_seq > ${after} order by seal_seq limit ${most}
  `.execute(db);
  return rows.map(({ seal_seq, digest, erased_by, previous, ...line }) => ({
    seal_seq,
    digest,
    erased_by,
    previous,
    line,
  }));
}

/** Places and digests of an organization's lines within a stretch of the chain, in order. */
export async function ownDigests(
  db: Db,
  organizationId: string,
  after: number,
  until: number,
): Promise<{ seal_seq: number; digest: string }[]> {
  const { rows } = await sql<{ seal_seq: number; digest: string }>`
    select seal_seq, encode(hash, 'hex') as digest from security_log
    where organization_id = ${organizationId} and seal_seq > ${after} and seal_seq <= ${until} order by seal_seq
  `.execute(db);
  return rows;
}

/** How many sealed lines an organization has. */
export async function countOwn(db: Db, organizationId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from security_log where organization_id = ${organizationId} and seal_seq is not null
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** The first place of the chain that no line has; null: it has no gap. */
export async function firstMissingPlace(db: Db): Promise<number | null> {
  const { rows } = await sql<{ full: boolean }>`
    select coalesce(max(seal_seq), 0) = count(*) as full from security_log where seal_seq is not null
  `.execute(db);
  if (rows[0]?.full) return null;
  const { rows: gaps } = await sql<{ place: number }>`
    select n as place from (select seal_seq, row_number() over (order by seal_seq) as n from security_log
      where seal_seq is not null) s where seal_seq <> n order by n limit 1
  `.execute(db);
  return gaps[0]?.place ?? null;
}

/** Erasures that emptied lines of an organization. */
export async function findErasuresOf(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ erased_by: string }>`
    select distinct erased_by from security_log where organization_id = ${organizationId} and erased_by is not null
    order by 1
  `.execute(db);
  return rows.map((row) => row.erased_by);
}

/** The lines that an erasure emptied, of whomever. */
export async function findEmptiedBy(
  db: Db,
  erasureId: string,
): Promise<{ id: string; event_time: string; organization_id: string | null }[]> {
  const { rows } = await sql<{ id: string; event_time: string; organization_id: string | null }>`
    select id, event_time, organization_id from security_log where erased_by = ${erasureId} order by id
  `.execute(db);
  return rows;
}
