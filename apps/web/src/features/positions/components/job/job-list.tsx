import { Link } from '@tanstack/react-router';
import type { JobItem } from '@tryout/contract/positions/jobs';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { messages } from '../../jobs.messages.ts';
import { JobFacts } from './job-facts.tsx';
import classes from './job-list.module.css';

/** Open positions under each other; the arrow keys go from one to the next. */
export function JobList({ items, level = 2 }: { items: readonly JobItem[]; level?: 2 | 3 }) {
  const t = useText(messages);
  const Heading = level === 2 ? 'h2' : 'h3';
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-job]')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const next = links[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul className={classes.list} aria-label={t('positions.jobs.list')} onKeyDown={onKeyDown}>
      {items.map((job) => (
        <li key={job.position_id} className={classes.item}>
          <Heading className={classes.title}>
            <Link
              data-job
              to="/jobs/$organization_slug/$position_slug"
              params={{ organization_slug: job.organization.slug, position_slug: job.slug }}
              className={classes.link}
            >
              {job.title}
            </Link>
          </Heading>
          <p className={classes.employer}>{job.organization.name}</p>
          <JobFacts job={job} />
          <p className={classes.when}>
            {t('positions.jobs.published')} <TimeText at={job.published_at} style="relative" />
          </p>
        </li>
      ))}
    </ul>
  );
}
