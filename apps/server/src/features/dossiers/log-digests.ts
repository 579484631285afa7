import { dayDigest } from '@tryout/domain/dossiers/key-log';
import { digestOfAll } from '@tryout/domain/records/hash-chain';
import { type Act, serverAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { sha256 } from '../../platform/sha256.ts';
import { endOfLog, sealedDigests } from '../security-log/public.ts';
import { findManifests, findOrganizationsToDigest, lastDay } from './keys.queries.ts';
import { appendLine, signerOfOrganization } from './organization-keys.ts';

/** Every night: what each organization's security log is goes into the log of its keys, signed. */
export function digestLogsJob(services: Services): JobHandler {
  return {
    name: 'dossiers.digest_logs',
    cron: '25 0 * * *',
    longest_s: 1800,
    run: () => digestLogs(serverAct(services)),
  };
}

/** Writes yesterday's line for every organization of which there is something to say. */
export async function digestLogs(act: Act): Promise<void> {
  const day = new Date(act.services.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  for (const organization of await findOrganizationsToDigest(act.db)) {
    await withTransaction(act.services.db, (db) => digestLog({ ...act, db }, organization, day));
  }
}

async function digestLog(act: Act, organization_id: string, day: string): Promise<void> {
  const { db, services } = act;
  const signer = await signerOfOrganization(act, organization_id);
  const before = await lastDay(db, organization_id);
  if (before && before.day >= day) return;
  const after_seq = before?.until_seq ?? 0;
  const until_seq = await endOfLog(db);
  const { lines, digest } = await stretchDigest(db, organization_id, after_seq, until_seq);
  const now = services.now().toISOString();
  const manifests = await findManifests(db, organization_id, before?.at ?? null, now);
  if (lines === 0 && manifests.length === 0) return;
  const content = { day, lines, digest, dossiers: digestOfAll(manifests, sha256) };
  await appendLine(act, organization_id, signer, { kind: 'day', content }, { after_seq, until_seq });
}

/** The digest of a stretch of an organization's log as it is now. */
export async function stretchDigest(
  db: Db,
  organizationId: string,
  after: number,
  until: number,
): Promise<{ readonly lines: number; readonly digest: string }> {
  const lines = await sealedDigests(db, organizationId, after, until);
  return { lines: lines.length, digest: dayDigest(after, until, lines) };
}
