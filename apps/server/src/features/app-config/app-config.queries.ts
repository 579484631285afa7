import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { ConfigKey, ConfigOf, ConfigValue } from './registry.ts';

/** The stored value of a setting; undefined where it was never changed. */
export async function storedValue<K extends ConfigKey>(db: Db, key: K): Promise<ConfigOf<K> | undefined> {
  const { rows } = await sql<{
    value: ConfigOf<K>;
  }>`select value from app_configs where key = ${key}`.execute(db);
  return rows[0]?.value;
}

/** The stored values among some settings, and how many changes of them the history has. */
export async function storedWithChanges(
  db: Db,
  keys: readonly ConfigKey[],
): Promise<{ readonly stored: Readonly<Record<string, ConfigValue>>; readonly changes: number }> {
  const { rows } = await sql<{ stored: Record<string, ConfigValue>; changes: number }>`
    select
      (select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from app_configs
        where key = any(${keys}::text[])) as stored,
      (select count(*)::int from app_config_history where key = any(${keys}::text[])) as changes
  `.execute(db);
  return rows[0] ?? { stored: {}, changes: 0 };
}

/** A stored setting. */
export interface StoredConfig {
  readonly key: string;
  readonly value: ConfigValue;
  readonly updated_at: string;
  readonly updated_by: string | null;
}

/** Every setting that was ever changed. */
export async function storedConfigs(db: Db): Promise<StoredConfig[]> {
  const { rows } = await sql<StoredConfig>`
    select c.key, c.value, c.updated_at, u.email as updated_by
    from app_configs c left join users u on u.id = c.updated_by
  `.execute(db);
  return rows;
}

/** Stores a value and keeps what it was before. */
export async function storeConfig(
  db: Db,
  change: {
    key: ConfigKey;
    before: ConfigValue;
    after: ConfigValue;
    /** What is stored for it, where that is not what its history tells. */
    sealed?: string;
    user_id: string;
  },
): Promise<void> {
  const after = JSON.stringify(change.after);
  const stored = change.sealed === undefined ? after : JSON.stringify(change.sealed);
  await sql`
    insert into app_configs (key, value, updated_by) values (${change.key}, ${stored}, ${change.user_id})
    on conflict (key) do update set value = excluded.value, updated_by = excluded.updated_by, updated_at = now()
  `.execute(db);
  await sql`
    insert into app_config_history (id, key, before, after, changed_by)
    values (${uuidv7()}, ${change.key}, ${JSON.stringify(change.before)}, ${after}, ${change.user_id})
  `.execute(db);
}

/** One change of a setting. */
export interface ConfigChange {
  readonly id: string;
  readonly key: string;
  readonly before: ConfigValue;
  readonly after: ConfigValue;
  readonly changed_by: string | null;
  readonly changed_at: string;
}

/** The latest changes. */
export async function configChanges(db: Db): Promise<ConfigChange[]> {
  // sql: before present, because every change is written with what was before
  const { rows } = await sql<ConfigChange>`
    select h.id, h.key, h.before, h.after, u.email as changed_by, h.changed_at
    from app_config_history h left join users u on u.id = h.changed_by
    order by h.changed_at desc, h.id desc limit 100
  `.execute(db);
  return rows;
}

/** Changes by their ids. */
export async function findConfigChanges(db: Db, ids: readonly string[]) {
  // sql: before present, because every change is written with what was before
  const { rows } = await sql<Pick<ConfigChange, 'id' | 'key' | 'before'>>`
    select id, key, before from app_config_history where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Holds a stored setting until the transaction ends, so that nobody changes it between the look and the change. */
export async function lockConfig(db: Db, key: ConfigKey): Promise<void> {
  await sql`select 1 from app_configs where key = ${key} for update`.execute(db);
}
