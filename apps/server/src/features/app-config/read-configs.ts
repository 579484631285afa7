import type { publicConfig } from '@tryout/contract/app-config/app-config';
import type { RouteData } from '@tryout/contract/define-route';
import { PASSWORD_LENGTH } from '@tryout/domain/accounts/password';
import { BANDS } from '@tryout/domain/score-cards/bands';
import type { Act } from '../../platform/act.ts';
import type { Language } from '../../platform/language/language.ts';
import { configChanges, storedConfigs } from './app-config.queries.ts';
import { configValue } from './config-value.ts';
import {
  APP_CONFIGS,
  type ConfigKey,
  configProblem,
  isConfigKey,
  isElsewhere,
  isSecret,
  SECRET_MARK,
} from './registry.ts';
import { isSameValue } from './restore-config.ts';

/** What every page may know of the settings. */
export async function publicConfigs({ db, services }: Act): Promise<RouteData<typeof publicConfig>> {
  return {
    demo: services.config.demo,
    billing: await configValue(db, 'billing'),
    free_mail_domains: [...(await configValue(db, 'free_mail_domains'))],
    default_time_zone: await configValue(db, 'default_time_zone'),
    maintenance_banner: await configValue(db, 'maintenance_banner'),
    maintenance_mode: await configValue(db, 'maintenance_mode'),
    undo_minutes: await configValue(db, 'undo_minutes'),
    undo_minutes_many: await configValue(db, 'undo_minutes_many'),
    password: { min: await configValue(db, 'password_min'), max: PASSWORD_LENGTH.max },
    pin_minutes: await configValue(db, 'pin_minutes'),
    organizations_approved_at_once: services.config.approveOrganizations,
    linkedin: services.config.linkedin?.name ?? null,
    bands: BANDS.map((band) => ({ ...band })),
    upload_mb: {
      cv: await configValue(db, 'upload_cv_mb'),
      answer: await configValue(db, 'upload_answer_mb'),
      picture: await configValue(db, 'upload_picture_mb'),
    },
    map_tiles: await mapTiles(db),
  };
}

async function mapTiles(db: Act['db']) {
  const address = await configValue(db, 'map_tiles_address');
  return address === '' ? null : { address, attribution: await configValue(db, 'map_tiles_attribution') };
}

/** Every setting with its value, its default and what it means, told in a language. */
export async function configEntries({ db }: Act, language: Language) {
  const stored = new Map((await storedConfigs(db)).map((row) => [row.key, row]));
  const items = (Object.keys(APP_CONFIGS) as ConfigKey[])
    .filter((key) => !isElsewhere(key))
    .map((key) => {
      const { type, description, min, max, is_public, default: byDefault } = APP_CONFIGS[key];
      const row = stored.get(key);
      return {
        key,
        type,
        value: isSecret(key) ? (row && row.value !== '' ? SECRET_MARK : '') : (row?.value ?? byDefault),
        default: byDefault,
        description: description(language),
        min,
        max,
        is_public,
        updated_at: row?.updated_at ?? null,
        updated_by: row?.updated_by ?? null,
      };
    });
  return { items };
}

/** The latest changes, and which of them can be undone. */
export async function configHistory({ db }: Act) {
  const now = new Map((await storedConfigs(db)).map(({ key, value }) => [key, value]));
  const items = (await configChanges(db)).map((change) => {
    const { key, before } = change;
    const value = now.get(key);
    const restorable =
      isConfigKey(key) &&
      !isElsewhere(key) &&
      !isSecret(key) &&
      value !== undefined &&
      !isSameValue(value, before) &&
      configProblem(key, before) === null;
    return { ...change, restorable };
  });
  return { items };
}
