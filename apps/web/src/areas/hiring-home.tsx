import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listNotifications } from '@tryout/contract/notifications/notifications';
import type { PositionItem } from '@tryout/contract/positions/positions';
import { Suspense } from 'react';
import { OwnCulture } from '../features/culture-questions/public.ts';
import { NextInterviews } from '../features/interviews/public.tsx';
import { PositionStatus } from '../features/positions/components/position-status.tsx';
import { positionsQuery } from '../features/positions/positions.api.ts';
import { haveApplied, stillApplying } from '../features/positions/stage-counts.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Flagged } from '../platform/session/flagged.tsx';
import { useCurrentUser } from '../platform/session/session.ts';
import { personName } from '../platform/session/user.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { TimeText } from '../ui/marks/time-text.tsx';
import { Banner } from '../ui/states/banner.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { lazyPiece } from '../ui/states/lazy-page.tsx';
import { QueryView } from '../ui/states/query-view.tsx';
import { messages } from './hiring-home.messages.ts';
import classes from './hiring-home.module.css';

const CandidateRequests = lazyPiece(() => import('./candidate-requests.tsx'));

/** Opens the list of positions with the dialog for a new one. */
const CREATE = { create: true } as const;

/** Home of recruiters, company admins and hiring managers: what waits, how the positions stand, what happened. */
export function HiringHome() {
  const t = useText(messages);
  const user = useCurrentUser();
  const isManager = user.user_type === 'employee';
  const query = useQuery(positionsQuery({}));
  const pending = user.memberships.some(({ status }) => status === 'new');
  return (
    <Page>
      <PageHeader
        title={t('hiring.hello', { name: user.first_name || personName(user) })}
        actions={
          !isManager && query.data && query.data.items.length > 0 ? (
            <LinkButton to="/user/positions" search={CREATE}>
              {t('hiring.create')}
            </LinkButton>
          ) : undefined
        }
      />
      <Stack>
        <NextInterviews />
        <Suspense>
          <CandidateRequests />
        </Suspense>
        {pending && <Banner tone="warning">{t('hiring.pending')}</Banner>}
        <QueryView query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <FirstRun isManager={isManager} />
            ) : (
              <div className={classes.columns}>
                <Stack>
                  <ToDo positions={items} isManager={isManager} />
                  <Positions positions={items} />
                </Stack>
                <Activity />
              </div>
            )
          }
        </QueryView>
        {isManager && (
          <Suspense>
            <Flagged flag="culture_questions">
              <OwnCulture />
            </Flagged>
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}

function FirstRun({ isManager }: { isManager: boolean }) {
  const t = useText(messages);
  if (isManager) return <EmptyState title={t('hiring.manager.none')} text={t('hiring.manager.none_text')} />;
  return (
    <Panel title={t('hiring.first.title')}>
      <ol className={classes.first}>
        <li>{t('hiring.first.1')}</li>
        <li>{t('hiring.first.2')}</li>
        <li>{t('hiring.first.3')}</li>
      </ol>
      <LinkButton to="/user/positions" search={CREATE}>
        {t('hiring.create')}
      </LinkButton>
    </Panel>
  );
}

function ToDo({ positions, isManager }: { positions: readonly PositionItem[]; isManager: boolean }) {
  const t = useText(messages);
  const fresh = positions.filter(({ status, counts }) => status !== 'closed' && (counts.applied ?? 0) > 0);
  const drafts = isManager ? [] : positions.filter(({ status }) => status === 'draft');
  return (
    <Panel title={t('hiring.todo')}>
      {fresh.length + drafts.length === 0 ? (
        <p>{t('hiring.todo_none')}</p>
      ) : (
        <ul className={classes.list}>
          {fresh.map((position) => (
            <li key={position.id}>
              <Link
                className={classes.row}
                to={`/user/positions/${position.id}/applicants` as '/user'}
                search={{ status: ['applied'] } as never}
              >
                <strong>{t('hiring.todo_review', { count: position.counts.applied ?? 0 })}</strong>
                <span>{position.title}</span>
              </Link>
            </li>
          ))}
          {drafts.map((position) => (
            <li key={position.id}>
              <Link
                className={classes.row}
                to={`/user/positions/${position.id}/edit/${position.wizard_step}` as '/user'}
              >
                <strong>{t(position.is_request ? 'hiring.todo_request' : 'hiring.todo_draft')}</strong>
                <span>{position.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Positions({ positions }: { positions: readonly PositionItem[] }) {
  const t = useText(messages);
  const running = positions.filter(({ status }) => status === 'published' || status === 'paused').slice(0, 6);
  return (
    <Panel
      title={t('hiring.positions')}
      actions={
        <LinkButton to="/user/positions" variant="default" size="sm">
          {t('hiring.all_positions')}
        </LinkButton>
      }
    >
      <ul className={classes.list}>
        {running.map((position) => (
          <li key={position.id}>
            <Link className={classes.row} to={`/user/positions/${position.id}/applicants` as '/user'}>
              <strong>{position.title}</strong>
              <PositionStatus status={position.status} />
              <span className={classes.quiet}>
                {t('hiring.funnel', {
                  applying: stillApplying(position.counts),
                  applied: haveApplied(position.counts),
                  approved: position.approved_count,
                  openings: position.openings,
                })}
              </span>
              <Funnel counts={position.counts} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const STAGES = ['applied', 'short_listed', 'phone_screen', 'in_person', 'approved'] as const;

/** How many stand at each stage, as one bar; the words beside it say the same. */
function Funnel({ counts }: { counts: Readonly<Record<string, number>> }) {
  const total = STAGES.reduce((sum, stage) => sum + (counts[stage] ?? 0), 0);
  if (total === 0) return null;
  return (
    <span className={classes.funnel} aria-hidden="true">
      {STAGES.map((stage) => (
        <span key={stage} data-stage={stage} style={{ flexGrow: counts[stage] ?? 0 }} />
      ))}
    </span>
  );
}

function Activity() {
  const t = useText(messages);
  const query = useQuery(routeQuery(listNotifications, { query: { recordsPerPage: 10 } }));
  return (
    <Panel
      title={t('hiring.activity')}
      actions={
        <LinkButton to={'/user/notifications' as '/user'} variant="default" size="sm">
          {t('hiring.all_activity')}
        </LinkButton>
      }
    >
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('hiring.activity_none')}</p>
          ) : (
            <ul className={classes.list}>
              {items.slice(0, 8).map((item) => (
                <li key={item.id}>
                  <Link className={classes.row} to={(item.link || '/user/notifications') as '/user'}>
                    <span>{item.title}</span>
                    <span className={classes.quiet}>
                      <TimeText at={item.created_at} style="relative" />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  );
}
