import { describe, expect, test } from 'vitest';
import { recogniseFile } from './recognise-file.ts';

const PACK = Buffer.from([0x50, 0x4b, 3, 4, 20, 0]);

describe('the kind of a file', () => {
  test.each([
    ['brief.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'],
    ['renamed.txt', Buffer.from('%PDF-1.7'), 'application/pdf'],
    ['photo.JPG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['note.txt', Buffer.from('رسالة'), 'text/plain'],
    ['data.JSON', Buffer.from('{"a":1}'), 'application/json'],
    ['plan.docx', PACK, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['macro.docm', PACK, null],
    ['note.txt', Buffer.from([0xff, 0xfe, 0x41]), null],
    ['page.html', Buffer.from('<p>'), null],
    ['script.svg', Buffer.from('<svg/>'), null],
    ['noname', Buffer.from('text'), null],
  ])('%s', (name, head, type) => {
    expect(recogniseFile(name, head)).toBe(type);
  });

  test('a text that was cut within a letter is still text', () => {
    const whole = Buffer.from('ميناء'.repeat(1000));
    for (const cut of [4100, 4099, 4098]) {
      expect(recogniseFile('a.csv', whole.subarray(0, cut))).toBe('text/csv');
    }
  });
});
