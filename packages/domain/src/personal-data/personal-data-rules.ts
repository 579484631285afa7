/**
 * What a column of a found row has to do with a candidate.
 *
 * - `given`: personal data; part of the copy that a person gets of their data.
 * - `derived`: made from given columns (search words, digests, drawn-up views of the same): erased with them, not copied.
 * - `secret`: a credential or an answer key that proves nothing to its person and opens something to a thief: erased, never
 *   copied.
 * - `colleague`: names somebody who works for an organization. It is theirs, not the candidate's: never copied.
 * - `plain`: says nothing about a person by itself (keys, switches, settings).
 */
export const COLUMN_KINDS = ['given', 'derived', 'secret', 'colleague', 'plain'] as const;

/** See `COLUMN_KINDS`. */
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/**
 * What a column by which rows are found holds. `address` is an e-mail address that the person has proved. `…_within`: the
 * id or address is somewhere in the column's text. `record`: the id of any record about the person, as text.
 */
export type Handle =
  | 'account'
  | 'address'
  | 'application'
  | 'person'
  | 'play'
  | 'event'
  | 'submission'
  | 'file'
  | 'batch'
  | 'record'
  | 'account_within'
  | 'address_within'
  | 'application_within';

/** How rows of a table are found for a person. */
export interface FoundBy {
  readonly column: string;
  readonly is: Handle;
  /** False: rows found so are erased, but were written to others (a recruiter's mail), so they are not copied. */
  readonly export?: false;
}

/**
 * What happens to personal data of one table.
 *
 * - `delete`: the rows go.
 * - `blank`: the rows stay, with everything that says something about the person emptied; `why` says what needs them.
 * - `part`: the rows stay, since they are of several people; what they say about this one is taken out of their lists.
 * - `files`: the rows go, and their bytes, unless another person's row names the same bytes.
 * - `sealed`: the rows go; no column names anybody, so the server finds them by a key of its own, and copies them opened.
 * - `made`: the rows are made from those of another table by a trigger, and go by it with them.
 * - `none`: no row is about a candidate.
 *
 * Every column of the table is in exactly one list; lists are names with blanks between them.
 */
export interface TableRule extends Readonly<Partial<Record<ColumnKind, string>>> {
  readonly erase: 'delete' | 'blank' | 'part' | 'files' | 'sealed' | 'made' | 'none';
  readonly found?: readonly FoundBy[];
  /** Why rows stay: later lines of the log are chained to them, records of others refer to them, or they are of others too. */
  readonly why?: 'chain' | 'references' | 'others';
}

/** The columns of a list of a rule. */
export function columnsOf(rule: TableRule, kind: ColumnKind): readonly string[] {
  return (rule[kind] ?? '').split(' ').filter((name) => name !== '');
}

/** Where the rules and a schema differ; empty lists: every table and column has exactly one rule. */
export interface RuleGaps {
  /** `table` or `table.column` without a rule. */
  readonly missing: readonly string[];
  /** What rules name and the schema has not. */
  readonly unknown: readonly string[];
  /** Columns in more than one list. */
  readonly twice: readonly string[];
}

/**
 * Compares rules with a schema.
 * @param schema Columns of every table, by the table's name.
 */
export function ruleGaps(
  rules: Readonly<Record<string, TableRule>>,
  schema: ReadonlyMap<string, readonly string[]>,
): RuleGaps {
  const missing: string[] = [];
  const unknown: string[] = [];
  const twice: string[] = [];
  for (const [table, columns] of schema) {
    const rule = rules[table];
    if (!rule) {
      missing.push(table);
      continue;
    }
    const named = COLUMN_KINDS.flatMap((kind) => columnsOf(rule, kind));
    for (const column of columns) if (!named.includes(column)) missing.push(`${table}.${column}`);
    for (const [at, column] of named.entries()) {
      if (!columns.includes(column)) unknown.push(`${table}.${column}`);
      if (named.indexOf(column) !== at) twice.push(`${table}.${column}`);
    }
    for (const { column } of rule.found ?? []) {
      if (!columns.includes(column)) unknown.push(`${table}.${column}`);
    }
  }
  for (const table of Object.keys(rules)) if (!schema.has(table)) unknown.push(table);
  return { missing, unknown, twice };
}

