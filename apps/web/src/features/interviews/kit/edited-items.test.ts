import { describe, expect, it } from 'vitest';
import { editedItem, moved, sentItem } from './edited-items.ts';

describe('a kit while it is edited', () => {
  it.each([
    [0, 1, 'bac'],
    [2, -1, 'acb'],
    [0, -1, 'abc'],
    [2, 1, 'abc'],
    [0, 2, 'bca'],
    [9, -1, 'abc'],
  ])('moves the item at %i by %i: %s', (at, by, expected) => {
    expect(moved([...'abc'], at, by).join('')).toBe(expected);
  });

  it('sends words only where they are new', () => {
    const item = editedItem({
      key: 'accuracy.situational',
      kind: 'situational',
      origin: 'bank',
      question: 'What do you do?',
      probes: ['Why?'],
      anchors: [],
      trait_id: 't',
      subtrait_id: 's',
      assigned_to: null,
      is_yours: true,
    });
    expect(sentItem(item)).toEqual({ key: item.key, assigned_to: null });
    expect(sentItem({ ...item, question: 'What then?', is_reworded: true })).toEqual({
      key: item.key,
      assigned_to: null,
      own: { question: 'What then?', probes: ['Why?'], anchors: [], trait_id: 't' },
    });
  });
});
