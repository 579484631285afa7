import { POSITION_CLOSE_REASONS } from '@tryout/domain/positions/position-status';
import { JOB_LEVELS, JOB_TYPES, REMOTE_WORK, WORK_EXPERIENCE } from '@tryout/domain/positions/vocabulary';
import { z } from 'zod';
import { day, line, uuid } from '../fields.ts';
import { richTextInput } from '../rich-text.ts';

/** State of a position (product §2.5). */
export const positionStatus = z.enum(['draft', 'published', 'paused', 'closed', 'archived']);

/**
 * Who can find a position: everyone, whoever has the link, whoever was invited, or only the addresses it is shared
 * with and admins. `confidential` can be chosen when the position is created and neither later nor back.
 */
export const positionVisibility = z.enum(['public', 'unlisted', 'invite_only', 'confidential']);

/** Why a position is closed. */
export const closeReason = z.enum(POSITION_CLOSE_REASONS);

const asked = z.enum(['required', 'optional', 'hidden']);

/** What the application form asks for, beside name and e-mail. */
export const applicationForm = z.strictObject({
  cv: asked,
  phone: asked,
  linkedin: asked,
  cover_letter: asked,
});

/** Integer cents; null = not given. */
const cents = z.number().int().min(0).max(1_000_000_000_000).nullable();

/** The fields of a position that its makers edit (product §2.5). Money is integer cents in the organization's currency. */
export const positionInput = {
  title: line(120, 1),
  client_company_id: uuid.nullable(),
  department_id: uuid.nullable(),
  job_title_id: uuid.nullable(),
  industry_id: uuid.nullable(),
  location_ids: z.array(uuid).max(50),
  /** These four are null where the author has not stated them; what is null is not shown to anyone. */
  remote: z.enum(REMOTE_WORK).nullable(),
  job_type: z.enum(JOB_TYPES).nullable(),
  level: z.enum(JOB_LEVELS).nullable(),
  work_experience: z.enum(WORK_EXPERIENCE).nullable(),
  skills: z.array(line(60, 1)).max(50),
  technical_skills: z.array(line(60, 1)).max(50),
  description: richTextInput,
  salary_min_cents: cents,
  salary_max_cents: cents,
  /** Null: not stated; pay is shown only with it. */
  salary_period: z.enum(['hour', 'month', 'year']).nullable(),
  show_salary: z.boolean(),
  /** 0 is kept in a draft; publishing needs at least one. */
  openings: z.number().int().min(0).max(10_000),
  opens_on: day.nullable(),
  closes_on: day.nullable(),
  visibility: positionVisibility,
  application_form: applicationForm,
  wizard_step: z.number().int().min(1).max(6),
};

/** Applications per status; statuses without any are left out. Test applications are never counted. */
export const statusCounts = z.record(z.string(), z.number().int());

/** Something with a name that a position points at. */
export const named = z.object({ id: z.string(), name: z.string() });

/** Why a position cannot be published: the wizard's field and a plain message. */
export const publishProblem = z.object({ code: z.string(), field: z.string(), message: z.string() });

/** What the signed-in person may do with this position. */
export const positionRights = z.object({
  update: z.boolean(),
  publish: z.boolean(),
  share: z.boolean(),
  invite: z.boolean(),
  move: z.boolean(),
  decide: z.boolean(),
});

/** What applying takes, so that people can plan it (experience P8). */
export const applyingTakes = z.object({
  /** Whole minutes, rounded up: form, questions and the longest play together. The parts add up to it. */
  minutes: z.number().int(),
  /** The same with the shortest play; less only where tasks are drawn. */
  shortest_minutes: z.number().int(),
  form_minutes: z.number().int(),
  question_minutes: z.number().int(),
  play_minutes: z.number().int(),
  question_count: z.number().int(),
  game_count: z.number().int(),
  cv: z.enum(['required', 'optional', 'hidden']),
  /** True when a play needs a keyboard and a larger screen. */
  needs_desktop: z.boolean(),
});
