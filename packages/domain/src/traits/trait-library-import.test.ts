import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, type LibraryEntry } from './trait-library.ts';
import {
  type GivenEntry,
  LibraryFileError,
  libraryAsCsv,
  libraryAsJson,
  readLibraryCsv,
  readLibraryJson,
} from './trait-library-file.ts';
import { type ImportPlan, planImport, type StoredEntry } from './trait-library-import.ts';

const entry = (
  kind: StoredEntry['kind'],
  key: string,
  parent: string | null,
  more: Partial<StoredEntry> = {},
) => ({
  kind,
  key,
  parent,
  order: 1,
  name: key,
  definition: '',
  low_label: '',
  high_label: '',
  direction: kind === 'subtrait' ? ('higher' as const) : null,
  color: '',
  evidence: '',
  sources: [],
  words: {},
  status: 'active' as const,
  merged_into: null,
  ...more,
});
const LIBRARY: StoredEntry[] = [
  entry('category', 'focus', null),
  entry('trait', 'attention', 'focus'),
  entry('subtrait', 'accuracy', 'attention', { words: { ar: { name: 'الدقة' } } }),
  entry('trait', 'old', 'focus', { order: 2, status: 'archived', merged_into: 'attention' }),
];
const HEAD = 'type,key,parent,name,definition';

/** What the library holds once a plan is carried out. */
function applied(current: readonly StoredEntry[], plan: ImportPlan): StoredEntry[] {
  const after = new Map(current.map((one) => [`${one.kind}:${one.key}`, one]));
  for (const one of plan.entries) {
    const id = `${one.kind}:${one.key}`;
    after.set(id, { ...one, merged_into: after.get(id)?.merged_into ?? null });
  }
  return [...after.values()];
}
const outcomes = (csv: string, current = LIBRARY) =>
  planImport(current, readLibraryCsv(csv)).rows.map((row) => [row.line, row.key, row.outcome]);
const problems = (csv: string, current = LIBRARY) =>
  planImport(current, readLibraryCsv(csv)).rows.flatMap(({ line, problems }) =>
    problems.map((problem) => ({ line, problem })),
  );

