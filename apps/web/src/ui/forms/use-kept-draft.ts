import { useCallback, useEffect, useState } from 'react';
import { useCurrentUser } from '../../platform/session/session.ts';
import { draftKey, type KeptDraft, readDraft, writeDraft } from './kept-draft.ts';

/** How long to wait after the last change before the browser keeps it, ms. */
const PAUSE_MS = 200;

/** Work on a stored record that a closed tab does not lose. */
export interface Draft<T> {
  /** What the person sees: the own work, else what is stored. */
  readonly value: T;
  /** The `edit` to send with a save: that of the record which the work is based on. */
  readonly edit: number;
  readonly isChanged: boolean;
  /** The work was begun before this page was opened and has come back. */
  readonly restored: boolean;
  readonly set: (next: T) => void;
  /** Throws the own work away. */
  readonly discard: () => void;
  /** After a save: what was sent, and the record's `edit` now. What was typed meanwhile stays. */
  readonly stored: (sent: T, edit: number) => void;
  /** After a conflict: keeps the own work, now based on the record with this `edit`. */
  readonly rebase: (edit: number) => void;
}

interface Settings<T> {
  /** Names the record, such as `formula:<id>`. */
  readonly key: string;
  /** The stored record's `edit`. */
  readonly edit: number;
  /** What is stored. */
  readonly saved: T;
}

/** Keeps unsaved work on one record in the browser, by account. Give the component a `key` per record. */
export function useKeptDraft<T>({ key, edit, saved }: Settings<T>): Draft<T> {
  const at = draftKey(useCurrentUser().user_id, key);
  const [found] = useState(() => readDraft<T>(at));
  const [kept, setKept] = useState<KeptDraft<T> | null>(found);
  const [sent, setSent] = useState<KeptDraft<T> | null>(null);
  // What was just sent stands for what is stored until the page has heard of it.
  const base = sent !== null && sent.edit > edit ? sent : { edit, value: saved };

  useEffect(() => {
    const keep = () => writeDraft(at, kept);
    const timer = setTimeout(keep, PAUSE_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [at, kept]);

  const baseEdit = base.edit;
  const set = useCallback(
    (value: T) => setKept((before) => ({ edit: before?.edit ?? baseEdit, value })),
    [baseEdit],
  );
  const discard = useCallback(() => setKept(null), []);
  const stored = useCallback((value: T, next: number) => {
    setSent({ edit: next, value });
    setKept((before) => (before === null || before.value === value ? null : { ...before, edit: next }));
  }, []);
  const rebase = useCallback(
    (next: number) => setKept((before) => (before === null ? null : { ...before, edit: next })),
    [],
  );

  return {
    value: kept?.value ?? base.value,
    edit: kept?.edit ?? base.edit,
    isChanged: kept !== null,
    restored: found !== null && kept !== null,
    set,
    discard,
    stored,
    rebase,
  };
}
