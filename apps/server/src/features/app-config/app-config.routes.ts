import {
  appConfigHistory,
  listAppConfigs,
  publicConfig,
  restoreAppConfig,
  updateAppConfigs,
} from '@tryout/contract/app-config/app-config';
import { PASSWORD_LENGTH } from '@tryout/domain/accounts/password';
import { BANDS } from '@tryout/domain/score-cards/bands';
import type { Db } from '../../platform/database/kysely.ts';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import type { Language } from '../../platform/language/language.ts';
import { appConfigSay } from './app-config.messages.ts';
import { configChanges, configValue, storedConfigs } from './app-config.queries.ts';
import { APP_CONFIGS, type ConfigKey, configProblem, isConfigKey } from './registry.ts';
import { isSameValue, restoreConfig } from './restore-config.ts';
import { updateConfigs } from './update-configs.ts';

const MAX_LOGO_BYTES = 2 * 1_048_576;

async function entries(db: Db, language: Language) {
  const stored = new Map((await storedConfigs(db)).map((row) => [row.key, row]));
  const items = (Object.keys(APP_CONFIGS) as ConfigKey[]).map((key) => {
    const { type, description, min, max, is_public, default: byDefault } = APP_CONFIGS[key];
    const row = stored.get(key);
    return {
      key,
      type,
      value: row?.value ?? byDefault,
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

async function history(db: Db) {
  const now = new Map((await storedConfigs(db)).map(({ key, value }) => [key, value]));
  return (await configChanges(db)).map((change) => {
    const { key, before } = change;
    const value = now.get(key);
    const restorable =
      isConfigKey(key) &&
      value !== undefined &&
      !isSameValue(value, before) &&
      configProblem(key, before) === null;
    return { ...change, restorable };
  });
}

/** The public part for every page, and the super admin's settings. */
export const appConfigHandlers: readonly Handled[] = [
  handle(publicConfig, async ({ db, services }) => ({
    data: {
      demo: services.config.demo,
      free_mail_domains: [...(await configValue(db, 'free_mail_domains'))],
      default_time_zone: await configValue(db, 'default_time_zone'),
      maintenance_banner: await configValue(db, 'maintenance_banner'),
      undo_minutes: await configValue(db, 'undo_minutes'),
      undo_minutes_many: await configValue(db, 'undo_minutes_many'),
      password: { ...PASSWORD_LENGTH },
      organizations_approved_at_once: services.config.approveOrganizations,
      linkedin: services.config.linkedin?.name ?? null,
      bands: BANDS.map((band) => ({ ...band })),
      max_logo_bytes: MAX_LOGO_BYTES,
    },
  })),

  handle(listAppConfigs, async ({ db, request }) => ({ data: await entries(db, languageOf(request)) })),

  handle(updateAppConfigs, async (call) => {
    await updateConfigs(call.db, { actor: signedIn(call), origin: call.origin }, call.body.values);
    return {
      data: await entries(call.db, languageOf(call.request)),
      message: appConfigSay('app_config.saved'),
    };
  }),

  handle(appConfigHistory, async ({ db }) => ({ data: { items: await history(db) } })),

  handle(restoreAppConfig, async (call) => {
    await restoreConfig(call);
    return {
      data: await entries(call.db, languageOf(call.request)),
      message: appConfigSay('app_config.restored'),
    };
  }),
];
