import type { SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { appConfigSay } from './app-config.messages.ts';
import { type ConfigChange, lockConfig } from './app-config.queries.ts';
import { configValue } from './config-value.ts';
import { type ConfigValue, configProblem, isConfigKey, isElsewhere, isSecret } from './registry.ts';
import { updateConfigs } from './update-configs.ts';

/** Whether two values of a setting are the same. */
export function isSameValue(a: ConfigValue, b: ConfigValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Gives a setting back the value it had before a change, in the way every change goes: with history and log. */
export async function restoreConfig(
  act: SignedAct,
  { key, before }: Pick<ConfigChange, 'key' | 'before'>,
  /** The value that the person saw and decided on. */
  seen: ConfigValue,
): Promise<void> {
  const { db } = act;
  // Which secret it was is not kept.
  if (!isConfigKey(key) || isElsewhere(key) || isSecret(key))
    throw new Refusal('refused_by_rule', appConfigSay('app_config.no_such_setting'));
  const problem = configProblem(key, before);
  if (problem !== null)
    throw new Refusal('refused_by_rule', appConfigSay('app_config.not_allowed_now', { problem }));
  await lockConfig(db, key);
  if (!isSameValue(await configValue(db, key), seen)) {
    throw new Refusal('conflict', appConfigSay('app_config.changed_meanwhile'));
  }
  await updateConfigs(act, { [key]: before });
}
