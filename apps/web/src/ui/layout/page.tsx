import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  children: ReactNode;
  /** `page` 1200 px, `text` for reading and forms, `full` for boards and calendars. */
  width?: 'page' | 'text' | 'full';
}

/** The body of a page: one column of blocks with the page's margins. */
export function Page({ children, width = 'page' }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}
