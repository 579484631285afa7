import { expect, it } from 'vitest';
import { readSheet, SheetError } from './read-sheet.ts';

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'people.csv');

const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (const [i, letter] of [...text].entries()) view.setUint16(2 + i * 2, letter.charCodeAt(0), true);
  return bytes;
};

it.each([
  ['with commas', 'email,name\nada@x.test,Ada\n'],
  ['with semicolons and a byte order mark', '\uFEFFemail;name\r\nada@x.test;Ada'],
  ['with tabs, in UTF-16', utf16('email\tname\nada@x.test\tAda')],
])('reads a file %s', async (_what, content) => {
  const { headings, rows } = await readSheet(fileOf(content));
  expect(headings).toEqual(['email', 'name']);
  expect(rows).toEqual([{ line: 2, cells: ['ada@x.test', 'Ada'] }]);
});

it('takes away the apostrophe that exports put before what a spreadsheet would run', async () => {
  const { rows } = await readSheet(fileOf("email,note\nada@x.test,'=1+1"));
  expect(rows[0]?.cells).toEqual(['ada@x.test', '=1+1']);
});

it.each([
  ['only headings', 'email,name\n', 'no_rows', null],
  ['nothing', '', 'no_rows', null],
  ['an open quote', 'email\n"ada', 'quote_not_closed', 2],
  ['text behind a quote', 'email\n"ada"x', 'text_behind_quote', 2],
  ['letters of another encoding', new Uint8Array([0x65, 0x0a, 0xe9, 0x0a]), 'encoding', null],
] as const)('refuses a file with %s', async (_what, content, fault, line) => {
  const refused = await readSheet(fileOf(content as string)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SheetError);
  expect(refused).toMatchObject({ fault, line });
});
