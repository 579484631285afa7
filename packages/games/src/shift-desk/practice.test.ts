import { describe, expect, it } from 'vitest';
import { gameWordsIn } from '../harbour/game-words.ts';
import { wordsOf } from '../harbour/words.tsx';
import { NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import type { ShiftDeskStimulus } from './core.ts';
import { actOn, isComplete } from './desk.ts';
import { KEY } from './key.ts';
import { shiftDeskMessages } from './messages.ts';
import { planDesk } from './plan.ts';
import { createShiftDeskPractice } from './practice.ts';
import { sayMessage } from './words.ts';

describe('practice at the desk', () => {
  it('has three messages of its own without a clock, and tells what was meant at the end', () => {
    const round = createShiftDeskPractice(NO_ACCOMMODATIONS);
    const stimulus = round.stimuli.get(0) as ShiftDeskStimulus;
    expect(stimulus.limit_ms).toBeNull();
    const ids = stimulus.messages.map(({ id }) => id);
    expect(ids.filter((id) => Object.hasOwn(KEY, id))).toEqual([]);
    let { desk } = stimulus;
    for (const message of ids) {
      const input = { action: 'decide', message, decision: 'now', method: 'key' } as const;
      desk = actOn(stimulus, desk, input);
      expect(round.submit(input)).toBeNull();
    }
    expect(isComplete(stimulus, desk)).toBe(true);
    expect(round.submit({ action: 'done' })).toMatchObject({
      practice: { order: ['smoke', 'guest', 'plan'] },
    });
  });
});

describe.each(['en', 'ar'] as const)('words in %s', (locale) => {
  it('say every message that a desk can have', async () => {
    const intl = wordsOf(locale, await gameWordsIn(shiftDeskMessages, locale));
    for (let n = 0; n < 20; n++) {
      const { messages, interruptions } = planDesk({ minutes: 6 }, NO_ACCOMMODATIONS, seedOf(n));
      const all = [
        ...messages,
        ...interruptions.flatMap((each) => (each.kind === 'message' ? [each.message] : [])),
      ];
      expect(all).toHaveLength(10);
      for (const message of all) {
        for (const part of Object.values(sayMessage(intl, message)))
          expect(part).not.toMatch(/shift-desk|[{}]/);
      }
    }
  });
});
