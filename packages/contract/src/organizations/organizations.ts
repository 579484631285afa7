import { isCurrency } from '@tryout/domain/money/currency';
import { ACCENT } from '@tryout/domain/organizations/accent';
import {
  ORGANIZATION_STATUSES,
  type OrganizationStatus,
} from '@tryout/domain/organizations/organization-status';
import { z } from 'zod';
import { timeZoneField } from '../accounts/account-fields.ts';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery, ref, text } from '../fields.ts';
import { pictureCredit } from '../pictures/picture-credit.ts';
import { chosenPicture } from '../pictures/pictures.ts';
import { chosenPlace } from '../places/places.ts';
import { employerLook } from './employer-look.ts';

const status = z.enum(Object.keys(ORGANIZATION_STATUSES) as OrganizationStatus[]);

/** How many people work for an organization, as chosen in its settings. */
export const ORGANIZATION_SIZES = ['', '1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+'] as const;

const website = line(300).refine(
  (address) => address === '' || /^https?:\/\/[^\s/$.?#].[^\s]*$/i.test(address),
  'must be a web address, such as https://harbour.example',
);

const details = {
  name: line(160, 1),
  website,
  industry_id: ref('industry').nullable(),
  size: z.enum(ORGANIZATION_SIZES),
  about: text(4000),
  company_values: z.array(line(80, 1)).max(12, 'must be at most 12'),
  default_time_zone: timeZoneField,
  country: line(80),
  /** What pay on positions is meant in, ISO 4217; money of plans stays in US dollars. */
  currency: line(3, 3).refine(isCurrency, 'must be a currency code of ISO 4217, such as EUR'),
  /** Shown to candidates in a shade that can be read; null: the product's own. */
  accent: z.string().toLowerCase().regex(ACCENT, 'must be a colour code such as #aabbcc').nullable(),
};

/** An organization as its members see it. */
export const organizationData = z.object({
  organization_id: z.string(),
  kind: z.enum(['company', 'staffing_agency', 'independent']),
  name: z.string(),
  slug: z.string(),
  status: z.string(),
  status_reason: z.string(),
  website: z.string(),
  domain: z.string(),
  /** As chosen, #rrggbb; null for none. */
  accent: z.string().nullable(),
  look: employerLook,
  /** Who is named beside the cover; null: it was uploaded, or there is none. */
  cover_credit: pictureCredit.nullable(),
  industry_id: z.string().nullable(),
  size: z.string(),
  about: z.string(),
  company_values: z.array(z.string()),
  default_time_zone: z.string(),
  country: z.string(),
  currency: z.string(),
  created_at: instant,
});

/** Which of the caller's organizations is meant; left out: the first one. */
const whose = { organization_id: ref('organization').optional() };

/** Step 3 of the sign-up of those who act for an organization. */
export const signupOrganization = defineRoute({
  method: 'POST',
  path: '/organization/signup/organization',
  feature: 'organizations',
  summary:
    'Step 3 of the sign-up: makes the organization (or corrects it), with the caller as its first member.',
  access: 'organization.create',
  body: z.strictObject({
    name: details.name,
    website: website.default(''),
    industry_id: details.industry_id.default(null),
    size: details.size.default(''),
    default_time_zone: timeZoneField.default('America/New_York'),
  }),
  response: z.object({ signup_step: z.number().int(), organization: organizationData }),
  errors: ['refused_by_rule', 'not_found'],
});

/** The caller's organization. */
export const readOrganization = defineRoute({
  method: 'GET',
  path: '/organization',
  feature: 'organizations',
  summary: 'The caller’s organization.',
  access: 'organization.read',
  query: z.strictObject(whose),
  response: organizationData,
  errors: ['not_found'],
});

/** Changes the organization; fields left out stay. */
export const updateOrganization = defineRoute({
  method: 'PUT',
  path: '/organization',
  feature: 'organizations',
  summary: 'Changes the organization’s settings.',
  access: 'organization.update',
  body: z.strictObject({ ...whose, ...z.strictObject(details).partial().shape }),
  response: organizationData,
  errors: ['not_found'],
});

/** Sets the logo (PNG, JPEG or WebP, at most 2 MB). */
export const updateLogo = defineRoute({
  method: 'POST',
  path: '/update/organization/logo',
  feature: 'organizations',
  summary: 'Sets the organization’s logo.',
  access: 'organization.update',
  body: z.strictObject(whose),
  response: organizationData,
  limit: 'upload',
  upload: { field: 'logo', max_bytes: 2 * 1_048_576, in_memory: true, kind: 'picture' },
  errors: ['unsupported_type', 'too_large', 'not_found'],
});

/** Sets the picture above the careers page (PNG, JPEG or WebP, at most 5 MB). */
export const updateCover = defineRoute({
  method: 'POST',
  path: '/update/organization/cover',
  feature: 'organizations',
  summary: 'Sets the picture above the organization’s careers page.',
  access: 'organization.update',
  body: z.strictObject(whose),
  response: organizationData,
  limit: 'upload',
  upload: { field: 'cover', max_bytes: 5 * 1_048_576, in_memory: true, kind: 'picture' },
  errors: ['unsupported_type', 'too_large', 'not_found'],
});

/** Sets the picture above the careers page to one of a search. */
export const chooseCover = defineRoute({
  method: 'POST',
  path: '/update/organization/cover/picture',
  feature: 'organizations',
  summary: 'Sets the picture above the organization’s careers page to one that was found.',
  access: 'organization.update',
  body: z.strictObject({ ...whose, picture: chosenPicture }),
  response: organizationData,
  limit: 'upload',
  errors: ['unsupported_type', 'not_found'],
});

/** Takes the logo or the cover picture away; it is shown nowhere any more. */
export const removePicture = defineRoute({
  method: 'DELETE',
  path: '/organization/pictures/:picture',
  feature: 'organizations',
  summary: 'Removes the organization’s logo or cover picture.',
  access: 'organization.update',
  params: z.strictObject({ picture: z.enum(['logo', 'cover']) }),
  query: z.strictObject(whose),
  response: organizationData,
  errors: ['not_found'],
});

const publicPicture = {
  access: 'public.read',
  params: z.strictObject({ slug: line(120, 1) }),
  /** Which picture is meant, as `look` names it; with it the answer may be kept for good. */
  query: z.strictObject({ v: line(40).optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
} as const;

/** The logo as an image; public, because it stands on job pages. */
export const organizationLogo = defineRoute({
  ...publicPicture,
  method: 'GET',
  feature: 'organizations',
  path: '/organization/logo/:slug',
  summary: 'An organization’s logo.',
});

/** The picture above the careers page; public as that page is. */
export const organizationCover = defineRoute({
  ...publicPicture,
  method: 'GET',
  feature: 'organizations',
  path: '/organization/cover/:slug',
  summary: 'The picture above an organization’s careers page.',
});

/** One row of the platform's list of organizations. */
export const organizationListRow = z.object({
  organization_id: z.string(),
  kind: z.string(),
  name: z.string(),
  slug: z.string(),
  status: z.string(),
  status_reason: z.string(),
  domain: z.string(),
  /** Of both, 10,001 stands for more than 10,000. */
  members: z.number().int(),
  positions: z.number().int(),
  created_by_email: z.string().nullable(),
  created_at: instant,
});

/** Ways to order the list of organizations: with `-` from the other end. */
export const ORGANIZATION_SORTS = ['name', '-name', 'created', '-created'] as const;

/** All organizations, newest first; for the super admin. */
export const listOrganizations = defineRoute({
  method: 'GET',
  path: '/organizations',
  feature: 'organizations',
  summary: 'All organizations, newest first unless asked for otherwise.',
  access: 'organization.decide',
  query: z.strictObject({
    ...pageQuery,
    status: status.optional(),
    search: line(120).default(''),
    sort: z.enum(ORGANIZATION_SORTS).default('-created'),
  }),
  response: pageOf(organizationListRow),
});

/** The same list, as the specification spells it among the platform's. */
export const listPlatformOrganizations = defineRoute({
  method: 'GET',
  path: '/admin/organizations',
  feature: 'organizations',
  summary: 'All organizations, newest first unless asked for otherwise; the same as `/organizations`.',
  access: 'organization.decide',
  query: listOrganizations.query,
  response: listOrganizations.response,
});

/** Approves, rejects, suspends or takes up again. */
export const decideOrganization = defineRoute({
  method: 'POST',
  path: '/admin/organizations/:organization_id/transitions',
  feature: 'organizations',
  summary: 'Moves an organization to another status.',
  access: 'organization.decide',
  params: z.strictObject({ organization_id: ref('organization') }),
  body: z.strictObject({ to: status, from: status, note: text(1000).default('') }),
  response: z.object({ organization_id: z.string(), status: z.string() }),
  errors: ['stale_status', 'refused_by_rule', 'not_found'],
});

/** The kinds of list an organization keeps. */
const partRow = { name: z.string(), archived_at: instant.nullable(), in_use: z.boolean() };

const listQuery = z.strictObject({ ...whose, archived: z.enum(['no', 'yes', 'all']).default('no') });

/** A department. */
export const departmentRow = z.object({
  department_id: z.string(),
  ...partRow,
  code: z.string(),
  parent_id: z.string().nullable(),
});
const departmentFields = {
  name: line(120, 1),
  code: line(40).default(''),
  parent_id: ref('department').nullable().default(null),
};

/** A place of work. */
export const locationRow = z.object({
  location_id: z.string(),
  ...partRow,
  address: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The town that was chosen; null: the text is the organization's own. */
  place_id: z.number().int().nullable(),
  /** IANA name of the zone there; empty: not known. */
  time_zone: z.string(),
});
const locationFields = {
  name: line(120, 1),
  address: line(300).default(''),
  country: line(80).default(''),
  latitude: z.number().min(-90, 'must be -90 to 90').max(90, 'must be -90 to 90').nullable().default(null),
  longitude: z
    .number()
    .min(-180, 'must be -180 to 180')
    .max(180, 'must be -180 to 180')
    .nullable()
    .default(null),
  place_id: chosenPlace.default(null),
  time_zone: z.union([z.literal(''), timeZoneField]).default(''),
};

/** A job title. */
export const jobTitleRow = z.object({ job_title_id: z.string(), ...partRow });
const jobTitleFields = { name: line(120, 1) };

const archive = z.strictObject({ archived: z.boolean() });

/** Departments of the organization. */
export const listDepartments = defineRoute({
  method: 'GET',
  path: '/organization/departments',
  feature: 'organizations',
  summary: 'The organization’s departments.',
  access: 'organization.read',
  query: listQuery,
  response: z.object({ items: z.array(departmentRow) }),
});
/** Adds a department. */
export const addDepartment = defineRoute({
  method: 'POST',
  path: '/organization/departments',
  feature: 'organizations',
  summary: 'Adds a department.',
  access: 'organization.update',
  body: z.strictObject({ ...whose, ...departmentFields }),
  response: z.object({ department_id: z.string() }),
  idempotent: true,
  errors: ['conflict'],
});
/** Changes a department. */
export const updateDepartment = defineRoute({
  method: 'PUT',
  path: '/organization/departments/:department_id',
  feature: 'organizations',
  summary: 'Changes a department.',
  access: 'organization.update',
  params: z.strictObject({ department_id: ref('department') }),
  body: z.strictObject(departmentFields),
  response: z.object({ department_id: z.string() }),
  errors: ['conflict', 'not_found'],
});
/** Archives a department or takes it back. */
export const archiveDepartment = defineRoute({
  method: 'PUT',
  path: '/organization/departments/:department_id/archived',
  feature: 'organizations',
  summary: 'Archives a department, or takes it back.',
  access: 'organization.update',
  params: z.strictObject({ department_id: ref('department') }),
  body: archive,
  response: nothing,
  errors: ['not_found'],
});
/** Deletes a department that nothing refers to. */
export const removeDepartment = defineRoute({
  method: 'DELETE',
  path: '/organization/departments/:department_id',
  feature: 'organizations',
  summary: 'Deletes a department that is not in use.',
  access: 'organization.update',
  params: z.strictObject({ department_id: ref('department') }),
  response: nothing,
  errors: ['refused_by_rule', 'not_found'],
});

/** Locations of the organization. */
export const listLocations = defineRoute({
  method: 'GET',
  path: '/organization/locations',
  feature: 'organizations',
  summary: 'The organization’s locations.',
  access: 'organization.read',
  query: listQuery,
  response: z.object({ items: z.array(locationRow) }),
});
/** Adds a location. */
export const addLocation = defineRoute({
  method: 'POST',
  path: '/organization/locations',
  feature: 'organizations',
  summary: 'Adds a location.',
  access: 'organization.update',
  body: z.strictObject({ ...whose, ...locationFields }),
  response: z.object({ location_id: z.string() }),
  idempotent: true,
  errors: ['conflict'],
});
/** Changes a location. */
export const updateLocation = defineRoute({
  method: 'PUT',
  path: '/organization/locations/:location_id',
  feature: 'organizations',
  summary: 'Changes a location.',
  access: 'organization.update',
  params: z.strictObject({ location_id: ref('location') }),
  body: z.strictObject(locationFields),
  response: z.object({ location_id: z.string() }),
  errors: ['conflict', 'not_found'],
});
/** Archives a location or takes it back. */
export const archiveLocation = defineRoute({
  method: 'PUT',
  path: '/organization/locations/:location_id/archived',
  feature: 'organizations',
  summary: 'Archives a location, or takes it back.',
  access: 'organization.update',
  params: z.strictObject({ location_id: ref('location') }),
  body: archive,
  response: nothing,
  errors: ['not_found'],
});
/** Deletes a location that nothing refers to. */
export const removeLocation = defineRoute({
  method: 'DELETE',
  path: '/organization/locations/:location_id',
  feature: 'organizations',
  summary: 'Deletes a location that is not in use.',
  access: 'organization.update',
  params: z.strictObject({ location_id: ref('location') }),
  response: nothing,
  errors: ['refused_by_rule', 'not_found'],
});

/** Job titles of the organization. */
export const listJobTitles = defineRoute({
  method: 'GET',
  path: '/organization/jobtitles',
  feature: 'organizations',
  summary: 'The organization’s job titles.',
  access: 'organization.read',
  query: listQuery,
  response: z.object({ items: z.array(jobTitleRow) }),
});
/** Adds a job title. */
export const addJobTitle = defineRoute({
  method: 'POST',
  path: '/organization/jobtitles',
  feature: 'organizations',
  summary: 'Adds a job title.',
  access: 'organization.update',
  body: z.strictObject({ ...whose, ...jobTitleFields }),
  response: z.object({ job_title_id: z.string() }),
  idempotent: true,
  errors: ['conflict'],
});
/** Changes a job title. */
export const updateJobTitle = defineRoute({
  method: 'PUT',
  path: '/organization/jobtitles/:job_title_id',
  feature: 'organizations',
  summary: 'Changes a job title.',
  access: 'organization.update',
  params: z.strictObject({ job_title_id: ref('job_title') }),
  body: z.strictObject(jobTitleFields),
  response: z.object({ job_title_id: z.string() }),
  errors: ['conflict', 'not_found'],
});
/** Archives a job title or takes it back. */
export const archiveJobTitle = defineRoute({
  method: 'PUT',
  path: '/organization/jobtitles/:job_title_id/archived',
  feature: 'organizations',
  summary: 'Archives a job title, or takes it back.',
  access: 'organization.update',
  params: z.strictObject({ job_title_id: ref('job_title') }),
  body: archive,
  response: nothing,
  errors: ['not_found'],
});
/** Deletes a job title that nothing refers to. */
export const removeJobTitle = defineRoute({
  method: 'DELETE',
  path: '/organization/jobtitles/:job_title_id',
  feature: 'organizations',
  summary: 'Deletes a job title that is not in use.',
  access: 'organization.update',
  params: z.strictObject({ job_title_id: ref('job_title') }),
  response: nothing,
  errors: ['refused_by_rule', 'not_found'],
});

/** The routes of this feature. */
export const organizationsRoutes = [
  signupOrganization,
  readOrganization,
  updateOrganization,
  updateLogo,
  updateCover,
  chooseCover,
  removePicture,
  organizationLogo,
  organizationCover,
  listOrganizations,
  listPlatformOrganizations,
  decideOrganization,
  listDepartments,
  addDepartment,
  updateDepartment,
  archiveDepartment,
  removeDepartment,
  listLocations,
  addLocation,
  updateLocation,
  archiveLocation,
  removeLocation,
  listJobTitles,
  addJobTitle,
  updateJobTitle,
  archiveJobTitle,
  removeJobTitle,
];
