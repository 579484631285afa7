import { memo } from 'react';
import type { Decision } from './core.ts';

const MARKS: Readonly<Record<Decision, string>> = {
  now: 'M9 1 L3 10 H8 L7 17 L14 7 H9 Z',
  later: 'M9 2 A7 7 0 1 1 8.99 2 M9 5 V9 L12 11',
  delegate: 'M2 13 V11 Q2 5 8 5 H14 M10 1 L15 5 L10 9',
  leave: 'M3 5 H15 M5 5 L6 16 H12 L13 5 M7 5 V2 H11 V5',
};

/** The sign of a decision, beside its word. */
export const DecisionMark = memo(function DecisionMark({ decision }: { readonly decision: Decision }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" direction="ltr">
      <path
        d={MARKS[decision]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
});
