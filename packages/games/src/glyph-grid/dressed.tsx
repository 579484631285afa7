import type { ReactNode } from 'react';

/** Clothes of somebody who is not at work: a cap of their own, and no band. */
export function Dressed({ cap, children }: { readonly cap: string; readonly children: ReactNode }) {
  return <g style={{ '--stripe': cap, '--sail': '#0000' } as React.CSSProperties}>{children}</g>;
}
