import { JUDGES, TASK_KEYS } from '@tryout/games/registry';
import { describe, expect, it } from 'vitest';
import { messages } from './settings.messages.ts';

describe.each(TASK_KEYS)('the settings of %s', (key) => {
  it.each(JUDGES[key].parameters.map((spec) => [spec.key, spec] as const))(
    '%s has words in both languages',
    (_key, spec) => {
      const wanted = [
        `setting.${key}.${spec.key}`,
        `setting.${key}.${spec.key}.about`,
        ...(spec.options ?? []).map((option) => `setting.option.${option}`),
      ];
      for (const locale of [messages.en, messages.ar])
        expect(Object.keys(locale ?? {})).toEqual(expect.arrayContaining(wanted));
    },
  );
});
