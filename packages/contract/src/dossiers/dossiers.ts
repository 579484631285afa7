import { z } from 'zod';
import { backgroundJob } from '../background-jobs/background-jobs.ts';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, ref, uuid } from '../fields.ts';

const ofApplication = z.strictObject({ application_id: ref('application') });

/** Sets off the writing of a dossier; the file waits in the caller's job tray. */
export const makeDossier = defineRoute({
  method: 'POST',
  path: '/applicants/:application_id/dossiers',
  feature: 'dossiers',
  summary:
    'Writes everything that led to the decision about an application into one signed archive (HTML, JSON, PDF, a manifest with digests, a program that checks it), in the background.',
  access: 'dossier.make',
  params: ofApplication,
  body: z.strictObject({
    /** Without names, addresses and contact data. */
    anonymous: z.boolean(),
  }),
  response: backgroundJob,
  errors: ['not_found'],
});

const madeDossier = z.object({
  dossier_id: z.string(),
  is_anonymous: z.boolean(),
  key_id: z.string(),
  /** SHA-256 of the manifest, hex. */
  manifest_digest: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Who asked for it; null: the account is gone. */
  made_by: z.string().nullable(),
  made_at: instant,
});
/** The dossiers that were made of an application. */
export const listDossiers = defineRoute({
  method: 'GET',
  path: '/applicants/:application_id/dossiers',
  feature: 'dossiers',
  summary: 'The dossiers that were made of an application, newest first, at most 50.',
  access: 'dossier.make',
  params: ofApplication,
  response: z.object({ items: z.array(madeDossier) }),
  errors: ['not_found'],
});

const signingKey = z.object({
  key_id: z.string(),
  public_key: z.string(),
  created_at: instant,
  /** Null: it is in use. */
  retired_at: instant.nullable(),
});

const keysOfOrganization = z.object({
  organization_id: z.string(),
  /** Newest first; empty: none was needed yet. */
  keys: z.array(signingKey),
  /** Lines of the public log. */
  lines: z.number().int(),
  /** The newest day that the log has a digest of; null: none yet. */
  newest_day: day.nullable(),
  /** Where everybody finds keys and log. */
  address: z.string(),
  /** Where everybody can check a dossier. */
  verify_address: z.string(),
});
/** The keys of an organization, as its admins see them. */
export type DossierKeys = z.output<typeof keysOfOrganization>;

/** The keys that an organization signs dossiers with. */
export const readDossierKeys = defineRoute({
  method: 'GET',
  path: '/organization/dossier-keys',
  feature: 'dossiers',
  summary: 'The keys that the organization signs dossiers with, and where they are published.',
  access: 'dossier.make',
  query: z.strictObject({ organization_id: ref('organization').optional() }),
  response: keysOfOrganization,
  errors: ['not_found'],
});

/** Puts a new key in the place of the one in use, which signs it. */
export const changeDossierKey = defineRoute({
  method: 'POST',
  path: '/organization/dossier-keys',
  feature: 'dossiers',
  summary:
    'Puts a new key in the place of the one in use. The old key signs the new one; what it signed stays valid.',
  access: 'dossier.make',
  body: z.strictObject({
    organization_id: ref('organization').optional(),
    /** The key in use, so that two people do not change it twice. */
    key_id: line(16),
  }),
  response: keysOfOrganization,
  errors: ['not_found', 'conflict'],
});

const lineOfLog = z.object({
  organization_id: z.string(),
  number: z.number().int(),
  at: instant,
  key_id: z.string(),
  kind: z.enum(['key', 'day']),
  content: z.union([
    z.object({ public_key: z.string(), endorsed: z.boolean() }),
    z.object({ day, lines: z.number().int(), digest: z.string(), dossiers: z.string() }),
  ]),
  digest: z.string(),
  signature: z.string(),
});

/** What an organization publishes: its keys and the log of them. Open to everybody. */
export const readPublishedKeys = defineRoute({
  method: 'GET',
  path: '/public/dossier-keys/:organization_id',
  feature: 'dossiers',
  summary:
    'The public log of the keys that an organization signs dossiers with, with a digest of its security log for each day.',
  access: 'public.read',
  params: z.strictObject({ organization_id: uuid }),
  response: z.object({
    organization_id: z.string(),
    organization_name: z.string(),
    lines: z.array(lineOfLog),
  }),
  errors: ['not_found'],
});

const step = z.object({
  /** Lines of the log, then days of the key log. */
  part: z.enum(['lines', 'days']),
  /** Of that part, so far. */
  done: z.number().int(),
  total: z.number().int(),
  /** What to ask for next; null: that was the end. */
  next: z.string().nullable(),
  /** The first thing that does not fit; null: all that was checked fits. */
  broken: z
    .object({
      /**
       * `line`: a line is not as it was written, or the one before it is missing. `missing`: lines are missing.
       * `emptied`: a line was emptied by no erasure. `log`: a line of the key log does not fit. `day`: the log is not what
       * it was at the end of that day.
       */
      what: z.enum(['line', 'missing', 'emptied', 'log', 'day']),
      /** Id of the line, place, number, or day. */
      at: z.string(),
      /** When the line says it happened; null: no line is meant. */
      event_time: instant.nullable(),
    })
    .nullable(),
});
/** A step of checking a log. */
export type LogCheckStep = z.output<typeof step>;

/** Walks through the organization's own log, a stretch at a time. */
export const checkOrganizationLog = defineRoute({
  method: 'GET',
  path: '/organization/log/check',
  feature: 'dossiers',
  summary:
    'Checks the organization’s own security log, a stretch at a time: every line against the chain, then every day against the signed digests.',
  access: 'security_log.read',
  query: z.strictObject({
    organization_id: ref('organization').optional(),
    /** `next` of the step before; empty: from the beginning. */
    cursor: line(40).default(''),
  }),
  response: step,
  errors: ['not_found'],
});

/** The routes of this feature. */
export const dossiersRoutes = [
  makeDossier,
  listDossiers,
  readDossierKeys,
  changeDossierKey,
  readPublishedKeys,
  checkOrganizationLog,
];
