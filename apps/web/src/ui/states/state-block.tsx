import { type ReactNode, useEffect } from 'react';
import { setPageTitle } from '../../platform/page-title.ts';
import { LadderGlyph } from '../charts/ladder-glyph.tsx';
import classes from './state-block.module.css';

interface StateBlockProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  step?: number;
  alert?: boolean;
  level?: 1 | 2;
}

/** The frame of every page state that is not its content: drawing, one sentence, what to do next. At level 1 it is the page. */
export function StateBlock({ title, text, action, step = 0, alert = false, level = 2 }: StateBlockProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  useEffect(() => {
    if (level === 1) setPageTitle(title);
  }, [level, title]);
  return (
    <div className={classes.block} role={alert ? 'alert' : undefined}>
      <LadderGlyph size={44} tone="quiet" step={step} rising />
      <Heading>{title}</Heading>
      {text !== undefined && <div className={classes.text}>{text}</div>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
