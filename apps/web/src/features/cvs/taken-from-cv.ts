import type { RouteSend } from '@tryout/contract/define-route';
import type { takeFromCv } from '@tryout/contract/profiles/profiles';
import { normalizeLinkedin } from '@tryout/domain/accounts/linkedin';
import { LANGUAGE_LEVELS } from '@tryout/domain/profiles/profile-parts';
import type { Cv } from './cvs.api.ts';

export type Reading = NonNullable<Cv['suggestion']>;
export type Taken = RouteSend<typeof takeFromCv>['body'];

/** A job or school that may be taken, with what its owner adds where the CV does not say. */
export interface Choice {
  readonly is_taken: boolean;
  /** `2024-05` for a job, `2024` for a school; empty while it is not known. */
  readonly from: string;
  readonly to: string;
}

/** What is chosen of a CV. */
export interface Choices {
  readonly fields: Readonly<Record<'phone' | 'location' | 'linkedin', boolean>>;
  readonly skills: ReadonlySet<string>;
  /** Languages by their names. */
  readonly languages: ReadonlySet<string>;
  readonly experience: readonly Choice[];
  readonly education: readonly Choice[];
}

/** The contact data of a CV that a profile holds; empty where it says none. */
export function contactIn(reading: Reading): Record<'phone' | 'location' | 'linkedin', string> {
  const linkedin = reading.links.map((link) => normalizeLinkedin(link).url).find((url) => url !== null);
  return { phone: reading.phones[0] ?? '', location: reading.places[0] ?? '', linkedin: linkedin ?? '' };
}

const monthOf = (date: string | null): string => (date?.length === 7 ? date : '');
const yearOf = (date: string | null): string => date?.slice(0, 4) ?? '';

/** At first all is taken that is whole and not in the profile yet. */
export function firstChoices(
  reading: Reading,
  has: {
    readonly phone: string;
    readonly location: string;
    readonly linkedin: string;
    readonly skills: readonly string[];
    readonly technical_skills: readonly string[];
    readonly languages: readonly { readonly name: string; readonly level: string }[];
  },
): Choices {
  const contact = contactIn(reading);
  const known = new Set([...has.skills, ...has.technical_skills].map((skill) => skill.toLowerCase()));
  const spoken = new Set(
    has.languages.filter(({ level }) => level !== '').map(({ name }) => name.toLowerCase()),
  );
  return {
    fields: {
      phone: contact.phone !== '' && has.phone === '',
      location: contact.location !== '' && has.location === '',
      linkedin: contact.linkedin !== '' && has.linkedin === '',
    },
    skills: new Set(reading.skills.filter((skill) => !known.has(skill.toLowerCase()))),
    languages: new Set(
      reading.languages.map(({ name }) => name).filter((name) => !spoken.has(name.toLowerCase())),
    ),
    experience: reading.experience.map((job) => {
      const choice = { is_taken: false, from: monthOf(job.from), to: monthOf(job.to) };
      return { ...choice, is_taken: isWholeJob(job, choice) };
    }),
    education: reading.education.map((school) => {
      const choice = { is_taken: false, from: yearOf(school.from), to: yearOf(school.to) };
      return { ...choice, is_taken: isWholeSchool(school, choice) };
    }),
  };
}

/** Whether nothing is missing that a profile asks of a job. */
export const isWholeJob = (job: Reading['experience'][number], { from, to }: Choice): boolean =>
  job.title !== '' &&
  job.company !== '' &&
  /^\d{4}-\d{2}$/.test(from) &&
  (job.is_current || /^\d{4}-\d{2}$/.test(to));

/** Whether nothing is missing that a profile asks of a school. */
export const isWholeSchool = (school: Reading['education'][number], { from }: Choice): boolean =>
  school.school !== '' && /^\d{4}$/.test(from);

/** What is sent for the choices. */
export function takenBy(reading: Reading, choices: Choices): Taken {
  const contact = contactIn(reading);
  return {
    ...(choices.fields.phone ? { phone: contact.phone } : {}),
    ...(choices.fields.location ? { location: contact.location } : {}),
    ...(choices.fields.linkedin ? { linkedin: contact.linkedin } : {}),
    skills: reading.skills.filter((skill) => choices.skills.has(skill)),
    languages: reading.languages
      .filter(({ name }) => choices.languages.has(name))
      .map(({ name, level }) => ({
        name: name.slice(0, 60),
        level: LANGUAGE_LEVELS.find((known) => known === level) ?? ('' as const),
      })),
    experience: reading.experience.flatMap((job, i) => {
      const choice = choices.experience[i];
      if (!choice?.is_taken || !isWholeJob(job, choice)) return [];
      return [
        {
          title: job.title.slice(0, 160),
          company: job.company.slice(0, 160),
          employment_type: 'full_time' as const,
          location: job.place.slice(0, 160),
          start_month: choice.from,
          end_month: job.is_current ? null : choice.to,
          is_current: job.is_current,
          description: job.text,
        },
      ];
    }),
    education: reading.education.flatMap((school, i) => {
      const choice = choices.education[i];
      if (!choice?.is_taken || !isWholeSchool(school, choice)) return [];
      return [
        {
          school: school.school.slice(0, 160),
          degree: school.degree.slice(0, 160),
          field: school.field.slice(0, 160),
          start_year: Number(choice.from),
          end_year: choice.to === '' ? null : Number(choice.to),
        },
      ];
    }),
  };
}

/** How many things are taken. */
export function countTaken(taken: Taken): number {
  const fields = ['phone', 'location', 'linkedin'].filter((field) => field in taken).length;
  return (
    fields +
    (taken.skills?.length ?? 0) +
    (taken.languages?.length ?? 0) +
    (taken.experience?.length ?? 0) +
    (taken.education?.length ?? 0)
  );
}
