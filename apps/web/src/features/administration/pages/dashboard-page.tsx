import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { overviewQuery } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';
import classes from './dashboard-page.module.css';

interface Tile {
  readonly name:
    | 'organizations'
    | 'accounts'
    | 'positions'
    | 'applications'
    | 'plays'
    | 'score_cards'
    | 'jobs'
    | 'mails';
  readonly total: number;
  readonly note: number;
  readonly to: string | null;
  readonly search?: Readonly<Record<string, string>>;
  /** Something here waits for the super admin, or has failed. */
  readonly calls: boolean;
}

/** A1: what there is, what waits and what has failed; each tile leads to the list behind it. */
export function DashboardPage() {
  const t = useText(messages);
  const format = useFormat();
  const query = useQuery(overviewQuery());
  return (
    <Page>
      <PageHeader title={t('administration.home')} meta={t('administration.home.meta')} />
      <QueryView query={query}>
        {(data) => {
          const tiles: readonly Tile[] = [
            {
              name: 'organizations',
              total: data.organizations.total,
              note: data.organizations.pending,
              to: '/user/admin/organizations',
              ...(data.organizations.pending > 0 ? { search: { status: 'new' } } : {}),
              calls: data.organizations.pending > 0,
            },
            {
              name: 'accounts',
              total: data.accounts.total,
              note: data.accounts.by_type.candidate ?? 0,
              to: '/user/admin/accounts',
              calls: false,
            },
            {
              name: 'positions',
              total: data.positions.total,
              note: data.positions.published,
              to: null,
              calls: false,
            },
            {
              name: 'applications',
              total: data.applications.total,
              note: data.applications.last_7_days,
              to: null,
              calls: false,
            },
            {
              name: 'plays',
              total: data.plays.total,
              note: data.plays.running,
              to: '/user/admin/plays',
              calls: false,
            },
            {
              name: 'score_cards',
              total: data.score_cards.total,
              note: data.score_cards.failed,
              to: '/user/admin/plays',
              search: { tab: 'cards' },
              calls: data.score_cards.failed > 0,
            },
            {
              name: 'jobs',
              total: data.jobs.waiting,
              note: data.jobs.failed,
              to: '/user/admin/jobs',
              ...(data.jobs.failed > 0 ? { search: { status: 'failed' } } : {}),
              calls: data.jobs.failed > 0,
            },
            {
              name: 'mails',
              total: data.mails.queued,
              note: data.mails.failed,
              to: '/user/admin/jobs',
              search: { tab: 'mails' },
              calls: data.mails.failed > 0,
            },
          ];
          return (
            <ul className={classes.tiles}>
              {tiles.map((tile) => {
                const inside = (
                  <>
                    <span className={classes.name}>{t(`administration.tile.${tile.name}`)}</span>
                    <span className={classes.total}>{format.number(tile.total)}</span>
                    <span className={classes.note} data-calls={tile.calls || undefined}>
                      {t(`administration.tile.${tile.name}.note`, { count: tile.note })}
                    </span>
                  </>
                );
                return (
                  <li key={tile.name}>
                    {tile.to === null ? (
                      <div className={classes.tile}>{inside}</div>
                    ) : (
                      <Link
                        to={tile.to as '/user'}
                        search={(tile.search ?? {}) as never}
                        className={classes.tile}
                      >
                        {inside}
                      </Link>
                    )}
                  </li>
                );
              })}
              <li>
                <Link to={'/user/admin/config' as '/user'} className={classes.tile}>
                  <span className={classes.name}>{t('administration.tile.config')}</span>
                </Link>
              </li>
              <li>
                <Link to={'/user/admin/security-logs' as '/user'} className={classes.tile}>
                  <span className={classes.name}>{t('administration.tile.security')}</span>
                </Link>
              </li>
            </ul>
          );
        }}
      </QueryView>
    </Page>
  );
}
