import { canonicalJson } from '../records/canonical-json.ts';

/**
 * Bringing all scoring of one installation into another: what each record of a file would do there. Ids are the same
 * everywhere, so that references stay; what was ever in force never changes under its id.
 */

/** The kinds of record, in an order in which none needs a later one. */
export const TRANSFER_KINDS = [
  'game',
  'file',
  'category',
  'trait',
  'subtrait',
  'operator',
  'condition',
  'task',
  'formula',
  'norm',
  'score_template',
  'simulation',
] as const;
/** A kind of record. */
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/**
 * What would come of a record. `changed`: written over one that may change. `conflict`: something else is there that
 * has to stay. `refused`: the record itself is not acceptable. `left_out`: it stays in the file, because somebody wants
 * that or because it needs something that does.
 */
export const TRANSFER_OUTCOMES = ['new', 'changed', 'same', 'conflict', 'refused', 'left_out'] as const;
/** What would come of a record. */
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number];

/** Why a record stands in conflict. */
export const TRANSFER_CONFLICTS = ['never_changes', 'in_force_here', 'place_taken'] as const;
/** Why a record is refused. */
export const TRANSFER_REFUSALS = [
  'twice',
  'missing',
  'game_missing',
  'game_differs',
  'unreadable',
  'text_differs',
  'invalid',
  'tests_fail',
  'settings',
  'bytes_differ',
  'file_kind',
  'id_taken',
] as const;

/** Why a record stays in the file: it was chosen, or it needs another one that stays there. */
export const TRANSFER_LEFT_OUT = ['chosen', 'needs_left_out'] as const;

/** One reason; `name` is what it is about: another record, a setting, the code of a problem; else empty. */
export interface TransferReason {
  readonly code:
    | (typeof TRANSFER_CONFLICTS)[number]
    | (typeof TRANSFER_REFUSALS)[number]
    | (typeof TRANSFER_LEFT_OUT)[number];
  readonly name: string;
}

/** A record, as far as its fate depends on it. */
export interface TransferRecord {
  readonly kind: TransferKind;
  readonly id: string;
  readonly name: string;
  /** Empty where a kind has no versions. */
  readonly version: string;
  /** `draft`, or where else a version stands; empty where a kind has no versions. */
  readonly status: string;
  /** Everything that has to be equal for two records to be the same, besides the status. */
  readonly content: Readonly<Record<string, unknown>>;
  /** `as_draft`: until it was in force for the first time. */
  readonly changes: 'freely' | 'as_draft' | 'never';
  /** What it takes up that only one record can have, such as a key. */
  readonly places: readonly string[];
  /** What it names, with what to call it when it is not there. */
  readonly needs: readonly { readonly kind: TransferKind; readonly id: string; readonly name: string }[];
}

/** What a record of a file would do. */
export interface TransferRow {
  readonly kind: TransferKind;
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly outcome: TransferOutcome;
  /** Why, for `conflict`, `refused` and `left_out`; else empty. */
  readonly reasons: readonly TransferReason[];
  /** Members that differ from what is there; empty for what is new or the same. */
  readonly differs: readonly string[];
}

