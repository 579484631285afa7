import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../ui/charts/band.ts';
import { BandBar, BandBars } from '../../../ui/charts/band-bar.tsx';
import { BandChip } from '../../../ui/charts/band-chip.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { OwnTrends } from '../components/own/own-trends.tsx';
import { useOwnBand } from '../components/own/use-own-band.ts';
import { messages } from '../own.messages.ts';
import { type OwnCardSummary, ownCardsQuery } from '../score-cards.api.ts';
import { traitsByScore } from '../text/headline.ts';
import classes from './own-cards-page.module.css';

const JOBS = '/jobs' as LinkProps['to'];

/** All of the candidate's own cards, newest first. */
export function OwnCardsPage() {
  const t = useText(messages);
  const query = useQuery(ownCardsQuery());
  return (
    <Page width="text">
      <PageHeader title={t('own.list.title')} />
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('own.list.empty')}
              text={t('own.list.empty_text')}
              action={<LinkButton to={JOBS}>{t('own.list.jobs')}</LinkButton>}
            />
          ) : (
            <>
              <p className={classes.about}>{t('own.list.about')}</p>
              <ul className={classes.list}>
                {items.map((card) => (
                  <OwnCardItem key={card.id} card={card} />
                ))}
              </ul>
              <OwnTrends />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

function OwnCardItem({ card }: { card: OwnCardSummary }) {
  const t = useText(messages);
  const band = useOwnBand();
  const unmeasured = card.traits.filter(({ score }) => score === null);
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div>
          <h2>
            <Link to="/user/score-cards/$cardId" params={{ cardId: card.id }} className={classes.link}>
              {card.position_title}
            </Link>
          </h2>
          <p className={classes.meta}>
            {card.organization_name} · <TimeText at={card.created_at} />
          </p>
        </div>
        <p className={classes.fit}>
          <span>{t('own.list.fit')}</span>
          <strong>{bandLook(card.job_fit_score).shown ?? '–'}</strong>
          <BandChip score={card.job_fit_score} scale={card.scale} size="md" word={band(card.job_fit_score)} />
        </p>
      </div>
      <BandBars caption={t('own.bars')}>
        {[...traitsByScore(card.traits), ...unmeasured].map((trait) => (
          <BandBar
            key={trait.trait}
            label={trait.trait}
            score={trait.score}
            scale={trait.scale}
            word={band(trait.score)}
          />
        ))}
      </BandBars>
    </li>
  );
}
