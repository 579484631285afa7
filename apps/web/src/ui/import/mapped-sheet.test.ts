import { readDelimited } from '@tryout/domain/text/delimited-text';
import { expect, it } from 'vitest';
import { mappedRows, mappedText } from './mapped-sheet.ts';
import { readSheet } from './read-sheet.ts';

const mapped = async () => ({
  sheet: await readSheet(
    new File(['Mail,Shoes,Name\nada@x.test,38,"Berg, Ada"\n\n bo@x.test ,,\n'], 'people.csv'),
  ),
  mapping: ['email', null, 'name'],
});

it('gives rows by field, with the line they begin on', async () => {
  expect(mappedRows(await mapped())).toEqual([
    { line: 2, values: { email: 'ada@x.test', name: 'Berg, Ada' } },
    { line: 4, values: { email: 'bo@x.test', name: '' } },
  ]);
});

it('writes the same rows under the names of the fields', async () => {
  expect(readDelimited(mappedText(await mapped())).map(({ cells }) => cells)).toEqual([
    ['email', 'name'],
    ['ada@x.test', 'Berg, Ada'],
    ['bo@x.test', ''],
  ]);
});
