import type { restoreAppConfig as route } from '@tryout/contract/app-config/app-config';
import { type Call, signedIn } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { appConfigSay } from './app-config.messages.ts';
import { configValue, lockConfig } from './app-config.queries.ts';
import { type ConfigValue, configProblem, isConfigKey } from './registry.ts';
import { updateConfigs } from './update-configs.ts';

/** Whether two values of a setting are the same. */
export function isSameValue(a: ConfigValue, b: ConfigValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Gives a setting back the value it had before a change, in the way every change goes: with history and log. */
export async function restoreConfig(call: Call<typeof route>): Promise<void> {
  const { db, params, body, refs } = call;
  const { key, before } = refs.row(params.app_config_change_id);
  if (!isConfigKey(key)) throw new Refusal('refused_by_rule', appConfigSay('app_config.no_such_setting'));
  const problem = configProblem(key, before);
  if (problem !== null)
    throw new Refusal('refused_by_rule', appConfigSay('app_config.not_allowed_now', { problem }));
  await lockConfig(db, key);
  if (!isSameValue(await configValue(db, key), body.current)) {
    throw new Refusal('conflict', appConfigSay('app_config.changed_meanwhile'));
  }
  await updateConfigs(db, { actor: signedIn(call), origin: call.origin }, { [key]: before });
}
