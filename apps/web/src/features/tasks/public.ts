export { taskQuery } from './tasks.api.ts';
export { useSettingName, useSettingWords } from './use-setting-words.ts';
