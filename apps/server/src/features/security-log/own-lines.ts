import { emptiedDigest } from '@tryout/domain/personal-data/emptied-digest';
import { chainDigest } from '@tryout/domain/records/hash-chain';
import type { Db } from '../../platform/database/kysely.ts';
import { sha256 } from '../../platform/sha256.ts';
import {
  chainEnd,
  countOwn,
  findEmptiedBy,
  findErasuresOf,
  findSaidEmptied,
  firstMissingPlace,
  ownDigests,
  ownSealedLines,
} from './chain.queries.ts';

/** A line by which somebody finds it again. */
interface NamedLine {
  readonly id: string;
  readonly event_time: string;
}

/** The last place of the chain; 0: it is empty. */
export async function endOfLog(db: Db): Promise<number> {
  return (await chainEnd(db)).seal_seq;
}

/**
 * Holds an organization's own lines against the chain: each has to follow the digest of the line before it, whosever that
 * is. Answers how many were looked at, the last place, and the first that does not fit.
 */
export async function checkStretch(
  db: Db,
  organizationId: string,
  after: number,
  most: number,
): Promise<{ readonly checked: number; readonly last: number; readonly broken: NamedLine | null }> {
  const lines = await ownSealedLines(db, organizationId, after, most);
  for (const [at, { previous, digest, erased_by, line }] of lines.entries()) {
    const fits = previous !== null && (erased_by !== null || chainDigest(previous, line, sha256) === digest);
    if (!fits) return { checked: at, last: after, broken: { id: line.id, event_time: line.event_time } };
  }
  return { checked: lines.length, last: lines.at(-1)?.seal_seq ?? after, broken: null };
}

/** The first place of the chain that no line has; null: there is none. */
export const checkPlaces = (db: Db): Promise<number | null> => firstMissingPlace(db);

/** The first line of an organization that is empty although no erasure said so; null: none is. */
export async function checkEmptied(db: Db, organizationId: string): Promise<NamedLine | null> {
  const said = new Map((await findSaidEmptied(db)).map((each) => [each.erasure_id, each.digest]));
  for (const erasure of await findErasuresOf(db, organizationId)) {
    const emptied = await findEmptiedBy(db, erasure);
    const ids = emptied.map(({ id }) => id);
    if (said.get(erasure) === emptiedDigest(ids, sha256)) continue;
    const own = emptied.find((each) => each.organization_id === organizationId);
    if (own) return { id: own.id, event_time: own.event_time };
  }
  return null;
}

/** How many sealed lines an organization has. */
export const countOwnLines = (db: Db, organizationId: string): Promise<number> =>
  countOwn(db, organizationId);

/** Places and digests of an organization's lines within a stretch of the chain, in order. */
export const sealedDigests = (
  db: Db,
  organizationId: string,
  after: number,
  until: number,
): Promise<{ seal_seq: number; digest: string }[]> => ownDigests(db, organizationId, after, until);
