import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does; read aloud and shown on hover. */
  label: string;
  icon: TablerIcon;
  /** Arrows follow the reading direction. */
  mirrored?: boolean;
  /** A small number on the corner, such as unread messages. */
  count?: number;
  onDark?: boolean;
}

/** A 44 px button with an icon only. */
export function IconButton({ label, icon: Icon, mirrored, count = 0, onDark, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-on-dark={onDark || undefined}
      aria-label={label}
      title={label}
      {...button}
    >
      <Icon size={20} stroke={1.75} className={mirrored ? 'mirrored' : undefined} aria-hidden />
      {/* Drawn by the style sheet: the label says the number in full, so it must not be text of its own. */}
      {count > 0 && <span className={classes.count} data-count={count > 99 ? '99+' : count} aria-hidden />}
    </button>
  );
}
