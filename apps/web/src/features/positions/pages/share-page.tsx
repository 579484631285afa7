import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { PositionDetail } from '@tryout/contract/positions/positions';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { JobLink } from '../components/job/job-link.tsx';
import { PositionStatus } from '../components/position-status.tsx';
import { QrCode } from '../components/share/qr-code.tsx';
import { SharedWith } from '../components/share/shared-with.tsx';
import { positionQuery } from '../positions.api.ts';
import { messages as words } from '../positions.messages.ts';
import { messages } from '../share.messages.ts';
import classes from './position-overview-page.module.css';

const InviteDialog = lazyPiece(async () => ({
  default: (await import('../components/share/invite-dialog.tsx')).InviteDialog,
}));

const FROM = '/user/positions/$id/share';

/** `/user/positions/:id/share`: where publishing leads, and where a position is brought to people later on. */
export function SharePage() {
  const { id } = useParams({ from: FROM });
  const query = useQuery(positionQuery(id));
  return (
    <Page>
      <QueryView page query={query} skeleton={<CardSkeleton lines={8} />}>
        {(position) => <Share position={position} />}
      </QueryView>
    </Page>
  );
}

function Share({ position }: { position: PositionDetail }) {
  const t = useText(messages);
  const w = useText(words);
  const published = useSearch({ from: FROM }).published === true;
  const params = { id: position.id };
  const isOpen = position.status === 'published';
  return (
    <>
      <PageHeader
        title={t('positions.share.title', { title: position.title })}
        tab={`${position.title} · ${t('positions.share')}`}
        crumbs={[
          { label: w('positions.title'), to: '/user/positions' },
          { label: position.title, to: '/user/positions/$id', params },
        ]}
        meta={<PositionStatus status={position.status} />}
        actions={
          isOpen && (
            <LinkButton variant="default" to="/user/positions/$id/applicants" params={params}>
              {t('positions.share.applicants')}
            </LinkButton>
          )
        }
      />
      {isOpen && published && <Banner tone="success">{t('positions.share.live')}</Banner>}
      {isOpen ? <Ways position={position} /> : <NotOpen position={position} />}
    </>
  );
}

/** Why there is nothing to share, and the way on. */
function NotOpen({ position }: { position: PositionDetail }) {
  const t = useText(messages);
  const params = { id: position.id };
  const isDraft = position.status === 'draft';
  return (
    <EmptyState
      title={t(isDraft ? 'positions.share.draft' : 'positions.share.shut')}
      action={
        isDraft && position.rights.update ? (
          <LinkButton to="/user/positions/$id/edit/$step" params={{ ...params, step: 'check' }}>
            {t('positions.share.draft.go')}
          </LinkButton>
        ) : (
          <LinkButton to="/user/positions/$id" params={params}>
            {t('positions.share.back')}
          </LinkButton>
        )
      }
    />
  );
}

function Ways({ position }: { position: PositionDetail }) {
  const t = useText(messages);
  const [inviting, setInviting] = useState(false);
  const { visibility, rights } = position;
  const sharesWithAgencies =
    useCurrentUser().rights.includes('agency_share.manage') && visibility !== 'confidential';
  const isPublic = visibility === 'public' || visibility === 'unlisted';
  return (
    <div className={classes.grid}>
      <Stack gap={5}>
        {isPublic ? (
          <Panel title={t('positions.share.link')}>
            <Stack gap={3}>
              <p>{t(`positions.share.link.${visibility}`)}</p>
              <JobLink position={position} />
            </Stack>
          </Panel>
        ) : (
          <Panel>
            <p>{t(`positions.share.${visibility}`)}</p>
          </Panel>
        )}
        {rights.invite && (
          <Panel title={t('positions.share.invite')}>
            <Stack gap={3}>
              <p>{t('positions.share.invite.text')}</p>
              <div>
                <Button
                  leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
                  onClick={() => setInviting(true)}
                >
                  {t('positions.share.invite')}
                </Button>
              </div>
            </Stack>
          </Panel>
        )}
        {sharesWithAgencies && (
          <Panel title={t('positions.share.agencies')}>
            <Stack gap={3}>
              <p>{t('positions.share.agencies_text')}</p>
              <div>
                <LinkButton variant="default" to="/user/agencies" search={{ position: position.id }}>
                  {t('positions.share.agencies_go')}
                </LinkButton>
              </div>
            </Stack>
          </Panel>
        )}
        {rights.share && (
          <Panel
            title={t('positions.share.team')}
            actions={
              <LinkButton
                variant="default"
                to="/user/positions/$id/edit/$step"
                params={{ id: position.id, step: 'people' }}
              >
                {t('positions.share.team.go')}
              </LinkButton>
            }
          >
            <Stack gap={3}>
              <p>{t('positions.share.team.text')}</p>
              <SharedWith positionId={position.id} />
            </Stack>
          </Panel>
        )}
      </Stack>
      {isPublic && (
        <Panel title={t('positions.share.qr')}>
          <Stack gap={3}>
            <p>{t('positions.share.qr.text')}</p>
            <QrCode url={window.location.origin + position.public_path} fileName={position.slug} />
          </Stack>
        </Panel>
      )}
      {inviting && (
        <Suspense>
          <InviteDialog positionId={position.id} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </div>
  );
}
