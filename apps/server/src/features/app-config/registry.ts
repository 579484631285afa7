import { CODE_TRIES } from '@tryout/domain/accounts/code-tries';
import { DEFAULT_FREE_MAIL_DOMAINS, emailProblem, isEmailSuffix } from '@tryout/domain/accounts/email';
import { PASSWORD_LENGTH, PASSWORD_LONGEST_MIN } from '@tryout/domain/accounts/password';
import { PASSPHRASE_LENGTH } from '@tryout/domain/backups/passphrase';
import { PICTURE_SERVICES } from '@tryout/domain/pictures/picture-services';
import { GEOCODER_KINDS } from '@tryout/domain/places/geocoder-answers';
import { tilesOrigin } from '@tryout/domain/places/map-tiles';
import { USUAL_LIMITS } from '@tryout/domain/score-cards/look-limits';
import { COVERAGE_PERCENT } from '@tryout/domain/score-templates/score-template';
import { UPLOADS } from '@tryout/domain/system/upload-limits';
import { SESSION_DAYS } from '../../platform/http/sessions.queries.ts';
import type { Said } from '../../platform/language/say.ts';
import { appConfigSay } from './app-config.messages.ts';

/** A value a setting may hold. */
export type ConfigValue = string | number | boolean | readonly string[];

interface Entry<T extends ConfigValue> {
  /** A `secret` is text that is sealed before it is stored and never told again. */
  readonly type: 'text' | 'integer' | 'flag' | 'text_list' | 'secret';
  readonly default: T;
  readonly description: Said;
  readonly min: number | null;
  readonly max: number | null;
  readonly is_public: boolean;
  /** Whether it is changed on a page of its own, since more happens with it than that a value is stored. */
  readonly elsewhere?: true;
  /** Of a secret: settings that say whom it was given for. Another one must not get it, so it goes when they change. */
  readonly belongs_to?: readonly string[];
  /** A job that brings what is stored in line with another value. */
  readonly job?: string;
  /** What is wrong with a value of the right type; null when nothing is. */
  readonly problem?: (value: T) => Said | null;
}

function integer(value: number, min: number, max: number, description: Said): Entry<number> {
  return { type: 'integer', default: value, description, min, max, is_public: false };
}

/** A limit of what is worth a look in a play; those that ended are looked at again when it changes. */
function lookLimit(value: number, min: number, max: number, description: Said): Entry<number> {
  return { ...integer(value, min, max, description), job: 'plays.look_again' };
}

