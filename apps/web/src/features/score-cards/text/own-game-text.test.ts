import { OWN_FIGURES } from '@tryout/games/own-figures';
import { TASK_KEYS } from '@tryout/games/registry';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../platform/i18n/use-text.ts';
import { messages } from '../own-games.messages.ts';
import { figureLines, type GameWords, gameAbout, gameShowed } from './own-game-text.ts';

const words: GameWords = {
  t: textOf(messages, 'en'),
  number: (value, options) => new Intl.NumberFormat('en', options).format(value),
  band: (score) => (score >= 56 ? 'Above Average' : 'Average'),
};

const figure = (
  key: string,
  value: number | null,
  of: number | null = null,
  missing_reason: string | null = null,
) => ({
  key,
  value,
  of,
  missing_reason,
});

const part = (subtrait: string, score: number | null, sem: number | null = null) => ({
  subtrait,
  definition: '',
  low_label: '',
  high_label: '',
  score,
  mean: score,
  target: null,
  scale: null,
  uncertainty:
    sem === null
      ? null
      : { sem, reliability: 0.6, known: 1, kinds: ['retest'] as const, is_estimated: false },
  reason: null,
  is_shared: false,
});

describe('figures of a game', () => {
  it('are sentences in the person’s own numbers', () => {
    const figures = [figure('right', 93, 96), figure('usual_time', 480)];
    expect(figureLines({ task_key: 'signal-tower', figures }, words)).toEqual([
      'You answered 93 of 96 signals correctly and in time.',
      'Your usual time for a correct answer: 0.48 s.',
    ]);
  });

  it('write long times without a fraction and one lantern as one', () => {
    const figures = [figure('right', 10, 15), figure('usual_time', 12_664.5)];
    expect(figureLines({ task_key: 'glyph-grid', figures }, words)[1]).toBe(
      'Your usual time to solve a grid: 13 s.',
    );
    expect(figureLines({ task_key: 'lantern-path', figures: [figure('longest', 7)] }, words)).toEqual([
      'Your longest path without a mistake: 7 lanterns.',
    ]);
  });

  it('say once why something is missing, and to the person what their adjustment did', () => {
    const figures = [
      figure('right', 90, 96),
      figure('usual_time', null, null, 'accommodated'),
      figure('usual_time', null, null, 'accommodated'),
    ];
    const lines = figureLines({ task_key: 'signal-tower', figures }, words);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('because you asked for more time');
  });

  it('tell of a game nobody has written words for how many answers there were', () => {
    expect(figureLines({ task_key: 'new-game', figures: [figure('answers', 12)] }, words)).toEqual([
      'You gave 12 answers that count.',
    ]);
    expect(gameAbout('new-game', words.t)).toBeNull();
  });

  it.each(TASK_KEYS)('have words in %s for all that is chosen, and for what it looks at', (key) => {
    expect(gameAbout(key, words.t)).not.toBeNull();
    const figures = (OWN_FIGURES[key] ?? []).map((spec) => figure(spec.key, 2, 4));
    const lines = figureLines({ task_key: key, figures }, words);
    expect(lines).toHaveLength(figures.length);
    // Neither how it is scored nor what would have been best.
    expect(lines.join(' ')).not.toMatch(/best|should|score|norm|others/i);
  });
});

describe('what a game showed', () => {
  it('is the band with its uncertainty, or the highest of several', () => {
    expect(gameShowed({ subtraits: [part('focus', 60, 5)] }, words)).toBe(
      'focus: Above Average. Over many plays, the number would most likely average between 50 and 70.',
    );
    expect(gameShowed({ subtraits: [part('care', 50), part('focus', 60)] }, words)).toBe(
      'Highest in this game: focus (Above Average).',
    );
  });

  it('is said without blame where there is no number', () => {
    expect(gameShowed({ subtraits: [part('focus', null)] }, words)).toBe(
      'It didn’t add a number to your score card this time.',
    );
    expect(gameShowed({ subtraits: [] }, words)).toBe('It has no score of its own on this score card.');
  });
});
