import type { VisitKey } from '@tryout/domain/visit-counts/visits';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { configValue } from '../app-config/public.ts';
import { visitOf } from './counted-requests.ts';
import { addVisits, type DayCount } from './visit-counts.queries.ts';

/** How often what was counted is stored; a server that is killed loses at most this much. */
const EVERY_MS = 10_000;

/** What waits to be stored. */
export interface VisitCounter {
  count(key: VisitKey): void;
  /** Stores what was counted; where counting is switched off, forgets it. */
  flush(): Promise<void>;
}

/** Counts in memory, so that nobody who visits waits for it. */
export function createVisitCounter({ db, now }: Pick<Services, 'db' | 'now'>): VisitCounter {
  let waiting = new Map<string, DayCount>();
  const add = ({ day, key, count }: DayCount) => {
    const of = `${day} ${key}`;
    waiting.set(of, { day, key, count: count + (waiting.get(of)?.count ?? 0) });
  };
  return {
    count: (key) => add({ day: now().toISOString().slice(0, 10), key, count: 1 }),
    async flush() {
      if (waiting.size === 0) return;
      const counted = [...waiting.values()];
      waiting = new Map();
      try {
        if (await configValue(db, 'count_visits')) await addVisits(db, counted);
      } catch (error) {
        counted.forEach(add);
        throw error;
      }
    },
  };
}

/** Counts answered requests until the server ends. */
export function countVisits(app: FastifyInstance, services: Services): void {
  const counter = createVisitCounter(services);
  const store = () =>
    counter.flush().catch((err: unknown) => services.log.warn({ err }, 'visits could not be stored yet'));
  const timer = setInterval(store, EVERY_MS).unref();
  app.addHook('onResponse', async (request, reply) => {
    const key = visitOf(request, reply);
    if (key !== null) counter.count(key);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });
}
