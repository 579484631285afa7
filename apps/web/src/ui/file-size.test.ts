import { describe, expect, it } from 'vitest';
import { fileSize, hasAcceptedEnding } from './file-size.ts';

describe('fileSize', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1 kB'],
    [812_345, '812 kB'],
    [999_600, '1 MB'],
    [9_540_000, '9.5 MB'],
    [30_000_000, '30 MB'],
  ])('%i bytes read %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});

describe('hasAcceptedEnding', () => {
  it('looks at the ending, in any case', () => {
    expect(hasAcceptedEnding('CV.PDF', '.pdf,.docx')).toBe(true);
    expect(hasAcceptedEnding('cv.pdf.exe', '.pdf, .docx')).toBe(false);
    expect(hasAcceptedEnding('anything', '')).toBe(true);
  });
});
