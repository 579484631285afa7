import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Draft, DraftStore } from './answer-drafts.ts';

interface DraftDatabase extends DBSchema {
  drafts: { key: [string, string]; value: Draft & { application_id: string } };
}

let opened: Promise<IDBPDatabase<DraftDatabase>> | null = null;

function database(): Promise<IDBPDatabase<DraftDatabase>> {
  opened ??= openDB<DraftDatabase>('tryout-drafts', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: ['application_id', 'position_question_id'] });
    },
  });
  return opened;
}

/** Answers that the server does not have yet, kept in the browser's database. */
export const browserDraftStore: DraftStore = {
  async all(applicationId) {
    const range = IDBKeyRange.bound([applicationId, ''], [applicationId, '\uffff']);
    return (await database()).getAll('drafts', range);
  },
  async put(applicationId, draft) {
    await (await database()).put('drafts', { ...draft, application_id: applicationId });
  },
  async drop(applicationId, draft) {
    const transaction = (await database()).transaction('drafts', 'readwrite');
    const key: [string, string] = [applicationId, draft.position_question_id];
    const stored = await transaction.store.get(key);
    if (stored?.at === draft.at) await transaction.store.delete(key);
    await transaction.done;
  },
};
