import type { JobDetail } from '@tryout/contract/jobs';
import { escapeHtml } from '../../../platform/pages/markup.ts';

const EMPLOYMENT: Readonly<Record<JobDetail['job_type'], string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
};

const UNIT = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' } as const;

const MONTHS: Readonly<Record<JobDetail['work_experience'], number>> = {
  'Less Than 1 Year': 0,
  'Less Than 3 Years': 12,
  'Less Than 5 Years': 36,
  '5 Years or More': 60,
};

/** A position as schema.org JobPosting, from what everybody may see. */
export function jobPosting(job: JobDetail, url: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job.description || job.title),
    identifier: { '@type': 'PropertyValue', name: job.organization.name, value: job.position_id },
    datePosted: job.published_at.slice(0, 10),
    ...(job.closes_on ? { validThrough: `${job.closes_on}T23:59:59` } : {}),
    employmentType: EMPLOYMENT[job.job_type],
    hiringOrganization: { '@type': 'Organization', name: job.organization.name },
    ...(job.locations.length > 0
      ? {
          jobLocation: job.locations.map((name) => ({
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: name },
          })),
        }
      : {}),
    ...(job.remote === 'no' ? {} : { jobLocationType: 'TELECOMMUTE' }),
    ...(job.salary ? { baseSalary: salary(job.salary) } : {}),
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: MONTHS[job.work_experience],
    },
    ...(job.skills.length + job.technical_skills.length > 0
      ? { skills: [...job.skills, ...job.technical_skills].join(', ') }
      : {}),
    totalJobOpenings: job.openings,
    directApply: true,
    url,
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
