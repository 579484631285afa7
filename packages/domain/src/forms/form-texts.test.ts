import { expect, it } from 'vitest';
import { blankQuestion, type FormDefinition } from './form.ts';
import { formProblems } from './form-problems.ts';
import { formTexts, withFormTexts } from './form-texts.ts';

const FORM: FormDefinition = {
  languages: ['en', 'ar'],
  pages: [
    {
      name: 'one',
      title: { en: 'First' },
      visible_if: null,
      questions: [
        {
          ...blankQuestion('how', 'rating', { en: 'How was it?', ar: 'كيف كان؟' }),
          low: { en: 'Poor' },
          high: { en: 'Good' },
        },
        {
          ...blankQuestion('what', 'matrix', { en: 'What?' }),
          description: { en: 'Choose.' },
          rows: [{ value: 'a', title: { en: 'Games' } }],
          options: [{ value: 'a', title: { en: 'Yes' } }],
        },
      ],
    },
  ],
};

it('finds each text of a form once, with what it is in the other language, and puts others in their places', () => {
  const texts = formTexts(FORM, 'en', 'ar');
  expect(texts.map(({ text }) => text)).toEqual([
    'First',
    'How was it?',
    'Poor',
    'Good',
    'What?',
    'Choose.',
    'Games',
    'Yes',
  ]);
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  expect(texts.find(({ text }) => text === 'How was it?')).toMatchObject({ current: 'كيف كان؟', most: 500 });
  const put = withFormTexts(FORM, 'ar', new Map(texts.map(({ key, text }) => [key, `${text} *`])));
  expect(formTexts(put, 'ar', 'en').map(({ text, current }) => [text, current])).toEqual(
    texts.map(({ text }) => [`${text} *`, text]),
  );
  expect(formProblems(put)).toEqual(formProblems(FORM));
});

it('leaves what has no text in the language, and what nobody names', () => {
  expect(formTexts(FORM, 'ar', 'en').map(({ key }) => key)).toEqual(['question.how.title']);
  expect(withFormTexts(FORM, 'ar', new Map([['question.gone.title', 'x']]))).toEqual(FORM);
});
