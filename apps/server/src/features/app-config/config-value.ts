import type { Db } from '../../platform/database/kysely.ts';
import { openSecret } from '../../platform/secret-box.ts';
import type { Services } from '../../platform/services.ts';
import { storedValue, storedWithChanges } from './app-config.queries.ts';
import { APP_CONFIGS, type ConfigKey, type ConfigOf } from './registry.ts';

/** A setting's value now: what was stored, or its default. */
export async function configValue<K extends ConfigKey>(db: Db, key: K): Promise<ConfigOf<K>> {
  return (await storedValue(db, key)) ?? (APP_CONFIGS[key].default as ConfigOf<K>);
}

/** Several settings' values now, and how often any of them was changed: a number that grows with each change. */
export async function configsWithChanges<K extends ConfigKey>(
  db: Db,
  keys: readonly K[],
): Promise<{ readonly values: { readonly [one in K]: ConfigOf<one> }; readonly changes: number }> {
  const { stored, changes } = await storedWithChanges(db, keys);
  const values = Object.fromEntries(keys.map((key) => [key, stored[key] ?? APP_CONFIGS[key].default]));
  return { values: values as unknown as { [one in K]: ConfigOf<one> }, changes };
}

/** What secrets of settings are sealed for. */
export const SECRET_PURPOSE = 'app config';

/** A setting that is a secret, opened; empty where none was given, or the server's own secret is another one by now. */
export async function secretValue(
  { config }: Pick<Services, 'config'>,
  db: Db,
  key: 'picture_service_key' | 'backup_passphrase',
): Promise<string> {
  const sealed = await configValue(db, key);
  return sealed === '' ? '' : (openSecret(config, SECRET_PURPOSE, key, Buffer.from(sealed, 'base64')) ?? '');
}
