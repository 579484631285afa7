import { describe, expect, it } from 'vitest';
import { jobPosting, type PostedJob } from './job-posting.ts';

/**
 * The part of schema.org's vocabulary that a job posting uses: for each type what it is a kind of, for each property
 * the types that it belongs to and those that it takes.
 * Source: https://schema.org/JobPosting and the pages of the types it names, release 29; CC BY-SA 3.0.
 */
const KINDS: Readonly<Record<string, string>> = {
  JobPosting: 'Intangible',
  Intangible: 'Thing',
  Organization: 'Thing',
  Place: 'Thing',
  AdministrativeArea: 'Place',
  Country: 'AdministrativeArea',
  StructuredValue: 'Intangible',
  PropertyValue: 'StructuredValue',
  MonetaryAmount: 'StructuredValue',
  QuantitativeValue: 'StructuredValue',
  PostalAddress: 'StructuredValue',
  OccupationalExperienceRequirements: 'Intangible',
  GeoCoordinates: 'StructuredValue',
};
const PROPERTIES: Readonly<Record<string, { of: readonly string[]; takes: readonly string[] }>> = {
  name: { of: ['Thing'], takes: ['Text'] },
  description: { of: ['Thing'], takes: ['Text'] },
  url: { of: ['Thing'], takes: ['URL'] },
  identifier: { of: ['Thing'], takes: ['PropertyValue', 'Text', 'URL'] },
  title: { of: ['JobPosting'], takes: ['Text'] },
  datePosted: { of: ['JobPosting'], takes: ['Date', 'DateTime'] },
  validThrough: { of: ['JobPosting'], takes: ['Date', 'DateTime'] },
  employmentType: { of: ['JobPosting'], takes: ['Text'] },
  hiringOrganization: { of: ['JobPosting'], takes: ['Organization'] },
  logo: { of: ['Organization', 'Place', 'Product', 'Service'], takes: ['ImageObject', 'URL'] },
  jobLocation: { of: ['JobPosting'], takes: ['Place'] },
  jobLocationType: { of: ['JobPosting'], takes: ['Text'] },
  applicantLocationRequirements: { of: ['JobPosting'], takes: ['AdministrativeArea'] },
  baseSalary: { of: ['JobPosting'], takes: ['MonetaryAmount', 'Number'] },
  experienceRequirements: { of: ['JobPosting'], takes: ['OccupationalExperienceRequirements', 'Text'] },
  skills: { of: ['JobPosting'], takes: ['Text'] },
  totalJobOpenings: { of: ['JobPosting'], takes: ['Integer'] },
  directApply: { of: ['JobPosting'], takes: ['Boolean'] },
  address: { of: ['Place', 'Organization'], takes: ['PostalAddress', 'Text'] },
  geo: { of: ['Place'], takes: ['GeoCoordinates'] },
  latitude: { of: ['GeoCoordinates', 'Place'], takes: ['Number', 'Text'] },
  longitude: { of: ['GeoCoordinates', 'Place'], takes: ['Number', 'Text'] },
  streetAddress: { of: ['PostalAddress'], takes: ['Text'] },
  addressLocality: { of: ['PostalAddress'], takes: ['Text'] },
  addressCountry: { of: ['PostalAddress'], takes: ['Country', 'Text'] },
  currency: { of: ['MonetaryAmount'], takes: ['Text'] },
  value: {
    of: ['MonetaryAmount', 'PropertyValue', 'QuantitativeValue'],
    takes: ['Boolean', 'Number', 'StructuredValue', 'Text'],
  },
  minValue: { of: ['MonetaryAmount', 'PropertyValue', 'QuantitativeValue'], takes: ['Number'] },
  maxValue: { of: ['MonetaryAmount', 'PropertyValue', 'QuantitativeValue'], takes: ['Number'] },
  unitText: { of: ['PropertyValue', 'QuantitativeValue'], takes: ['Text'] },
  monthsOfExperience: { of: ['OccupationalExperienceRequirements'], takes: ['Number'] },
};

const kindsOf = (type: string): string[] => [type, ...(KINDS[type] ? kindsOf(KINDS[type]) : [])];

const SIMPLE: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Number: (value) => Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  DateTime: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(String(value)),
};

/** What of a node the vocabulary does not allow, each with its path. */
function wrongIn(node: Record<string, unknown>, path: string): string[] {
  const type = String(node['@type']);
  if (!(type in KINDS)) return [`${path} is no ${type}`];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key.startsWith('@')) return [];
    const property = PROPERTIES[key];
    const place = `${path}.${key}`;
    if (!property?.of.some((each) => kindsOf(type).includes(each))) return [`${place} is not of ${type}`];
    return (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
      if (typeof one !== 'object' || one === null)
        return property.takes.some((each) => SIMPLE[each]?.(one)) ? [] : [`${place}: ${String(one)}`];
      const part = one as Record<string, unknown>;
      const fits = property.takes.some((each) => kindsOf(String(part['@type'])).includes(each));
      return [...(fits ? [] : [`${place} takes no ${String(part['@type'])}`]), ...wrongIn(part, place)];
    });
  });
}

