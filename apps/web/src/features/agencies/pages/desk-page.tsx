import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { vocabulary } from '../../positions/description.public.ts';
import { type DeskPosition, deskQuery } from '../agencies.api.ts';
import { messages } from '../agencies.messages.ts';
import { type DeskSearch, readDeskSearch } from '../agencies-search.ts';
import classes from '../components/agencies.module.css';
import { ListPager } from '../components/list-pager.tsx';

/** F2 `/user/agency/positions`: the positions that clients share with the agency. */
export function DeskPage() {
  const t = useText(messages);
  const { user_type } = useCurrentUser();
  const navigate = useNavigate();
  const search = readDeskSearch({ ...useSearch({ from: '/user/agency/positions' }) });
  const query = useQuery({ ...deskQuery({ ...search }), placeholderData: keepPreviousData });
  const isAdmin = user_type === 'staffing_agency_admin';
  const go = (next: DeskSearch) =>
    void navigate({ to: '/user/agency/positions', search: next, replace: true });
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
      <Stack gap={4}>
        <div className={classes.search}>
          <SearchField
            value={search.q ?? ''}
            label={t('agencies.search')}
            onChange={(q) => go(q === '' ? {} : { q })}
          />
        </div>
        <QueryView query={query} skeleton={<CardSkeleton />}>
          {(data) =>
            data.items.length === 0 ? (
              search.q ? (
                <EmptyState title={t('agencies.none_found')} />
              ) : (
                <EmptyState
                  title={t('agencies.none')}
                  text={t(isAdmin ? 'agencies.none_text' : 'agencies.none_assigned')}
                  action={<LinkButton to="/user/organization/recruiters">{t('agencies.none_go')}</LinkButton>}
                />
              )
            ) : (
              <Stack gap={4}>
                <ul className={classes.list}>
                  {data.items.map((position) => (
                    <Card key={position.agency_share_id} position={position} />
                  ))}
                </ul>
                <ListPager
                  list={data}
                  page={search.page ?? 1}
                  onPage={(place) => go({ ...(search.q ? { q: search.q } : {}), ...place })}
                />
              </Stack>
            )
          }
        </QueryView>
      </Stack>
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