describe('a plan', () => {
  it('tells for each row whether it adds, changes or leaves', () => {
    const csv = `${HEAD}\ncategory,focus,,focus,\ntrait,attention,focus,Attention,New words\nsubtrait,,attention,Holding back,`;
    expect(outcomes(csv)).toEqual([
      [2, 'focus', 'same'],
      [3, 'attention', 'change'],
      [4, 'holding_back', 'add'],
    ]);
    const plan = planImport(LIBRARY, readLibraryCsv(csv));
    expect(plan.rows[1]?.differences.map((one) => one.path.join('.'))).toEqual(['name', 'definition']);
    expect(plan.entries.map((one) => one.key)).toEqual(['attention', 'holding_back']);
  });

  it('finds the same one of several entries of a name, wherever they stand', () => {
    const named = [
      entry('subtrait', 'accuracy', 'attention', { name: 'Focus' }),
      entry('subtrait', 'exact_b', 'attention', { name: 'Accuracy' }),
      entry('subtrait', 'exact_a', 'attention', { name: 'Accuracy' }),
    ];
    const unnamed = 'subtrait,,attention,Accuracy,New words';
    for (const order of [named, [...named].reverse()]) {
      const library = [...LIBRARY.slice(0, 2), ...order];
      expect(outcomes(`${HEAD}\n${unnamed}`, library)).toEqual([[2, 'exact_a', 'change']]);
      expect(outcomes(`${HEAD}\n${unnamed}\nsubtrait,exact_a,attention,Accuracy,`, library)).toEqual([
        [2, 'exact_b', 'change'],
        [3, 'exact_a', 'same'],
      ]);
    }
  });

  it('leaves what a file does not mention, and takes out what it makes empty', () => {
    const kept = planImport(LIBRARY, readLibraryCsv('type,key,name\nsubtrait,accuracy,Accuracy'));
    expect(kept.entries[0]).toMatchObject({ parent: 'attention', words: { ar: { name: 'الدقة' } } });
    const emptied = planImport(LIBRARY, readLibraryCsv('type,key,name,name:ar\nsubtrait,accuracy,accuracy,'));
    expect(emptied.entries[0]?.words).toEqual({});
  });

  it('lets a child come before its parent', () => {
    const csv = `${HEAD}\nsubtrait,b,a,B,\ntrait,a,focus,A,`;
    expect(planImport(LIBRARY, readLibraryCsv(csv)).entries.map((one) => one.key)).toEqual(['a', 'b']);
  });

  it('writes nothing when one row has a problem', () => {
    const csv = `${HEAD}\ntrait,new,focus,New,\ntrait,lost,nowhere,Lost,`;
    expect(planImport(LIBRARY, readLibraryCsv(csv)).entries).toEqual([]);
  });

  it.each([
    [
      'an unknown type',
      'gift,x,,X,',
      { field: 'type', code: 'not_among', among: ['category', 'trait', 'subtrait'] },
    ],
    ['no type', ',x,,X,', { field: 'type', code: 'required' }],
    ['no name', 'trait,x,focus,,', { field: 'name', code: 'required' }],
    [
      'a parent that is not there',
      'trait,x,nowhere,X,',
      { field: 'parent', code: 'no_such_parent', kind: 'category', key: 'nowhere' },
    ],
    [
      'a parent of the wrong kind',
      'subtrait,x,focus,X,',
      { field: 'parent', code: 'no_such_parent', kind: 'trait', key: 'focus' },
    ],
    ['no parent', 'trait,x,,X,', { field: 'parent', code: 'required' }],
    ['a key with other signs', 'trait,X y,focus,X,', { field: 'key', code: 'not_a_key' }],
    [
      'a name that is too long',
      `trait,x,focus,${'x'.repeat(81)},`,
      { field: 'name', code: 'too_long', most: 80 },
    ],
    ['a name of two lines', 'trait,x,focus,"a\nb",', { field: 'name', code: 'not_one_line' }],
    ['a control character', 'trait,x,focus,X,a\u0000b', { field: 'definition', code: 'control_characters' }],
    [
      'something above a category',
      'category,x,focus,X,',
      { field: 'parent', code: 'nothing_above_category' },
    ],
    [
      'an archived parent',
      'subtrait,x,old,X,',
      { field: 'parent', code: 'parent_archived', kind: 'trait', name: 'old' },
    ],
  ])('refuses %s', (_what, row, problem) => {
    expect(problems(`${HEAD}\n${row}`)).toEqual([{ line: 2, problem }]);
  });

  it('refuses a row twice, bringing back what was merged, and archiving above what is in use', () => {
    expect(problems(`${HEAD}\ntrait,x,focus,X,\ntrait,x,focus,Y,`)).toEqual([
      { line: 3, problem: { field: 'key', code: 'key_taken', key: 'x', line: 2 } },
    ]);
    expect(problems('type,key,name,status\ntrait,old,old,active')).toEqual([
      { line: 2, problem: { field: 'status', code: 'was_merged', into: 'attention' } },
    ]);
    expect(problems('type,key,name,status\ntrait,attention,attention,archived')).toEqual([
      { line: 2, problem: { field: 'status', code: 'used_below', name: 'accuracy' } },
    ]);
  });
});

/** Where and why a file is not read. */
function refusalOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof LibraryFileError) return { line: error.line, problem: error.problem };
  }
  throw new Error('no file was refused');
}

describe('a file', () => {
  it.each([
    ['', 0, { code: 'empty' }],
    ['name,colour\na,b', 1, { code: 'unknown_column', place: 2, column: 'colour' }],
    ['key,name\na,b', 1, { code: 'column_missing', column: 'type' }],
    ['type,name,name\na,b,c', 1, { code: 'column_twice', column: 'name' }],
    ['type,name\ntrait,a,b', 2, { code: 'too_many_cells', cells: 3, columns: 2 }],
    ['type,name\ntrait,"a', 2, { code: 'quote_not_closed' }],
    ['type,name\ntrait,"a" b', 2, { code: 'text_behind_quote' }],
  ])('%j is refused at line %i', (text, line, problem) => {
    expect(refusalOf(() => readLibraryCsv(text))).toEqual({ line, problem });
  });
  it.each([
    ['{', 0, { code: 'not_json' }],
    ['[]', 0, { code: 'not_a_library', format: 'tryout.trait_library/1' }],
    ['{"format":"tryout.trait_library/1","entries":[1]}', 1, { code: 'not_an_object' }],
    [
      '{"format":"tryout.trait_library/1","entries":[{"name_en":""}]}',
      1,
      { code: 'unknown_field', field: 'name_en' },
    ],
    [
      '{"format":"tryout.trait_library/1","entries":[{},{"words":{"ar":1}}]}',
      2,
      { code: 'words_not_by_language' },
    ],
  ])('%j is refused at entry %i', (text, line, problem) => {
    expect(refusalOf(() => readLibraryJson(text))).toEqual({ line, problem });
  });
  it('has an end', () => {
    const long = `type,name\n${'trait,a\n'.repeat(5001)}`;
    expect(refusalOf(() => readLibraryCsv(long))).toEqual({
      line: 0,
      problem: { code: 'too_many_entries', entries: 5001, most: 5000 },
    });
  });
  it('has a problem, not a fault, for values of the wrong type', () => {
    const text = JSON.stringify({
      format: 'tryout.trait_library/1',
      entries: [
        {
          type: 'trait',
          name: 5,
          parent: {},
          sources: 'x',
          order: 1.5,
          words: { ar: { name: [] }, xx1: {} },
        },
      ],
    });
    const [row] = planImport([], readLibraryJson(text)).rows;
    expect(row?.problems.map((problem) => `${problem.field} ${problem.code}`).sort()).toEqual([
      'name not_text',
      'name required',
      'name:ar not_text',
      'order not_whole_number',
      'parent not_text',
      'parent required',
      'sources not_list_of_texts',
      'words.xx1 not_a_language',
    ]);
  });
});

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('=1+1', "'=x", '"a, b"', 'الانتباه', '', '-2'),
  )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what the library does not take
  .map((value) => value.replace(/[\u0000-\u001f\u007f]/g, '').trim());
