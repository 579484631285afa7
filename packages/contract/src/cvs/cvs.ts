import { mostBytesOf } from '@tryout/domain/system/upload-limits';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, nothing, queryFlag, ref } from '../fields.ts';

/** Most CVs a candidate may keep (product §2.10). */
export const CV_LIMIT = 20;

/** What was read from a CV. It is offered to the candidate, and never feeds a score. */
export const cvSuggestion = z.object({
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  links: z.array(z.string()),
  skills: z.array(z.string()),
  places: z.array(z.string()).default([]),
  /** Months are `2024-05`, or only `2024` where the CV names none; null where it names no end. */
  experience: z
    .array(
      z.object({
        title: z.string(),
        company: z.string(),
        place: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        is_current: z.boolean(),
        text: z.string(),
      }),
    )
    .default([]),
  education: z
    .array(
      z.object({
        school: z.string(),
        degree: z.string(),
        field: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        is_current: z.boolean(),
      }),
    )
    .default([]),
  languages: z.array(z.object({ name: z.string(), level: z.string() })).default([]),
});

/** A CV: uploaded, then checked, then read; or refused with a reason. */
export const cvView = z.object({
  cv_id: z.string(),
  name: z.string(),
  media_type: z.string(),
  size: z.number().int(),
  status: z.enum(['uploaded', 'scanned', 'parsed', 'rejected']),
  rejected_reason: z.string(),
  is_default: z.boolean(),
  created_at: instant,
  /** Null until the CV was read. */
  suggestion: cvSuggestion.nullable(),
});

/** The caller's CVs, newest first. */
export const listCvs = defineRoute({
  method: 'GET',
  path: '/get/user/cvs',
  feature: 'cvs',
  summary: "The caller's CVs, newest first.",
  access: 'cv.manage',
  response: z.object({ cvs: z.array(cvView), limit: z.number().int() }),
});

/** Adds a CV. What the file is, is told by its content. */
export const uploadCv = defineRoute({
  method: 'POST',
  path: '/user/cv/upload',
  feature: 'cvs',
  summary: 'Adds a CV (PDF, DOCX, ODT, RTF or TXT, at most 10 MB); it is read in the background.',
  access: 'cv.manage',
  upload: { field: 'cv', max_bytes: mostBytesOf('cv'), kind: 'cv' },
  response: cvView,
  errors: ['unsupported_type', 'too_large', 'limit_reached'],
  limit: 'upload',
  idempotent: true,
});

/** Takes a CV off the profile. One that was sent with an application stays with that application. */
export const deleteCv = defineRoute({
  method: 'DELETE',
  path: '/delete/user/cv',
  feature: 'cvs',
  summary: 'Takes a CV off the profile; applications that carry it keep it.',
  access: 'cv.manage',
  query: z.strictObject({ cv_id: ref('cv') }),
  response: nothing,
  errors: ['not_found'],
});

/** Offers this CV first from now on. */
export const makeCvDefault = defineRoute({
  method: 'POST',
  path: '/user/cv/default',
  feature: 'cvs',
  summary: 'Offers this CV first in new applications.',
  access: 'cv.manage',
  body: z.strictObject({ cv_id: ref('cv') }),
  response: cvView,
  errors: ['not_found'],
});

/** The bytes of the caller's own CV. */
export const readCvFile = defineRoute({
  method: 'GET',
  path: '/user/cv/:cv_id/file',
  feature: 'cvs',
  summary: "The caller's own CV as a file.",
  access: 'cv.manage',
  params: z.strictObject({ cv_id: ref('cv') }),
  query: z.strictObject({ inline: queryFlag.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** The text that was read from the caller's own CV, as it is kept. */
export const readCvText = defineRoute({
  method: 'GET',
  path: '/user/cv/:cv_id/text',
  feature: 'cvs',
  summary:
    "The text that was read from the caller's own CV, and whether it was recognised in pictures of pages.",
  access: 'cv.manage',
  params: z.strictObject({ cv_id: ref('cv') }),
  response: z.object({ text: z.string(), is_scanned: z.boolean() }),
  errors: ['not_found'],
});

/** The routes of this feature. */
export const cvsRoutes = [listCvs, uploadCv, deleteCv, makeCvDefault, readCvFile, readCvText];
