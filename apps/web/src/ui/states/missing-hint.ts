import type { ComponentType } from 'react';

let hint: ComponentType | null = null;

/** What more is said where a record is missing: a feature knows why it may be out of sight. */
export const missingHint = {
  set(component: ComponentType | null): void {
    hint = component;
  },
  get: (): ComponentType | null => hint,
};
