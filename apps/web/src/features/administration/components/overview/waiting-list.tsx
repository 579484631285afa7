import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../../platform/i18n/use-text.ts';
import type { Overview } from '../../administration.api.ts';
import { messages } from '../../administration.messages.ts';
import classes from './overview.module.css';

type Waiting = 'organizations' | 'corrections' | 'disputes' | 'score_cards' | 'jobs' | 'mails';

interface Line {
  readonly what: Waiting;
  readonly count: number;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** What waits for the super admin, each line leading to the list behind it. */
export function WaitingList({ overview }: { overview: Overview }) {
  const t = useText(messages);
  const lines: readonly Line[] = [
    {
      what: 'organizations',
      count: overview.organizations.pending,
      to: '/user/admin/organizations',
      search: { status: 'new' },
    },
    { what: 'corrections', count: overview.corrections.pending, to: '/user/corrections' },
    { what: 'disputes', count: overview.disputes.referred, to: '/user/admin/disputes' },
    {
      what: 'score_cards',
      count: overview.score_cards.failed,
      to: '/user/admin/plays',
      search: { tab: 'cards' },
    },
    { what: 'jobs', count: overview.jobs.failed, to: '/user/admin/jobs', search: { status: 'failed' } },
    { what: 'mails', count: overview.mails.failed, to: '/user/admin/jobs', search: { tab: 'mails' } },
  ];
  const waiting = lines.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="waiting" className={classes.section}>
      <h2 id="waiting">{t('administration.waiting')}</h2>
      {waiting.length === 0 ? (
        <p className={classes.nothing}>
          <IconCheck size={20} stroke={1.75} aria-hidden />
          {t('administration.waiting.none')}
        </p>
      ) : (
        <ul className={classes.lines}>
          {waiting.map(({ what, count, to, search }) => (
            <li key={what}>
              <Link to={to as '/user'} search={(search ?? {}) as never} className={classes.line}>
                <span>{t(`administration.waiting.${what}`, { count })}</span>
                <IconChevronRight size={18} stroke={1.75} aria-hidden className="mirrored" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
