import type { InputMethod } from '../task-core.ts';

/** A pen counts as touch: it points at the thing itself. An unknown pointer counts as a mouse. */
export function methodOfPointer(pointerType: string): InputMethod {
  return pointerType === 'touch' || pointerType === 'pen' ? 'touch' : 'mouse';
}

/**
 * Whether a click was made without a pointer: by a key on the focused button, by voice, or by assistive technology.
 * Clicks by pointer are handled at `pointerdown` already, where the time is truer.
 */
export function isPointerlessClick(click: { readonly detail: number }): boolean {
  return click.detail === 0;
}

/**
 * For what answers when a finger comes down: once it is lifted, the browser has no mouse to make up for it. The moves and
 * presses it would send after each touch are worked through for nothing, and a phone has better to do.
 */
export function endTouch(event: { readonly cancelable: boolean; preventDefault(): void }): void {
  if (event.cancelable) event.preventDefault();
}
