import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { type Crumb, PageHeader } from '../../../ui/layout/page-header.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { messages } from '../card.messages.ts';
import { CardBody } from '../components/card-body.tsx';
import { CardSkeleton } from '../components/card-skeleton.tsx';
import { isMissing } from '../components/is-missing.ts';
import { NoCard } from '../components/no-card.tsx';
import { PrintFooter } from '../components/print-footer.tsx';
import { type Card, cardQuery } from '../score-cards.api.ts';
import classes from './score-card-page.module.css';

const FROM = '/user/positions/$positionId/applicants/$applicationId/score-card';

/** An applicant's score card on a page of its own; what is printed is this page. */
export function ScoreCardPage() {
  const t = useText(messages);
  const { positionId, applicationId } = useParams({ from: FROM });
  const { attempt } = useSearch({ from: FROM });
  const query = useQuery(cardQuery(applicationId, attempt));
  const crumbs: readonly Crumb[] = [
    { label: t('card.crumb.positions'), to: '/user/positions' as Crumb['to'] },
    { label: t('card.crumb.applicants'), to: `/user/positions/${positionId}/applicants` as Crumb['to'] },
  ];
  return (
    <Page>
      {isMissing(query.error) ? (
        <>
          <PageHeader title={t('card.title')} crumbs={crumbs} />
          <NoCard />
        </>
      ) : (
        <QueryView query={query} skeleton={<CardSkeleton />}>
          {(card) => <Loaded card={card} crumbs={crumbs} />}
        </QueryView>
      )}
    </Page>
  );
}

function Loaded({ card, crumbs }: { card: Card; crumbs: readonly Crumb[] }) {
  const t = useText(messages);
  const { print } = useSearch({ from: FROM });
  const navigate = useNavigate();
  const printOnce = useEffectEvent(() => {
    void navigate({
      to: FROM,
      params: (known) => known as never,
      search: ({ attempt }) => ({ attempt }),
      replace: true,
    });
    window.print();
  });
  useEffect(() => {
    if (print) printOnce();
  }, [print]);
  const applicant: Crumb = {
    label: card.applicant_name,
    to: `/user/positions/${card.position_id}/applicants/${card.application_id}` as Crumb['to'],
  };
  return (
    <div className={classes.sheet}>
      <div className={classes.content}>
        <PageHeader
          title={card.applicant_name}
          tab={`${card.applicant_name} · ${card.position_title} · ${t('card.title')}`}
          crumbs={[...crumbs, applicant]}
          meta={`${t('card.title')} · ${card.position_title}`}
          actions={
            <Button
              variant="default"
              className="no-print"
              leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('card.print')}
            </Button>
          }
        />
        <CardBody card={card} onPrint={() => window.print()} />
      </div>
      <PrintFooter card={card} />
    </div>
  );
}
