import { expect, it } from 'vitest';
import { fieldMessages } from './field-words.ts';

it('members are called once each, and a definition is what it is for its kind', () => {
  expect(fieldMessages('trait', ['low_label', 'high_label', 'definition'])).toEqual([
    'transfer.field.labels',
    'transfer.field.description',
  ]);
  expect(fieldMessages('formula', ['definition', 'source'])).toEqual(['transfer.field.text']);
  expect(fieldMessages('score_template', ['definition'])).toEqual(['transfer.field.weights']);
  expect(fieldMessages('task', ['something_new', 'another'])).toEqual(['transfer.field.other']);
});
