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
