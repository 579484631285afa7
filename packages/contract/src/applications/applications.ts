import { mostBytesOf } from '@tryout/domain/system/upload-limits';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, pageOf, pageQuery, queryFlag, ref, text, uuid } from '../fields.ts';
import { readStart, readStartCv, startApplication } from './application-start.ts';
import {
  answerValue,
  applicationDetails,
  applicationStatus,
  applicationSummary,
} from './application-view.ts';

const email = line(254, 1);

/** The caller's own application. */
export const readApplication = defineRoute({
  method: 'GET',
  path: '/application/position/details',
  feature: 'applications',
  summary: "The caller's own application with everything the flow needs.",
  access: 'application.own',
  query: z.strictObject({ application_id: ref('application') }),
  response: applicationDetails,
  errors: ['not_found'],
});

/** The caller's own applications. */
export const listApplications = defineRoute({
  method: 'GET',
  path: '/user/applications',
  feature: 'applications',
  summary: "The caller's own applications, newest first.",
  access: 'application.own',
  query: z.strictObject({ ...pageQuery, state: z.enum(['all', 'running', 'ended']).default('all') }),
  response: pageOf(applicationSummary),
});

/** Saves contact data. */
export const saveBasicInfo = defineRoute({
  method: 'POST',
  path: '/add/application/basic/info',
  feature: 'applications',
  summary: 'Saves who the applicant is and how to reach them.',
  access: 'application.own',
  body: z.strictObject({
    application_id: ref('application'),
    first_name: line(100, 1),
    last_name: line(100, 1),
    email,
    phone: line(40).default(''),
    location: line(200).default(''),
    linkedin: line(300).default(''),
    cover_letter: text(10_000).default(''),
  }),
  response: applicationDetails,
  errors: ['not_found', 'refused_by_rule'],
});

/** Attaches one of the caller's CVs, or says that none is to come. */
export const attachCv = defineRoute({
  method: 'POST',
  path: '/attach/application/cv',
  feature: 'applications',
  summary: "Attaches one of the caller's CVs, or goes on without one where it is optional.",
  access: 'application.own',
  body: z.strictObject({ application_id: ref('application'), cv_id: ref('cv').nullable() }),
  response: applicationDetails,
  errors: ['not_found', 'refused_by_rule'],
});

/** Saves answers, one or many; null takes an answer back. */
export const saveAnswers = defineRoute({
  method: 'POST',
  path: '/add/application/answers',
  feature: 'applications',
  summary: 'Saves answers as they are given; with `complete` the questions are done.',
  access: 'application.own',
  body: z.strictObject({
    application_id: ref('application'),
    answers: z
      .array(z.strictObject({ position_question_id: uuid, value: answerValue }))
      .max(100, 'must be at most 100 answers'),
    /** The applicant is through with the questions; required ones must have an answer. */
    complete: z.boolean().default(false),
  }),
  response: applicationDetails,
  errors: ['not_found', 'refused_by_rule'],
});

/** Answers a question that asks for a file. */
export const uploadAnswerFile = defineRoute({
  method: 'POST',
  path: '/application/answer/file',
  feature: 'applications',
  summary: 'Answers a question with a file (PDF, DOCX, ODT, RTF, TXT, PNG or JPEG, at most 10 MB).',
  access: 'application.own',
  body: z.strictObject({ application_id: ref('application'), position_question_id: uuid }),
  upload: { field: 'file', max_bytes: mostBytesOf('answer'), kind: 'answer' },
  response: z.object({
    file_id: z.string(),
    name: z.string(),
    size: z.number().int(),
    media_type: z.string(),
  }),
  errors: ['not_found', 'unsupported_type', 'too_large', 'refused_by_rule'],
  limit: 'upload',
});

/** A file the caller sent as an answer. */
export const readAnswerFile = defineRoute({
  method: 'GET',
  path: '/application/answer/file/:file_id',
  feature: 'applications',
  summary: 'A file the caller sent as an answer.',
  access: 'application.own',
  params: z.strictObject({ file_id: ref('file') }),
  query: z.strictObject({ inline: queryFlag.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** Sends an application for a position without a simulation. */
export const submitApplication = defineRoute({
  method: 'POST',
  path: '/application/submit',
  feature: 'applications',
  summary: 'Sends the application; where a simulation is attached, playing it does this instead.',
  access: 'application.own',
  body: z.strictObject({ application_id: ref('application') }),
  response: applicationDetails,
  errors: ['not_found', 'refused_by_rule', 'gone'],
});

/** Takes an application back. */
export const withdrawApplication = defineRoute({
  method: 'POST',
  path: '/user/applications/:application_id/withdraw',
  feature: 'applications',
  summary: 'Takes an application back; it can be reopened for 30 days.',
  access: 'application.own',
  params: z.strictObject({ application_id: ref('application') }),
  body: z.strictObject({ from: applicationStatus, note: text(2000).default('') }),
  response: applicationDetails,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** Goes on with an application that was taken back or given up. */
export const reopenApplication = defineRoute({
  method: 'POST',
  path: '/user/applications/:application_id/reopen',
  feature: 'applications',
  summary: 'Goes on with an application that was withdrawn, or closed because nothing happened for a month.',
  access: 'application.own',
  params: z.strictObject({ application_id: ref('application') }),
  body: z.strictObject({ from: applicationStatus }),
  response: applicationDetails,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** The candidate's half of this feature's routes. */
export const applicationsRoutes = [
  readStart,
  readStartCv,
  startApplication,
  readApplication,
  listApplications,
  saveBasicInfo,
  attachCv,
  saveAnswers,
  uploadAnswerFile,
  readAnswerFile,
  submitApplication,
  withdrawApplication,
  reopenApplication,
];
