import type { CvReading } from '@tryout/domain/cvs/read-cv';
import type { CvPerson } from './cv-people.ts';

/** Fields of CVs that were found, of those that were there. */
export interface CvScore {
  readonly [field: string]: { found: number; of: number };
}

const FIELDS = [
  'name',
  'email',
  'phone',
  'school',
  'degree',
  'title',
  'company',
  'dates',
  'skills recall',
  'skills precision',
] as const;

/** Shares that reading has to reach, by field (of 1). */
export const CV_FIGURES: Readonly<Record<string, number>> = {
  name: 0.97,
  email: 0.95,
  phone: 0.95,
  school: 0.88,
  degree: 0.85,
  title: 0.8,
  company: 0.65,
  'skills recall': 0.8,
  'skills precision': 0.8,
};

/** Nothing found yet. */
export const noScore = (): CvScore => Object.fromEntries(FIELDS.map((field) => [field, { found: 0, of: 0 }]));

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    // Capitals do not tell these apart.
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Adds what was found of a person to a score; a found field has to be the one of its own job or school. */
export function addToScore(score: CvScore, person: CvPerson, reading: CvReading): string[] {
  const misses: string[] = [];
  const tell = (field: (typeof FIELDS)[number], isFound: boolean, wanted: string, got: string) => {
    const figure = score[field];
    if (!figure) return;
    figure.of += 1;
    if (isFound) figure.found += 1;
    else misses.push(`${field}: wanted "${wanted}", got "${got}"`);
  };
  const is = (a: string, b: string) => plain(a) === plain(b);
  tell(
    'name',
    is(reading.name, `${person.first} ${person.last}`),
    `${person.first} ${person.last}`,
    reading.name,
  );
  tell('email', reading.emails[0] === person.email, person.email, reading.emails.join());
  const digits = (text: string) => text.replace(/\D/g, '');
  tell(
    'phone',
    digits(reading.phones[0] ?? '') === digits(person.phone),
    person.phone,
    reading.phones.join(),
  );
  for (const job of person.jobs) {
    const near = reading.experience.filter((one) => is(one.title, job.title) || is(one.company, job.company));
    const all = reading.experience
      .map((one) => `${one.title} @ ${one.company} ${one.from}–${one.to}`)
      .join(' | ');
    tell(
      'title',
      near.some((one) => is(one.title, job.title)),
      job.title,
      all,
    );
    tell(
      'company',
      near.some((one) => is(one.company, job.company)),
      job.company,
      all,
    );
    tell(
      'dates',
      near.some(
        (one) =>
          one.from?.slice(0, 4) === job.from.slice(0, 4) &&
          (one.to?.slice(0, 4) ?? null) === (job.to?.slice(0, 4) ?? null),
      ),
      `${job.from}–${job.to}`,
      all,
    );
  }
  for (const school of person.schools) {
    const all = reading.education.map((one) => `${one.degree} / ${one.field} @ ${one.school}`).join(' | ');
    tell(
      'school',
      reading.education.some((one) => is(one.school, school.school)),
      school.school,
      all,
    );
    tell(
      'degree',
      reading.education.some((one) => is(one.degree, school.degree)),
      school.degree,
      all,
    );
  }
  for (const skill of person.skills)
    tell(
      'skills recall',
      reading.skills.some((one) => is(one, skill)),
      skill,
      reading.skills.join(','),
    );
  for (const skill of reading.skills)
    tell(
      'skills precision',
      person.skills.some((one) => is(one, skill)),
      '(none)',
      skill,
    );
  return misses;
}
