import { useQueryClient } from '@tanstack/react-query';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useAutosave } from '../../../ui/forms/use-autosave.ts';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.ts';
import { simulationRecordQuery } from '../simulations.api.ts';
import { type BuilderDraft, draftOf, idsAnew, type NewIds, withIds } from './builder-draft.ts';
import { saveDraft } from './save-draft.ts';
import { ownSave, type UnansweredSave } from './unanswered-save.ts';

const theirsOf = (error: unknown): SimulationRecord | null =>
  error instanceof ApiError && error.code === 'conflict' && error.current?.theirs
    ? (error.current.theirs as SimulationRecord)
    : null;

/**
 * A simulation while it is built: what was typed is kept in the browser at once and stored soon, part by part. Where
 * somebody else stored another version meanwhile, nothing more is stored until the person has chosen.
 */
export function useBuilder(record: SimulationRecord) {
  const client = useQueryClient();
  const { queryKey } = simulationRecordQuery(record.id);
  const draft = useKeptDraft<BuilderDraft>({
    key: `simulation:${record.id}`,
    edit: record.edit,
    saved: draftOf(record),
  });
  const [conflict, setConflict] = useState<{ error: unknown; theirs: SimulationRecord } | null>(null);
  // What saves begun from an event need to know as it is then, not as it was when the page was drawn.
  const now = useRef({ record, edit: draft.edit, value: draft.value, conflict, failure: null as unknown });
  // Ids that the server gave: a press on what was drawn before they came still names what is new by its old id.
  const given = useRef<NewIds>(new Map());
  const unanswered = useRef<UnansweredSave | null>(null);
  // At once with what is drawn: a change that comes before a later effect would be taken back by it.
  useLayoutEffect(() => {
    now.current.conflict = conflict;
    now.current.value = draft.value;
    if (record.edit >= now.current.record.edit) now.current.record = record;
    if (!draft.isChanged) now.current.edit = now.current.record.edit;
  });

  const keep = async (next: SimulationRecord) => {
    now.current.record = next;
    now.current.edit = next.edit;
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, next);
  };
  const refuse = (error: unknown): never => {
    now.current.failure = error;
    const theirs = theirsOf(error);
    if (theirs) setConflict({ error, theirs });
    throw error;
  };

  /** Puts the draft on top of what the server stored, with other ids where they changed. */
  const take = async (next: SimulationRecord, ids: NewIds) => {
    given.current = new Map([...given.current, ...ids]);
    now.current.value = withIds(now.current.value, ids);
    draft.set(now.current.value);
    draft.rebase(next.edit);
    await keep(next);
  };

  const store = async (): Promise<void> => {
    if (now.current.conflict) throw now.current.conflict.error;
    const { record: stored, edit, value: wanted } = now.current;
    let sent = wanted;
    const complete = await saveDraft(stored, edit, wanted, {
      onStored: async (next, ids) => {
        unanswered.current = null;
        const meanwhile = now.current.value !== sent;
        const taken = take(next, ids);
        sent = meanwhile ? sent : now.current.value;
        await taken;
      },
      onUnanswered: (save) => {
        unanswered.current = save;
      },
    });
    if (complete && now.current.value === sent) {
      // The stored version takes its place, with what the server filled in.
      draft.set(sent);
      draft.stored(sent, now.current.edit);
    }
  };

  // What is stored is the draft as it is when a save begins: one kept from an earlier change would lack the ids that a
  // save on its way has brought since, and what is new would be stored a second time under other ids.
  const autosave = useAutosave<object>(() =>
    store().catch(async (error: unknown) => {
      const theirs = theirsOf(error);
      const ids = theirs && unanswered.current && ownSave(now.current.record, theirs, unanswered.current);
      if (!theirs || !ids) return refuse(error);
      // It was this page's own save, whose answer was lost: the work goes on from there.
      unanswered.current = null;
      await take(theirs, ids);
      return store().catch(refuse);
    }),
  );

  const change = (parts: Partial<BuilderDraft>) => {
    const next = withIds({ ...now.current.value, ...parts }, given.current);
    now.current.value = next;
    draft.set(next);
    autosave.change({});
  };

  /** Stores what waits, restored work as well; answers whether all of it is stored. */
  const save = async (): Promise<boolean> => {
    if (draft.isChanged) autosave.change({});
    return autosave.flush();
  };

  /** Runs a call that answers the whole record, after what waits is stored. Fails where either fails. */
  const act = async (run: (edit: number) => Promise<SimulationRecord>): Promise<SimulationRecord> => {
    if (!(await save())) throw now.current.failure;
    const next = await run(now.current.edit).catch(refuse);
    await keep(next);
    draft.rebase(next.edit);
    return next;
  };

  const takeTheirs = async () => {
    if (!conflict) return;
    now.current.conflict = null;
    setConflict(null);
    draft.discard();
    now.current.value = draftOf(conflict.theirs);
    autosave.forget();
    await keep(conflict.theirs);
  };
  const keepMine = async () => {
    if (!conflict) return;
    now.current.conflict = null;
    setConflict(null);
    await take(conflict.theirs, idsAnew(now.current.value, conflict.theirs));
    autosave.change({});
    await autosave.flush();
  };

  return {
    record,
    draft: draft.value,
    kept: draft,
    autosave,
    change,
    save,
    act,
    conflict,
    takeTheirs,
    keepMine,
  };
}

/** What every step of the builder gets. */
export type Builder = ReturnType<typeof useBuilder>;
