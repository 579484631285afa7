import { useSyncExternalStore } from 'react';
import type { InputMethod } from '../task-core.ts';
import { afterNextFrame } from './after-next-frame.ts';
import { methodOfPointer } from './input-method.ts';

/** What was used last, in this page; null before anything was. */
let usedLast: InputMethod | null = null;
const listeners = new Set<() => void>();

function notice(method: InputMethod): void {
  if (method === usedLast) return;
  usedLast = method;
  // What is said about it need not be there in the frame that answers the press.
  afterNextFrame(() => {
    for (const tell of listeners) tell();
  });
}

const onPointer = (event: PointerEvent) => notice(methodOfPointer(event.pointerType));

/** A phone's own keyboard writes into fields; and a shortcut does not tell how somebody plays. */
function onKey(event: KeyboardEvent): void {
  const writes = event.target instanceof Element && event.target.closest('input, textarea') !== null;
  if (!writes && !event.ctrlKey && !event.altKey && !event.metaKey) notice('key');
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  if (listeners.size === 1) {
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('keydown', onKey, true);
  }
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    window.removeEventListener('pointerdown', onPointer, true);
    window.removeEventListener('keydown', onKey, true);
  };
}

/** What was used last; before that, what the device is made for. */
const now = (): InputMethod =>
  usedLast ?? (matchMedia('(pointer: coarse) and (hover: none)').matches ? 'touch' : 'mouse');

/**
 * How this person plays right now, for what is said about it: by touch no keys are named, by keys nothing is tapped,
 * with a mouse there is a keyboard, too. Never scored; the method of an answer is of that answer.
 */
export function useInputMethod(): InputMethod {
  return useSyncExternalStore(listen, now, now);
}
