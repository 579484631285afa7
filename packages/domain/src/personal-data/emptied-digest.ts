import type { Sha256 } from '../records/hash-chain.ts';

/**
 * The digest over the ids of log lines that one erasure emptied. It is written into the chain of the same log, so a line
 * that somebody emptied behind its back is found.
 * @param ids In any order.
 */
export function emptiedDigest(ids: readonly string[], sha256: Sha256): string {
  return sha256([...ids].sort().join('\n'));
}
