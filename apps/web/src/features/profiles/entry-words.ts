import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Education, Experience } from './profiles.api.ts';
import { messages } from './profiles.messages.ts';

/** A job or a school as it is read. */
export interface EntryWords {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly text: string;
}

/** How jobs and schools are written in the reader's language. */
export function useEntryWords() {
  const t = useText(messages);
  const format = useFormat();
  const month = (value: string) => format.date(`${value}-15T12:00:00`, { month: 'short', year: 'numeric' });
  const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  return {
    job: (job: Experience): EntryWords => ({
      id: job.experience_id,
      title: `${job.title}, ${job.company}`,
      detail: joined([
        `${month(job.start_month)} – ${job.end_month ? month(job.end_month) : t('profiles.now')}`,
        t(`profiles.type.${job.employment_type}`),
        job.location,
        job.remote === 'no' ? '' : t(`profiles.works_remote.${job.remote}`),
      ]),
      text: job.description,
    }),
    school: (school: Education): EntryWords => ({
      id: school.education_id,
      title: school.school,
      detail: joined([
        `${school.start_year} – ${school.end_year ?? t('profiles.now')}`,
        school.degree,
        school.field,
        school.grade,
      ]),
      text: '',
    }),
  };
}
