import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  title?: ReactNode;
  /** Beside the title, at the row's end. */
  actions?: ReactNode;
  children: ReactNode;
  as?: 'section' | 'article' | 'aside' | 'div' | 'li';
  tone?: 'plain' | 'sunken' | 'selected';
}

/** A bordered card with an optional h2. */
export function Panel({ title, actions, children, as, tone = 'plain' }: PanelProps) {
  const id = useId();
  const Tag = as ?? (title ? 'section' : 'div');
  const isNamed = title && Tag !== 'li' && Tag !== 'div';
  return (
    <Tag className={classes.panel} data-tone={tone} aria-labelledby={isNamed ? id : undefined}>
      {(title || actions) && (
        <div className={classes.head}>
          {title && <h2 id={id}>{title}</h2>}
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </Tag>
  );
}
