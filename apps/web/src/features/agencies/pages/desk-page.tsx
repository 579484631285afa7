import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { vocabulary } from '../../positions/description.public.ts';
import { type DeskPosition, deskQuery } from '../agencies.api.ts';
import { messages } from '../agencies.messages.ts';
import { readDeskSearch } from '../agencies-search.ts';
import classes from '../components/agencies.module.css';

/** F2 `/user/agency/positions`: the positions that clients share with the agency. */
export function DeskPage() {
  const t = useText(messages);
  const { user_type } = useCurrentUser();
  const at = useListState(readDeskSearch);
  const query = useQuery({
    ...deskQuery({ ...pagingOf(at.search), q: at.search.q }),
    placeholderData: keepPreviousData,
  });
  const isAdmin = user_type === 'staffing_agency_admin';
  return (
    <Page>
      <PageHeader
        title={t('agencies.title')}
        actions={
          isAdmin && (
            <LinkButton variant="default" to="/user/agency/clients">
              {t('agencies.fees')}
            </LinkButton>
          )
        }
      >
        <p className={classes.about}>{t('agencies.about')}</p>
      </PageHeader>
      <CardList
        at={at}
        query={query}
        label={t('agencies.title')}
        find={t('agencies.search')}
        empty={{
          title: t('agencies.none'),
          text: t(isAdmin ? 'agencies.none_text' : 'agencies.none_assigned'),
          action: <LinkButton to="/user/organization/recruiters">{t('agencies.none_go')}</LinkButton>,
        }}
        skeleton={<CardSkeleton />}
        draw={({ items }) => (
          <ul className={classes.list}>
            {items.map((position) => (
              <Card key={position.agency_share_id} position={position} />
            ))}
          </ul>
        )}
      />
    </Page>
  );
}

function Card({ position }: { position: DeskPosition }) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const format = useFormat();
  const facts = [
    ...position.locations,
    ...(position.remote ? [v(`positions.remote.${position.remote}`)] : []),
    ...(position.job_type ? [v(`positions.job_type.${position.job_type}`)] : []),
  ];
  return (
    <Panel as="li">
      <Stack gap={2}>
        <h2 className={classes.title}>
          <Link to="/user/agency/positions/$shareId" params={{ shareId: position.agency_share_id }}>
            <bdi>{position.title}</bdi>
          </Link>
          <StatusChip
            status={position.accepts ? 'published' : 'paused'}
            label={t(position.accepts ? 'agencies.open' : 'agencies.paused')}
          />
        </h2>
        <p>
          <bdi>{position.company.name}</bdi>
          {facts.length > 0 && <span className={classes.quiet}> · {format.list(facts)}</span>}
        </p>
        <Row gap={4}>
          <span>{t('agencies.submitted', { count: position.submitted })}</span>
          <span className={classes.quiet}>{t('agencies.assigned', { count: position.assigned })}</span>
          {position.closes_on && (
            <span className={classes.quiet}>
              {t('agencies.closes')} {format.date(`${position.closes_on}T12:00:00`)}
            </span>
          )}
        </Row>
      </Stack>
    </Panel>
  );
}
