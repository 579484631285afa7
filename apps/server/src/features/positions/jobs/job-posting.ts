import type { JobDetail } from '@tryout/contract/positions/jobs';
import { escapeHtml } from '@tryout/domain/text/escape-html';
import { isEmptyText } from '@tryout/domain/text/rich-text';
import { textAsHtml } from '@tryout/domain/text/rich-text-html';

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
  readonly organization_country: string;
};

/**
 * A position as schema.org JobPosting, from what everybody may see; what its author has not stated is left out. Only work that is done wholly from afar is
 * `TELECOMMUTE`, and only with the countries that people may apply from, as its readers demand.
 */
export function jobPosting(job: PostedJob, url: string, publicUrl: string): Record<string, unknown> {
  const { logo_path } = job.organization_look;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: isEmptyText(job.description)
      ? `<p>${escapeHtml(job.title)}</p>`
      : textAsHtml(job.description),
    identifier: { '@type': 'PropertyValue', name: job.organization.name, value: job.position_id },
    datePosted: job.published_at.slice(0, 10),
    ...(job.closes_on ? { validThrough: `${job.closes_on}T23:59:59` } : {}),
    ...(job.job_type ? { employmentType: EMPLOYMENT[job.job_type] } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.organization.name,
      ...(logo_path ? { logo: publicUrl + logo_path } : {}),
    },
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
  const places = job.places.map(({ name, address, country, latitude, longitude }) => ({
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: name,
      ...(address ? { streetAddress: address } : {}),
      ...(country || job.organization_country ? { addressCountry: country || job.organization_country } : {}),
    },
    ...(latitude === null || longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
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
