import { describe, expect, it } from 'vitest';
import { wordsFor } from './words-for.ts';

const simulation = {
  name: 'Sales sim 1.1',
  candidate_intro: 'Without a language.',
  words: {
    en: { name: 'The tower', intro: 'Watch the lamps.', thanks: 'Thank you.' },
    ar: { name: 'البرج', intro: '', thanks: '' },
  },
};

describe('the words of a simulation for a candidate', () => {
  it('are those of the language, each falling back on its own', () => {
    expect(wordsFor(simulation, 'ar')).toEqual({
      name: 'البرج',
      intro: 'Watch the lamps.',
      thanks: 'Thank you.',
    });
    expect(wordsFor(simulation, 'ar-EG').name).toBe('البرج');
    expect(wordsFor(simulation, 'de').name).toBe('The tower');
  });

  it('are what the simulation says where there is no language at all', () => {
    expect(wordsFor({ ...simulation, words: {} }, 'ar')).toEqual({
      name: 'Sales sim 1.1',
      intro: 'Without a language.',
      thanks: '',
    });
  });
});
