import type { UserType } from '../access/roles.ts';
import type { TransitionTable } from '../records/transitions.ts';

/** What a survey is about (product §2.22). `early_bird` grants something to the organization that answers it. */
export const SURVEY_KINDS = [
  'candidate_experience',
  'onboarding',
  'hiring_manager',
  'early_bird',
  'custom',
] as const;
/** See `SURVEY_KINDS`. */
export type SurveyKind = (typeof SURVEY_KINDS)[number];

/**
 * What somebody is asked after. `manual`: whoever has the survey's link. The others ask one person once for each time it
 * happens: an account is made, an application is sent, its games are played to the end, or its candidate was told of a
 * decision at least a day ago, so that no survey ever gives a decision away.
 */
export const SURVEY_TRIGGERS = ['manual', 'signup', 'applied', 'game_completed', 'decision'] as const;
/** See `SURVEY_TRIGGERS`. */
export type SurveyTrigger = (typeof SURVEY_TRIGGERS)[number];

/** `draft`: being written. `published`: asks and takes answers, within its window. `closed`: takes none any more. */
export type SurveyStatus = 'draft' | 'published' | 'closed';
/** All of them, in the order of a survey's life. */
export const SURVEY_STATUS_NAMES = ['draft', 'published', 'closed'] as const;

/** Where a survey may go. Its questions are fixed from the first publishing on; a copy of it can be changed. */
export const SURVEY_STATUSES: TransitionTable<SurveyStatus> = {
  draft: [{ to: 'published' }],
  published: [{ to: 'closed' }],
  closed: [{ to: 'published' }],
};

/** What an early-bird survey comes to for one organization. */
export type SurveyGrantStatus = 'eligible' | 'completed' | 'granted' | 'expired';

/**
 * Where that may go: asked, answered, given, over. An organization that is never answered for stays eligible until the
 * survey closes. Only the program moves it.
 */
export const SURVEY_GRANT_STATUSES: TransitionTable<SurveyGrantStatus> = {
  eligible: [{ to: 'completed' }, { to: 'expired' }],
  completed: [{ to: 'granted' }],
  granted: [{ to: 'expired' }],
  expired: [],
};

/** Fewest answers that are ever told together, and the default of a survey's own minimum. */
export const SURVEY_MIN_GROUP = 5;
/** Largest minimum that can be set. */
export const SURVEY_MOST_MIN_GROUP = 50;
/** Longest wait for a reminder, in days. */
export const SURVEY_MOST_REMIND_DAYS = 30;
/** Longest benefit of an early-bird survey, in months. */
export const SURVEY_MOST_GRANT_MONTHS = 36;
/** Orders of the list of surveys: when they were made, or by name; `-` from the other end. */
export const SURVEY_SORTS = ['created', '-created', 'name', '-name'] as const;

/** Surveys that are ready to be used or changed (product §2.22). */
export const SURVEY_TEMPLATES = [
  'after_game',
  'after_decision',
  'onboarding',
  'hiring_manager',
  'early_bird',
] as const;
/** See `SURVEY_TEMPLATES`. */
export type SurveyTemplateKey = (typeof SURVEY_TEMPLATES)[number];

/** Who may be asked when a survey is the platform's. */
export const PLATFORM_AUDIENCE: readonly UserType[] = [
  'candidate',
  'company_admin',
  'company_recruiter',
  'independent_recruiter',
  'employee',
  'staffing_agency_admin',
  'staffing_agency_recruiter',
];

/** Who may be asked when it is an organization's: its candidates, and by a link its own people. */
export const ORGANIZATION_AUDIENCE: readonly UserType[] = [
  'candidate',
  'company_admin',
  'company_recruiter',
  'employee',
];

/** Settings of a survey that depend on one another. */
export interface SurveySettings {
  readonly kind: SurveyKind;
  readonly trigger: SurveyTrigger;
  readonly audience: readonly UserType[];
  readonly is_anonymous: boolean;
  /** Days in UTC, `YYYY-MM-DD`; null: open on that side. */
  readonly opens_on: string | null;
  readonly closes_on: string | null;
  readonly has_grant: boolean;
}

/** What is wrong with the settings, by field. */
export type SurveySettingsProblem =
  | 'audience_empty'
  | 'audience_not_yours'
  | 'trigger_needs_candidates'
  | 'trigger_not_yours'
  | 'window_backwards'
  | 'early_bird_platform_only'
  | 'early_bird_trigger'
  | 'early_bird_named'
  | 'grant_missing'
  | 'grant_not_early_bird';

/**
 * Everything wrong with a survey's settings.
 * @param owner Whose survey it is.
 */
export function settingsProblems(
  survey: SurveySettings,
  owner: 'platform' | 'organization',
): { readonly field: string; readonly code: SurveySettingsProblem }[] {
  const found: { field: string; code: SurveySettingsProblem }[] = [];
  const isEarly = survey.kind === 'early_bird';
  const may = owner === 'platform' ? PLATFORM_AUDIENCE : ORGANIZATION_AUDIENCE;
  if (survey.audience.length === 0) found.push({ field: 'audience', code: 'audience_empty' });
  if (survey.audience.some((role) => !may.includes(role))) {
    found.push({ field: 'audience', code: 'audience_not_yours' });
  }
  const isOfApplications = ['applied', 'game_completed', 'decision'].includes(survey.trigger);
  if (isOfApplications && survey.audience.join() !== 'candidate') {
    found.push({ field: 'audience', code: 'trigger_needs_candidates' });
  }
  if (survey.trigger === 'signup' && owner === 'organization') {
    found.push({ field: 'trigger', code: 'trigger_not_yours' });
  }
  if (survey.opens_on !== null && survey.closes_on !== null && survey.closes_on < survey.opens_on) {
    found.push({ field: 'closes_on', code: 'window_backwards' });
  }
  if (isEarly && owner === 'organization') found.push({ field: 'kind', code: 'early_bird_platform_only' });
  if (isEarly && survey.trigger !== 'signup') found.push({ field: 'trigger', code: 'early_bird_trigger' });
  if (isEarly && survey.is_anonymous) found.push({ field: 'is_anonymous', code: 'early_bird_named' });
  if (isEarly && !survey.has_grant) found.push({ field: 'grant', code: 'grant_missing' });
  if (!isEarly && survey.has_grant) found.push({ field: 'grant', code: 'grant_not_early_bird' });
  return found;
}

/** Whether a survey takes answers on a day. @param today `YYYY-MM-DD` in UTC */
export function takesAnswers(
  survey: {
    readonly status: SurveyStatus;
    readonly opens_on: string | null;
    readonly closes_on: string | null;
  },
  today: string,
): boolean {
  if (survey.status !== 'published') return false;
  if (survey.opens_on !== null && today < survey.opens_on) return false;
  return survey.closes_on === null || today <= survey.closes_on;
}
