import { describe, expect, it } from 'vitest';
import { pathTo, type TreeNode, treeMove, treeRows, typedRow } from './tree-rows.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, label: id, children });
const NODES = [
  node('focus', node('attention', node('accuracy')), node('pace')),
  node('thinking'),
  node('people'),
];
const OPEN = new Set(['focus', 'attention']);
const ROWS = treeRows(NODES, OPEN);
const at = (id: string) => ROWS.findIndex((row) => row.node.id === id);

describe('rows', () => {
  it('shows what is open, with level and place among siblings', () => {
    expect(ROWS.map((row) => [row.node.id, row.level, row.position, row.size])).toEqual([
      ['focus', 1, 1, 3],
      ['attention', 2, 1, 2],
      ['accuracy', 3, 1, 1],
      ['pace', 2, 2, 2],
      ['thinking', 1, 2, 3],
      ['people', 1, 3, 3],
    ]);
    expect(treeRows(NODES, new Set()).length).toBe(3);
  });
  it('knows what is above', () => {
    expect(pathTo(NODES, 'accuracy')).toEqual(['focus', 'attention']);
    expect(pathTo(NODES, 'focus')).toEqual([]);
    expect(pathTo(NODES, 'nowhere')).toEqual([]);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowDown', 'focus', 'attention'],
    ['ArrowUp', 'focus', 'focus'],
    ['ArrowDown', 'people', 'people'],
    ['Home', 'pace', 'focus'],
    ['End', 'pace', 'people'],
    ['ArrowRight', 'attention', 'accuracy'],
    ['ArrowLeft', 'accuracy', 'attention'],
    ['PageDown', 'focus', 'people'],
  ])('%s on %s goes to %s', (key, from, to) => {
    expect(treeMove(ROWS, at(from), key, OPEN, false)).toEqual({ kind: 'go', index: at(to) });
  });
  it('opens and closes, the other way round from right to left', () => {
    expect(treeMove(ROWS, at('attention'), 'ArrowLeft', OPEN, false)).toEqual({
      kind: 'close',
      id: 'attention',
    });
    expect(treeMove(ROWS, at('attention'), 'ArrowRight', OPEN, true)).toEqual({
      kind: 'close',
      id: 'attention',
    });
    const closed = treeRows(NODES, new Set());
    expect(treeMove(closed, 0, 'ArrowRight', new Set(), false)).toEqual({ kind: 'open', id: 'focus' });
    expect(treeMove(closed, 0, 'ArrowLeft', new Set(), true)).toEqual({ kind: 'open', id: 'focus' });
  });
  it('has nowhere to go from a leaf inwards or from the top outwards', () => {
    expect(treeMove(ROWS, at('accuracy'), 'ArrowRight', OPEN, false)).toBeNull();
    expect(treeMove(ROWS, at('thinking'), 'ArrowLeft', OPEN, false)).toBeNull();
    expect(treeMove([], 0, 'End', OPEN, false)).toBeNull();
  });
});

describe('typing', () => {
  it('goes from row to row with one letter and stays with several', () => {
    expect(typedRow(ROWS, at('focus'), 'p')).toBe(at('pace'));
    expect(typedRow(ROWS, at('pace'), 'p')).toBe(at('people'));
    expect(typedRow(ROWS, at('people'), 'P')).toBe(at('pace'));
    expect(typedRow(ROWS, at('pace'), 'pa')).toBe(at('pace'));
    expect(typedRow(ROWS, 0, 'zz')).toBe(-1);
  });
});
