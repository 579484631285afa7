import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DelimitedTextError, readCell, readDelimited, writeDelimitedRow } from './delimited-text.ts';

const cells = (text: string) => readDelimited(text).map((row) => row.cells);

describe('reading', () => {
  it.each([
    [
      'two lines',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'both line ends',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    ['quotes, separators and line ends in a cell', '"a ""b"", c\r\nd",e', [['a "b", c\nd', 'e']]],
    [
      'empty cells and an empty last one',
      'a,,\n,,',
      [
        ['a', '', ''],
        ['', '', ''],
      ],
    ],
    ['empty lines', '\n\na\n\n', [['a']]],
    [
      'semicolons',
      'a;b\n"c;d";e',
      [
        ['a', 'b'],
        ['c;d', 'e'],
      ],
    ],
    ['tabs', 'a\tb', [['a', 'b']]],
    ['a quote within a plain cell', 'it"s,b', [['it"s', 'b']]],
    ['Arabic', 'الانتباه,"سطر\nآخر"', [['الانتباه', 'سطر\nآخر']]],
    ['nothing', '', []],
  ])('%s', (_what, text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('says on which line a row begins, cells with several lines counted', () => {
    expect(readDelimited('a,b\n"x\ny\nz",1\n\nc,d').map((row) => row.line)).toEqual([1, 2, 6]);
  });

  it.each([
    ['a,b\n"c,d', 2, 'quote_not_closed'],
    ['a\n"b" c', 2, 'text_behind_quote'],
  ] as const)('refuses %j at line %i: %s', (text, line, code) => {
    expect(() => readDelimited(text)).toThrow(new DelimitedTextError(code, line));
  });
});

describe('writing', () => {
  it.each(['=1+1', '+cmd', '-2', '@SUM(A1)', "'=1", '＝1+1', '\t=1'])('%j cannot run', (cell) => {
    expect(writeDelimitedRow([cell])).toMatch(/^"?'/);
  });

  it('reads back what it wrote, whatever stands in it', () => {
    const text = fc
      .oneof(
        fc.string({ unit: 'binary' }),
        fc.string(),
        fc.constantFrom("'", "''=", '=1', '"', ',\n;', 'س"،'),
      )
      .map((value) => value.replace(/\r\n?/g, '\n'));
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { maxLength: 6 }), (rows) => {
        // The first line decides what separates, so it is one of plain names, as in every file.
        const written = `name,name\r\n${rows.map(writeDelimitedRow).join('')}`;
        const read = readDelimited(written).slice(1);
        expect(read.map((row) => row.cells.map(readCell))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });
});
