import { describe, expect, it } from 'vitest';
import { contentOf, draftOf, EMPTY_DRAFT, sentContent, withWord, wordOf, wordsDone } from './entry-draft.ts';
import { foundIn, inUse, type LibraryNode, libraryTree, nameIn } from './library-tree.ts';
import type { LibraryItem } from './traits.api.ts';

const item = (
  kind: LibraryItem['kind'],
  id: string,
  parent_id: string | null,
  more: Partial<LibraryItem> = {},
) =>
  ({
    kind,
    id,
    key: id,
    parent_id,
    name: id,
    definition: '',
    words: {},
    status: 'active',
    ...more,
  }) as LibraryItem;
const ITEMS = [
  item('category', 'Focus', null),
  item('trait', 'Attention', 'Focus'),
  item('subtrait', 'Accuracy', 'Attention', {
    definition: 'Share of décisions',
    words: { ar: { name: 'الدقّة' } },
  }),
  item('trait', 'Pace', 'Focus', { status: 'archived' }),
  item('category', 'Risk', null),
];
const shape = (nodes: readonly LibraryNode[]): unknown[] =>
  nodes.map((node) => (node.children.length > 0 ? [node.item.id, shape(node.children)] : node.item.id));

describe('the tree', () => {
  it('has entries below their parents', () => {
    expect(shape(libraryTree(ITEMS))).toEqual([['Focus', [['Attention', ['Accuracy']], 'Pace']], 'Risk']);
    expect(shape(inUse(libraryTree(ITEMS)))).toEqual([['Focus', [['Attention', ['Accuracy']]]], 'Risk']);
  });
  it.each([
    ['accuracy', [['Focus', [['Attention', ['Accuracy']]]]]],
    ['DECISIONS share', [['Focus', [['Attention', ['Accuracy']]]]]],
    ['الدقة', [['Focus', [['Attention', ['Accuracy']]]]]],
    ['attention', [['Focus', [['Attention', ['Accuracy']]]]]],
    ['risk', ['Risk']],
    ['nothing', []],
  ])('finds %s in any language', (search, expected) => {
    expect(shape(foundIn(libraryTree(ITEMS), search))).toEqual(expected);
  });
  it('names entries in the reader’s language where there is a name', () => {
    expect(ITEMS.slice(1, 3).map((one) => nameIn(one, 'ar'))).toEqual(['Attention', 'الدقّة']);
  });
});

describe('a draft', () => {
  const draft = { ...EMPTY_DRAFT, name: 'Pace', definition: 'How fast.', sources: ' Doe 2001 \n\nRoe 2002' };
  it('sends only what the kind has', () => {
    expect(Object.keys(sentContent('category', draft)).sort()).toEqual([
      'color',
      'definition',
      'name',
      'words',
    ]);
    expect(sentContent('trait', draft)).not.toHaveProperty('direction');
    expect(sentContent('subtrait', draft)).toMatchObject({
      direction: 'higher',
      sources: ['Doe 2001', 'Roe 2002'],
    });
  });
  it('is the same again from its content', () => {
    const content = contentOf('subtrait', withWord(draft, 'ar', 'name', 'الإيقاع'));
    expect(contentOf('subtrait', draftOf(content))).toEqual(content);
  });
  it('holds words by language and counts what is there', () => {
    const arabic = withWord(draft, 'ar', 'name', 'الإيقاع');
    expect(wordOf(arabic, 'ar', 'name')).toBe('الإيقاع');
    expect(wordOf(arabic, 'en', 'name')).toBe('Pace');
    expect(wordsDone('trait', arabic, 'ar')).toEqual({ done: 1, of: 2 });
  });
});
