import {
  appConfigHistory,
  listAppConfigs,
  publicConfig,
  restoreAppConfig,
  updateAppConfigs,
} from '@tryout/contract/app-config/app-config';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { appConfigSay } from './app-config.messages.ts';
import { configEntries, configHistory, publicConfigs } from './read-configs.ts';
import { restoreConfig } from './restore-config.ts';
import { updateConfigs } from './update-configs.ts';

/** The public part for every page, and the super admin's settings. */
export const appConfigHandlers: readonly Handled[] = [
  handle(publicConfig, async (call) => ({ data: await publicConfigs(call) })),

  handle(listAppConfigs, async (call) => ({ data: await configEntries(call, languageOf(call.request)) })),

  handle(updateAppConfigs, async (call) => {
    await updateConfigs(signedAct(call), call.body.values);
    return {
      data: await configEntries(call, languageOf(call.request)),
      message: appConfigSay('app_config.saved'),
    };
  }),

  handle(appConfigHistory, async (call) => ({ data: await configHistory(call) })),

  handle(restoreAppConfig, async (call) => {
    await restoreConfig(signedAct(call), call.refs.row(call.params.app_config_change_id), call.body.current);
    return {
      data: await configEntries(call, languageOf(call.request)),
      message: appConfigSay('app_config.restored'),
    };
  }),
];
