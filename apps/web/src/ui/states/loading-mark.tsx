import { useText } from '../../platform/i18n/use-text.ts';
import { LadderGlyph } from '../charts/ladder-glyph.tsx';
import { messages } from '../core.messages.ts';
import classes from './loading-mark.module.css';

/** The ladder, rising once, with words for screen readers. */
export function LoadingMark({ label }: { label?: string }) {
  const t = useText(messages);
  return (
    <div role="status" className={classes.mark}>
      <LadderGlyph size={36} tone="quiet" step={6} rising />
      <span>{label ?? t('ui.loading')}</span>
    </div>
  );
}

/** A whole screen of waiting: while the current user is being loaded. */
export function LoadingScreen() {
  return (
    <div className={classes.screen}>
      <LoadingMark />
    </div>
  );
}