/** Every setting of the platform; a key that is not here does not exist. */
export const APP_CONFIGS = {
  free_mail_domains: {
    type: 'text_list',
    default: DEFAULT_FREE_MAIL_DOMAINS as readonly string[],
    description: appConfigSay('app_config.about_free_mail_domains'),
    min: 0,
    max: 500,
    is_public: true,
    problem: (hosts) => {
      const wrong = hosts.find((host) => !isEmailSuffix(`@${host}`));
      return wrong === undefined ? null : appConfigSay('app_config.not_a_mail_host', { host: wrong });
    },
  } satisfies Entry<readonly string[]>,
  password_min: {
    ...integer(
      PASSWORD_LENGTH.min,
      PASSWORD_LENGTH.min,
      PASSWORD_LONGEST_MIN,
      appConfigSay('app_config.about_password_min'),
    ),
    is_public: true,
  },
  session_days: integer(SESSION_DAYS.unused, 1, 90, appConfigSay('app_config.about_session_days')),
  session_longest_days: integer(
    SESSION_DAYS.longest,
    1,
    365,
    appConfigSay('app_config.about_session_longest_days'),
  ),
  super_admins_second_factor: {
    type: 'flag',
    default: false as boolean,
    description: appConfigSay('app_config.about_super_admins_second_factor'),
    min: null,
    max: null,
    is_public: false,
  } satisfies Entry<boolean>,
  pin_minutes: { ...integer(10, 1, 10, appConfigSay('app_config.about_pin_minutes')), is_public: true },
  pin_tries: integer(CODE_TRIES, 3, 10, appConfigSay('app_config.about_pin_tries')),
  invite_days: integer(14, 1, 60, appConfigSay('app_config.about_invite_days')),
  applications_per_organization: integer(
    10,
    1,
    1000,
    appConfigSay('app_config.about_applications_per_organization'),
  ),
  undo_minutes: integer(10, 0, 1440, appConfigSay('app_config.about_undo_minutes')),
  undo_minutes_many: integer(60, 0, 1440, appConfigSay('app_config.about_undo_minutes_many')),
  reapply_days: integer(180, 0, 3650, appConfigSay('app_config.about_reapply_days')),
  upload_cv_mb: {
    ...integer(UPLOADS.cv.mb, 1, UPLOADS.cv.most_mb, appConfigSay('app_config.about_upload_cv_mb')),
    is_public: true,
  },
  upload_answer_mb: {
    ...integer(
      UPLOADS.answer.mb,
      1,
      UPLOADS.answer.most_mb,
      appConfigSay('app_config.about_upload_answer_mb'),
    ),
    is_public: true,
  },
  upload_picture_mb: {
    ...integer(
      UPLOADS.picture.mb,
      1,
      UPLOADS.picture.most_mb,
      appConfigSay('app_config.about_upload_picture_mb'),
    ),
    is_public: true,
  },
  min_coverage_percent: integer(
    COVERAGE_PERCENT.default,
    COVERAGE_PERCENT.min,
    COVERAGE_PERCENT.max,
    appConfigSay('app_config.about_min_coverage_percent'),
  ),
  integrity_interruptions: lookLimit(
    USUAL_LIMITS.interruptions,
    0,
    50,
    appConfigSay('app_config.about_integrity_interruptions'),
  ),
  integrity_looks_away: lookLimit(
    USUAL_LIMITS.looks_away,
    0,
    100,
    appConfigSay('app_config.about_integrity_looks_away'),
  ),
  integrity_too_fast_percent: lookLimit(
    USUAL_LIMITS.too_fast * 100,
    1,
    100,
    appConfigSay('app_config.about_integrity_too_fast_percent'),
  ),
  integrity_drift_s: lookLimit(
    USUAL_LIMITS.drift_ms / 1000,
    1,
    3600,
    appConfigSay('app_config.about_integrity_drift_s'),
  ),
  default_time_zone: {
    type: 'text',
    default: 'America/New_York' as string,
    description: appConfigSay('app_config.about_default_time_zone'),
    min: 1,
    max: 64,
    is_public: true,
    problem: (zone) => (isTimeZone(zone) ? null : appConfigSay('app_config.not_a_time_zone')),
  } satisfies Entry<string>,
  maintenance_banner: {
    type: 'text',
    default: '' as string,
    description: appConfigSay('app_config.about_maintenance_banner'),
    min: 0,
    max: 300,
    is_public: true,
  } satisfies Entry<string>,
  maintenance_mode: {
    type: 'flag',
    default: false as boolean,
    description: appConfigSay('app_config.about_maintenance_mode'),
    min: null,
    max: null,
    is_public: true,
  } satisfies Entry<boolean>,
  mail_reply_to: {
    type: 'text',
    default: '' as string,
    description: appConfigSay('app_config.about_mail_reply_to'),
    min: 0,
    max: 254,
    is_public: false,
    problem: (email) =>
      email === '' || emailProblem(email) === null ? null : appConfigSay('app_config.not_an_address'),
  } satisfies Entry<string>,
  leads_open: {
    type: 'flag',
    default: true as boolean,
    description: appConfigSay('app_config.about_leads_open'),
    min: null,
    max: null,
    is_public: false,
  } satisfies Entry<boolean>,
  backups_nightly: {
    type: 'flag',
    default: false as boolean,
    description: appConfigSay('app_config.about_backups_nightly'),
    min: null,
    max: null,
    is_public: false,
  } satisfies Entry<boolean>,
  backup_passphrase: {
    type: 'secret',
    default: '' as string,
    description: appConfigSay('app_config.about_backup_passphrase'),
    min: 0,
    max: PASSPHRASE_LENGTH.max,
    is_public: false,
    problem: (passphrase) =>
      passphrase === '' || passphrase.length >= PASSPHRASE_LENGTH.min
        ? null
        : appConfigSay('app_config.passphrase_short', { min: PASSPHRASE_LENGTH.min }),
  } satisfies Entry<string>,
  backups_kept: integer(3, 1, 30, appConfigSay('app_config.about_backups_kept')),
  count_visits: {
    type: 'flag',
    default: false as boolean,
    description: appConfigSay('app_config.about_count_visits'),
    min: null,
    max: null,
    is_public: false,
  } satisfies Entry<boolean>,
  early_bird_until: {
    type: 'text',
    default: '' as string,
    description: appConfigSay('app_config.about_early_bird_until'),
    min: 0,
    max: 10,
    is_public: false,
    problem: (day) => (day === '' || isDay(day) ? null : appConfigSay('app_config.not_a_day')),
  } satisfies Entry<string>,
  geocoder_address: {
    type: 'text',
    default: '' as string,
    description: appConfigSay('app_config.about_geocoder_address'),
    min: 0,
    max: 300,
    is_public: false,
    problem: (address) =>
      address === '' || isWebAddress(address) ? null : appConfigSay('app_config.not_a_web_address'),
  } satisfies Entry<string>,
  geocoder_kind: {
    type: 'text',
    default: 'nominatim' as string,
    description: appConfigSay('app_config.about_geocoder_kind'),
    min: 1,
    max: 20,
    is_public: false,
    problem: (kind) =>
      (GEOCODER_KINDS as readonly string[]).includes(kind) ? null : appConfigSay('app_config.not_a_geocoder'),
  } satisfies Entry<string>,
  map_tiles_address: {
    type: 'text',
    default: '' as string,
    description: appConfigSay('app_config.about_map_tiles_address'),
    min: 0,
    max: 300,
    is_public: true,
    problem: (address) =>
      address === '' || tilesOrigin(address) !== null ? null : appConfigSay('app_config.not_map_tiles'),
  } satisfies Entry<string>,
  map_tiles_attribution: {
    type: 'text',
    default: '© OpenStreetMap contributors' as string,
    description: appConfigSay('app_config.about_map_tiles_attribution'),
    min: 0,
    max: 200,
    is_public: true,
  } satisfies Entry<string>,
  picture_service: {
    type: 'text',
    default: '' as string,
    description: appConfigSay('app_config.about_picture_service'),
    min: 0,
    max: 20,
    is_public: false,
    problem: (kind) =>
      kind === '' || (PICTURE_SERVICES as readonly string[]).includes(kind)
        ? null
        : appConfigSay('app_config.not_a_picture_service'),
  } satisfies Entry<string>,
  picture_service_address: {
    type: 'text',
    default: '' as string,
    description: appConfigSay('app_config.about_picture_service_address'),
    min: 0,
    max: 300,
    is_public: false,
    problem: (address) =>
      address === '' || isWebAddress(address) ? null : appConfigSay('app_config.not_a_web_address'),
  } satisfies Entry<string>,
  picture_service_key: {
    type: 'secret',
    default: '' as string,
    description: appConfigSay('app_config.about_picture_service_key'),
    min: 0,
    max: 500,
    is_public: false,
    belongs_to: ['picture_service', 'picture_service_address'],
    problem: (key) => (/^[\x21-\x7e]*$/.test(key) ? null : appConfigSay('app_config.not_a_key')),
  } satisfies Entry<string>,
  billing: {
    type: 'flag',
    default: false as boolean,
    description: appConfigSay('app_config.about_billing'),
    min: null,
    max: null,
    is_public: true,
    elsewhere: true,
  } satisfies Entry<boolean>,
} as const;

