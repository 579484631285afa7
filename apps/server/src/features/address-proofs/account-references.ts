/** How rows that name a provisional account follow its owner. */
export interface Following {
  readonly table: string;
  readonly column: string;
  /** Columns that may be held once for an account; where the owner holds the same already, the owner's row stays. */
  readonly once_by?: readonly string[];
  /**
   * Columns of a beginning and an end: where the owner has a row in that time already, the owner's row stays. With
   * `once_by`: a row in that time that is the same in these.
   */
  readonly apart_by?: readonly [from: string, until: string];
}

/** What a candidate has and makes: it becomes the owner's. */
export const FOLLOWS: readonly Following[] = [
  { table: 'applications', column: 'candidate_id' },
  { table: 'application_comments', column: 'author_id' },
  { table: 'application_messages', column: 'sender_id' },
  { table: 'cvs', column: 'user_id' },
  { table: 'data_choices', column: 'user_id', once_by: ['organization_id', 'kind'] },
  { table: 'event_changes', column: 'actor_id' },
  { table: 'event_participants', column: 'user_id', once_by: ['event_id'] },
  { table: 'event_times', column: 'user_id', apart_by: ['starts_at', 'ends_at'] },
  { table: 'files', column: 'owner_user_id' },
  {
    table: 'job_alerts',
    column: 'user_id',
    once_by: ['words', 'place', 'job_type', 'level', 'remote', 'employer_id'],
  },
  { table: 'mails', column: 'to_user_id' },
  { table: 'card_links', column: 'candidate_id' },
  { table: 'notifications', column: 'user_id', once_by: ['effect_key'] },
  {
    table: 'profile_views',
    column: 'candidate_id',
    once_by: ['viewer_id'],
    apart_by: ['at', 'counts_until'],
  },
  { table: 'saved_jobs', column: 'user_id', once_by: ['position_id'] },
  { table: 'saved_views', column: 'user_id', once_by: ['list', 'name'] },
  { table: 'terms_acceptances', column: 'user_id', once_by: ['terms_id'] },
];

/** The profile follows as a whole, and only to an owner whose own is empty. */
export const PROFILE = ['candidate_profiles', 'educations', 'experiences'] as const;

/**
 * What ends with the provisional account: the ways in, copies of its data, and calendars elsewhere, which would be read on
 * with the secrets of somebody who never proved to be the owner.
 */
export const ENDS = [
  'authenticators.user_id',
  'calendar_sources.user_id',
  'data_exports.user_id',
  'email_changes.user_id',
  'external_identities.user_id',
  'factor_resets.user_id',
  'passkey_challenges.user_id',
  'passkeys.user_id',
  'recovery_codes.user_id',
  'second_steps.user_id',
  'sessions.user_id',
] as const;

/** What goes on naming the account that was, each group with its reason. */
export const STAYS: Readonly<Record<string, readonly string[]>> = {
  'a line of a chained log says who acted, and cannot be changed': ['application_log.actor_id'],
  'says into which account it went': ['users.merged_into'],
  'hours are those of one account, and the owner has said others': ['availabilities.user_id'],
  'candidates do none of this': [
    'adjustment_contacts.set_by',
    'adjustment_contacts.user_id',
    'adjustment_messages.sender_id',
    'adjustment_requests.assigned_to',
    'aedt_notices.set_by',
    'agency_client_notes.updated_by',
    'agency_position_people.user_id',
    'agency_positions.shared_by',
    'answer_keys.created_by',
    'app_config_history.changed_by',
    'app_configs.updated_by',
    'applications.owner_id',
    'attempt_choices.chosen_by',
    'background_jobs.owner_id',
    'build_log.actor_id',
    'build_uploads.uploaded_by',
    'build_versions.uploaded_by',
    'builds.created_by',
    'bulk_actions.actor_id',
    'candidate_invites.invited_by',
    'conditions.created_by',
    'conditions.updated_by',
    'entitlements.granted_by',
    'orders.created_by',
    'event_feedback.user_id',
    'event_feedback_versions.user_id',
    'event_kits.updated_by',
    'expert_panels.created_by',
    'event_pool.user_id',
    'events.organizer_id',
    'formulas.created_by',
    'formulas.updated_by',
    'hiring_report_schedules.user_id',
    'inside_looks.opened_by',
    'invites.accepted_by',
    'invites.invited_by',
    'legal_holds.ended_by',
    'legal_holds.placed_by',
    'members.user_id',
    'operators.updated_by',
    'organizations.created_by',
    'impact_summaries.published_by',
    'outcomes.imported_by',
    'people.created_by',
    'people_changes.made_by',
    'person_log.actor_id',
    'person_merges.merged_by',
    'notice_texts.changed_by',
    'person_merges.undone_by',
    'person_notes.author_id',
    'person_pairs.judged_by',
    'plays.granted_by',
    'position_approvals.approver_id',
    'position_approvals.decided_by',
    'position_approvals.sent_by',
    'position_interview_questions.updated_by',
    'position_privileges.invited_by',
    'position_privileges.user_id',
    'position_revisions.created_by',
    'position_team.added_by',
    'position_team.user_id',
    'positions.created_by',
    'profile_views.viewer_id',
    'questions.created_by',
    'recruiter_links.asked_by',
    'recruiter_links.decided_by',
    'recruiter_links.recruiter_user_id',
    'response_corrections.decided_by',
    'response_corrections.requested_by',
    'retention_rules.updated_by',
    'self_identification_settings.set_by',
    'review_requests.answered_by',
    'review_requests.assigned_to',
    'review_requests.decided_by',
    'score_templates.created_by',
    'score_templates.updated_by',
    'simulations.created_by',
    'source_links.created_by',
    'source_links.user_id',
    'stage_mails.updated_by',
    'status_batches.actor_id',
    'submission_disputes.settled_by_user',
    'submission_feedback.author_id',
    'submissions.decided_by',
    'submissions.submitted_by',
    'subtraits.updated_by',
    'tasks.created_by',
    'team_links.created_by',
    'trait_categories.updated_by',
    'terms.changed_by',
    'traits.updated_by',
    'vocabulary_merges.merged_by',
    'vocabulary_versions.changed_by',
  ],
};
