import { useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { LoadingMark } from '../states/loading-mark.tsx';
import { messages } from './build-frame.messages.ts';
import classes from './build-frame.module.css';

/** After this a person wonders whether it goes on at all, ms. */
const SLOW_MS = 8000;

/** While a game loads; says so when it takes long. */
export function FrameLoading() {
  const t = useText(messages);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.cover}>
      <LoadingMark label={t('ui.frame.loading')} />
      <p className={classes.quiet} role="status">
        {isSlow && t('ui.frame.slow')}
      </p>
    </div>
  );
}
