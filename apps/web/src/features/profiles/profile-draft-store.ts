import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ProfileDraft, ProfileDraftStore } from './profile-drafts.ts';

interface ProfileDatabase extends DBSchema {
  drafts: { key: [string, string]; value: ProfileDraft & { user_id: string } };
}

let opened: Promise<IDBPDatabase<ProfileDatabase>> | null = null;

function database(): Promise<IDBPDatabase<ProfileDatabase>> {
  opened ??= openDB<ProfileDatabase>('tryout-profile', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: ['user_id', 'key'] });
    },
  });
  return opened;
}

/** Changes of a profile that the server does not have yet, kept in the browser's database for each account apart. */
export const browserProfileDrafts: ProfileDraftStore = {
  async all(userId) {
    const range = IDBKeyRange.bound([userId, ''], [userId, '\uffff']);
    return (await database()).getAll('drafts', range);
  },
  async put(userId, draft) {
    await (await database()).put('drafts', { ...draft, user_id: userId });
  },
  async drop(userId, draft) {
    const transaction = (await database()).transaction('drafts', 'readwrite');
    const key: [string, string] = [userId, draft.key];
    if ((await transaction.store.get(key))?.at === draft.at) await transaction.store.delete(key);
    await transaction.done;
  },
};
