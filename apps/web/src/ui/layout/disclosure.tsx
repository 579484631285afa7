import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
  /** Leave out to let the browser keep it. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

/** A line that opens what is below it. */
export function Disclosure({ label, children, open, onToggle }: DisclosureProps) {
  return (
    <details
      className={classes.block}
      open={open}
      onToggle={(event) => {
        // Toggles of details within this one bubble in React.
        if (event.target === event.currentTarget) onToggle?.(event.currentTarget.open);
      }}
    >
      <summary className={classes.summary}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden className={classes.chevron} />
        {label}
      </summary>
      {children}
    </details>
  );
}
