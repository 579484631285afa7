import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { messages } from '../card.messages.ts';
import { type Card, cardQuery } from '../score-cards.api.ts';
import { CardBody } from './card-body.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { isMissing } from './is-missing.ts';
import { NoCard } from './no-card.tsx';
import classes from './score-card-panel.module.css';

/** The score card within another page. Printing happens on the card's own page, where nothing else is in the way. */
export function ScoreCardPanel({ applicationId }: { applicationId: string }) {
  const query = useQuery(cardQuery(applicationId));
  return (
    <div className={classes.panel}>
      {isMissing(query.error) ? (
        <NoCard />
      ) : (
        <QueryView query={query} skeleton={<CardSkeleton />}>
          {(card) => <Loaded card={card} />}
        </QueryView>
      )}
    </div>
  );
}

function Loaded({ card }: { card: Card }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const params = { positionId: card.position_id, applicationId: card.application_id };
  const page = '/user/positions/$positionId/applicants/$applicationId/score-card';
  return (
    <>
      <p className={classes.open}>
        <LinkButton to={page} params={params} variant="default" size="sm">
          {t('card.open')}
        </LinkButton>
      </p>
      <CardBody card={card} onPrint={() => void navigate({ to: page, params, search: { print: true } })} />
    </>
  );
}
