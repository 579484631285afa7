import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { tasksById } from './task-rows.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    task: RowFrom<typeof tasksById>;
  }
}

/** Tasks belong to the platform: everyone who may see tasks at all sees published ones, only its scope `all` the others. */
export const taskLoaders: RefLoaders = {
  task: async (db, ids) =>
    (await tasksById(db, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, everyone: row.status === 'published' },
      row: { ...row },
    })),
};
