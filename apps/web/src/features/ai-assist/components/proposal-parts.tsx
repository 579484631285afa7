import type { SimulationProposal } from '@tryout/contract/ai-assist/ai-assist';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';

/** The words of the advert that something rests on, as plain text. */
export function Quotes({
  quotes,
}: {
  readonly quotes: readonly { readonly from: 'title' | 'text'; readonly text: string }[];
}) {
  const t = useText(messages);
  return quotes.map(({ from, text }) => (
    <blockquote key={text} className={classes.quote} dir="auto">
      {text} {from === 'title' && <span className={classes.quiet}>({t('ai.from_title')})</span>}
    </blockquote>
  ));
}

/** How sure a ranking is, and what would make it surer. */
export function Certainty({
  read,
}: {
  readonly read: Pick<SimulationProposal, 'basis' | 'certainty' | 'asks_for_text' | 'unanchored'>;
}) {
  const t = useText(messages);
  return (
    <>
      {read.basis === 'none' ? (
        <Banner tone="warning">{t('ai.basis.none')}</Banner>
      ) : (
        <p>
          {t(`ai.certainty.${read.certainty}`)} {t(`ai.basis.${read.basis}`)}
        </p>
      )}
      {read.asks_for_text && read.basis !== 'none' && <Banner>{t('ai.longer_text')}</Banner>}
      {read.unanchored.length > 0 && (
        <p className={classes.quiet}>{t('ai.unanchored', { names: read.unanchored.join(', ') })}</p>
      )}
      <p className={classes.quiet}>{t('ai.attribution')}</p>
    </>
  );
}
