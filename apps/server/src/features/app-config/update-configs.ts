import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { appConfigSay } from './app-config.messages.ts';
import { configValue, storeConfig } from './app-config.queries.ts';
import { type ConfigValue, configProblem, isConfigKey } from './registry.ts';

/** Changes settings, all or none, with history and a line in the security log. */
export async function updateConfigs(
  db: Db,
  who: { actor: Actor; origin: Origin },
  values: Readonly<Record<string, ConfigValue>>,
): Promise<void> {
  const problems = Object.entries(values).flatMap(([key, value]) => {
    const message = isConfigKey(key) ? configProblem(key, value) : appConfigSay('app_config.not_a_setting');
    return message === null ? [] : [{ field: `values.${key}`, message }];
  });
  const first = problems[0];
  if (first) {
    throw new Refusal(
      'invalid_input',
      appConfigSay('app_config.refused', { field: first.field, problem: first.message }),
      {
        fields: problems,
      },
    );
  }
  const meta: Record<string, readonly [ConfigValue, ConfigValue]> = {};
  for (const [key, after] of Object.entries(values)) {
    if (!isConfigKey(key)) continue;
    const before = await configValue(db, key);
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    await storeConfig(db, { key, before, after, user_id: who.actor.user_id });
    meta[key] = [before, after];
  }
  if (Object.keys(meta).length === 0) return;
  await recordSecurityEvent(db, who, {
    event_type: 'update',
    action: 'app_config.changed',
    target_type: 'app_config',
    organization_id: null,
    meta,
  });
}
