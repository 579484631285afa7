import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adjustmentsQuery } from '../features/adjustments/adjustments.api.ts';
import { reviewsQuery } from '../features/personal-data/personal-data.api.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useCurrentUser } from '../platform/session/session.ts';
import { Panel } from '../ui/layout/panel.tsx';
import { messages } from './hiring-home.messages.ts';
import classes from './hiring-home.module.css';

const FIRST = { status: 'open', page: 1, recordsPerPage: 10 } as const;

/** What candidates ask of the reader: another way to take part, and that a person looks again. Nothing where nothing is open. */
export default function CandidateRequests() {
  const t = useText(messages);
  const { rights } = useCurrentUser();
  const adjustments = useQuery({
    ...adjustmentsQuery(FIRST),
    enabled: rights.includes('adjustment.answer'),
  });
  const reviews = useQuery({ ...reviewsQuery(FIRST), enabled: rights.includes('applicant.decide') });
  const rows = [
    { to: '/user/adjustments', key: 'hiring.requests.adjustments', count: adjustments.data?.total ?? 0 },
    { to: '/user/reviews', key: 'hiring.requests.reviews', count: reviews.data?.total ?? 0 },
  ] as const;
  const open = rows.filter(({ count }) => count > 0);
  if (open.length === 0) return null;
  return (
    <Panel title={t('hiring.requests')}>
      <ul className={classes.list}>
        {open.map(({ to, key, count }) => (
          <li key={to}>
            <Link className={classes.row} to={to as '/user'}>
              <strong>{t(key, { count })}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
