import { useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { definePreference } from '../../../platform/preferences/preference.ts';
import { Flagged } from '../../../platform/session/flagged.tsx';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { SummaryPanel } from '../../ai-assist/public.tsx';
import { messages } from '../card.messages.ts';
import type { Card } from '../score-cards.api.ts';
import { JobFit } from './bars/job-fit.tsx';
import { SubtraitBars } from './bars/subtrait-bars.tsx';
import { TraitBars } from './bars/trait-bars.tsx';
import { TraitShape } from './bars/trait-shape.tsx';
import classes from './card-body.module.css';
import { PlayFacts } from './play/play-facts.tsx';
import { Computation } from './reasons/computation.tsx';
import { Proof } from './reasons/proof.tsx';

const detailsView = definePreference('tryout.card_details', ['closed', 'open'], 'closed');

interface CardBodyProps {
  card: Card;
  onPrint: () => void;
}

/** Everything on a card but its heading. Keys: p print, t table, d details. */
export function CardBody({ card, onPrint }: CardBodyProps) {
  const t = useText(messages);
  const table = useRef<HTMLDivElement>(null);
  const hasScores = card.categories.some((category) => category.traits.some((trait) => trait.score !== null));
  const opened = detailsView.use() === 'open';
  const setOpened = (next: boolean) => detailsView.set(next ? 'open' : 'closed');
  useShortcut('p', t('card.key.print'), onPrint);
  useShortcut('t', t('card.key.table'), () => table.current?.querySelector('section')?.focus());
  useShortcut('d', t('card.key.details'), () => setOpened(!opened));
  return (
    <div className={classes.body}>
      {!card.is_current && <OtherAttempt card={card} />}
      {card.is_current && card.superseded_by && <Banner tone="warning">{t('card.superseded')}</Banner>}
      <JobFit card={card} />
      {card.is_current && !card.superseded_by && (
        <Flagged flag="ai_drafts">
          <SummaryPanel scoreCardId={card.id} own={false} />
        </Flagged>
      )}
      {card.categories.length > 0 && (
        <>
          <TraitBars card={card} />
          {hasScores && <TraitShape card={card} tableRef={table} />}
          {hasScores && <SubtraitBars card={card} />}
          <div className="no-print">
            <Computation card={card} opened={opened} onOpened={setOpened} />
          </div>
        </>
      )}
      <div className="no-print">
        <PlayFacts card={card} />
      </div>
      {card.is_current && (
        <div className="no-print">
          <Proof card={card} />
        </div>
      )}
    </div>
  );
}

/** Says that what is shown counts for nothing, with the way back. */
function OtherAttempt({ card }: { card: Card }) {
  const t = useText(messages);
  return (
    <Banner
      tone="warning"
      action={
        <LinkButton
          to="/user/positions/$positionId/applicants/$applicationId/score-card"
          params={{ positionId: card.position_id, applicationId: card.application_id }}
          variant="default"
        >
          {t('card.other_attempt.back')}
        </LinkButton>
      }
    >
      {t('card.other_attempt')}
    </Banner>
  );
}
