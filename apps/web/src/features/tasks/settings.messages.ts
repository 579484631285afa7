import { SETTING_WORDS_AR, SETTING_WORDS_EN } from '@tryout/games/gathered/setting-words';
import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What the built-in games call their settings: name, explanation and choices, by game and parameter. */
export const messages = defineCatalogue({
  en: {
    ...SETTING_WORDS_EN,
    'setting.option.manual': 'Crate by crate',
    'setting.option.declare': 'Number said beforehand',
    'setting.option.adaptive': 'Adapts to the answers',
    'setting.option.fixed': 'The same length for everyone',
    'setting.option.full': 'All statements',
    'setting.option.short': 'Half of the statements',
    'setting.option.open': 'Crate by crate',
  },
  ar: {
    ...SETTING_WORDS_AR,
    'setting.option.manual': 'صندوقًا صندوقًا',
    'setting.option.declare': 'بعدد يُذكر مسبقًا',
    'setting.option.adaptive': 'تتكيّف مع الإجابات',
    'setting.option.fixed': 'بالطول نفسه للجميع',
    'setting.option.full': 'كل العبارات',
    'setting.option.short': 'نصف العبارات',
    'setting.option.open': 'صندوقًا صندوقًا',
  },
});

export type SettingMessage = keyof (typeof messages)['en'];
