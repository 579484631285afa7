import { useRef, useState } from 'react';
import { ApiError, isUnanswered } from '../../platform/api/api-error.ts';
import { useAutosave } from '../../ui/forms/use-autosave.ts';
import { useKeptDraft } from '../../ui/forms/use-kept-draft.ts';

interface Written {
  readonly source: string;
}

interface Settings<Draft extends Written, Stored extends Written & { readonly edit: number }> {
  /** Names the record in the browser's store, such as `formula:<id>`. */
  readonly key: string;
  readonly stored: Stored;
  /** What of a stored version its author writes; `source` is the text to show. */
  readonly draftOf: (stored: Stored, source: string) => Draft;
  readonly send: (work: Draft, edit: number) => Promise<Stored>;
  /** Puts what is stored now in the place of what was read. */
  readonly put: (stored: Stored) => void;
}

/**
 * Work on a draft version: kept in the browser at once, saved on the server as one goes. What somebody else saved
 * meanwhile is never overwritten unseen: saving then stops until both versions were looked at.
 */
export function useVersionWork<Draft extends Written, Stored extends Written & { readonly edit: number }>({
  key,
  stored,
  draftOf,
  send,
  put,
}: Settings<Draft, Stored>): VersionWork<Draft, Stored> {
  // The server trims a text; what is being typed keeps its blanks and line ends.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && typed.trim() === stored.source.trim();
  const draft = useKeptDraft<Draft>({
    key,
    edit: stored.edit,
    saved: draftOf(stored, isTyped ? typed : stored.source),
  });
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const refused = useRef<ApiError | null>(null);
  const latest = useRef(0);

  // What was sent without an answer: it may be stored all the same.
  const unanswered = useRef<Draft | null>(null);

  const store = async (work: Draft): Promise<void> => {
    const now = await send(work, Math.max(draft.edit, latest.current));
    unanswered.current = null;
    latest.current = now.edit;
    setTyped(work.source);
    draft.stored(work, now.edit);
    put(now);
  };
  const refuse = (error: unknown, work: Draft): Promise<void> => {
    if (isUnanswered(error)) unanswered.current = work;
    const other = theirsOf<Stored>(error);
    if (other === null) throw error;
    if (unanswered.current !== null && isStoredAs(other, unanswered.current)) {
      // It was this page's own save, whose answer was lost: the work goes on from there.
      unanswered.current = null;
      latest.current = other.edit;
      return store(work).catch((again: unknown) => refuse(again, work));
    }
    refused.current = error as ApiError;
    setTheirs(other);
    throw error;
  };
  const isStoredAs = (other: Stored, work: Draft): boolean =>
    other.source.trim() === work.source.trim() &&
    JSON.stringify(draftOf(other, work.source)) === JSON.stringify(work);

  const saving = useAutosave<{ work: Draft | null }>(async ({ work }) => {
    if (work === null) return;
    if (refused.current !== null) throw refused.current;
    await store(work).catch((error: unknown) => refuse(error, work));
  });

  const change = (changes: Partial<Draft>) => {
    const work = { ...draft.value, ...changes };
    draft.set(work);
    saving.change({ work });
  };
  const save = () => {
    saving.change({ work: draft.value });
    return saving.flush();
  };
  const discard = () => {
    draft.discard();
    saving.change({ work: null });
    return saving.flush();
  };
  const settle = (now: Stored) => {
    latest.current = now.edit;
    refused.current = null;
    setTheirs(null);
  };
  return {
    value: draft.value,
    isChanged: draft.isChanged,
    restored: draft.restored,
    saving,
    theirs,
    change,
    save,
    discard,
    takeTheirs: () => {
      if (theirs === null) return;
      put(theirs);
      settle(theirs);
      void discard();
    },
    keepMine: () => {
      if (theirs === null) return;
      draft.rebase(theirs.edit);
      settle(theirs);
      void save();
    },
  };
}

/** What somebody else stored meanwhile, as a refused save tells. */
function theirsOf<Stored>(error: unknown): Stored | null {
  const isConflict = error instanceof ApiError && error.code === 'conflict';
  return isConflict ? ((error.current?.theirs as Stored | undefined) ?? null) : null;
}

/** A draft being written. */
export interface VersionWork<Draft, Stored> {
  readonly value: Draft;
  /** There is work that the server does not have yet. */
  readonly isChanged: boolean;
  /** The work was begun before this page was opened. */
  readonly restored: boolean;
  readonly saving: ReturnType<typeof useAutosave<{ work: Draft | null }>>;
  /** What somebody else has saved meanwhile; null when nobody has. */
  readonly theirs: Stored | null;
  readonly change: (changes: Partial<Draft>) => void;
  /** Saves at once; resolves to whether all of it is stored. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => Promise<boolean>;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}
