import { emptiedDigest } from '@tryout/domain/personal-data/emptied-digest';
import { CHAIN_START, chainDigest } from '@tryout/domain/records/hash-chain';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { sha256 } from '../../platform/sha256.ts';
import {
  chainEnd,
  countUnsealed,
  findEmptiedUnsealed,
  findSaidEmptied,
  lockChain,
  sealedLines,
  sealLines,
  unsealedLines,
} from './chain.queries.ts';

const BATCH = 1000;

/** A transaction that began to write a line is over after this; later ones take a later place in the chain. */
const SETTLED_AFTER_S = 30;

/** Puts the lines that are old enough into the chain; answers how many. */
export async function sealSecurityLog(db: Db, olderThanSeconds = SETTLED_AFTER_S): Promise<number> {
  let sealed = 0;
  for (;;) {
    const added = await withTransaction(db, async (tx) => {
      if (!(await lockChain(tx))) return 0;
      let { seal_seq, digest } = await chainEnd(tx);
      const lines = await unsealedLines(tx, BATCH, olderThanSeconds);
      const seals = lines.map((line) => {
        seal_seq += 1;
        digest = chainDigest(digest, line, sha256);
        return { id: line.id, seal_seq, digest };
      });
      if (seals.length > 0) await sealLines(tx, seals);
      return seals.length;
    });
    sealed += added;
    if (added < BATCH) return sealed;
  }
}

/**
 * Recomputes the chain from its start and names the first line that does not fit. A line that an erasure emptied keeps its
 * digest; which ones it emptied is compared with what the log says about that.
 */
export async function verifySecurityLog({ db }: Act) {
  let digest = CHAIN_START;
  let place = 0;
  const emptied = new Map<string, string[]>();
  const note = (erasure: string, id: string) => {
    const ids = emptied.get(erasure);
    if (ids) ids.push(id);
    else emptied.set(erasure, [id]);
  };
  const count = () => [...emptied.values()].reduce((sum, ids) => sum + ids.length, 0);
  const broken = async (broken_at: string) => ({
    intact: false,
    rows: place,
    unsealed: await countUnsealed(db),
    broken_at,
    digest,
    emptied: count(),
  });
  for (;;) {
    const lines = await sealedLines(db, place, BATCH);
    for (const { seal_seq, digest: stored, erased_by, line } of lines) {
      const expected = erased_by === null ? chainDigest(digest, line, sha256) : stored;
      if (seal_seq !== place + 1 || stored !== expected) return broken(line.id);
      if (erased_by !== null) note(erased_by, line.id);
      digest = expected;
      place = seal_seq;
    }
    if (lines.length < BATCH) break;
  }
  for (const { id, erased_by } of await findEmptiedUnsealed(db)) note(erased_by, id);
  const said = new Map((await findSaidEmptied(db)).map((each) => [each.erasure_id, each.digest]));
  for (const [erasure, ids] of emptied) {
    if (said.get(erasure) !== emptiedDigest(ids, sha256)) return broken(ids[0] ?? '');
  }
  return {
    intact: true,
    rows: place,
    unsealed: await countUnsealed(db),
    broken_at: null,
    digest,
    emptied: count(),
  };
}
