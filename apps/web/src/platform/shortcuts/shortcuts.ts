import { useEffect, useEffectEvent } from 'react';
import { definePreference } from '../preferences/preference.ts';
import { useStore } from '../use-store.ts';
import { isSingleKey, isTyping, type Keys, matchKeys, pressText, SEQUENCE_MS } from './shortcut-matcher.ts';

/** Single-key shortcuts on or off (WCAG 2.1.4); those with Ctrl, ⌘ or Alt always work. */
export const singleKeys = definePreference('tryout.single_keys', ['on', 'off'], 'on');

export interface Shortcut {
  readonly keys: Keys;
  /** What it does, in the reader's language, for the `?` dialog. */
  readonly label: string;
  readonly run: () => void;
}

const registered = new Set<Shortcut>();
let listed: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  listed = [...registered];
  for (const listener of listeners) listener();
}

/** All shortcuts that work now, for the `?` dialog. */
export const useShortcutList = (): readonly Shortcut[] =>
  useStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => listed,
  );

/** Registers keys while the component is on the page: `useShortcut('g p', t('nav.positions'), open)`. */
export function useShortcut(keys: Keys, label: string, run: () => void, on = true): void {
  const latest = useEffectEvent(run);
  useEffect(() => {
    if (!on) return;
    const shortcut: Shortcut = { keys, label, run: () => latest() };
    registered.add(shortcut);
    changed();
    return () => {
      registered.delete(shortcut);
      changed();
    };
  }, [keys, label, on]);
}

let row: string[] = [];
let rowTimer: ReturnType<typeof setTimeout> | undefined;

function endRow(): void {
  row = [];
  clearTimeout(rowTimer);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || /^(shift|control|alt|meta)$/i.test(event.key)) return;
  const typing = isTyping(event.target as HTMLElement | null);
  const inDialog =
    (event.target as Element | null)?.closest?.('dialog, [role="dialog"], [role="alertdialog"]') != null;
  // The newest registration wins, so that a page may give a key its own meaning.
  const usable = [...registered].reverse().filter(({ keys }) => {
    if (!isSingleKey(keys)) return true;
    return singleKeys.get() === 'on' && !typing && !inDialog;
  });
  const press = pressText(event);
  const entries = usable.map((shortcut) => [shortcut.keys, shortcut] as const);
  let match = matchKeys([...row, press], entries);
  if (match.kind === 'none' && row.length > 0) {
    row = [];
    match = matchKeys([press], entries);
  }
  if (match.kind === 'hit') {
    event.preventDefault();
    endRow();
    match.value.run();
  } else if (match.kind === 'prefix') {
    row = [...row, press];
    clearTimeout(rowTimer);
    rowTimer = setTimeout(endRow, SEQUENCE_MS);
  } else endRow();
}

/** Starts listening; called once when the app starts. */
export function listenForShortcuts(): () => void {
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
