export { configsWithChanges, configValue, secretValue } from './config-value.ts';
export { setConfig } from './update-configs.ts';
