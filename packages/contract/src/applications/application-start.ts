import { mostBytesOf } from '@tryout/domain/system/upload-limits';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, uuid } from '../fields.ts';
import { employerLook } from '../organizations/employer-look.ts';
import { applyingTakes } from '../positions/position-fields.ts';

/** The opaque secret in the link of an invitation. */
const inviteToken = line(200, 1);

/** Begins an application, or finds the one that is already there. Needs no account; a stated address is not looked up. */
export const startApplication = defineRoute({
  method: 'POST',
  path: '/application/start',
  feature: 'applications',
  summary:
    'Begins an application. Signed in: or finds the one already there. Signed out: in a provisional account with a session, which holds this application only, whoever the stated address belongs to.',
  access: 'application.start',
  body: z.strictObject({
    position_id: uuid,
    invite_token: inviteToken.optional(),
    first_name: line(100).default(''),
    last_name: line(100).default(''),
    /** Not needed from somebody who is signed in. */
    email: line(254).default(''),
    /** To the use of the data for this application; without a session also to the terms in force. */
    consent: z.boolean().default(false),
    /** Asks for a bearer token instead of a cookie. */
    token: z.boolean().optional(),
  }),
  response: z.object({
    outcome: z.literal('started'),
    application_id: z.string(),
    /** The new session of a caller who asked for one. */
    token: z.string().optional(),
    /** False when the application was there before. */
    created: z.boolean(),
  }),
  errors: ['not_found', 'gone', 'refused_by_rule', 'forbidden', 'limit_reached'],
  limit: 'public_form',
});

/** What somebody is about to apply for. */
export const readStart = defineRoute({
  method: 'GET',
  path: '/application/start',
  feature: 'applications',
  summary: 'What one is about to apply for, and whether one already did.',
  access: 'application.start',
  query: z.strictObject({ position_id: uuid, invite_token: inviteToken.optional() }),
  response: z.object({
    position_title: z.string(),
    organization_name: z.string(),
    organization_look: employerLook,
    /** Of the invitation's address, where there is one. */
    email_masked: z.string().nullable(),
    first_name: z.string(),
    last_name: z.string(),
    applying_takes: applyingTakes,
    /** The caller's application that is already running. */
    running_application_id: z.string().nullable(),
  }),
  errors: ['not_found', 'gone', 'refused_by_rule', 'forbidden'],
  limit: 'public_form',
});

/** Reads a CV for the first screen of applying. Nothing of it is kept: it is sent again once the application began. */
export const readStartCv = defineRoute({
  method: 'POST',
  path: '/application/start/cv',
  feature: 'applications',
  summary:
    'Name and address that a CV says, for the first screen of applying; keeps nothing. Needs no account.',
  access: 'application.start',
  upload: { field: 'cv', max_bytes: mostBytesOf('cv'), kind: 'cv' },
  response: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  errors: ['unsupported_type', 'too_large', 'unavailable'],
  limit: 'public_form',
});
