import type { TablerIcon } from '@tabler/icons-react';
import {
  IconBriefcase,
  IconCalendar,
  IconCash,
  IconMapPin,
  IconStairs,
  IconUsers,
} from '@tabler/icons-react';
import type { JobItem } from '@tryout/contract/positions/jobs';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { messages } from '../../jobs.messages.ts';
import { type Pay, usePay } from '../../use-pay.ts';
import { vocabulary } from '../../vocabulary.messages.ts';
import classes from './job-facts.module.css';

type Facts = Pick<
  JobItem,
  'locations' | 'remote' | 'job_type' | 'level' | 'work_experience' | 'closes_on'
> & { readonly salary: Pay | null; readonly openings?: number };

/** The facts of a position as a row of short words with icons; what was not stated is left out. */
export function JobFacts({ job, whole = false }: { job: Facts; whole?: boolean }) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const format = useFormat();
  const pay = usePay();
  const places = job.locations.length > 0 ? format.list(job.locations) : '';
  const together = (words: readonly (string | null)[]) => words.filter(Boolean).join(' · ');
  const remote = job.remote === 'no' && places ? null : job.remote;
  const where = together([places, remote && v(`positions.remote.${remote}`)]);
  const level = job.level && v(`positions.level.${job.level}`);
  const facts: readonly (readonly [TablerIcon, string | null])[] = [
    [IconMapPin, where],
    [IconBriefcase, job.job_type && v(`positions.job_type.${job.job_type}`)],
    [
      IconStairs,
      whole
        ? together([level, job.work_experience && v(`positions.experience.${job.work_experience}`)])
        : level,
    ],
    [IconCash, job.salary ? pay(job.salary) : null],
    [
      IconUsers,
      whole && job.openings ? `${t('positions.job.openings')}: ${format.number(job.openings)}` : null,
    ],
    [
      IconCalendar,
      job.closes_on ? t('positions.jobs.closes', { day: format.date(`${job.closes_on}T12:00:00`) }) : null,
    ],
  ];
  return (
    <ul className={classes.facts}>
      {facts.map(
        ([Icon, words]) =>
          words && (
            <li key={words}>
              <Icon size={18} stroke={1.75} aria-hidden />
              {words}
            </li>
          ),
      )}
    </ul>
  );
}
