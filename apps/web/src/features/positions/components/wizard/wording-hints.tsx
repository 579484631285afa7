import { Button } from '@mantine/core';
import { wordingHints } from '@tryout/domain/positions/wording-hints';
import type { RichText } from '@tryout/domain/text/rich-text';
import { useDeferredValue, useMemo } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useDismissedHints } from '../../use-dismissed-hints.ts';
import { messages } from '../../wizard.messages.ts';
import classes from './wording-hints.module.css';

interface WordingHintsProps {
  positionId: string;
  text: RichText;
}

/** Below the description: wordings that may keep people from applying. Nothing has to be done about them. */
export function WordingHints({ positionId, text }: WordingHintsProps) {
  const t = useText(messages);
  const settled = useDeferredValue(text);
  const found = useMemo(() => wordingHints(settled), [settled]);
  const { dismissed, dismiss, restore } = useDismissedHints(positionId);
  if (!found.isEnglish) return <p className={classes.note}>{t('positions.hints.english_only')}</p>;
  const shown = found.hints.filter(({ key }) => !dismissed.has(key));
  const hidden = found.hints.length - shown.length;
  if (found.hints.length === 0) return null;
  return (
    <section className={classes.hints} aria-label={t('positions.hints.title')}>
      <h3>{t('positions.hints.title')}</h3>
      <p className={classes.note}>{t('positions.hints.about')}</p>
      {shown.length > 0 && (
        <ul>
          {shown.map(({ key, kind, word, before, after, count, suggestion }) => (
            <li key={key}>
              <div>
                <p dir="ltr" lang="en">
                  {before}
                  <mark>{word}</mark>
                  {after}
                </p>
                <p className={classes.note}>
                  {t(`positions.hints.${kind}`)}{' '}
                  {t('positions.hints.suggestion', { words: `\u2068${suggestion}\u2069` })}{' '}
                  {count > 1 && t('positions.hints.count', { count })}
                </p>
              </div>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('positions.hints.dismiss_word', { word })}
                onClick={() => dismiss(key)}
              >
                {t('positions.hints.dismiss')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={restore}>
            {t('positions.hints.restore', { count: hidden })}
          </Button>
        </div>
      )}
    </section>
  );
}
