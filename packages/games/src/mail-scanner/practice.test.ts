import { describe, expect, it } from 'vitest';
import { NO_ACCOMMODATIONS as none } from '../testing/plays.ts';
import type { MailScannerInput, MailScannerStimulus } from './core.ts';
import { sortingOfKey } from './keys.ts';
import { createMailScannerPractice } from './practice.ts';

function items(accommodations = none): MailScannerStimulus[] {
  return [...createMailScannerPractice(accommodations).stimuli.values()] as MailScannerStimulus[];
}

function sorted(i: number, response: MailScannerInput['response']): MailScannerInput {
  return { i, response, rt_ms: response && 400, method: response && 'key', frame_ms: 17, interrupted: false };
}

describe('practice at the mail scanner', () => {
  it('has twelve letters, three of them marked, and comes to the pace of the real task', () => {
    expect(items()).toHaveLength(12);
    expect(items().filter((item) => item.marked)).toHaveLength(3);
    expect(items()[0]).toMatchObject({ shown_ms: null, deadline_ms: 4000, ends_on_answer: true });
    expect(items()[11]).toMatchObject({ shown_ms: 750, deadline_ms: 1200, ends_on_answer: false });
  });

  it('wants unmarked letters stamped and marked ones left alone or put aside', () => {
    const { submit } = createMailScannerPractice(none);
    expect(submit(sorted(0, 'stamp'))).toEqual({ correct: true });
    expect(submit(sorted(0, null))).toEqual({ correct: false });
    expect(submit(sorted(0, 'aside'))).toEqual({ correct: false });
    expect(submit(sorted(2, 'stamp'))).toEqual({ correct: false });
    expect(submit(sorted(2, null))).toEqual({ correct: true });
    expect(submit(sorted(2, 'aside'))).toEqual({ correct: true });
    expect(() => submit(sorted(12, 'stamp'))).toThrow(RangeError);
  });

  it('gives the time that was asked for, and time to listen', () => {
    expect(items({ ...none, time_factor: 2 })[11]).toMatchObject({ shown_ms: 1500, deadline_ms: 2400 });
    expect(items({ ...none, screen_reader: true })[11]).toMatchObject({ shown_ms: null, deadline_ms: 3700 });
    expect(items({ ...none, time_factor: null }).every((item) => item.deadline_ms === null)).toBe(true);
  });
});

describe('keys of the mail scanner', () => {
  it('stamp by the space bar, J or the right arrow; put aside only at one’s own pace', () => {
    for (const key of [
      { key: ' ', code: 'Space' },
      { key: 'ت', code: 'KeyJ' },
      { key: 'ArrowRight', code: 'ArrowRight' },
    ]) {
      expect(sortingOfKey(key, false)).toBe('stamp');
      expect(sortingOfKey(key, true)).toBe('stamp');
    }
    expect(sortingOfKey({ key: 'f', code: 'KeyF' }, false)).toBeNull();
    expect(sortingOfKey({ key: 'f', code: 'KeyF' }, true)).toBe('aside');
    expect(sortingOfKey({ key: 'ArrowLeft', code: 'ArrowLeft' }, true)).toBe('aside');
    expect(sortingOfKey({ key: 'a', code: 'KeyA' }, true)).toBeNull();
  });
});
