import { Button, NativeSelect } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { OWNERSHIP_MODES, type OwnershipMode } from '@tryout/domain/agencies/ownership';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import {
  type AgencyShare,
  agenciesQuery,
  settingsQuery,
  sharesQuery,
  useChangeOwnership,
  useEndShare,
} from '../agencies.api.ts';
import { messages } from '../agencies.messages.ts';
import { readSharesSearch, SHARE_LISTS } from '../agencies-search.ts';
import classes from '../components/agencies.module.css';

const ShareDialog = lazyPiece(() =>
  import('../components/share-dialog.tsx').then((m) => ({ default: m.ShareDialog })),
);
const ShareTermsDialog = lazyPiece(() =>
  import('../components/share-dialog.tsx').then((m) => ({ default: m.ShareTermsDialog })),
);

/** `/user/agencies`: what a company shares with agencies, on which terms, and how submissions bind it. */
export function SharesPage() {
  const t = useText(messages);
  const { rights } = useCurrentUser();
  const at = useListState(readSharesSearch);
  const { list = 'open', position } = at.search;
  const agencies = useQuery(agenciesQuery());
  const shares = useQuery({
    ...sharesQuery({ status: list, ...pagingOf(at.search) }),
    placeholderData: keepPreviousData,
  });
  const [sharing, setSharing] = useState(position !== undefined);
  const hasAgencies = (agencies.data?.items.length ?? 0) > 0;
  const share = hasAgencies && (
    <Button leftSection={<IconShare size={18} stroke={1.75} aria-hidden />} onClick={() => setSharing(true)}>
      {t('agencies.share')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('agencies.agencies')}
        crumbs={[{ label: t('agencies.recruiters'), to: '/user/organization/recruiters' }]}
        actions={
          <>
            <LinkButton variant="default" to="/user/submissions">
              {t('agencies.see_submissions')}
            </LinkButton>
            {share || undefined}
          </>
        }
      >
        <p className={classes.about}>{t('agencies.agencies_about')}</p>
      </PageHeader>
      <Stack gap={4}>
        <UrlTabs
          label={t('agencies.agencies')}
          group="shares"
          value={list}
          tabs={SHARE_LISTS.map((value) => ({ value, label: t(`agencies.list.${value}`) }))}
          onChange={(value) => at.set({ list: value as 'open' })}
        />
        <div {...tabPanelProps('shares', list)}>
          <QueryView query={agencies} skeleton={<CardSkeleton />}>
            {(known) => (
              <CardList
                at={at}
                query={shares}
                empty={
                  known.items.length === 0
                    ? {
                        title: t('agencies.no_agency'),
                        text: t('agencies.no_agency_text'),
                        action: (
                          <LinkButton to="/user/organization/recruiters">
                            {t('agencies.no_agency_go')}
                          </LinkButton>
                        ),
                      }
                    : {
                        title: t('agencies.no_share'),
                        text: t('agencies.no_share_text'),
                        action: share || undefined,
                      }
                }
                skeleton={<CardSkeleton />}
                draw={({ items }) => (
                  <ul className={classes.list}>
                    {items.map((each) => (
                      <Share key={each.agency_share_id} share={each} />
                    ))}
                  </ul>
                )}
              />
            )}
          </QueryView>
        </div>
        <Ownership mayChange={rights.includes('agency.settings')} />
      </Stack>
      <Suspense>
        {sharing && hasAgencies && (
          <ShareDialog
            position={position}
            onClose={() => {
              setSharing(false);
              if (position !== undefined) at.set({ position: undefined });
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}

function Share({ share }: { share: AgencyShare }) {
  const t = useText(messages);
  const [asked, setAsked] = useState<'terms' | 'end' | null>(null);
  const end = useEndShare(share.agency_share_id);
  const names = { position: share.position.title, agency: share.agency.name };
  return (
    <Panel as="li">
      <Stack gap={3}>
        <h2 className={classes.title}>
          <Link to="/user/positions/$id" params={{ id: share.position.position_id }}>
            <bdi>{share.position.title}</bdi>
          </Link>
          <span className={classes.quiet}>
            <bdi>{share.agency.name}</bdi>
          </span>
        </h2>
        <p className={classes.quiet}>
          {t('agencies.counts', { submitted: share.submitted, waiting: share.waiting })} ·{' '}
          {t('agencies.shared_on')} <TimeText at={share.created_at} style="date" />
        </p>
        {share.status === 'open' && !share.is_seen && <p>{t('agencies.unseen')}</p>}
        <FactList
          facts={[
            [t('agencies.terms'), share.terms],
            [t('agencies.note_to_agency'), share.note],
          ]}
        />
        {share.status === 'open' && (
          <Row gap={2}>
            <Button variant="default" onClick={() => setAsked('terms')}>
              {t('agencies.change')}
            </Button>
            <Button variant="default" onClick={() => setAsked('end')}>
              {t('agencies.end')}
            </Button>
          </Row>
        )}
      </Stack>
      <Suspense>
        {asked === 'terms' && <ShareTermsDialog share={share} onClose={() => setAsked(null)} />}
      </Suspense>
      <ConfirmDialog
        opened={asked === 'end'}
        onClose={() => setAsked(null)}
        title={t('agencies.end_title', names)}
        confirmLabel={t('agencies.end')}
        danger
        busy={end.isPending}
        error={end.error}
        onConfirm={() => end.mutate(undefined, { onSuccess: () => setAsked(null) })}
      >
        <p>{t('agencies.end_text')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

function Ownership({ mayChange }: { mayChange: boolean }) {
  const t = useText(messages);
  const query = useQuery(settingsQuery());
  const change = useChangeOwnership();
  if (!query.data) return null;
  const { ownership } = query.data;
  return (
    <Panel>
      <NativeSelect
        label={t('agencies.ownership')}
        description={t('agencies.ownership_hint')}
        value={ownership}
        disabled={!mayChange || change.isPending}
        onChange={(event) => change.mutate({ ownership: event.currentTarget.value as OwnershipMode })}
        data={OWNERSHIP_MODES.map((value) => ({ value, label: t(`agencies.ownership.${value}`) }))}
      />
    </Panel>
  );
}
