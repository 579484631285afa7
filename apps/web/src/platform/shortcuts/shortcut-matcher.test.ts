import { describe, expect, it } from 'vitest';
import { isSingleKey, isTyping, matchKeys, pressText } from './shortcut-matcher.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => pressText({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('pressText', () => {
  it('writes keys as they are registered', () => {
    expect(press('K', { ctrlKey: true })).toBe('ctrl+k');
    expect(press('k', { metaKey: true })).toBe('ctrl+k');
    expect(press('?', { shiftKey: true })).toBe('?');
    expect(press('ArrowUp', { altKey: true })).toBe('alt+arrowup');
    expect(press('ArrowDown', { shiftKey: true })).toBe('shift+arrowdown');
    expect(press(' ')).toBe('space');
  });
});

describe('matchKeys', () => {
  const keys = [
    ['g p', 'positions'],
    ['g h', 'home'],
    ['c', 'create'],
  ] as const;

  it('finds one key, waits for the second of a row, and gives up on others', () => {
    expect(matchKeys(['c'], keys)).toEqual({ kind: 'hit', value: 'create' });
    expect(matchKeys(['g'], keys)).toEqual({ kind: 'prefix' });
    expect(matchKeys(['g', 'p'], keys)).toEqual({ kind: 'hit', value: 'positions' });
    expect(matchKeys(['g', 'x'], keys)).toEqual({ kind: 'none' });
  });
});

describe('isSingleKey', () => {
  it.each([
    ['x', true],
    ['g p', true],
    ['ctrl+k', false],
    ['alt+arrowup', false],
  ])('%s gives %s', (keys, single) => {
    expect(isSingleKey(keys)).toBe(single);
  });
});

describe('isTyping', () => {
  it('knows fields from other controls', () => {
    expect(isTyping({ tagName: 'INPUT', type: 'text' })).toBe(true);
    expect(isTyping({ tagName: 'TEXTAREA' })).toBe(true);
    expect(isTyping({ tagName: 'DIV', isContentEditable: true })).toBe(true);
    expect(isTyping({ tagName: 'INPUT', type: 'checkbox' })).toBe(false);
    expect(isTyping({ tagName: 'BUTTON' })).toBe(false);
    expect(isTyping(null)).toBe(false);
  });
});
