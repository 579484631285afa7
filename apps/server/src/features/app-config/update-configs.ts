import { audit, type SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sealSecret } from '../../platform/secret-box.ts';
import { appConfigSay } from './app-config.messages.ts';
import { storeConfig } from './app-config.queries.ts';
import { configValue, SECRET_PURPOSE } from './config-value.ts';
import {
  type ConfigKey,
  type ConfigOf,
  type ConfigValue,
  configProblem,
  isConfigKey,
  isElsewhere,
  isSecret,
  jobsAfter,
  SECRET_MARK,
  secretsOf,
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
    if (!isConfigKey(key) || isSecret(key)) continue;
    const before = await configValue(act.db, key);
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    await storeConfig(act.db, { key, before, after, user_id: act.actor.user_id });
    meta[key] = [before, after];
    for (const secret of secretsOf(key))
      if (values[secret] === undefined || values[secret] === SECRET_MARK)
        Object.assign(meta, await storeSecret(act, secret, ''));
  }
  for (const [key, after] of Object.entries(values))
    if (isConfigKey(key) && isSecret(key) && after !== SECRET_MARK)
      Object.assign(meta, await storeSecret(act, key, String(after)));
  if (Object.keys(meta).length === 0) return;
  for (const job of jobsAfter(Object.keys(meta))) await act.services.jobs.enqueue(act.db, job, {});
  await audit(act, {
    event_type: 'update',
    action: 'app_config.changed',
    target_type: 'app_config',
    organization_id: null,
    meta,
  });
}

/** Seals and stores a secret; empty forgets it. History and log tell that there is one, never which. */
async function storeSecret(
  { db, actor, services }: SignedAct,
  key: ConfigKey,
  value: string,
): Promise<Record<string, readonly [ConfigValue, ConfigValue]>> {
  const before = (await configValue(db, key)) === '' ? '' : SECRET_MARK;
  if (before === '' && value === '') return {};
  const after = value === '' ? '' : SECRET_MARK;
  const sealed =
    value === '' ? '' : sealSecret(services.config, SECRET_PURPOSE, key, value).toString('base64');
  await storeConfig(db, { key, before, after, sealed, user_id: actor.user_id });
  return { [key]: [before, after] };
}
