export { taskQuery } from './tasks.api.ts';
export { useSettingWords } from './use-setting-words.ts';
