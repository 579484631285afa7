import { Button } from '@mantine/core';
import { IconCopy, IconMessageQuestion, IconPlayerPlay, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { PositionDetail } from '@tryout/contract/positions/positions';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { RowMenu } from '../../../ui/data-table/row-menu.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { EndReasons } from '../../applicants/public.tsx';
import { AedtPanel } from '../../notices/public.ts';
import { JobFacts } from '../components/job/job-facts.tsx';
import { JobLink } from '../components/job/job-link.tsx';
import { Places } from '../components/job/places.tsx';
import { PositionStatus } from '../components/position-status.tsx';
import { GenerateDialog } from '../components/share/generate-dialog.tsx';
import { LinkDialog } from '../components/share/link-dialog.tsx';
import { SharedWith } from '../components/share/shared-with.tsx';
import { PositionStatistics } from '../components/statistics/position-statistics.tsx';
import { StageFunnel } from '../components/statistics/stage-funnel.tsx';
import { HiringTeam } from '../components/team/hiring-team.tsx';
import { RequestApproval } from '../components/team/request-approval.tsx';
import { usePositionMoves } from '../components/use-position-moves.tsx';
import { ProblemList } from '../components/wizard/problem-list.tsx';
import {
  positionQuery,
  useDeletePosition,
  useDuplicatePosition,
  useGenerateApplication,
} from '../positions.api.ts';
import { messages } from '../positions.messages.ts';
import { messages as shareMessages } from '../share.messages.ts';
import { vocabulary } from '../vocabulary.messages.ts';
import classes from './position-overview-page.module.css';

/** `/user/positions/:id`: where a position stands and what can be done with it. */
export function PositionOverviewPage() {
  const { id } = useParams({ from: '/user/positions/$id' });
  const query = useQuery(positionQuery(id));
  return (
    <RecordPage query={query} skeleton={<CardSkeleton lines={8} />}>
      {(position) => <Overview position={position} />}
    </RecordPage>
  );
}

function Overview({ position }: { position: PositionDetail }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const v = useText(vocabulary);
  const format = useFormat();
  const { rights } = position;
  const published = position.status === 'published';
  return (
    <RecordView
      title={position.title}
      crumbs={[{ label: t('positions.title'), to: '/user/positions' }]}
      facts={[
        <PositionStatus key="status" status={position.status} />,
        position.organization.name,
        t('positions.overview.revision', { revision: position.revision }),
        position.close_reason &&
          position.status === 'closed' &&
          v(`positions.close.${position.close_reason as 'filled'}`),
      ]}
      actions={<OverviewActions position={position} />}
    >
      <div className={classes.grid}>
        <Stack gap={5}>
          {position.is_request && <RequestApproval positionId={position.id} />}
          {position.status === 'draft' && position.problems.length > 0 && (
            <Panel title={t('positions.overview.problems')} tone="selected">
              <ProblemList positionId={position.id} problems={position.problems} />
            </Panel>
          )}
          <Panel
            title={t('positions.overview.funnel')}
            actions={
              <LinkButton
                variant="default"
                to={'/user/positions/$id/applicants' as '/'}
                params={{ id: position.id } as never}
              >
                {t('positions.action.applicants')}
              </LinkButton>
            }
          >
            <StageFunnel counts={position.counts} />
            <p className={classes.note}>
              {t('positions.overview.openings', {
                approved: format.number(position.approved_count),
                openings: format.number(position.openings),
              })}
            </p>
          </Panel>
          <PositionStatistics positionId={position.id} />
          <EndReasons positionId={position.id} />
        </Stack>
        <Stack gap={5}>
          {position.visibility !== 'confidential' && (
            <Panel title={t('positions.overview.links')}>
              {published ? <JobLink position={position} /> : <p>{t('positions.overview.links_off')}</p>}
            </Panel>
          )}
          <Panel title={t('positions.overview.facts')}>
            <Stack gap={3}>
              <JobFacts
                job={{
                  ...position,
                  locations: position.locations.map((each) => each.name),
                  salary: {
                    min_cents: position.salary_min_cents,
                    max_cents: position.salary_max_cents,
                    currency: position.organization.currency,
                    period: position.salary_period,
                  },
                }}
                whole
              />
              <dl className={classes.facts}>
                <dt>{t('positions.overview.questions')}</dt>
                <dd>{format.number(position.question_count)}</dd>
                <dt>{t('positions.overview.simulations')}</dt>
                <dd>
                  {position.simulations.length > 0
                    ? format.list(position.simulations.map((each) => named('simulations', each.name)))
                    : '–'}
                </dd>
              </dl>
              <p className={classes.note}>
                {t('positions.overview.minutes', { minutes: position.applying_takes.minutes })} ·{' '}
                {t('positions.overview.created', { name: position.created_by_name })}
              </p>
              {published && position.revision_in_use && (
                <p className={classes.note}>
                  {t('positions.overview.revision_in_use', { revision: position.revision })}
                </p>
              )}
            </Stack>
          </Panel>
          <AedtPanel positionId={position.id} />
          <Places places={position.places} />
          <HiringTeam positionId={position.id} isConfidential={position.visibility === 'confidential'} />
          {rights.share && (
            <Panel
              title={t('positions.overview.people')}
              actions={
                <Link to="/user/positions/$id/edit/$step" params={{ id: position.id, step: 'people' }}>
                  {t('positions.action.edit')}
                </Link>
              }
            >
              <SharedWith positionId={position.id} />
            </Panel>
          )}
        </Stack>
      </div>
    </RecordView>
  );
}

function OverviewActions({ position }: { position: PositionDetail }) {
  const t = useText(messages);
  const s = useText(shareMessages);
  const navigate = useNavigate();
  const moves = usePositionMoves();
  const duplicate = useDuplicatePosition();
  const remove = useDeletePosition();
  const test = useGenerateApplication(position.id);
  const [generating, setGenerating] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [link, setLink] = useState<{ link: string; isTest: boolean } | null>(null);
  const { rights } = position;
  const published = position.status === 'published';
  const [first, ...others] = moves.of(position);
  const isMain = position.status === 'draft' || position.status === 'paused';
  const menu = [
    ...(first && !isMain ? [first, ...others] : others).map(({ label, icon, run }) => ({
      label,
      icon,
      onClick: run,
    })),
    ...(rights.invite && published
      ? [{ label: t('positions.action.generate'), icon: IconUserPlus, onClick: () => setGenerating(true) }]
      : []),
    ...(rights.publish && position.status !== 'archived'
      ? [
          {
            label: t('positions.action.test'),
            icon: IconPlayerPlay,
            onClick: () =>
              test.mutate(
                { body: { simulate: true }, key: crypto.randomUUID() },
                { onSuccess: ({ data }) => setLink({ link: data.link, isTest: true }) },
              ),
          },
        ]
      : []),
    ...(rights.publish
      ? [
          {
            label: t('positions.action.interview_questions'),
            icon: IconMessageQuestion,
            onClick: () =>
              void navigate({ to: '/user/positions/$id/interview-questions', params: { id: position.id } }),
          },
        ]
      : []),
    ...(rights.share
      ? [
          {
            label: t('positions.action.duplicate'),
            icon: IconCopy,
            onClick: () =>
              duplicate.mutate(position.id, {
                onSuccess: ({ data }) =>
                  void navigate({ to: '/user/positions/$id', params: { id: data.id } }),
              }),
          },
        ]
      : []),
    ...(position.status === 'draft' && rights.update
      ? [
          {
            label: t('positions.action.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => setDeleting(true),
          },
        ]
      : []),
  ];
  return (
    <>
      {rights.update && (
        <LinkButton
          variant="default"
          to="/user/positions/$id/edit/$step"
          params={{ id: position.id, step: 'basics' }}
        >
          {t('positions.action.edit')}
        </LinkButton>
      )}
      {published && rights.invite && (
        <LinkButton variant="default" to="/user/invites" search={{ position: position.id }}>
          {t('positions.action.invite')}
        </LinkButton>
      )}
      {published && (
        <LinkButton to="/user/positions/$id/share" params={{ id: position.id }}>
          {s('positions.share')}
        </LinkButton>
      )}
      {first && isMain && (
        <Button loading={moves.busy} onClick={first.run}>
          {first.label}
        </Button>
      )}
      {menu.length > 0 && <RowMenu name={position.title} actions={menu} />}
      {moves.dialogs}
      {generating && (
        <GenerateDialog
          positionId={position.id}
          onClose={() => setGenerating(false)}
          onMade={(made) => {
            setGenerating(false);
            setLink({ link: made, isTest: false });
          }}
        />
      )}
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
      <ConfirmDialog
        opened={deleting}
        onClose={() => setDeleting(false)}
        title={t('positions.delete.title')}
        confirmLabel={t('positions.delete.go')}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(position.id, { onSuccess: () => void navigate({ to: '/user/positions' }) })
        }
      >
        {t('positions.delete.text', { title: position.title })}
      </ConfirmDialog>
    </>
  );
}
