import { Readable } from 'node:stream';
import type { RouteData } from '@tryout/contract/define-route';
import type { importScoring } from '@tryout/contract/library-transfer/library-transfer';
import type { TransferContent } from '@tryout/contract/library-transfer/library-transfer-file';
import {
  isDoable,
  planTransfer,
  TRANSFER_KINDS,
  TRANSFER_OUTCOMES,
  type TransferRow,
} from '@tryout/domain/library-transfer/library-transfer';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { countOutcomes, digestOfPlan, refuseUnlessAsSeen } from '../../platform/imports/seen-plan.ts';
import { whatStopsSimulation } from '../simulations/public.ts';
import { type Findings, findingsIn } from './check-content.ts';
import { bytesOf, withoutMetadata } from './check-files.ts';
import { leaveOut } from './leave-out.ts';
import { libraryTransferSay } from './library-transfer.messages.ts';
import { beginTrial, isAloneWithLibrary, lockWholeLibrary, rollBackTrial } from './lock-library.queries.ts';
import { idsElsewhere } from './read-library.queries.ts';
import { readLibrary } from './read-library.ts';
import { sentenceOf } from './reason-sentences.ts';
import { recordsOf } from './records.ts';
import { writeLibrary } from './write-library.ts';

type Outcome = RouteData<typeof importScoring>;

const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

/** Adds what only shows once everything is written: whether published simulations can be played and scored. */
async function addWhatStops(
  db: Db,
  content: TransferContent,
  plan: readonly TransferRow[],
  findings: Findings,
): Promise<boolean> {
  const written = new Set(
    plan.filter(({ kind, outcome }) => kind === 'simulation' && outcome !== 'same').map(({ id }) => id),
  );
  let isStopped = false;
  for (const { id, status } of content.simulations) {
    if (status !== 'published' || !written.has(id)) continue;
    const codes = await whatStopsSimulation(db, id);
    isStopped ||= codes.length > 0;
    findings.add(
      `simulation:${id}`,
      codes.map((name) => ({ code: 'invalid', name })),
    );
  }
  return isStopped;
}

function outcomeOf(rows: readonly TransferRow[], digest: string, applied: boolean): Outcome {
  return {
    digest,
    applied,
    doable: isDoable(rows),
    counts: countOutcomes(rows, TRANSFER_OUTCOMES),
    kinds: TRANSFER_KINDS.flatMap((kind) => {
      const ofKind = rows.filter((row) => row.kind === kind);
      return ofKind.length === 0 ? [] : [{ kind, counts: countOutcomes(ofKind, TRANSFER_OUTCOMES) }];
    }),
    rows: rows.map((row) => ({
      ...row,
      reasons: row.reasons.map((each) => ({ ...each, message: sentenceOf(each) })),
      differs: [...row.differs],
    })),
  };
}

/** Keeps the bytes of pictures and files. Those that nothing names in the end are swept away later. */
async function keepBytes(files: FileStore, content: TransferContent, rows: readonly TransferRow[]) {
  const added = new Set(idsOf(rows.filter(({ kind, outcome }) => kind === 'file' && outcome === 'new')));
  for (const file of content.files) {
    if (added.has(file.id)) await files.put(Readable.from([bytesOf(file)]), file.size);
  }
}

/**
 * Says what a file does to what is here. With the digest of a plan that was looked at, does all of it; without, all of
 * it is tried and taken back. What is left out stays in the file. One at a time, and nobody else writes scoring meanwhile.
 * @throws Refusal when another import runs, the plan does not hold any more, or something stands against it
 */
async function importLibrary(
  act: SignedAct,
  fileContent: TransferContent,
  { seen, leave_out }: { readonly seen: string | undefined; readonly leave_out: readonly string[] },
): Promise<Outcome> {
  const { db, services } = act;
  if (!(await isAloneWithLibrary(db))) {
    throw new Refusal('conflict', libraryTransferSay('library-transfer.another_file'));
  }
  await lockWholeLibrary(db);
  const here = await readLibrary(db);
  const stored = recordsOf(here.content);
  const whole = { ...fileContent, files: fileContent.files.map(withoutMetadata) };
  const { content, rows: left } = leaveOut(stored, whole, leave_out);
  const given = recordsOf(content);
  const { score_templates, simulations, files } = content;
  const elsewhere = await idsElsewhere(db, {
    templates: idsOf(score_templates),
    simulations: idsOf(simulations),
    files: idsOf(files),
  });
  const findings = findingsIn(content, here, elsewhere);
  let rows = planTransfer(stored, given, findings.byRecord);
  if (isDoable(rows)) {
    await beginTrial(db);
    await writeLibrary(act, content, rows);
    const isStopped = await addWhatStops(db, content, rows, findings);
    if (isStopped || seen === undefined) await rollBackTrial(db);
    if (isStopped) rows = planTransfer(stored, given, findings.byRecord);
  }
  // Bytes are told by their own digests.
  const brought = { ...content, files: content.files.map(({ bytes: _bytes, ...file }) => file) };
  const digest = digestOfPlan({ rows: [...rows, ...left], brought, here: here.content });
  if (seen !== undefined) {
    refuseUnlessAsSeen({ digest, doable: isDoable(rows) }, seen, {
      changed: libraryTransferSay('library-transfer.changed_meanwhile'),
      not_doable: libraryTransferSay('library-transfer.not_doable'),
    });
    await keepBytes(services.files, content, rows);
  }
  return outcomeOf([...rows, ...left], digest, seen !== undefined);
}

/** Brings in what a file holds, in a transaction of its own, and writes to the security log what was done. */
export function bringIn(
  act: SignedAct,
  content: TransferContent,
  {
    file,
    ...asked
  }: { readonly seen: string | undefined; readonly leave_out: readonly string[]; readonly file: string },
): Promise<Outcome> {
  return withTransaction(act.db, async (db) => {
    const within = { ...act, db };
    const outcome = await importLibrary(within, content, asked);
    if (outcome.applied) {
      await audit(within, {
        event_type: 'update',
        action: 'scoring.imported',
        target_type: 'scoring',
        meta: { ...outcome.counts, file },
      });
    }
    return outcome;
  });
}