/** A record among all kinds. */
export function transferKeyOf({ kind, id }: Pick<TransferRecord, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

/**
 * What each record of a file would do to what is stored, in the file's order.
 * @param found what is wrong with records themselves, by `transferKeyOf`
 */
export function planTransfer(
  stored: readonly TransferRecord[],
  given: readonly TransferRecord[],
  found: ReadonlyMap<string, readonly TransferReason[]> = new Map(),
): TransferRow[] {
  const before = new Map(stored.map((each) => [transferKeyOf(each), each]));
  const after = new Map([...stored, ...given].map((each) => [transferKeyOf(each), each]));
  const holders = holdersOf([...after.values()]);
  const seen = new Set<string>();
  return given.map((record) => {
    const key = transferKeyOf(record);
    const there = before.get(key);
    const differs = there ? membersThatDiffer(there, record) : [];
    const refusals: TransferReason[] = [
      ...(seen.has(key) ? [{ code: 'twice' as const, name: '' }] : []),
      ...(found.get(key) ?? []),
      ...record.needs
        .filter((need) => !after.has(transferKeyOf(need)))
        .map(({ name }) => ({ code: 'missing' as const, name })),
    ];
    seen.add(key);
    const conflicts = [...changeConflicts(there, record, differs), ...placeConflicts(record, holders)];
    return { ...rowOf(record), ...judged(there, differs, refusals, conflicts) };
  });
}

/**
 * Which records of a file stay in it when some are left out: those, and what cannot do without one of them because it is
 * not here either, step by step.
 * @param chosen by `transferKeyOf`; what the file does not hold counts for nothing
 * @returns why each stays, by `transferKeyOf`: `chosen`, or `needs_left_out` with the name of what it needs
 */
export function leftOutOf(
  stored: readonly TransferRecord[],
  given: readonly TransferRecord[],
  chosen: ReadonlySet<string>,
): Map<string, TransferReason> {
  const here = new Set(stored.map(transferKeyOf));
  const left = new Map<string, TransferReason>();
  for (const record of given) {
    const key = transferKeyOf(record);
    if (chosen.has(key)) left.set(key, { code: 'chosen', name: '' });
  }
  const names = new Map(given.map((each) => [transferKeyOf(each), each.name]));
  for (let before = -1; before < left.size; ) {
    before = left.size;
    for (const record of given) {
      const key = transferKeyOf(record);
      if (left.has(key)) continue;
      const need = record.needs.map(transferKeyOf).find((each) => left.has(each) && !here.has(each));
      if (need !== undefined) left.set(key, { code: 'needs_left_out', name: names.get(need) ?? need });
    }
  }
  return left;
}

/** Rows of what stays in a file, in the file's order. */
export function leftOutRows(
  given: readonly TransferRecord[],
  left: ReadonlyMap<string, TransferReason>,
): TransferRow[] {
  return given.flatMap((record) => {
    const why = left.get(transferKeyOf(record));
    return why ? [{ ...rowOf(record), outcome: 'left_out' as const, reasons: [why], differs: [] }] : [];
  });
}

/** Whether everything of a plan can be done. */
export function isDoable(rows: readonly TransferRow[]): boolean {
  return rows.every(({ outcome }) => outcome !== 'conflict' && outcome !== 'refused');
}

function rowOf({ kind, id, name, version }: TransferRecord) {
  return { kind, id, name, version };
}

function judged(
  there: TransferRecord | undefined,
  differs: readonly string[],
  refusals: readonly TransferReason[],
  conflicts: readonly TransferReason[],
): Pick<TransferRow, 'outcome' | 'reasons' | 'differs'> {
  if (refusals.length > 0) return { outcome: 'refused', reasons: refusals, differs };
  if (conflicts.length > 0) return { outcome: 'conflict', reasons: conflicts, differs };
  if (!there) return { outcome: 'new', reasons: [], differs: [] };
  return { outcome: differs.length > 0 ? 'changed' : 'same', reasons: [], differs };
}

function membersThatDiffer(before: TransferRecord, after: TransferRecord): string[] {
  const names = new Set([...Object.keys(before.content), ...Object.keys(after.content)]);
  const differs = [...names].filter((name) => textOf(before.content[name]) !== textOf(after.content[name]));
  return before.status === after.status ? differs : [...differs, 'status'];
}

function textOf(value: unknown): string {
  return value === undefined ? '' : canonicalJson(value);
}

/** What was in force keeps what it says; it may only go out of force and come back. */
function changeConflicts(
  there: TransferRecord | undefined,
  record: TransferRecord,
  differs: readonly string[],
): TransferReason[] {
  if (!there || differs.length === 0 || record.changes === 'freely') return [];
  if (record.changes === 'as_draft' && there.status === 'draft') return [];
  if (differs.some((name) => name !== 'status')) return [{ code: 'never_changes', name: '' }];
  return record.status === 'draft' ? [{ code: 'in_force_here', name: '' }] : [];
}

function holdersOf(records: readonly TransferRecord[]): Map<string, TransferRecord[]> {
  const holders = new Map<string, TransferRecord[]>();
  for (const record of records) {
    for (const place of record.places) {
      const there = holders.get(place);
      if (there) there.push(record);
      else holders.set(place, [record]);
    }
  }
  return holders;
}

function placeConflicts(
  record: TransferRecord,
  holders: ReadonlyMap<string, readonly TransferRecord[]>,
): TransferReason[] {
  const others = record.places.flatMap((place) =>
    (holders.get(place) ?? []).filter((other) => transferKeyOf(other) !== transferKeyOf(record)),
  );
  const names = [...new Set(others.map(({ name, version }) => (version ? `${name} (${version})` : name)))];
  return names.map((name) => ({ code: 'place_taken', name }));
}
