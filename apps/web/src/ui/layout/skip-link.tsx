import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../core.messages.ts';
import classes from './skip-link.module.css';

/** First stop of the Tab key: past the navigation, to `<main id="main">`. */
export function SkipLink() {
  const t = useText(messages);
  return (
    <a href="#main" className={classes.link}>
      {t('ui.skip')}
    </a>
  );
}
