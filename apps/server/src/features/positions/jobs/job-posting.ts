import type { JobDetail } from '@tryout/contract/positions/jobs';
import { escapeHtml } from '../../../platform/pages/markup.ts';
import type { JobLocation } from './jobs.queries.ts';

const EMPLOYMENT: Readonly<Record<NonNullable<JobDetail['job_type']>, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
};

const UNIT = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' } as const;

const MONTHS: Readonly<Record<NonNullable<JobDetail['work_experience']>, number>> = {
  'Less Than 1 Year': 0,
  'Less Than 3 Years': 12,
  'Less Than 5 Years': 36,
  '5 Years or More': 60,
};

/** A position with what its markup says of where it is. */
export type PostedJob = JobDetail & {
  readonly places: readonly JobLocation[];
  readonly organization_country: string;
};

/**
 * A position as schema.org JobPosting, from what everybody may see; what its author has not stated is left out. Only work that is done wholly from afar is
 * `TELECOMMUTE`, and only with the countries that people may apply from, as its readers demand.
 */
export function jobPosting(job: PostedJob, url: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job.description || job.title),
    identifier: { '@type': 'PropertyValue', name: job.organization.name, value: job.position_id },
    datePosted: job.published_at.slice(0, 10),
    ...(job.closes_on ? { validThrough: `${job.closes_on}T23:59:59` } : {}),
    ...(job.job_type ? { employmentType: EMPLOYMENT[job.job_type] } : {}),
    hiringOrganization: { '@type': 'Organization', name: job.organization.name },
    ...whereOf(job),
    ...(job.salary ? { baseSalary: salary(job.salary) } : {}),
    ...(job.work_experience
      ? {
          experienceRequirements: {
            '@type': 'OccupationalExperienceRequirements',
            monthsOfExperience: MONTHS[job.work_experience],
          },
        }
      : {}),
    ...(job.skills.length + job.technical_skills.length > 0
      ? { skills: [...job.skills, ...job.technical_skills].join(', ') }
      : {}),
    totalJobOpenings: job.openings,
    directApply: true,
    url,
  };
}

function whereOf(job: PostedJob) {
  const own = job.places.map((place) => place.country || job.organization_country);
  const countries = [...new Set([...own, ...(own.length === 0 ? [job.organization_country] : [])])].filter(
    Boolean,
  );
  const isRemote = job.remote === 'yes' && countries.length > 0;
  const places = job.places.map(({ name, address, country }) => ({
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: name,
      ...(address ? { streetAddress: address } : {}),
      ...(country || job.organization_country ? { addressCountry: country || job.organization_country } : {}),
    },
  }));
  const somewhere = job.organization_country && {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: job.organization_country },
  };
  const jobLocation = places.length > 0 ? places : job.remote !== 'yes' && somewhere ? [somewhere] : [];
  return {
    ...(jobLocation.length > 0 ? { jobLocation } : {}),
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
        }
      : {}),
  };
}

function salary(pay: NonNullable<JobDetail['salary']>) {
  return {
    '@type': 'MonetaryAmount',
    currency: pay.currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(pay.min_cents === null ? {} : { minValue: pay.min_cents / 100 }),
      ...(pay.max_cents === null ? {} : { maxValue: pay.max_cents / 100 }),
      unitText: UNIT[pay.period],
    },
  };
}

/** Paragraphs and lists (lines that begin with a hyphen or a bullet) as HTML; everything else stays text. */
export function descriptionHtml(description: string): string {
  return description
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n').filter((line) => line.trim() !== '');
      const isList = lines.length > 0 && lines.every((line) => /^\s*[-*•]\s+/.test(line));
      if (!isList) return `<p>${lines.map(escapeHtml).join('<br>')}</p>`;
      const items = lines.map((line) => `<li>${escapeHtml(line.replace(/^\s*[-*•]\s+/, ''))}</li>`);
      return `<ul>${items.join('')}</ul>`;
    })
    .join('');
}