/** The jobs that bring what is stored in line with settings that got another value, each once. */
export function jobsAfter(keys: readonly string[]): readonly string[] {
  const jobs = keys.flatMap((key) => {
    const entry: Entry<ConfigValue> | undefined = isConfigKey(key)
      ? (APP_CONFIGS[key] as Entry<ConfigValue>)
      : undefined;
    return entry?.job ?? [];
  });
  return [...new Set(jobs)];
}

/** The name of a setting. */
export type ConfigKey = keyof typeof APP_CONFIGS;

/** The type of a setting's value. */
export type ConfigOf<K extends ConfigKey> = (typeof APP_CONFIGS)[K]['default'] extends readonly string[]
  ? readonly string[]
  : (typeof APP_CONFIGS)[K]['default'];

/** Narrows a text to the name of a setting. */
export function isConfigKey(key: string): key is ConfigKey {
  return Object.hasOwn(APP_CONFIGS, key);
}

/** Whether a setting is changed on a page of its own. */
export function isElsewhere(key: ConfigKey): boolean {
  return 'elsewhere' in APP_CONFIGS[key];
}

/** What stands for a secret wherever its value would be told. */
export const SECRET_MARK = '••••••••';

/** Whether a setting is a secret. */
export function isSecret(key: ConfigKey): boolean {
  return APP_CONFIGS[key].type === 'secret';
}

/** The secrets that are forgotten when a setting gets another value. */
export function secretsOf(key: ConfigKey): readonly ConfigKey[] {
  return (Object.keys(APP_CONFIGS) as ConfigKey[]).filter((secret) => {
    const { belongs_to } = APP_CONFIGS[secret] as Entry<ConfigValue>;
    return belongs_to?.includes(key) === true;
  });
}

/** What is wrong with a value for a setting; null when it may be stored. */
export function configProblem(key: ConfigKey, value: ConfigValue): Said | null {
  const entry = APP_CONFIGS[key] as Entry<ConfigValue>;
  const [size, wrongType] = measure(entry.type, value);
  if (wrongType !== null) return wrongType;
  if (entry.min !== null && size < entry.min) return appConfigSay('app_config.too_small', { min: entry.min });
  if (entry.max !== null && size > entry.max) return appConfigSay('app_config.too_large', { max: entry.max });
  return entry.problem?.(value) ?? null;
}

function measure(type: Entry<ConfigValue>['type'], value: ConfigValue): [number, Said | null] {
  if (type === 'integer') {
    return typeof value === 'number' && Number.isSafeInteger(value)
      ? [value, null]
      : [0, appConfigSay('app_config.not_a_whole_number')];
  }
  if (type === 'flag') return [0, typeof value === 'boolean' ? null : appConfigSay('app_config.not_a_flag')];
  if (type === 'text' || type === 'secret')
    return typeof value === 'string' ? [value.length, null] : [0, appConfigSay('app_config.not_text')];
  return Array.isArray(value) ? [value.length, null] : [0, appConfigSay('app_config.not_a_list')];
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Unencrypted ones are allowed here: whether they may be asked is up to the one who runs the server. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
