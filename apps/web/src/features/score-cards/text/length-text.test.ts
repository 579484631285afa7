import { describe, expect, it } from 'vitest';
import { textOf } from '../../../platform/i18n/use-text.ts';
import { messages } from '../timeline.messages.ts';
import { lengthText } from './length-text.ts';

describe('lengthText', () => {
  it.each([
    [900, '1 second'],
    [40_000, '40 seconds'],
    [150_000, '3 minutes'],
    [3 * 3_600_000, '3 hours'],
    [3 * 86_400_000, '3 days'],
  ])('reads %d ms as %s', (ms, text) => expect(lengthText(ms, textOf(messages, 'en'))).toBe(text));
});
