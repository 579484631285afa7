import { DEFAULT_FREE_MAIL_DOMAINS, isEmailSuffix } from '@tryout/domain/email';
import { SESSION_DAYS } from '../../platform/http/sessions.queries.ts';

/** A value a setting may hold. */
export type ConfigValue = string | number | boolean | readonly string[];

interface Entry<T extends ConfigValue> {
  readonly type: 'text' | 'integer' | 'flag' | 'text_list';
  readonly default: T;
  readonly description: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly is_public: boolean;
  /** What is wrong with a value of the right type; null when nothing is. */
  readonly problem?: (value: T) => string | null;
}

function integer(value: number, min: number, max: number, description: string): Entry<number> {
  return { type: 'integer', default: value, description, min, max, is_public: false };
}

/** Every setting of the platform; a key that is not here does not exist. */
export const APP_CONFIGS = {
  free_mail_domains: {
    type: 'text_list',
    default: DEFAULT_FREE_MAIL_DOMAINS as readonly string[],
    description: 'Mail hosts whose addresses are no work addresses.',
    min: 0,
    max: 500,
    is_public: true,
    problem: (hosts) => {
      const wrong = hosts.find((host) => !isEmailSuffix(`@${host}`));
      return wrong === undefined ? null : `"${wrong}" is not a mail host such as gmail.com`;
    },
  } satisfies Entry<readonly string[]>,
  session_days: integer(SESSION_DAYS.unused, 1, 90, 'Days after the last use when a session ends.'),
  session_longest_days: integer(
    SESSION_DAYS.longest,
    1,
    365,
    'Days after signing in when a session ends in any case.',
  ),
  pin_minutes: integer(10, 1, 10, 'Minutes for which a PIN is valid.'),
  invite_days: integer(14, 1, 60, 'Days for which an invitation of a colleague is valid.'),
  applications_per_organization: integer(
    10,
    1,
    1000,
    'Applications one person may send to an organization in 30 days.',
  ),
  undo_minutes: integer(10, 0, 1440, 'Minutes until a candidate is told of a decision; 0 tells at once.'),
  undo_minutes_many: integer(
    60,
    0,
    1440,
    'Minutes until candidates are told of a decision about many; 0 tells at once.',
  ),
  reapply_days: integer(180, 0, 3650, 'Days until one may apply again for a position that ended.'),
  default_time_zone: {
    type: 'text',
    default: 'America/New_York' as string,
    description: 'Time zone in which events are shown first.',
    min: 1,
    max: 64,
    is_public: true,
    problem: (zone) => (isTimeZone(zone) ? null : 'must be a time zone, such as Europe/Berlin'),
  } satisfies Entry<string>,
  maintenance_banner: {
    type: 'text',
    default: '' as string,
    description: 'Shown on every page while it is not empty.',
    min: 0,
    max: 300,
    is_public: true,
  } satisfies Entry<string>,
} as const;

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

/** What is wrong with a value for a setting; null when it may be stored. */
export function configProblem(key: ConfigKey, value: ConfigValue): string | null {
  const entry = APP_CONFIGS[key] as Entry<ConfigValue>;
  const [size, wrongType] = measure(entry.type, value);
  if (wrongType !== null) return wrongType;
  if (entry.min !== null && size < entry.min) return `must be at least ${entry.min}`;
  if (entry.max !== null && size > entry.max) return `must be at most ${entry.max}`;
  return entry.problem?.(value) ?? null;
}

function measure(type: Entry<ConfigValue>['type'], value: ConfigValue): [number, string | null] {
  if (type === 'integer') {
    return typeof value === 'number' && Number.isSafeInteger(value)
      ? [value, null]
      : [0, 'must be a whole number'];
  }
  if (type === 'flag') return [0, typeof value === 'boolean' ? null : 'must be true or false'];
  if (type === 'text') return typeof value === 'string' ? [value.length, null] : [0, 'must be text'];
  return Array.isArray(value) ? [value.length, null] : [0, 'must be a list of texts'];
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
