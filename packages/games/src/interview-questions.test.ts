import { describe, expect, it } from 'vitest';
import { INTERVIEW_QUESTIONS } from './interview-questions.ts';
import { CATEGORIES } from './vocabulary.ts';

const SUBTRAITS = CATEGORIES.flatMap(({ traits }) => traits.flatMap((trait) => trait.subtraits));

describe('the starter bank of interview questions', () => {
  it('has one question about what was done and one about a case for each subtrait, and no other', () => {
    expect(INTERVIEW_QUESTIONS.map((each) => each.key).sort()).toEqual(
      SUBTRAITS.flatMap(({ id }) => [`${id}.behavioural`, `${id}.situational`]).sort(),
    );
  });

  it('has in both languages a question, what to ask further, and five anchors that differ', () => {
    for (const { key, words } of INTERVIEW_QUESTIONS) {
      for (const [language, each] of Object.entries(words)) {
        const name = `${key} ${language}`;
        expect(each.anchors, name).toHaveLength(5);
        expect(new Set(each.anchors).size, name).toBe(5);
        expect(each.probes.length, name).toBeGreaterThan(0);
        expect(/[؟?.]$/.test(each.question), name).toBe(true);
        for (const text of [each.question, ...each.probes, ...each.anchors]) {
          expect(text.length, `${name}: ${text}`).toBeGreaterThan(3);
          expect(text.length, `${name}: ${text}`).toBeLessThan(300);
          expect(text, name).toBe(text.trim());
          expect(/[\u0600-\u06ff]/.test(text), `${name}: ${text}`).toBe(language === 'ar');
        }
      }
      expect(words.ar.probes).toHaveLength(words.en.probes.length);
    }
  });

  it('asks no two times the same', () => {
    for (const language of ['en', 'ar'] as const) {
      const asked = INTERVIEW_QUESTIONS.map((each) => each.words[language].question);
      expect(new Set(asked).size).toBe(asked.length);
    }
  });
});
