import type { LogLine } from '@tryout/contract/applicants/applicant-talk';
import { maskText } from '@tryout/domain/applicants/masked-name';
import { verifyChain } from '@tryout/domain/records/hash-chain';
import type { Db } from '../../../platform/database/kysely.ts';
import { sha256 } from '../../../platform/sha256.ts';
import { chainedLogRow } from '../../application-log/public.ts';
import type { SeenApplicant } from '../find-applicant.ts';
import { findChainedLog, findLog } from './application-log-view.queries.ts';

/** What happened with an application; in blind review without the applicant's name. */
export async function readLog(db: Db, { applicant, rights }: SeenApplicant): Promise<LogLine[]> {
  const rows = await findLog(db, applicant.id);
  if (rights.see_identity) return rows;
  return rows.map((row) => ({
    ...row,
    actor_name: row.actor_kind === 'candidate' ? null : row.actor_name,
    note: row.note === null ? null : maskText(row.note, applicant),
    mail: row.mail?.subject ? { ...row.mail, subject: maskText(row.mail.subject, applicant) } : row.mail,
  }));
}

/** Recomputes the chain of a log. */
export async function verifyLog(
  db: Db,
  applicationId: string,
): Promise<{ intact: boolean; lines: number; broken_at: number | null }> {
  const stored = await findChainedLog(db, applicationId);
  const check = verifyChain(
    stored.map(({ digest, ...row }) => ({ row: chainedLogRow(row), digest })),
    sha256,
  );
  // A line that is missing shows in the numbers before it shows in the chain.
  const gap = stored.findIndex((row, index) => row.seq !== index + 1);
  const first = [check.broken_at, gap < 0 ? null : gap].filter((at) => at !== null);
  const at = first.length > 0 ? Math.min(...first) : null;
  return {
    intact: at === null,
    lines: stored.length,
    broken_at: at === null ? null : (stored[at]?.seq ?? at + 1),
  };
}