const job: PostedJob = {
  position_id: '0198c1b2-0000-7000-8000-000000000001',
  slug: 'quay-planner',
  title: 'Quay planner',
  organization: { name: 'Harbour Logistics', slug: 'harbour' },
  organization_about: '',
  organization_look: { logo_path: '/api/organization/logo/harbour?v=1', cover_path: null, accent: null },
  organization_country: '',
  image_credit: null,
  aedt_notice: null,
  locations: [],
  places: [],
  remote: 'no',
  job_type: 'full_time',
  level: 'entry',
  work_experience: 'Less Than 3 Years',
  salary: { min_cents: 5_200_000, max_cents: null, currency: 'EUR', period: 'year' },
  published_at: '2026-11-20T08:00:00.000Z',
  closes_on: '2026-12-24',
  description: { blocks: [{ type: 'paragraph', text: [{ text: 'Plan quays.' }] }] },
  skills: ['Planning'],
  technical_skills: [],
  openings: 2,
  opens_on: null,
  accepts_applications: true,
  has_image: false,
  applying_takes: {
    ...{ minutes: 9, shortest_minutes: 9, form_minutes: 3, question_minutes: 4, play_minutes: 2 },
    ...{ question_count: 1, game_count: 1, cv: 'required', needs_desktop: false },
  },
};
const kiel = {
  name: 'Kiel',
  address: 'Kai 1',
  country: 'Germany',
  latitude: 54.32,
  longitude: 10.14,
  time_zone: 'Europe/Berlin',
};
const posted = (over: Partial<PostedJob>) =>
  jobPosting(
    { ...job, ...over },
    'https://jobs.harbour.test/jobs/harbour/quay-planner',
    'https://jobs.harbour.test',
  );

describe('the markup of a position', () => {
  it.each<[string, Partial<PostedJob>]>([
    ['on site', { places: [kiel] }],
    ['partly on site', { remote: 'hybrid', places: [kiel] }],
    ['from afar', { remote: 'yes', organization_country: 'Germany' }],
    ['from afar in two countries', { remote: 'yes', places: [kiel, { ...kiel, country: 'Denmark' }] }],
    ['with nothing stated', { remote: null, job_type: null, level: null, work_experience: null }],
    ['nowhere in particular', { salary: null, closes_on: null, skills: [] }],
  ])('says nothing that schema.org does not know: %s', (_, over) => {
    expect(wrongIn(posted(over), 'JobPosting')).toEqual([]);
  });

  it('says where a place lies, if that is known', () => {
    expect(posted({ places: [kiel] }).jobLocation).toMatchObject([
      { geo: { '@type': 'GeoCoordinates', latitude: 54.32, longitude: 10.14 } },
    ]);
    const [somewhere] = posted({ places: [{ ...kiel, latitude: null, longitude: null }] })
      .jobLocation as object[];
    expect(somewhere).not.toHaveProperty('geo');
  });

  it('leaves out what is not stated', () => {
    const markup = posted({ job_type: null, work_experience: null });
    expect(markup).not.toHaveProperty('employmentType');
    expect(markup).not.toHaveProperty('experienceRequirements');
  });

  it('the check itself finds what is wrong', () => {
    const wrong = {
      '@type': 'JobPosting',
      title: 3,
      addressCountry: 'Germany',
      jobLocation: { '@type': 'Country' },
    };
    expect(wrongIn(wrong, 'J')).toEqual(['J.title: 3', 'J.addressCountry is not of JobPosting']);
  });

  it('is TELECOMMUTE only where all work is done from afar, with the countries to apply from', () => {
    const hybrid = posted({ remote: 'hybrid', places: [kiel], organization_country: 'Denmark' });
    expect(hybrid).not.toHaveProperty('jobLocationType');
    expect(hybrid).not.toHaveProperty('applicantLocationRequirements');
    expect(hybrid.jobLocation).toMatchObject([{ address: { addressCountry: 'Germany' } }]);
    const remote = posted({
      remote: 'yes',
      places: [kiel, { ...kiel, country: '' }],
      organization_country: 'Denmark',
    });
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'Germany' }, { name: 'Denmark' }],
    });
    expect(posted({ remote: 'yes' })).not.toHaveProperty('jobLocationType');
  });

  it('gives pay in the employer’s currency', () => {
    expect(posted({}).baseSalary).toMatchObject({
      currency: 'EUR',
      value: { minValue: 52_000, unitText: 'YEAR' },
    });
  });
});
