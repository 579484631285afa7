import { readStored, writeStored } from '../../platform/preferences/stored.ts';

/** Unsaved work as it lies in the browser. */
export interface KeptDraft<T> {
  /** The stored record's `edit` that the work is based on. */
  readonly edit: number;
  readonly value: T;
}

const PREFIX = 'tryout-draft';

/** Where the work of one account on one thing is kept. */
export function draftKey(userId: string, key: string): string {
  return `${PREFIX}:${userId}:${key}`;
}

/** The work that was kept; null where there is none or it cannot be read. */
export function readDraft<T>(at: string): KeptDraft<T> | null {
  const text = readStored(at);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    const isDraft = typeof kept === 'object' && kept !== null && 'edit' in kept && 'value' in kept;
    return isDraft && typeof kept.edit === 'number' ? (kept as KeptDraft<T>) : null;
  } catch {
    // Cut off while it was written: nothing there to go on with.
    return null;
  }
}

/** Keeps the work, or forgets it; answers whether the browser allowed it. */
export function writeDraft<T>(at: string, draft: KeptDraft<T> | null): boolean {
  return writeStored(at, draft && JSON.stringify(draft));
}
