import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import classes from './filter-row.module.css';

interface FilterRowProps {
  /** How it is laid out where there is room for all of it. */
  className?: string | undefined;
  label?: string;
  search: ReactNode;
  /** How many of the filters are in use. */
  count: number;
  /** Filters and sorting; on a phone behind a button. */
  children: ReactNode;
  /** What makes a new row; in sight everywhere. */
  action?: ReactNode;
}

/** What narrows a list: search and filters side by side, on a phone the search and a button for the rest. */
export function FilterRow({ className = '', label, search, count, children, action }: FilterRowProps) {
  const t = useText(messages);
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className={`${className} ${classes.row}`} aria-label={label}>
      {search && <div className={classes.search}>{search}</div>}
      <Button
        className={classes.toggle}
        variant="default"
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('ui.filters')}
        {count > 0 && <span className={classes.count}>{count}</span>}
      </Button>
      <div id={id} className={classes.more} data-open={open || undefined}>
        {children}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </section>
  );
}
