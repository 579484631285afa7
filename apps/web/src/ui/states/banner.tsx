import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

interface BannerProps {
  tone?: 'info' | 'warning' | 'danger' | 'success';
  icon?: TablerIcon;
  children: ReactNode;
  action?: ReactNode;
}

/** A line across the page about the page's state. */
export function Banner({ tone = 'info', icon: Icon, children, action }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone} role="status">
      {Icon && <Icon size={20} stroke={1.75} aria-hidden className={classes.icon} />}
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  );
}
