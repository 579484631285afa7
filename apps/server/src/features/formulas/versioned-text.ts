import { FORMULA_STATUSES, type FormulaStatus } from '@tryout/domain/formulas/formula-status';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import { nextVersionName } from '@tryout/domain/text/version-name';
import { uuidv7 } from 'uuidv7';
import type { SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Said } from '../../platform/language/say.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { lockVersions } from './write-formulas.queries.ts';

/** What a version of a text has, whether it is a formula's or a condition's. */
interface Version {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  readonly name: string;
  readonly status: FormulaStatus;
  /** Counts the savings of a draft. */
  readonly edit: number;
}

/**
 * A kind of text that is written as a draft, activated, and then never changes: how its versions are read and locked,
 * and what is said when somebody was faster.
 */
export interface VersionedText<Row extends Version> {
  readonly kind: 'formula' | 'condition';
  /** Longest name, characters. */
  readonly name_length: number;
  readonly byIds: (db: Db, ids: readonly string[]) => Promise<readonly Row[]>;
  readonly versionsOf: (db: Db, key: string) => Promise<readonly Row[]>;
  readonly lock: (db: Db, id: string) => Promise<object | undefined>;
  readonly says: {
    readonly draft_there: (version: number) => Said;
    readonly never_changes: Said;
    readonly saved_meanwhile: Said;
    readonly moved_meanwhile: Said;
    readonly changed_meanwhile: Said;
    readonly cannot_go: Said;
  };
}

/** The row of a version that was there a moment ago. @throws Refusal (not found) */
export async function versionOf<Row extends Version>(
  text: VersionedText<Row>,
  db: Db,
  id: string,
): Promise<Row> {
  const [row] = await text.byIds(db, [id]);
  if (!row) throw notFound();
  return row;
}

/** The state of a version and where it may go, with the record itself, for whoever knew an older one. */
export function currentOf<Row extends Version>(row: Row) {
  return { status: row.status, allowed: allowedTargets(FORMULA_STATUSES, row.status), theirs: row };
}

/** Locks a version and reads it. @throws Refusal (not found) */
export async function lockedVersion<Row extends Version>(
  text: VersionedText<Row>,
  db: Db,
  id: string,
): Promise<Row> {
  if (!(await text.lock(db, id))) throw notFound();
  return versionOf(text, db, id);
}

/**
 * Locks a draft that is about to be written; with `edit`, as it was when the writer read it.
 * @throws Refusal when it is no draft any more, or somebody saved meanwhile
 */
export async function lockedDraft<Row extends Version>(
  text: VersionedText<Row>,
  db: Db,
  id: string,
  edit: number | null,
): Promise<Row> {
  const stored = await lockedVersion(text, db, id);
  const current = currentOf(stored);
  if (stored.status !== 'draft') throw new Refusal('refused_by_rule', text.says.never_changes, { current });
  if (edit !== null && stored.edit !== edit)
    throw new Refusal('conflict', text.says.saved_meanwhile, { current });
  return stored;
}

/** Before the next version of a text is begun. @throws Refusal when there is a draft already, which `current.theirs` is */
export async function refuseSecondDraft<Row extends Version>(
  text: VersionedText<Row>,
  db: Db,
  key: string,
): Promise<void> {
  await lockVersions(db, text.kind, key);
  const draft = (await text.versionsOf(db, key)).find((each) => each.status === 'draft');
  if (draft)
    throw new Refusal('refused_by_rule', text.says.draft_there(draft.version), { current: currentOf(draft) });
}

/** What somebody wants of a version, as they saw it. */
export interface VersionMove {
  readonly from: FormulaStatus;
  readonly to: 'published' | 'closed';
  readonly edit: number;
}

/** @throws Refusal when the version is not as it was seen, or cannot go there */
export function refuseStale<Row extends Version>(
  text: VersionedText<Row>,
  version: Row,
  move: VersionMove,
): void {
  const current = currentOf(version);
  if (version.status !== move.from) throw new Refusal('stale_status', text.says.moved_meanwhile, { current });
  if (version.edit !== move.edit) throw new Refusal('conflict', text.says.changed_meanwhile, { current });
  if (!canTransition(FORMULA_STATUSES, move.from, move.to).allowed)
    throw new Refusal('refused_by_rule', text.says.cannot_go, { current });
}

/** Writes into the security log that a version was activated or closed. */
export function recordMove<Row extends Version>(
  text: VersionedText<Row>,
  act: SignedAct,
  to: 'published' | 'closed',
  version: Row,
  meta: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return recordSecurityEvent(act.db, act, {
    event_type: 'action',
    action: `${text.kind}.${to}`,
    target_type: text.kind,
    target_id: version.id,
    organization_id: null,
    meta: { key: version.key, version: version.version, name: version.name, ...meta },
  });
}

/** A key for what is new: its name to recognise it by, and a part that nothing else has. */
export function keyFor(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  const own = uuidv7().replaceAll('-', '').slice(-12);
  return words === '' ? own : `${words}-${own}`;
}

/** Places that the number of a copy may take. */
const ROOM_FOR_NUMBER = 8;

/** The name of a copy; cut where its number would make it longer than a form takes. */
export const copyName = <Row extends Version>(text: VersionedText<Row>, name: string): string =>
  nextVersionName(name.slice(0, text.name_length - ROOM_FOR_NUMBER));
