import { describe, expect, it } from 'vitest';
import { nextTexts, TRANSLATION_LIMITS, translationFault, withPlainFields } from './translation.ts';

const fault = (text: string, told: string, language: 'en' | 'ar' = 'ar', most = 500) =>
  translationFault({ text, most }, told, language);
const MAIL =
  'Hello {{candidate_first_name}},\n\n{{organization}} has 3 questions. See https://harbour.test/a?b=1, or write to jobs@harbour.test.';
const MAIL_IN_ARABIC =
  'مرحبًا {{candidate_first_name}}،\n\nلدى {{organization}} ٣ أسئلة. انظر https://harbour.test/a?b=1، أو اكتب إلى jobs@harbour.test.';

describe('a translation', () => {
  it.each([
    ['Do you have a driving licence?', 'هل لديك رخصة قيادة؟'],
    [MAIL, MAIL_IN_ARABIC],
    ['Thank you for applying to {{ position }}.', 'شكرًا لتقدمك لوظيفة {{position}}.'],
    ['{{organization}} and you', '{{organization}} وأنت'],
    ['At {{organization}}', 'لدى«{{organization}}»'],
    ['Do you know C#?', 'هل تعرف C#؟'],
    ['Excel', 'Excel'],
    ['5–10', '5–10'],
    ['- Care\n- Courage', '- الرعاية\n- الشجاعة'],
  ])('is taken: %s', (text, told) => expect(fault(text, told)).toBeNull());

  it.each([
    ['empty', 'Yes', '  '],
    ['field', 'Hello {{candidate_name}}', 'مرحبًا'],
    ['field', 'Hello {{candidate_name}}', 'مرحبًا {{position}}'],
    ['field', 'Hello {{candidate_name}}', 'مرحبًا {{candidate_name}} {{candidate_name}}'],
    ['field', 'Hello', 'مرحبًا {{candidate_name}}'],
    ['field', 'Hello {{candidate_name}}', 'مرحبًا {{الاسم}}'],
    ['link', 'See https://harbour.test/a', 'انظر الصفحة'],
    ['link', 'See https://harbour.test/a', 'انظر https://harbour.test/ab'],
    ['link', 'See https://harbour.test/a', 'انظر https://harbour.test/a.evil.example'],
    ['link', 'See the page', 'انظر https://evil.example'],
    ['link', 'Write to jobs@harbour.test', 'اكتب إلى boss@evil.example'],
    ['address', 'See the page', 'انظر evil.example'],
    ['markup', 'See the page', 'انظر [هنا]'],
    ['markup', 'See the page', 'انظر <img src=x>'],
    ['markup', 'See the page', 'انظر **هنا**'],
    ['markup', 'See {the} page', 'انظر {هنا} الصفحة'],
    ['number', '38 hours', 'ساعات'],
    ['number', '38 hours', '40 ساعة'],
    ['number', 'hours', '1. ساعات'],
    ['lines', '- Care\n- Courage', '- الرعاية والشجاعة'],
    ['language', 'Do you have a driving licence?', 'Do you have a driving licence?'],
    ['language', 'Yes', 'Oui'],
  ])('is refused for its %s: %s', (what, text, told) => expect(fault(text, told)).toBe(what));

  it('is refused where its place does not hold it', () => {
    expect(fault('Yes', 'نعم بالتأكيد', 'ar', 5)).toBe('too_long');
    expect(fault('نعم', 'Yes', 'en', 3)).toBeNull();
  });

  it('is asked for with fields that are written alike', () => {
    expect(withPlainFields('Hello {{ candidate_name }} of {{organization }}')).toBe(
      'Hello {{candidate_name}} of {{organization}}',
    );
  });
});

describe('the texts that are asked for at once', () => {
  const long = (...lengths: number[]) => lengths.map((length) => ({ text: 'x'.repeat(length) }));
  it.each([
    [[], 0],
    [[10, 10], 2],
    [[1000, 1500, 1], 2],
    [[8000, 1], 1],
    [[1, 8000], 1],
    [Array.from({ length: 80 }, () => 1), TRANSLATION_LIMITS.texts],
  ])('of %j characters are the first %i', (lengths, count) => {
    const texts = long(...lengths);
    expect(nextTexts(texts)).toEqual(texts.slice(0, count));
  });
});
