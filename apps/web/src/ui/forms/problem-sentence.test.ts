import { expect, it } from 'vitest';
import { problemSentence } from './problem-sentence.ts';

it.each([
  ['is required', 'Email', 'Email is required.'],
  ['must be at most 40 characters', undefined, 'This field must be at most 40 characters.'],
  ['Enter your email address.', 'Email', 'Enter your email address.'],
  ['Already taken?', undefined, 'Already taken?'],
  ['Nothing is called “Ada.”', 'Name', 'Nothing is called “Ada.”'],
])('says %j of %s as %j', (message, field, sentence) => {
  expect(problemSentence(message, field)).toBe(sentence);
});
