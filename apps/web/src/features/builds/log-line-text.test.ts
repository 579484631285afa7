import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform/i18n/use-text.ts';
import { messages } from './build-log.messages.ts';
import { logLineText } from './log-line-text.ts';

describe('a line of the log of a build', () => {
  it('is in English as it was written, otherwise its kind with what is the game’s own', () => {
    const line = {
      code: 'missing_file',
      message: 'The game requested art/sky.png, which isn’t in the package.',
      data: { path: 'art/sky.png' },
    };
    expect(logLineText(textOf(messages, 'en'), 'en', line)).toEqual({ text: line.message, detail: null });
    expect(logLineText(textOf(messages, 'ar'), 'ar', line)).toEqual({
      text: 'طلبت اللعبة ملفًا غير موجود في الحزمة.',
      detail: 'art/sky.png',
    });
    const said = { code: 'said', message: 'Message from the game: level: 3', data: {} };
    expect(logLineText(textOf(messages, 'ar'), 'ar', said).detail).toBe('level: 3');
  });
});
