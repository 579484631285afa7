import { audit, type SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { appConfigSay } from './app-config.messages.ts';
import { storeConfig } from './app-config.queries.ts';
import { configValue } from './config-value.ts';
import {
  type ConfigKey,
  type ConfigOf,
  type ConfigValue,
  configProblem,
  isConfigKey,
  isElsewhere,
} from './registry.ts';

/** Changes settings, all or none, with history and a line in the security log. */
export async function updateConfigs(
  act: SignedAct,
  values: Readonly<Record<string, ConfigValue>>,
): Promise<void> {
  const problems = Object.entries(values).flatMap(([key, value]) => {
    const message =
      isConfigKey(key) && !isElsewhere(key)
        ? configProblem(key, value)
        : appConfigSay('app_config.not_a_setting');
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
  await storeChanges(act, values);
}

/** Changes a setting that has a page of its own, with history and a line in the security log. */
export function setConfig<K extends ConfigKey>(act: SignedAct, key: K, value: ConfigOf<K>): Promise<void> {
  return storeChanges(act, { [key]: value });
}

async function storeChanges(act: SignedAct, values: Readonly<Record<string, ConfigValue>>): Promise<void> {
  const meta: Record<string, readonly [ConfigValue, ConfigValue]> = {};
  for (const [key, after] of Object.entries(values)) {
    if (!isConfigKey(key)) continue;
    const before = await configValue(act.db, key);
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    await storeConfig(act.db, { key, before, after, user_id: act.actor.user_id });
    meta[key] = [before, after];
  }
  if (Object.keys(meta).length === 0) return;
  await audit(act, {
    event_type: 'update',
    action: 'app_config.changed',
    target_type: 'app_config',
    organization_id: null,
    meta,
  });
}
