import type { ReactNode } from 'react';
import classes from './stack.module.css';

interface SpacingProps {
  children: ReactNode;
  /** In steps of 4 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12 | 16;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Things under each other. */
export function Stack({ children, gap = 4, align = 'stretch', justify = 'start' }: SpacingProps) {
  return (
    <div className={classes.stack} style={{ gap: gap * 4, alignItems: align, justifyContent: justify }}>
      {children}
    </div>
  );
}

/** Things beside each other; they wrap where there is no room. */
export function Row({ children, gap = 3, align = 'center', justify = 'start' }: SpacingProps) {
  return (
    <div className={classes.row} style={{ gap: gap * 4, alignItems: align, justifyContent: justify }}>
      {children}
    </div>
  );
}
