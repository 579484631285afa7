import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type Overview, overviewQuery } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';
import { HealthList } from '../components/overview/health-list.tsx';
import { Trends } from '../components/overview/trends.tsx';
import { WaitingList } from '../components/overview/waiting-list.tsx';
import classes from './dashboard-page.module.css';

interface Tile {
  readonly name: 'organizations' | 'accounts' | 'positions' | 'applications' | 'plays' | 'score_cards';
  readonly total: number;
  readonly note: number;
  /** Null where there is no list of it. */
  readonly to: string | null;
  readonly search?: Readonly<Record<string, string>>;
}

/** A1: what waits, how the platform is doing, what came in of late, and how much there is of everything. */
export function DashboardPage() {
  const t = useText(messages);
  const query = useQuery(overviewQuery());
  return (
    <Page>
      <PageHeader title={t('administration.home')} meta={t('administration.home.meta')} />
      <QueryView query={query}>
        {(overview) => (
          <>
            <WaitingList overview={overview} />
            <HealthList />
            <Trends trend={overview.trend} />
            <Totals overview={overview} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Totals({ overview }: { overview: Overview }) {
  const t = useText(messages);
  const format = useFormat();
  const { organizations, accounts, positions, applications, plays, score_cards } = overview;
  const tiles: readonly Tile[] = [
    {
      name: 'organizations',
      total: organizations.total,
      note: organizations.pending,
      to: '/user/admin/organizations',
    },
    {
      name: 'accounts',
      total: accounts.total,
      note: accounts.by_type.candidate ?? 0,
      to: '/user/admin/accounts',
    },
    { name: 'positions', total: positions.total, note: positions.published, to: null },
    { name: 'applications', total: applications.total, note: applications.last_7_days, to: null },
    { name: 'plays', total: plays.total, note: plays.running, to: '/user/admin/plays' },
    {
      name: 'score_cards',
      total: score_cards.total,
      note: score_cards.failed,
      to: '/user/admin/plays',
      search: { tab: 'cards' },
    },
  ];
  return (
    <section aria-labelledby="totals" className={classes.section}>
      <h2 id="totals">{t('administration.totals')}</h2>
      <ul className={classes.tiles}>
        {tiles.map((tile) => {
          const inside = (
            <>
              <span className={classes.name}>{t(`administration.tile.${tile.name}`)}</span>
              <span className={classes.total}>{format.number(tile.total)}</span>
              <span className={classes.note}>
                {t(`administration.tile.${tile.name}.note`, { count: tile.note })}
              </span>
            </>
          );
          return (
            <li key={tile.name}>
              {tile.to === null ? (
                <div className={classes.tile}>{inside}</div>
              ) : (
                <Link to={tile.to as '/user'} search={(tile.search ?? {}) as never} className={classes.tile}>
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
