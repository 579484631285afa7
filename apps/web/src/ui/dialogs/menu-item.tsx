import type { TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './menu-item.module.css';

interface MenuItemProps {
  label: string;
  icon?: TablerIcon;
  mirrored?: boolean;
  danger?: boolean;
  disabled?: boolean;
  to?: string;
  onClick?: () => void;
}

/** One line of a `Popup`: a link (`to`) or a button. */
export function MenuItem({ label, icon: Icon, mirrored, danger, disabled, to, onClick }: MenuItemProps) {
  const inner = (
    <>
      {Icon && <Icon size={20} stroke={1.75} aria-hidden className={mirrored ? 'mirrored' : undefined} />}
      {label}
    </>
  );
  return to ? (
    <Link to={to} className={classes.item} onClick={onClick}>
      {inner}
    </Link>
  ) : (
    <button
      type="button"
      className={classes.item}
      data-danger={danger || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {inner}
    </button>
  );
}
