import { languageName } from '../../platform/i18n/language-names.ts';
import { LOCALES, setLocale, useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../core.messages.ts';
import classes from './locale-switch.module.css';

/** The languages, each in its own name and script. */
export function LocaleSwitch() {
  const t = useText(messages);
  const locale = useLocale();
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{t('ui.locale')}</legend>
      {LOCALES.map((each) => (
        <button
          key={each}
          type="button"
          className={classes.choice}
          lang={each}
          aria-pressed={each === locale}
          onClick={() => void setLocale(each)}
        >
          {languageName(each)}
        </button>
      ))}
    </fieldset>
  );
}
