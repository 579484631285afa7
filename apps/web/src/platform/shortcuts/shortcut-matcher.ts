/** Keys in a row (`g p`) or one key (`x`); a modifier is written `ctrl+k` and stands for Ctrl or ⌘. */
export type Keys = string;

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export const SEQUENCE_MS = 1_200;

/** A press as text: `k`, `?`, `ctrl+k`, `alt+arrowup`. Shift counts only for keys that print nothing. */
export function pressText(press: KeyPress): string {
  const key = press.key === ' ' ? 'space' : press.key.toLowerCase();
  const named = key.length > 1;
  return [
    press.ctrlKey || press.metaKey ? 'ctrl+' : '',
    press.altKey ? 'alt+' : '',
    press.shiftKey && named ? 'shift+' : '',
    key,
  ].join('');
}

/** Whether keys need no modifier; only those can be switched off (WCAG 2.1.4). */
export const isSingleKey = (keys: Keys): boolean =>
  keys.split(' ').every((key) => !/^(ctrl|alt)\+/.test(key));

export type Match<T> =
  | { readonly kind: 'hit'; readonly value: T }
  | { readonly kind: 'prefix' }
  | { readonly kind: 'none' };

/** Compares the presses so far with the registered keys; a full hit wins over the start of a longer row. */
export function matchKeys<T>(pressed: readonly string[], registered: Iterable<readonly [Keys, T]>): Match<T> {
  const typed = pressed.join(' ');
  let prefix = false;
  for (const [keys, value] of registered) {
    if (keys === typed) return { kind: 'hit', value };
    if (keys.startsWith(`${typed} `)) prefix = true;
  }
  return prefix ? { kind: 'prefix' } : { kind: 'none' };
}

const TYPING = /^(input|textarea|select)$/i;
const NOT_TYPING = /^(checkbox|radio|button|submit|reset|range|color|file)$/i;

/** Whether the person is typing: single keys then belong to the field. */
export function isTyping(
  target: { tagName?: string; type?: string; isContentEditable?: boolean } | null,
): boolean {
  if (!target) return false;
  if (target.isContentEditable) return true;
  return TYPING.test(target.tagName ?? '') && !NOT_TYPING.test(target.type ?? '');
}
