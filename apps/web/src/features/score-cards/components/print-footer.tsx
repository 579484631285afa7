import { useEffect, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../card.messages.ts';
import type { Card } from '../score-cards.api.ts';
import classes from './print-footer.module.css';

/** On paper only: where the card came from, when it was printed, and which card it is. */
export function PrintFooter({ card }: { card: Card }) {
  const t = useText(messages);
  const format = useFormat();
  const [printedAt, setPrintedAt] = useState(() => new Date());
  useEffect(() => {
    const now = () => setPrintedAt(new Date());
    window.addEventListener('beforeprint', now);
    return () => window.removeEventListener('beforeprint', now);
  }, []);
  return (
    <div className={classes.footer} aria-hidden="true">
      <p>
        {t('card.print.footer', {
          address: window.location.origin + window.location.pathname,
          time: format.date(printedAt, { dateStyle: 'medium', timeStyle: 'long' }),
        })}
      </p>
      <p>
        {t('card.print.proof', { version: card.version, digest: card.result_digest?.slice(0, 16) ?? '–' })} ·{' '}
        {t('card.decide')}
      </p>
    </div>
  );
}
