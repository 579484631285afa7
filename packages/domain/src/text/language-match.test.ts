import { expect, it } from 'vitest';
import { languageMatch } from './language-match.ts';

it.each([
  ['ar', 'ar'],
  ['AR-eg', 'ar'],
  ['pt-BR', 'pt-BR'],
  ['pt-br-x-shop', 'pt-BR'],
  ['pt-PT', null],
  ['zh-Hant-TW', 'zh-Hant'],
  ['zh', null],
  ['arabic', null],
  ['', null],
])('a reader of %j reads %j', (asked, language) => {
  expect(languageMatch(asked, ['en', 'ar', 'pt-BR', 'zh-Hant'])).toBe(language);
});
