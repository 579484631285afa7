import type pg from 'pg';
import { readCatalog } from './read-catalog.ts';
import { writeSchemaDocument } from './write-schema-document.ts';
import { writeSchemaTypes } from './write-schema-types.ts';

/** The committed descriptions of the schema, by path from the repository's root. */
export async function describeDatabase(pool: pg.Pool): Promise<Record<string, string>> {
  const tables = await readCatalog(pool);
  return {
    'apps/server/src/platform/database/schema.ts': writeSchemaTypes(tables),
    'docs/database.md': writeSchemaDocument(tables),
  };
}
