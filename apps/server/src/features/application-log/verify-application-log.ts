import { verifyChain } from '@tryout/domain/records/hash-chain';
import type { Db } from '../../platform/database/kysely.ts';
import { sha256 } from '../../platform/sha256.ts';
import { chainedLogRow } from './append-application-log.ts';
import { chainedLines } from './chained-lines.queries.ts';

/** Whether every line of an application's log is as it was written, and none is missing. */
export async function logIsIntact(db: Db, applicationId: string): Promise<boolean> {
  const lines = await chainedLines(db, applicationId);
  const rows = lines.map(({ digest, ...line }) => ({ row: chainedLogRow(line), digest }));
  return lines.every(({ seq }, at) => seq === at + 1) && verifyChain(rows, sha256).intact;
}
