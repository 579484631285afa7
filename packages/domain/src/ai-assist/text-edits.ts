/** One change that a person made to a draft. */
export interface DraftEdit {
  /** Where, as in `categories.0.category_weightage`. */
  readonly path: string;
  /** Null: there was nothing. */
  readonly before: unknown;
  /** Null: it was taken out. */
  readonly after: unknown;
}

/** Most edits that are listed; of more, the first ones. */
export const MOST_EDITS = 500;

/** What differs between a draft and what a person made of it, leaf by leaf, in the order of the draft. */
export function editsBetween(before: unknown, after: unknown): DraftEdit[] {
  const edits: DraftEdit[] = [];
  collect('', before, after, edits);
  return edits.slice(0, MOST_EDITS);
}

function collect(path: string, before: unknown, after: unknown, edits: DraftEdit[]): void {
  if (Object.is(before, after) || edits.length >= MOST_EDITS) return;
  const both = [before, after];
  if (both.every(Array.isArray) || both.every(isRecord)) {
    const [old, now] = both as [Record<string, unknown>, Record<string, unknown>];
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)]))
      collect(path === '' ? key : `${path}.${key}`, old[key], now[key], edits);
    return;
  }
  edits.push({ path, before: before ?? null, after: after ?? null });
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
