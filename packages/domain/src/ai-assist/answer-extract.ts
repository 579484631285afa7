import { sentencesOf } from './position-text.ts';

/** Answers up to so many words are shown whole. */
export const SHORT_ANSWER_WORDS = 40;
/** Most sentences that stand for a long answer. */
export const MOST_SENTENCES = 2;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** The sentences of an answer, as they are counted. */
export function answerSentences(answer: string): string[] {
  return answer.split(/\r?\n/).flatMap((line) => sentencesOf(line.trim()));
}

/**
 * Which sentences of a long answer tell most of it, by place from 0 and in their order: those whose words come up most
 * in the whole answer and in the question, with a lead for the first one. They are the candidate's own words; nothing
 * is weighed good or bad. A short answer is told whole.
 */
export function pickSentences(question: string, answer: string): number[] {
  const sentences = answerSentences(answer);
  const all = sentences.map((_, place) => place);
  if (wordsOf(answer).length <= SHORT_ANSWER_WORDS || sentences.length <= MOST_SENTENCES) return all;
  const counts = new Map<string, number>();
  for (const word of wordsOf(answer)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const asked = new Set(wordsOf(question));
  const weights = sentences.map((sentence, place) => {
    const words = [...new Set(wordsOf(sentence))];
    if (words.length < 4) return { place, weight: 0 };
    const sum = words.reduce(
      (total, word) => total + Math.log1p((counts.get(word) ?? 1) - 1) + (asked.has(word) ? 0.5 : 0),
      0,
    );
    return { place, weight: sum / Math.sqrt(words.length) + (place === 0 ? 0.3 : 0) };
  });
  return weights
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .slice(0, MOST_SENTENCES)
    .map(({ place }) => place)
    .sort((a, b) => a - b);
}
