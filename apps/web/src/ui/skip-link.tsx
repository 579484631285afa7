import { useText } from '../platform/i18n/use-text.ts';
import classes from './skip-link.module.css';
import { messages } from './ui.messages.ts';

/** First stop of the Tab key: past the navigation, to `<main id="main">`. */
export function SkipLink() {
  const t = useText(messages);
  return (
    <a href="#main" className={classes.link}>
      {t('ui.skip')}
    </a>
  );
}
