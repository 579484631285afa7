import { z } from 'zod';
import { backgroundJob } from '../background-jobs/background-jobs.ts';
import { defineRoute } from '../define-route.ts';
import { instant, ref, uuid } from '../fields.ts';

/** Largest archive that is taken in; bytes. */
export const ARCHIVE_BYTES = 4000 * 1024 * 1024;

/** Writes everything an organization owns into one archive, in the background. */
export const exportOrganization = defineRoute({
  method: 'POST',
  path: '/organization/archive',
  feature: 'organization-archive',
  summary:
    'Writes everything the organization owns into one ZIP archive (CSV, JSON, files, a manifest with digests), in the background.',
  access: 'organization.update',
  body: z.strictObject({ organization_id: ref('organization').optional() }),
  response: backgroundJob,
  errors: ['not_found', 'conflict'],
});

/** Why an archive cannot be imported. */
export const ARCHIVE_PROBLEMS = ['ids_taken', 'accounts_differ', 'database_right'] as const;

const checked = z.object({
  archive_id: z.string(),
  organization: z.object({ id: z.string(), name: z.string(), kind: z.string() }),
  product_version: z.string(),
  created_at: instant,
  rows: z.number().int(),
  files: z.number().int(),
  accounts: z.object({
    /** People of the organization who get an account. */
    new: z.number().int(),
    /** People of the organization who have one here already. */
    known: z.number().int(),
    /** Candidates, who each get a provisional account for their applications. */
    candidates: z.number().int(),
  }),
  /** Addresses of people whose account here has another role; at most 20. */
  accounts_that_differ: z.array(z.string()),
  problems: z.array(z.enum(ARCHIVE_PROBLEMS)),
});
/** What an archive holds, and what stands in the way of importing it. */
export type CheckedArchive = z.output<typeof checked>;

/** Reads an archive to its end, holds every digest against its manifest, and says what importing would do. */
export const checkOrganizationArchive = defineRoute({
  method: 'POST',
  path: '/admin/organizations/archive/check',
  feature: 'organization-archive',
  summary:
    'Reads an archive of an organization to its end and says what importing it would do. Nothing is imported.',
  access: 'platform.manage',
  upload: { field: 'archive', max_bytes: ARCHIVE_BYTES },
  limit: 'upload',
  body: z.strictObject({}),
  response: checked,
  errors: ['too_large', 'unsupported_type', 'refused_by_rule'],
});

/** Imports an archive that was checked, in the background: all of it, or nothing. */
export const importOrganizationArchive = defineRoute({
  method: 'POST',
  path: '/admin/organizations/archive/import',
  feature: 'organization-archive',
  summary: 'Imports an archive that the caller had checked, in the background: all of it, or nothing.',
  access: 'platform.manage',
  body: z.strictObject({
    archive_id: uuid,
    /** `kept`: every record keeps its id. `mapped`: each gets a new one, so that it can be imported beside the original. */
    ids: z.enum(['kept', 'mapped']),
  }),
  response: backgroundJob,
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of archives of organizations. */
export const organizationArchiveRoutes = [
  exportOrganization,
  checkOrganizationArchive,
  importOrganizationArchive,
];