/** The rule of every table of the schema, in alphabetical order. A test fails when a table or column has none. */
export const PERSONAL_DATA_RULES: Readonly<Record<string, TableRule>> = {
  add_on_versions: {
    erase: 'none',
    plain:
      'id add_on_id version name description wordings price currency kind every expires_days grants created_at published_at',
  },
  add_ons: {
    erase: 'none',
    plain: 'id key status audiences position created_at updated_at',
  },
  adjustment_contacts: {
    erase: 'none',
    plain: 'organization_id updated_at',
    colleague: 'user_id set_by',
  },
  adjustment_messages: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'from_candidate body created_at read_at',
    colleague: 'sender_id',
    plain: 'id organization_id application_id request_id',
  },
  adjustment_requests: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'assigned_decides status created_at updated_at',
    colleague: 'assigned_to',
    plain: 'id organization_id application_id',
  },
  aedt_notices: {
    erase: 'none',
    plain: 'position_id organization_id is_on reason posted_on use_from measured updated_at',
    colleague: 'set_by',
  },
  agency_claims: {
    erase: 'delete',
    found: [{ column: 'email', is: 'address' }],
    given: 'email agency_id position_id claimed_from claimed_until ended_at',
    plain: 'id organization_id submission_id',
  },
  agency_client_notes: {
    erase: 'none',
    plain: 'organization_id company_id fee_note updated_at',
    colleague: 'updated_by',
  },
  agency_position_people: {
    erase: 'none',
    plain: 'share_id organization_id',
    colleague: 'user_id',
  },
  agency_positions: {
    erase: 'none',
    plain: 'id organization_id position_id agency_id terms note status created_at updated_at ended_at',
    colleague: 'shared_by',
  },
  ai_run_steps: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'kind output done_at',
    derived: 'edits',
    plain: 'id ai_run_id organization_id application_id',
    colleague: 'done_by',
  },
  ai_runs: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'kind audience language input_snapshot output provider model status requested_at',
    derived: 'problem',
    plain:
      'id organization_id position_id application_id score_card_id prompt_version tokens_in tokens_out cost_micros currency took_ms',
    colleague: 'requested_by',
  },
  ai_settings: {
    erase: 'none',
    plain:
      'id organization_id is_on tasks_off uses_provider address model sealed_key price_in_micros price_out_micros monthly_budget_micros currency organizations_may_set updated_at',
    colleague: 'updated_by',
  },
  answer_keys: {
    erase: 'none',
    plain: 'id game_key of_version version panel_id items panel digest created_at',
    colleague: 'created_by',
  },
  app_config_history: {
    erase: 'none',
    plain: 'id key before after changed_at',
    colleague: 'changed_by',
  },
  app_configs: {
    erase: 'none',
    plain: 'key value updated_at',
    colleague: 'updated_by',
  },
  application_answers: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'position_question_id value updated_at',
    plain: 'organization_id application_id',
  },
  application_comments: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'body edited_at created_at',
    colleague: 'author_id mentions',
    plain: 'id organization_id application_id visibility',
  },
  application_counts: {
    erase: 'none',
    plain: 'position_id status shard count',
  },
  application_log: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'seq at actor_kind action from_status to_status reason_id detail',
    colleague: 'actor_id',
    plain: 'application_id organization_id batch_id score_card_id_seen previous_hash hash',
  },
  application_means: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    derived: 'means',
    plain: 'application_id organization_id position_id layout_id',
  },
  application_messages: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'from_candidate body read_at created_at',
    colleague: 'sender_id',
    plain: 'id organization_id application_id',
  },
  application_openings: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'part first_at last_at',
    plain: 'application_id organization_id',
  },
  application_scores: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    derived: 'subtrait_ids scores trait_ids trait_scores',
    plain: 'application_id organization_id position_id',
  },
  application_words: {
    erase: 'made',
    derived: 'word',
    plain: 'position_id application_id',
  },
  applications: {
    erase: 'delete',
    found: [{ column: 'id', is: 'application' }],
    given:
      'id organization_id position_id status status_before furthest_step origin basic_info applicant_name applicant_email cv_id cv_skipped questions_done cover_letter hold_until disposition_by disposition_reason_id disposition_note disposition_shared_text suggested_action tags score_card_id job_fit_score job_fit_sem coverage consent_at applied_at stage_entered_at last_activity_at reminded_at created_at updated_at attempts attempt_counted integrity_review top_trait_id play_state email_confirmed duplicate_of job_fit_scale source_link_id score_unconfirmed',
    derived: 'applicant_words rank_order unread_messages person_id',
    colleague: 'owner_id',
    plain: 'revision_id candidate_id hold_resume_to batch_id is_test anonymous_demo',
  },
  applications_of_one_address: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    derived: 'application_id',
    plain: 'organization_id',
  },
  approval_steps: {
    erase: 'none',
    plain: 'organization_id step member_id',
  },
  attempt_choices: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'simulation_id reason chosen_at',
    colleague: 'chosen_by',
    plain: 'application_id organization_id play_id',
  },
  attempt_counters: {
    erase: 'delete',
    found: [
      { column: 'key', is: 'address_within' },
      { column: 'key', is: 'account_within' },
    ],
    derived: 'key',
    plain: 'attempts window_ends_at blocked_until',
  },
  authenticators: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'created_at confirmed_at last_used_at',
    secret: 'secret',
    plain: 'user_id last_step',
  },
  availabilities: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given:
      'time_zone weekly exceptions buffer_before_min buffer_after_min most_per_day notice_min updated_at holiday_country holiday_region holidays_worked',
    plain: 'user_id feed_version version',
  },
  background_jobs: {
    erase: 'delete',
    found: [{ column: 'owner_id', is: 'account' }],
    given: 'kind status created_at finished_at',
    derived: 'facts wish',
    plain:
      'id owner_id organization_id position_id total done result_sha256 result_size expires_at build_version_id',
  },
  backups: {
    erase: 'none',
    colleague: 'made_by',
    plain: 'id is_sealed made_at size sha256 row_count file_count product_version',
  },
  billing_details: {
    erase: 'none',
    plain: 'organization_id legal_name email address tax_id language updated_at',
  },
  build_files: {
    erase: 'none',
    plain: 'build_version_id path sha256 size',
  },
  build_loads: {
    erase: 'none',
    plain: 'build_version_id outcome bucket_ms count',
  },
  build_log: {
    erase: 'none',
    plain: 'id build_version_id at step level code message data',
    colleague: 'actor_id',
  },
  build_problems: {
    erase: 'none',
    plain: 'id build_version_id kind code message browser count first_at last_at',
  },
  build_upload_parts: {
    erase: 'none',
    plain: 'upload_id at size sha256',
  },
  build_uploads: {
    erase: 'none',
    plain: 'id build_id name file_name size received status created_at expires_at build_version_id',
    colleague: 'uploaded_by',
  },
  build_versions: {
    erase: 'none',
    plain:
      'id build_id version status archive_sha256 archive_size archive_name manifest manifest_text manifest_given entry profile file_count unpacked_bytes smoke smoke_report problem scan_run scan_beat_at scan_attempts edit created_at ready_at stable_at retired_at',
    colleague: 'uploaded_by',
  },
  builds: {
    erase: 'none',
    plain: 'id slug name edit created_at updated_at',
    colleague: 'created_by',
  },
  bulk_action_items: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'from_status tags_before result skip_reason',
    plain: 'bulk_action_id place application_id batch_id',
  },
  bulk_actions: {
    erase: 'none',
    plain:
      'id organization_id position_id kind change total done skipped status undone told_at created_at finished_at',
    colleague: 'actor_id',
  },
  calendar_sources: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'kind name address username calendars addresses status created_at busy busy_until read_at',
    secret: 'secret',
    plain: 'id user_id problem failures etag attempted_at next_at version',
  },
  candidate_invites: {
    erase: 'delete',
    found: [
      { column: 'email', is: 'address' },
      { column: 'person_id', is: 'person' },
      { column: 'application_id', is: 'application' },
    ],
    given:
      'email first_name last_name message source status closed_reason send_count expires_at sent_at opened_at created_at updated_at',
    secret: 'token_hash',
    colleague: 'invited_by',
    plain: 'id organization_id position_id application_id person_id',
  },
  candidate_profiles: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given:
      'tagline bio phone location linkedin skills technical_skills languages availability notice_weeks available_from work_permit profile_picture_file_id cover_picture_file_id updated_at',
    plain: 'user_id versions',
  },
  card_links: {
    erase: 'delete',
    found: [{ column: 'candidate_id', is: 'account' }],
    given:
      'id score_card_id shows_name shows_position shows_fit created_at expires_at ended_at opened last_opened_at',
    plain: 'organization_id candidate_id trait_ids',
  },
  condition_parts: {
    erase: 'none',
    plain: 'condition_id part_id',
  },
  conditions: {
    erase: 'none',
    plain:
      'id key version name description source definition status edit parent_id created_at updated_at published_at closed_at',
    colleague: 'created_by updated_by',
  },
  coupons: {
    erase: 'none',
    plain:
      'id code percent amount currency applies_to most starts_at ends_at created_at duration duration_months',
  },
  cvs: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'id file_id name status rejected_reason parsed is_default removed_at created_at',
    plain: 'user_id',
  },
  data_choices: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'organization_id kind made_at ended_at',
    plain: 'id user_id',
  },
  data_exports: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'status created_at ready_at expires_at downloaded_at',
    derived: 'result_sha256',
    secret: 'token_hash',
    plain: 'id user_id done total result_size',
  },
  departments: {
    erase: 'none',
    plain: 'id organization_id name code parent_id archived_at created_at',
  },
  dossier_keys: {
    erase: 'none',
    secret: 'private_key',
    colleague: 'created_by',
    plain: 'id organization_id key_id public_key created_at retired_at',
  },
  dossier_log: {
    erase: 'none',
    plain: 'organization_id number at kind content key_id digest signature after_seq until_seq',
  },
  dossiers: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'made_at is_anonymous',
    colleague: 'made_by',
    plain: 'id organization_id application_id key_id manifest_digest size',
  },
  educations: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'school degree field start_year end_year grade created_at',
    plain: 'id user_id version',
  },
  effective_entitlements: {
    erase: 'none',
    plain: 'organization_id version features good_until',
  },
  email_changes: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'old_email new_email old_confirmed_at new_confirmed_at asked_at expires_at outcome ended_at',
    secret: 'old_token_hash new_token_hash',
    plain: 'id user_id session_id',
  },
  email_pins: {
    erase: 'delete',
    found: [{ column: 'email', is: 'address' }],
    given: 'email purpose created_at expires_at used_at',
    secret: 'pin_hash link_hash',
    plain: 'id attempts link_expires_at',
  },
  entitlements: {
    erase: 'none',
    plain:
      'id organization_id key value source source_id plan_version_id add_on_version_id starts ends reason created_at updated_at',
    colleague: 'granted_by',
  },
  erased_counts: {
    erase: 'none',
    plain: 'organization_id position_id status furthest_step disposition_by origin count',
  },
  erasures: {
    erase: 'none',
    plain:
      'id cause subject_id organization_id status application_ids record_ids held_ids held_until rows_erased files_erased log_lines log_digest asked_at done_at',
  },
  event_changes: {
    erase: 'delete',
    found: [{ column: 'event_id', is: 'event' }],
    given: 'actor_kind action from_starts_at to_starts_at reason at detail',
    colleague: 'actor_id',
    plain: 'id organization_id event_id',
  },
  event_feedback: {
    erase: 'delete',
    found: [{ column: 'event_id', is: 'event' }],
    given: 'recommendation ratings note private_note sent_at updated_at answers',
    colleague: 'user_id',
    plain: 'event_id organization_id version',
  },
  event_feedback_versions: {
    erase: 'delete',
    found: [{ column: 'event_id', is: 'event' }],
    given: 'version content at',
    colleague: 'user_id',
    plain: 'event_id organization_id',
  },
  event_kits: {
    erase: 'delete',
    found: [{ column: 'event_id', is: 'event' }],
    given: 'items updated_at',
    derived: 'basis',
    colleague: 'updated_by',
    plain: 'event_id organization_id version',
  },
  event_participants: {
    erase: 'delete',
    found: [{ column: 'event_id', is: 'event' }],
    given: 'kind is_required response responded_at seen_at',
    colleague: 'user_id picked_at',
    plain: 'event_id organization_id slots_version',
  },
  event_pool: {
    erase: 'delete',
    found: [{ column: 'event_id', is: 'event' }],
    colleague: 'user_id kind',
    plain: 'event_id organization_id',
  },
  event_slots: {
    erase: 'delete',
    found: [{ column: 'event_id', is: 'event' }],
    given: 'starts_at ends_at time_zone status created_at',
    colleague: 'user_id',
    plain: 'id organization_id event_id',
  },
  event_times: {
    erase: 'delete',
    found: [{ column: 'event_id', is: 'event' }],
    given: 'starts_at ends_at held_until',
    colleague: 'user_id',
    plain: 'event_id organization_id is_held',
  },
  events: {
    erase: 'delete',
    found: [{ column: 'id', is: 'event' }],
    given:
      'id kind way status title duration_min time_zone place link message starts_at ends_at opens_at closes_at reason cancelled_by created_at updated_at day_title part',
    colleague: 'organizer_id',
    plain:
      'organization_id position_id application_id sequence version link_version reminded_day reminded_hour day_id offset_min feedback_reminders',
  },
  experiences: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given:
      'title company employment_type location remote start_month end_month is_current description created_at',
    plain: 'id user_id version',
  },
  expert_panels: {
    erase: 'none',
    plain: 'id name game_key of_version created_at closed_at erased_at',
    colleague: 'created_by',
  },
  experts: {
    erase: 'delete',
    found: [{ column: 'email', is: 'address' }],
    given: 'name email',
    plain:
      'id panel_id number locale link expires_at invited_at mailed_at reminders opened_at finished_at revoked_at',
  },
  expert_ratings: {
    erase: 'none',
    plain: 'expert_id item rating rated_at',
  },
  external_identities: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'provider subject created_at',
    plain: 'user_id',
  },
  factor_resets: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'asked_at ready_at expires_at outcome ended_at',
    secret: 'token_hash',
    plain: 'id user_id',
  },
  feature_flag_changes: {
    erase: 'none',
    plain: 'id key before after changed_at',
    colleague: 'changed_by',
  },
  feature_flags: {
    erase: 'none',
    plain: 'key audience version updated_at',
    colleague: 'updated_by',
  },
  features: {
    erase: 'none',
    plain: 'key kind is_built_in wordings is_listed position created_at updated_at',
  },
  files: {
    erase: 'files',
    found: [
      { column: 'owner_user_id', is: 'account' },
      { column: 'id', is: 'file' },
    ],
    given: 'id media_type name purpose size created_at',
    derived: 'sha256',
    plain: 'owner_user_id organization_id credit',
  },
  formula_conditions: {
    erase: 'none',
    plain: 'formula_id condition_id',
  },
  formulas: {
    erase: 'none',
    plain:
      'id key version name description subtrait_id task_key data_point source definition tests reliability status edit parent_id created_at updated_at published_at closed_at',
    colleague: 'created_by updated_by',
  },
  group_comparisons: {
    erase: 'none',
    plain: 'task_key task_version form_id period_end comparisons made_at',
  },
  hiring_changes: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    plain: 'id organization_id application_id',
  },
  hiring_days: {
    erase: 'none',
    plain: 'organization_id measure day source name hours count',
  },
  hiring_facts: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    derived:
      'source begun_on furthest status answered_on answer_hours hired_on hire_hours ended_on ended_by ended_reason stay_statuses stay_days stay_hours play_steps play_days mail_kinds mail_days',
    plain: 'application_id organization_id position_id',
  },
  hiring_report_schedules: {
    erase: 'none',
    colleague: 'user_id',
    plain: 'id organization_id report search every next_on last_sent_at created_at',
  },
  idempotency_keys: {
    erase: 'delete',
    found: [
      { column: 'caller', is: 'account_within' },
      { column: 'response', is: 'application_within' },
    ],
    derived: 'response',
    plain: 'caller route key request_digest created_at',
  },
  impact_reports: {
    erase: 'none',
    plain:
      'id organization_id divided_by unit position_id department_id title period_start period_end question_set counts tables made_at',
  },
  impact_summaries: {
    erase: 'none',
    plain:
      'id organization_id impact_report_id version tool used_since audited_on audited_by data_source left_out_reason published_at withdrawn_at',
    colleague: 'published_by',
  },
  import_mappings: {
    erase: 'none',
    plain: 'organization_id headings_sha256 mapping used_at',
  },
  inside_looks: {
    erase: 'none',
    plain: 'id organization_id opened_at expires_at ended_at seen',
    colleague: 'opened_by opened_by_name reason',
  },
  invites: {
    erase: 'none',
    plain:
      'id organization_id role status closed_reason send_count expires_at created_at updated_at department_id location_id is_interviewer team_link_id',
    colleague: 'email message token_hash invited_by accepted_by title',
  },
  invoice_sellers: {
    erase: 'none',
    plain:
      'id legal_name address tax_id email bank invoice_prefix credit_prefix last_invoice last_credit due_days tax_source early_bird_percent early_bird_until updated_at win_back_days win_back_coupon',
  },
  invoices: {
    erase: 'none',
    plain:
      'id organization_id order_id seller_id kind number written_number corrects_id effect_key status language currency lines tax_lines subtotal tax total seller buyer issued_at due_at paid_at dunning_step',
  },
  job_titles: {
    erase: 'none',
    plain: 'id organization_id name archived_at created_at',
  },
  job_alerts: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'words place job_type level remote employer_id every told_until mailed_at stopped_at created_at',
    plain: 'id user_id',
  },
  candidate_looks: {
    erase: 'delete',
    found: [{ column: 'candidate_id', is: 'account' }],
    given: 'opened_by_name reason opened_at expires_at ended_at seen',
    colleague: 'opened_by',
    plain: 'id candidate_id',
  },
  independent_group_members: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'group_id added_at',
    plain: 'user_id',
  },
  independent_group_simulations: { erase: 'none', plain: 'group_id simulation_id' },
  independent_groups: {
    erase: 'none',
    plain: 'id name description features plan_id starts ends version created_at updated_at',
    colleague: 'created_by',
  },
  lead_entries: {
    erase: 'delete',
    found: [{ column: 'details', is: 'address_within' }],
    given: 'kind details reference made_at',
    colleague: 'actor_id',
    plain: 'id lead_id',
  },
  leads: {
    erase: 'delete',
    found: [{ column: 'email', is: 'address' }],
    given:
      'email name company phone role source locale asked consent_at confirmed_at confirm_mailed_at asked_at created_at',
    derived: 'mailbox domain',
    colleague: 'status reason owner_id customer_id deleted_at',
    plain: 'id updated_at',
  },
  legal_holds: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'reason until placed_at ended_at',
    colleague: 'placed_by ended_by',
    plain: 'id organization_id application_id',
  },
  locations: {
    erase: 'none',
    plain:
      'id organization_id name address country latitude longitude place_id time_zone archived_at created_at',
  },
  mail_suppressions: {
    erase: 'delete',
    found: [{ column: 'email', is: 'address' }],
    given: 'email reason detail added_at',
    colleague: 'added_by',
    plain: 'mail_id',
  },
  mail_texts: {
    erase: 'none',
    plain: 'kind language title body updated_at',
    colleague: 'updated_by',
  },
  mails: {
    erase: 'delete',
    found: [
      { column: 'to_user_id', is: 'account' },
      { column: 'to_email', is: 'address' },
      { column: 'application_id', is: 'application', export: false },
      { column: 'parts', is: 'application_within', export: false },
    ],
    given: 'to_email kind locale subject body_text status send_after sent_at created_at',
    derived: 'body_html parts calendar effect_key',
    secret: 'stop_path',
    plain: 'id to_user_id organization_id application_id attempts last_error asked_in',
  },
  mean_layouts: {
    erase: 'none',
    plain: 'id subtrait_ids',
  },
  members: {
    erase: 'none',
    plain: 'id organization_id role status department_id location_id is_interviewer created_at updated_at',
    colleague: 'user_id title person',
  },
  norms: {
    erase: 'none',
    plain:
      'id task_key data_point version n mean sd reliability percentiles source provisional created_at form',
  },
  notice_acceptances: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'notice_version_id locale ip accepted_at',
    plain: 'application_id organization_id',
  },
  notice_texts: {
    erase: 'none',
    plain: 'id organization_id position_id version texts contact status matters changed_at published_at',
    colleague: 'changed_by',
  },
  notice_versions: {
    erase: 'none',
    plain:
      'id organization_id position_id revision_id version notice_text_id kept_months content digest created_at',
  },
  notifications: {
    erase: 'delete',
    found: [
      { column: 'user_id', is: 'account' },
      { column: 'link', is: 'application_within', export: false },
    ],
    given: 'type title body link read_at created_at',
    derived: 'data effect_key',
    plain: 'id user_id organization_id',
  },
  operators: {
    erase: 'none',
    plain: 'key symbol label words is_active edit updated_at',
    colleague: 'updated_by',
  },
  orders: {
    erase: 'none',
    plain:
      'id organization_id subscription_id purpose plan_version_id add_on_version_id period quantity status driver checkout_reference lines tax_lines subtotal tax total currency coupon_id covers_from covers_until language reason refunded is_disputed paid_at revoked_at created_at expires_at asked_at based_on surplus_at early_bird_percent charging',
    colleague: 'created_by',
  },
  organizations: {
    erase: 'none',
    plain:
      'id kind name slug status status_reason website domain logo_file_id industry_id size about company_values default_time_zone currency retention_months is_demo created_at updated_at country accent cover_file_id recruiter_requests recruiter_code recruiters_see people_compared_at agency_ownership second_factor_from',
    colleague: 'created_by',
  },
  outcomes: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'outcome value measured_on imported_at',
    colleague: 'imported_by',
    plain: 'id organization_id application_id',
  },
  passkey_challenges: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    secret: 'challenge',
    plain: 'id purpose user_id session_id created_at expires_at',
  },
  passkeys: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'name transports is_synced created_at last_used_at',
    secret: 'credential_id public_key',
    plain: 'id user_id sign_count',
  },
  payment_customers: {
    erase: 'none',
    plain: 'organization_id driver reference method method_label updated_at',
  },
  payment_differences: {
    erase: 'none',
    plain: 'id driver kind order_id payment_reference ours theirs currency found_at gone_at',
  },
  payment_events: {
    erase: 'none',
    plain:
      'id driver event_id order_id kind happened_at cents currency reason payment_reference is_answer received_at applied_at tries problem',
  },
  people: {
    erase: 'delete',
    found: [{ column: 'id', is: 'person' }],
    given:
      'organization_id email first_name last_name phone location linkedin skills tags source consent consent_source consent_on consent_until do_not_contact do_not_contact_reason do_not_contact_at cv_file_id external_id last_activity_at created_at updated_at',
    derived: 'words note_words merged_words merged_ids listed_name',
    colleague: 'owner_id created_by',
    plain: 'id is_open is_kept merged_into',
  },
  people_counts: {
    erase: 'none',
    plain: 'id organization_id count',
  },
  people_change_items: {
    erase: 'delete',
    found: [{ column: 'person_id', is: 'person' }],
    given: 'before after',
    plain: 'change_id organization_id person_id',
  },
  people_changes: {
    erase: 'none',
    plain: 'id organization_id made_at undone_at',
    colleague: 'made_by',
  },
  person_log: {
    erase: 'delete',
    found: [{ column: 'person_id', is: 'person' }],
    given: 'action detail at',
    colleague: 'actor_id',
    plain: 'id organization_id person_id',
  },
  person_merges: {
    erase: 'delete',
    found: [
      { column: 'kept_id', is: 'person' },
      { column: 'merged_id', is: 'person' },
    ],
    given: 'merged_name kept_before kept_after merged_before merged_at undone_at',
    colleague: 'merged_by undone_by',
    plain: 'id organization_id kept_id merged_id merged_ids',
  },
  person_notes: {
    erase: 'delete',
    found: [{ column: 'person_id', is: 'person' }],
    given: 'body created_at',
    colleague: 'author_id',
    plain: 'id organization_id person_id',
  },
  person_pairs: {
    erase: 'delete',
    found: [
      { column: 'one_id', is: 'person' },
      { column: 'other_id', is: 'person' },
    ],
    given: 'reasons status found_at judged_at',
    colleague: 'judged_by',
    plain: 'id organization_id one_id other_id',
  },
  person_words: {
    erase: 'delete',
    found: [{ column: 'person_id', is: 'person' }],
    derived: 'word',
    plain: 'organization_id person_id',
  },
  crowded_beginnings: {
    erase: 'none',
    plain: 'beginning place_ids weights',
  },
  place_loads: {
    erase: 'none',
    plain: 'source loaded_at',
  },
  place_names: {
    erase: 'none',
    plain: 'place_id key weight',
  },
  places: {
    erase: 'none',
    plain: 'id name names region country_code latitude longitude time_zone population',
  },
  plan_versions: {
    erase: 'none',
    plain:
      'id plan_id version name description wordings annual_price monthly_price currency trial_days features created_at published_at',
  },
  plans: {
    erase: 'none',
    plain: 'id key status audience position created_at updated_at',
  },
  play_data_points: {
    erase: 'delete',
    found: [{ column: 'play_id', is: 'play' }],
    given: 'play_id task_index task_key key value missing_reason trials',
    plain: 'organization_id',
  },
  play_events: {
    erase: 'delete',
    found: [{ column: 'play_id', is: 'play' }],
    given: 'play_id seq task_index type t_ms payload received_at signals',
    derived: 'hash',
    plain: 'organization_id',
  },
  play_series: {
    erase: 'delete',
    found: [{ column: 'play_id', is: 'play' }],
    given: 'play_id task_index key series',
    plain: 'organization_id',
  },
  plays: {
    erase: 'delete',
    found: [{ column: 'id', is: 'play' }],
    given:
      'id simulation_id attempt state accommodations task_index device integrity end_reason active_ms deadline_at launched_at started_at ended_at last_event_at grant_reason brought_at created_at integrity_review purpose candidate_message',
    derived: 'last_hash',
    secret: 'seed token_hash tasks',
    colleague: 'granted_by',
    plain: 'organization_id application_id lease_id lease_expires_at last_seq chained_as fault look_rule',
  },
  position_approvals: {
    erase: 'none',
    plain: 'id organization_id position_id round step status sent_at decided_at',
    colleague: 'approver_id sent_by note decided_by reason',
  },
  position_interview_questions: {
    erase: 'none',
    plain: 'position_id organization_id questions version updated_at',
    colleague: 'updated_by',
  },
  position_locations: {
    erase: 'none',
    plain: 'organization_id position_id location_id',
  },
  position_privileges: {
    erase: 'none',
    plain: 'id organization_id position_id level see_identity status created_at updated_at',
    colleague: 'email user_id invited_by',
  },
  position_questions: {
    erase: 'none',
    plain:
      'id organization_id revision_id question_id sort_order type label help required options settings rules',
  },
  position_revisions: {
    erase: 'none',
    plain:
      'id organization_id position_id revision application_form score_template_id first_application_at created_at',
    colleague: 'created_by',
  },
  position_simulations: {
    erase: 'none',
    plain: 'organization_id revision_id simulation_id sort_order',
  },
  position_team: {
    erase: 'none',
    plain: 'organization_id position_id role added_at',
    colleague: 'user_id added_by',
  },
  positions: {
    erase: 'none',
    plain:
      'id organization_id client_company_id title slug status visibility department_id job_title_id industry_id remote job_type level work_experience skills technical_skills description salary_min_cents salary_max_cents salary_period show_salary openings opens_on closes_on image_file_id current_revision wizard_step close_reason approved_count is_request published_at closed_at created_at updated_at external_id',
    colleague: 'created_by',
  },
  profile_views: {
    erase: 'delete',
    found: [{ column: 'candidate_id', is: 'account' }],
    given: 'id organization_id viewer_organization_id viewer_role application_id at',
    colleague: 'viewer_id',
    plain: 'candidate_id counts_until',
  },
  questions: {
    erase: 'none',
    plain: 'id organization_id type label help options archived_at created_at',
    colleague: 'created_by',
  },
  reasons: {
    erase: 'none',
    plain: 'id organization_id key kind label sort_order archived_at',
  },
  recovery_codes: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'created_at used_at',
    secret: 'code_hash',
    plain: 'id user_id',
  },
  recruiter_link_positions: {
    erase: 'none',
    plain: 'link_id organization_id position_id',
  },
  recruiter_links: {
    erase: 'none',
    plain:
      'id organization_id company_id status scope permissions valid_until decided_at created_at updated_at suspended_by closed_by',
    colleague: 'recruiter_user_id requested_by message reason decided_by email asked_by',
  },
  reference_entries: {
    erase: 'none',
    plain: 'id kind name names aliases code seed status merged_into searched created_at updated_at',
  },
  reference_merges: {
    erase: 'none',
    plain: 'id entry_id into_id was gone kept status total done merged_at undone_at',
    colleague: 'merged_by',
  },
  reference_moves: {
    erase: 'delete',
    found: [
      { column: 'user_id', is: 'account' },
      { column: 'person_id', is: 'person' },
    ],
    derived: 'before',
    plain: 'id merge_id place organization_id position_id user_id person_id simulation_id',
  },
  response_corrections: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given:
      'task_index data_point before_value before_total_score value total_score reason status decided_at decision_note created_at',
    colleague: 'requested_by decided_by',
    plain: 'id organization_id application_id play_id subtrait_id score_card_id new_score_card_id',
  },
  retention_notices: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'due_on told_at',
    plain: 'application_id organization_id',
  },
  retention_rules: {
    erase: 'none',
    plain: 'organization_id outcome months effective_from updated_at',
    colleague: 'updated_by',
  },
  retention_runs: {
    erase: 'none',
    plain: 'id organization_id began_at ended_at erased people held told',
  },
  review_requests: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'id about field proposed message status asked_at due_on outcome answer answered_at',
    colleague: 'decided_by assigned_to answered_by',
    plain: 'organization_id application_id score_card_id',
  },
  saved_jobs: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'position_id saved_at',
    plain: 'user_id',
  },
  saved_views: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'list name search created_at',
    plain: 'id user_id organization_id',
  },
  schema_migrations: {
    erase: 'none',
    plain: 'version name checksum applied_at',
  },
  score_cards: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'id application_id version status job_fit_score coverage score_card_data error created_at',
    derived: 'pins trace inputs_digest result_digest',
    plain: 'organization_id superseded_by',
  },
  score_templates: {
    erase: 'none',
    plain:
      'id organization_id key version name source definition status parent_id edit published_at created_at updated_at what_if',
    colleague: 'created_by updated_by',
  },
  second_steps: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'signed_by created_at expires_at done_at',
    secret: 'ticket_hash',
    plain: 'id user_id wants_token tries',
  },
  security_log: {
    erase: 'blank',
    found: [
      { column: 'performer_id', is: 'account' },
      { column: 'performer_email', is: 'address' },
      { column: 'target_id', is: 'record', export: false },
    ],
    why: 'chain',
    given: 'event_time performer_email ip user_agent action outcome',
    derived: 'meta target_id',
    plain:
      'id organization_id request_id performer_type performer_id event_type target_type seal_seq hash erased_by',
  },
  self_identification_settings: {
    erase: 'none',
    plain: 'organization_id question_set counts divided_by asked_since updated_at',
    colleague: 'set_by',
  },
  self_identifications: { erase: 'sealed', secret: 'key', given: 'sealed' },
  sessions: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'user_agent ip created_at last_seen_at confirmed_at expires_at revoked_at',
    secret: 'token_hash',
    plain: 'id user_id working_for_id',
  },
  simulation_categories: {
    erase: 'none',
    plain: 'simulation_id category_id category_weightage boost sort_order',
  },
  simulation_files: {
    erase: 'none',
    plain: 'id simulation_id file_id simulation_task_id created_at',
  },
  simulation_groups: {
    erase: 'none',
    plain: 'id simulation_id name sort_order pick n shuffle time_limit_s',
  },
  simulation_images: {
    erase: 'none',
    plain: 'id simulation_id role picture file_id alt alt_by_locale created_at',
  },
  simulation_subtraits: {
    erase: 'none',
    plain: 'simulation_id category_id trait_id subtrait_id weightage rank value target sort_order',
  },
  simulation_tasks: {
    erase: 'none',
    plain: 'id simulation_id task_id sort_order parameters estimated_seconds reason group_id',
  },
  simulation_traits: {
    erase: 'none',
    plain: 'simulation_id category_id trait_id trait_weightage sort_order',
  },
  simulations: {
    erase: 'none',
    plain:
      'id organization_id key version name kind source parent_id status purpose category industry_id candidate_intro words duration_minutes shortest_minutes languages device accommodations score_template_id template_is_own position_id wizard_step edit last_dry_run is_demo_path published_at closed_at archived_at created_at updated_at',
    colleague: 'created_by',
  },
  source_links: {
    erase: 'none',
    plain: 'id organization_id kind code created_at ended_at',
    colleague: 'user_id created_by name',
  },
  stage_mails: {
    erase: 'none',
    plain: 'organization_id stage sends texts version updated_at',
    colleague: 'updated_by',
  },
  stage_waits: {
    erase: 'none',
    plain: 'organization_id status moves median_days most_days counted_at',
  },
  status_batches: {
    erase: 'part',
    found: [{ column: 'id', is: 'batch' }],
    why: 'others',
    derived: 'before',
    colleague: 'actor_id',
    plain: 'id organization_id position_id to_status undone_at created_at',
  },
  submission_disputes: {
    erase: 'delete',
    found: [{ column: 'submission_id', is: 'submission' }],
    given: 'status agency_statement company_statement outcome reason created_at settled_at',
    colleague: 'settled_by_user',
    plain: 'id organization_id submission_id opened_by agency_wish company_wish referred_at settled_by',
  },
  submission_feedback: {
    erase: 'delete',
    found: [{ column: 'submission_id', is: 'submission' }],
    given: 'body created_at',
    colleague: 'author_id',
    plain: 'id organization_id submission_id',
  },
  submissions: {
    erase: 'delete',
    found: [{ column: 'id', is: 'submission' }],
    given:
      'position_title email first_name last_name cv_file_id note consent_proof consent_on consent_file_id status refusal reason created_at updated_at decided_at owner owner_until followed_group',
    colleague: 'submitted_by decided_by',
    plain: 'id organization_id position_id share_id agency_id person_id terms owner_reason invite_id',
  },
  subscriptions: {
    erase: 'none',
    plain:
      'id organization_id kind plan_version_id add_on_version_id period quantity price currency status driver anchor_at period_starts_at period_ends_at at_period_end next_plan_version_id next_period next_quantity pause_until due_since dunning_step granted_by_order cancel_reason cancel_note ended_at created_at updated_at revision coupon_id coupon_until early_bird_percent won_back_at',
  },
  subtrait_anchors: {
    erase: 'none',
    plain: 'subtrait_id anchors updated_at',
    colleague: 'updated_by',
  },
  subtrait_gaps: {
    erase: 'none',
    plain: 'period_end comparisons made_at',
  },
  subtraits: {
    erase: 'none',
    plain:
      'id key trait_id name definition direction low_label high_label evidence sources words sort_order status archived_at merged_into version edit updated_at created_at',
    colleague: 'updated_by',
  },
  culture_application_sheets: {
    erase: 'delete',
    found: [{ column: 'application_id', is: 'application' }],
    given: 'application_id sheet_id given_at',
    plain: 'organization_id',
  },
  culture_candidate_sheets: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'user_id answers answered_at',
    plain: 'id',
  },
  culture_member_sheets: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'user_id answers answered_on',
    plain: 'organization_id is_counted',
  },
  culture_positions: {
    erase: 'none',
    plain: 'organization_id position_id asked_at',
    colleague: 'asked_by',
  },
  culture_profiles: {
    erase: 'none',
    plain: 'organization_id profile counted_on asked_on',
  },
  culture_weights: {
    erase: 'none',
    plain: 'id organization_id position_id weight profile profile_on set_at ended_at',
    colleague: 'set_by',
  },
  culture_question_versions: {
    erase: 'none',
    plain: 'question_id version dimension kind is_reversed statement opposite source created_at',
  },
  culture_questions: {
    erase: 'none',
    plain: 'id status version created_at updated_at',
    colleague: 'created_by',
  },
  survey_grants: {
    erase: 'none',
    plain: 'id survey_id organization_id status eligible_at completed_at granted_at ends_at',
  },
  survey_invitations: {
    erase: 'delete',
    found: [
      { column: 'user_id', is: 'account' },
      { column: 'application_id', is: 'application' },
    ],
    given: 'user_id application_id invited_at reminded_at is_answered',
    plain: 'id survey_id subject',
  },
  survey_link_keys: {
    erase: 'none',
    plain: 'survey_id key',
  },
  survey_responses: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'user_id answers answered_count skipped_count answered_on',
    plain: 'id survey_id is_counted',
  },
  survey_tallies: {
    erase: 'none',
    plain: 'survey_id tally counted_on',
  },
  surveys: {
    erase: 'none',
    plain:
      'id organization_id kind name trigger audience is_anonymous min_group status opens_on closes_on remind_after_days grant_gives definition link_version version created_at updated_at published_at',
    colleague: 'created_by',
  },
  tasks: {
    erase: 'none',
    plain:
      'id key version game_key game_version source name description instructions words minutes parameters data_points trial_columns preset time_limit_s accommodations status edit created_at updated_at published_at build_version_id answer_key_id',
    colleague: 'created_by',
  },
  tax_rates: {
    erase: 'none',
    plain: 'country region name percent',
  },
  team_links: {
    erase: 'none',
    plain: 'id organization_id name role domain max_uses uses token_hash expires_at revoked_at created_at',
    colleague: 'created_by',
  },
  terms: {
    erase: 'none',
    plain: 'id kind version locale title body status effective_at created_at asks_again',
    colleague: 'changed_by',
  },
  terms_acceptances: {
    erase: 'delete',
    found: [{ column: 'user_id', is: 'account' }],
    given: 'terms_id accepted_at ip',
    plain: 'user_id',
  },
  test_payments: {
    erase: 'none',
    plain: 'reference order_id cents currency status card reason refunded dispute told created_at settled_at',
  },
  trait_categories: {
    erase: 'none',
    plain:
      'id key name description color words sort_order status archived_at merged_into version edit updated_at created_at',
    colleague: 'updated_by',
  },
  traits: {
    erase: 'none',
    plain:
      'id key category_id name definition low_label high_label evidence sources words sort_order status archived_at merged_into version edit updated_at created_at',
    colleague: 'updated_by',
  },
  use_notices: {
    erase: 'none',
    plain: 'organization_id key month level told_at',
  },
  users: {
    erase: 'blank',
    found: [{ column: 'id', is: 'account' }],
    why: 'references',
    given:
      'id email user_type first_name last_name status email_verified_at locale time_zone settings created_at updated_at is_provisional',
    secret: 'password_hash',
    plain: 'signup_step is_demo merged_into',
  },
  visit_counts: {
    erase: 'none',
    plain: 'day key count',
  },
  vocabulary_merges: {
    erase: 'none',
    plain: 'id kind from_id into_id moved at undone_at',
    colleague: 'merged_by',
  },
  vocabulary_versions: {
    erase: 'none',
    plain: 'kind subject_id version content reason at',
    colleague: 'changed_by',
  },
};
