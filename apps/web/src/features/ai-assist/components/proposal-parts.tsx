import { Button } from '@mantine/core';
import type { SimulationProposal, TemplateProposal } from '@tryout/contract/ai-assist/ai-assist';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import type { DraftStream } from '../use-draft-stream.ts';

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

/** What a text asks for as far as it was read, with a way to stop; or why there is no draft. */
export function WhileReading({
  stream,
}: {
  readonly stream: Omit<DraftStream<SimulationProposal | TemplateProposal>, 'start'>;
}) {
  const t = useText(messages);
  const named = useLibraryNames();
  if (stream.error !== null) return <Banner tone="danger">{stream.error}</Banner>;
  if (!stream.isWriting) return null;
  return (
    <Stack>
      <output>{t('ai.reading', { count: stream.found.length })}</output>
      {stream.found.length > 0 && (
        <ul className={classes.sentences}>
          {stream.found.map(({ subtrait_id, subtrait, trait, quotes }) => (
            <li key={subtrait_id}>
              {named('entries', trait)} · {named('entries', subtrait)}
              <Quotes quotes={quotes} />
            </li>
          ))}
        </ul>
      )}
      <Row>
        <Button variant="default" onClick={stream.cancel}>
          {t('ai.stop')}
        </Button>
      </Row>
    </Stack>
  );
}
