import { describe, expect, it } from 'vitest';
import { fileSize, hasAcceptedEnding } from './file-size.ts';

describe('fileSize', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_024, '1 kB'],
    [831_842, '812 kB'],
    [1_048_300, '1 MB'],
    [9_961_472, '9.5 MB'],
    [25 * 1_048_576, '25 MB'],
    [200 * 1_048_576, '200 MB'],
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
