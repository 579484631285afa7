import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { buildsById, versionsById } from './build-rows.queries.ts';
import { uploadsById } from './uploads/uploads.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    build: RowFrom<typeof buildsById>;
    build_version: RowFrom<typeof versionsById>;
    build_upload: RowFrom<typeof uploadsById>;
  }
}

/** Builds belong to the platform: only its scope `all` reaches them. An upload is its uploader's alone. */
export const buildLoaders: RefLoaders = {
  build: async (db, ids) =>
    (await buildsById(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
  build_version: async (db, ids) =>
    (await versionsById(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
  build_upload: async (db, ids, actor) =>
    (await uploadsById(db, ids))
      .filter((row) => row.uploaded_by === actor?.user_id)
      .map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
};