const lines = fc.array(text, { maxLength: 3 }).map((parts) => parts.join('\n').trim());
const name = text.filter((value) => value !== '');

const libraries = fc
  .record({
    categories: fc.uniqueArray(name, {
      minLength: 1,
      maxLength: 3,
      selector: (one) => keyOf(one, 'category'),
    }),
    traits: fc.uniqueArray(name, { maxLength: 4, selector: (one) => keyOf(one, 'trait') }),
    texts: fc.array(lines, { minLength: 4, maxLength: 4 }),
    label: text,
    sources: fc.array(name, { maxLength: 3 }),
    arabic: name,
    archived: fc.boolean(),
  })
  .map(({ categories, traits, texts, label, sources, arabic, archived }): LibraryEntry[] => {
    const make = (
      kind: LibraryEntry['kind'],
      one: string,
      parent: string | null,
      order: number,
    ): LibraryEntry => {
      const { merged_into: _none, ...plain } = entry(kind, keyOf(one, kind), parent);
      return { ...plain, name: one, order, definition: texts[0] ?? '' };
    };
    const above = categories.map((one, i) => make('category', one, null, i + 1));
    return [
      ...above,
      ...traits.map((one, i) => ({
        ...make('trait', one, above[i % above.length]?.key ?? '', i + 1),
        low_label: label,
        evidence: texts[1] ?? '',
        sources,
        words: { ar: { name: arabic, definition: texts[2] || 'ن' } },
        status: archived ? ('archived' as const) : ('active' as const),
      })),
    ];
  });

describe('there and back', () => {
  const round = (
    read: (text: string) => GivenEntry[],
    write: (entries: LibraryEntry[]) => Iterable<string>,
  ) =>
    fc.assert(
      fc.property(libraries, (library) => {
        const file = read([...write(library)].join(''));
        const plan = planImport([], file);
        expect(plan.rows.flatMap((row) => row.problems)).toEqual([]);
        const filled = applied([], plan);
        const sorted = (entries: readonly LibraryEntry[]) =>
          [...entries].sort((a, b) => (a.kind + a.key < b.kind + b.key ? -1 : 1));
        expect(sorted(filled.map(({ merged_into: _none, ...rest }) => rest))).toEqual(sorted(library));
        expect(planImport(filled, file).rows.every((row) => row.outcome === 'same')).toBe(true);
      }),
      { numRuns: 300 },
    );
  it('CSV holds every entry as it is, Arabic and quotes and what looks like a formula', () =>
    round(readLibraryCsv, libraryAsCsv));
  it('JSON does as well', () => round(readLibraryJson, libraryAsJson));

  it('whatever rows come, carrying a plan out leaves nothing to do', () => {
    const row = fc.record({
      type: fc.constantFrom('category', 'trait', 'subtrait'),
      key: fc.constantFrom('', 'focus', 'attention', 'accuracy', 'new', 'old'),
      parent: fc.constantFrom('', 'focus', 'attention', 'new'),
      name: fc.constantFrom('Focus', 'Pace', 'focus', '=1'),
      order: fc.constantFrom('', '1', '3'),
      status: fc.constantFrom('', 'active', 'archived'),
    });
    let carried = 0;
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
        const given = rows.map((fields, i) => ({ line: i + 2, fields, words: {} }));
        const plan = planImport(LIBRARY, given);
        if (plan.rows.some((one) => one.outcome === 'problem')) {
          expect(plan.entries).toEqual([]);
          return;
        }
        carried += 1;
        const again = planImport(applied(LIBRARY, plan), given);
        expect(again.rows.map((one) => [one.key, one.outcome])).toEqual(
          plan.rows.map((one) => [one.key, 'same']),
        );
      }),
      { numRuns: 3000, seed: 7 },
    );
    expect(carried).toBeGreaterThan(100);
  });
});
