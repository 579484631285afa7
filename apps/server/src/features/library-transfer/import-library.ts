import { Readable } from 'node:stream';
import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import type { RouteData } from '@tryout/contract/define-route';
import type { checkScoringImport } from '@tryout/contract/library-transfer/library-transfer';
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
import type { ReceivedFile } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { received } from '../../platform/imports/mapped-file.ts';
import { countOutcomes, digestOfPlan, refuseUnlessAsSeen } from '../../platform/imports/seen-plan.ts';
import { beginWholeImport, type Told } from '../background-jobs/public.ts';
import { whatStopsSimulation } from '../simulations/public.ts';
import { type Findings, findingsIn } from './check-content.ts';
import { bytesOf, withoutMetadata } from './check-files.ts';
import { leaveOut } from './leave-out.ts';
import { libraryTransferSay } from './library-transfer.messages.ts';
import {
  beginTrial,
  isAloneWithLibrary,
  lockWholeLibrary,
  rollBackTrial,
  waitForLibrary,
} from './lock-library.queries.ts';
import { readTransferFile } from './read-file.ts';
import { idsElsewhere } from './read-library.queries.ts';
import { readLibrary } from './read-library.ts';
import { sentenceOf } from './reason-sentences.ts';
import { recordsOf } from './records.ts';
import { writeLibrary } from './write-library.ts';

/** The job that imports scoring. */
export const SCORING_IMPORT = { name: 'scoring.import', kind: 'scoring_import' } as const;

/** What an import was asked for: the plan that was looked at, and what stays in the file, with commas between. */
export interface ScoringImportWish {
  readonly digest: string;
  readonly leave_out: string;
}

interface Asked {
  /** Digest of the plan that was looked at; without, nothing is kept. */
  readonly seen: string | undefined;
  readonly leave_out: readonly string[];
  readonly told: Told;
}

type Outcome = RouteData<typeof checkScoringImport>;

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

function outcomeOf(rows: readonly TransferRow[], digest: string): Outcome {
  return {
    digest,
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
 * it is tried and rolled back. What is left out stays in the file. One at a time, and nobody else writes scoring
 * meanwhile. @throws Refusal when the plan does not hold any more, or something stands against it
 */
async function importLibrary(
  act: SignedAct,
  fileContent: TransferContent,
  { seen, leave_out, told }: Asked,
): Promise<Outcome> {
  const { db, services } = act;
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
    await writeLibrary(act, content, rows, told);
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
  return outcomeOf([...rows, ...left], digest);
}

/** Dry run, in a transaction of its own that leaves nothing behind. @throws Refusal when another file is looked at or imported */
export async function checkLibrary(
  act: SignedAct,
  file: ReceivedFile | null,
  leave_out: string,
): Promise<Outcome> {
  const content = await contentOf(act, received(file).sha256);
  return withTransaction(act.db, async (db) => {
    if (!(await isAloneWithLibrary(db))) {
      throw new Refusal('conflict', libraryTransferSay('library-transfer.another_file'));
    }
    const asked = { seen: undefined, leave_out: namesIn(leave_out), told: async () => undefined };
    return importLibrary({ ...act, db }, content, asked);
  });
}

/** Sets the import of a file off that was looked at; it is in the caller's job tray. */
export async function startLibrary(
  act: SignedAct,
  file: ReceivedFile | null,
  wish: ScoringImportWish,
): Promise<BackgroundJob> {
  const content = await contentOf(act, received(file).sha256);
  const given = { file, media_type: 'application/json', total: recordsOf(content).length };
  return withTransaction(act.db, (db) =>
    beginWholeImport<ScoringImportWish>({ ...act, db }, SCORING_IMPORT, given, wish),
  );
}

/** Imports a file as it was looked at, and writes to the security log what was done. @throws Refusal as `importLibrary` */
export async function bringLibrary(
  act: SignedAct,
  file: string,
  { digest, leave_out }: ScoringImportWish,
  told: Told,
): Promise<{ total: number; skipped: number }> {
  const content = await contentOf(act, file);
  await waitForLibrary(act.db);
  const { counts, rows } = await importLibrary(act, content, {
    seen: digest,
    leave_out: namesIn(leave_out),
    told,
  });
  await audit(act, {
    event_type: 'update',
    action: 'scoring.imported',
    target_type: 'scoring',
    meta: { ...counts, file },
  });
  return { total: rows.length, skipped: rows.length - counts.new - counts.changed };
}

const contentOf = ({ services }: SignedAct, sha256: string): Promise<TransferContent> =>
  services.files.onDisk([sha256], (pathOf) => readTransferFile(pathOf(sha256)));

const namesIn = (list: string): string[] => list.split(',').filter((each) => each !== '');
