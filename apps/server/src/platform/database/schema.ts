// Made by scripts/describe-database.mjs from the migrations. Do not edit: change a migration and run the script.
import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<string, string | Date, string | Date>;

export interface Database {
  schema_migrations: SchemaMigrationsTable;
}

export interface SchemaMigrationsTable {
  version: number;
  name: string;
  checksum: string;
  applied_at: Timestamp;
}
