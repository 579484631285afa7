import type { Db } from '../../platform/database/kysely.ts';
import { storedValue } from './app-config.queries.ts';
import { APP_CONFIGS, type ConfigKey, type ConfigOf } from './registry.ts';

/** A setting's value now: what was stored, or its default. */
export async function configValue<K extends ConfigKey>(db: Db, key: K): Promise<ConfigOf<K>> {
  return (await storedValue(db, key)) ?? (APP_CONFIGS[key].default as ConfigOf<K>);
}
