import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutgoingEvent } from './outgoing-event.ts';
import type { EventStore } from './play-link.ts';

interface PlayDatabase extends DBSchema {
  events: { key: [string, number]; value: OutgoingEvent & { play_id: string } };
  tokens: {
    key: string;
    value: { application_id: string; simulation_id: string; play_id: string; token: string };
  };
}

let opened: Promise<IDBPDatabase<PlayDatabase>> | null = null;

function database(): Promise<IDBPDatabase<PlayDatabase>> {
  opened ??= openDB<PlayDatabase>('tryout-plays', 1, {
    upgrade(db) {
      db.createObjectStore('events', { keyPath: ['play_id', 'seq'] });
      db.createObjectStore('tokens');
    },
  });
  return opened;
}

const LAST = Number.MAX_SAFE_INTEGER;
const range = (playId: string, through = LAST) => IDBKeyRange.bound([playId, 0], [playId, through]);

/** Unsent events in the browser's database. */
export const browserEventStore: EventStore = {
  async all(playId) {
    const rows = await (await database()).getAll('events', range(playId));
    return rows.map(({ play_id: _play, ...event }) => event);
  },
  async add(playId, event) {
    await (await database()).put('events', { ...event, play_id: playId });
  },
  async dropThrough(playId, seq) {
    await (await database()).delete('events', range(playId, seq));
  },
  async replaceFrom(playId, seq, events) {
    const change = (await database()).transaction('events', 'readwrite');
    const steps: Promise<unknown>[] = [change.store.delete(IDBKeyRange.bound([playId, seq], [playId, LAST]))];
    for (const event of events) steps.push(change.store.put({ ...event, play_id: playId }));
    await Promise.all([...steps, change.done]);
  },
  clock(playId) {
    const noted = Number(localStorage.getItem(clockKey(playId)));
    return Number.isFinite(noted) && noted > 0 ? noted : 0;
  },
  noteClock(playId, t_ms) {
    localStorage.setItem(clockKey(playId), String(t_ms));
  },
};

const clockKey = (playId: string) => `tryout-play-clock/${playId}`;

const tokenKey = (applicationId: string, simulationId: string) => `${applicationId}/${simulationId}`;

/** The token this browser got for a play, so that a closed tab can go on without taking over from itself. */
export async function rememberedPlay(applicationId: string, simulationId: string) {
  return (await database()).get('tokens', tokenKey(applicationId, simulationId));
}

export async function rememberPlay(play: PlayDatabase['tokens']['value']): Promise<void> {
  await (await database()).put('tokens', play, tokenKey(play.application_id, play.simulation_id));
}

export async function forgetPlay(applicationId: string, simulationId: string): Promise<void> {
  const known = await rememberedPlay(applicationId, simulationId);
  if (known) localStorage.removeItem(clockKey(known.play_id));
  await (await database()).delete('tokens', tokenKey(applicationId, simulationId));
}
