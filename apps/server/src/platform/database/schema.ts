// Made by scripts/describe-database.mjs from the migrations. Do not edit: change a migration and run the script.
import type { ColumnType } from 'kysely';
import type { Jsonb } from './json.ts';

/** A column with a default: may be left out when a row is inserted. */
type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** Reads as ISO 8601 text in UTC with milliseconds. */
type Timestamp = ColumnType<string, string | Date, string | Date>;

/** A column the database computes: read only. */
type Computed<T> =
  T extends ColumnType<infer Select, unknown, unknown>
    ? ColumnType<Select, never, never>
    : ColumnType<T, never, never>;

export interface Database {
  app_config_history: AppConfigHistoryTable;
  app_configs: AppConfigsTable;
  application_answers: ApplicationAnswersTable;
  application_comments: ApplicationCommentsTable;
  application_counts: ApplicationCountsTable;
  application_log: ApplicationLogTable;
  application_means: ApplicationMeansTable;
  application_messages: ApplicationMessagesTable;
  application_scores: ApplicationScoresTable;
  application_words: ApplicationWordsTable;
  applications: ApplicationsTable;
  attempt_choices: AttemptChoicesTable;
  attempt_counters: AttemptCountersTable;
  build_files: BuildFilesTable;
  build_loads: BuildLoadsTable;
  build_log: BuildLogTable;
  build_problems: BuildProblemsTable;
  build_uploads: BuildUploadsTable;
  build_versions: BuildVersionsTable;
  builds: BuildsTable;
  bulk_action_items: BulkActionItemsTable;
  bulk_actions: BulkActionsTable;
  candidate_invites: CandidateInvitesTable;
  candidate_profiles: CandidateProfilesTable;
  condition_parts: ConditionPartsTable;
  conditions: ConditionsTable;
  cvs: CvsTable;
  departments: DepartmentsTable;
  educations: EducationsTable;
  email_pins: EmailPinsTable;
  experiences: ExperiencesTable;
  external_identities: ExternalIdentitiesTable;
  files: FilesTable;
  formula_conditions: FormulaConditionsTable;
  formulas: FormulasTable;
  idempotency_keys: IdempotencyKeysTable;
  industries: IndustriesTable;
  invites: InvitesTable;
  job_titles: JobTitlesTable;
  locations: LocationsTable;
  mails: MailsTable;
  mean_layouts: MeanLayoutsTable;
  members: MembersTable;
  norms: NormsTable;
  notifications: NotificationsTable;
  operators: OperatorsTable;
  organizations: OrganizationsTable;
  play_data_points: PlayDataPointsTable;
  play_events: PlayEventsTable;
  play_series: PlaySeriesTable;
  plays: PlaysTable;
  position_locations: PositionLocationsTable;
  position_privileges: PositionPrivilegesTable;
  position_questions: PositionQuestionsTable;
  position_revisions: PositionRevisionsTable;
  position_simulations: PositionSimulationsTable;
  positions: PositionsTable;
  questions: QuestionsTable;
  reasons: ReasonsTable;
  recruiter_links: RecruiterLinksTable;
  response_corrections: ResponseCorrectionsTable;
  saved_views: SavedViewsTable;
  schema_migrations: SchemaMigrationsTable;
  score_cards: ScoreCardsTable;
  score_templates: ScoreTemplatesTable;
  security_log: SecurityLogTable;
  sessions: SessionsTable;
  simulation_categories: SimulationCategoriesTable;
  simulation_files: SimulationFilesTable;
  simulation_groups: SimulationGroupsTable;
  simulation_images: SimulationImagesTable;
  simulation_subtraits: SimulationSubtraitsTable;
  simulation_tasks: SimulationTasksTable;
  simulation_traits: SimulationTraitsTable;
  simulations: SimulationsTable;
  skills: SkillsTable;
  stage_mails: StageMailsTable;
  status_batches: StatusBatchesTable;
  subtraits: SubtraitsTable;
  tasks: TasksTable;
  terms: TermsTable;
  terms_acceptances: TermsAcceptancesTable;
  trait_categories: TraitCategoriesTable;
  traits: TraitsTable;
  users: UsersTable;
  vocabulary_merges: VocabularyMergesTable;
  vocabulary_versions: VocabularyVersionsTable;
}

interface AppConfigHistoryTable {
  id: string;
  key: string;
  before: Jsonb | null;
  after: Jsonb;
  changed_by: string | null;
  changed_at: Generated<Timestamp>;
}

interface AppConfigsTable {
  key: string;
  value: Jsonb;
  updated_by: string | null;
  updated_at: Generated<Timestamp>;
}

interface ApplicationAnswersTable {
  organization_id: string;
  application_id: string;
  position_question_id: string;
  value: Jsonb;
  updated_at: Generated<Timestamp>;
}

interface ApplicationCommentsTable {
  id: string;
  organization_id: string;
  application_id: string;
  author_id: string;
  body: string;
  visibility: Generated<'team' | 'deciders' | 'private' | 'candidate'>;
  mentions: Generated<string[]>;
  edited_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

interface ApplicationCountsTable {
  position_id: string;
  status: string;
  shard: number;
  count: number;
}

interface ApplicationLogTable {
  application_id: string;
  seq: number;
  organization_id: string;
  at: Generated<Timestamp>;
  actor_id: string | null;
  actor_kind: 'user' | 'candidate' | 'system' | 'rule' | 'api';
  action: string;
  from_status: string | null;
  to_status: string | null;
  reason_id: string | null;
  batch_id: string | null;
  score_card_id_seen: string | null;
  detail: Generated<Jsonb>;
  previous_hash: Buffer;
  hash: Buffer;
}

interface ApplicationMeansTable {
  application_id: string;
  organization_id: string;
  position_id: string;
  layout_id: number;
  means: Buffer;
}

interface ApplicationMessagesTable {
  id: string;
  organization_id: string;
  application_id: string;
  sender_id: string;
  from_candidate: boolean;
  body: string;
  read_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

interface ApplicationScoresTable {
  application_id: string;
  organization_id: string;
  position_id: string;
  subtrait_ids: string[];
  scores: number[];
  trait_ids: string[];
  trait_scores: number[];
}

interface ApplicationWordsTable {
  position_id: string;
  word: string;
  application_id: string;
}

interface ApplicationsTable {
  id: string;
  organization_id: string;
  position_id: string;
  revision_id: string;
  candidate_id: string;
  status: Generated<
    | 'started'
    | 'basic_info_entered'
    | 'cv_submitted'
    | 'questions_answered'
    | 'applied'
    | 'short_listed'
    | 'in_person'
    | 'phone_screen'
    | 'on_hold'
    | 'approved'
    | 'rejected'
  >;
  status_before: string | null;
  furthest_step: Generated<string>;
  origin: Generated<'public' | 'invite' | 'generated' | 'agency' | 'referral' | 'import'>;
  basic_info: Generated<Jsonb>;
  applicant_name: Generated<string>;
  applicant_email: Generated<string>;
  applicant_words: Computed<string>;
  cv_id: string | null;
  cv_skipped: Generated<boolean>;
  questions_done: Generated<boolean>;
  cover_letter: Generated<string>;
  hold_until: string | null;
  hold_resume_to: string | null;
  disposition_by: 'employer' | 'candidate' | 'system' | null;
  disposition_reason_id: string | null;
  disposition_note: Generated<string>;
  disposition_shared_text: Generated<string>;
  suggested_action: Jsonb | null;
  tags: Generated<string[]>;
  score_card_id: string | null;
  job_fit_score: number | null;
  job_fit_sem: number | null;
  coverage: number | null;
  rank_order: Generated<number>;
  batch_id: string | null;
  is_test: Generated<boolean>;
  anonymous_demo: Generated<boolean>;
  consent_at: Timestamp | null;
  applied_at: Timestamp | null;
  stage_entered_at: Generated<Timestamp>;
  last_activity_at: Generated<Timestamp>;
  reminded_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  attempts: Generated<number>;
  attempt_counted: number | null;
  integrity_review: Generated<string[]>;
}

interface AttemptChoicesTable {
  application_id: string;
  simulation_id: string;
  organization_id: string;
  play_id: string;
  chosen_by: string | null;
  reason: Generated<string>;
  chosen_at: Generated<Timestamp>;
}

interface AttemptCountersTable {
  key: string;
  attempts: number;
  window_ends_at: Timestamp;
  blocked_until: Timestamp | null;
}

interface BuildFilesTable {
  build_version_id: string;
  path: string;
  sha256: string;
  size: number;
}

interface BuildLoadsTable {
  build_version_id: string;
  outcome: 'loaded' | 'failed';
  bucket_ms: number;
  count: Generated<number>;
}

interface BuildLogTable {
  id: Computed<number>;
  build_version_id: string;
  at: Generated<Timestamp>;
  step: string;
  level: 'info' | 'warning' | 'error';
  code: string;
  message: string;
  data: Generated<Jsonb>;
  actor_id: string | null;
}

interface BuildProblemsTable {
  id: string;
  build_version_id: string;
  kind: 'error' | 'log' | 'refused' | 'load_failed' | 'policy';
  code: string;
  message: string;
  browser: string;
  count: Generated<number>;
  first_at: Generated<Timestamp>;
  last_at: Generated<Timestamp>;
}

interface BuildUploadsTable {
  id: string;
  build_id: string | null;
  name: Generated<string>;
  file_name: string;
  size: number;
  received: Generated<number>;
  status: Generated<'open' | 'complete' | 'cancelled'>;
  uploaded_by: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  build_version_id: string | null;
}

interface BuildVersionsTable {
  id: string;
  build_id: string;
  version: string;
  status: Generated<'uploaded' | 'scanning' | 'failed' | 'needs_mapping' | 'ready' | 'stable' | 'retired'>;
  archive_sha256: string;
  archive_size: number;
  archive_name: string;
  manifest: Jsonb | null;
  manifest_text: Generated<string>;
  manifest_given: Generated<boolean>;
  entry: Generated<string>;
  profile: Generated<'strict' | 'compat' | 'threads'>;
  file_count: Generated<number>;
  unpacked_bytes: Generated<number>;
  smoke: Generated<'none' | 'passed' | 'failed' | 'skipped'>;
  smoke_report: Jsonb | null;
  problem: Generated<string>;
  scan_run: string | null;
  scan_beat_at: Timestamp | null;
  scan_attempts: Generated<number>;
  edit: Generated<number>;
  uploaded_by: string | null;
  created_at: Generated<Timestamp>;
  ready_at: Timestamp | null;
  stable_at: Timestamp | null;
  retired_at: Timestamp | null;
}

interface BuildsTable {
  id: string;
  slug: string;
  name: string;
  edit: Generated<number>;
  created_by: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface BulkActionItemsTable {
  bulk_action_id: string;
  place: number;
  application_id: string;
  from_status: string;
  tags_before: Generated<string[]>;
  result: Generated<'waiting' | 'done' | 'skipped' | 'undone' | 'kept'>;
  skip_reason: string | null;
  batch_id: string | null;
}

interface BulkActionsTable {
  id: string;
  organization_id: string;
  position_id: string;
  actor_id: string;
  kind: 'move' | 'tag';
  change: Jsonb;
  total: number;
  done: Generated<number>;
  skipped: Generated<number>;
  status: Generated<'running' | 'done' | 'stopped' | 'failed' | 'undoing' | 'undone'>;
  undone: Generated<number>;
  told_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  finished_at: Timestamp | null;
}

interface CandidateInvitesTable {
  id: string;
  organization_id: string;
  position_id: string;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  message: Generated<string>;
  token_hash: Buffer;
  source: Generated<'manual' | 'csv' | 'api' | 'agency' | 'generated'>;
  status: Generated<'new' | 'approved' | 'rejected' | 'closed'>;
  closed_reason: Generated<string>;
  send_count: Generated<number>;
  expires_at: Timestamp;
  sent_at: Timestamp | null;
  opened_at: Timestamp | null;
  application_id: string | null;
  invited_by: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface CandidateProfilesTable {
  user_id: string;
  tagline: Generated<string>;
  bio: Generated<string>;
  phone: Generated<string>;
  location: Generated<string>;
  linkedin: Generated<string>;
  skills: Generated<string[]>;
  profile_picture_file_id: string | null;
  cover_picture_file_id: string | null;
  updated_at: Generated<Timestamp>;
}

interface ConditionPartsTable {
  condition_id: string;
  part_id: string;
}

interface ConditionsTable {
  id: string;
  key: string;
  version: number;
  name: string;
  description: Generated<string>;
  source: Generated<string>;
  definition: Jsonb | null;
  status: Generated<'draft' | 'published' | 'closed'>;
  edit: Generated<number>;
  parent_id: string | null;
  created_by: string | null;
  created_at: Generated<Timestamp>;
  updated_by: string | null;
  updated_at: Generated<Timestamp>;
  published_at: Timestamp | null;
  closed_at: Timestamp | null;
}

interface CvsTable {
  id: string;
  user_id: string;
  file_id: string;
  name: string;
  status: Generated<'uploaded' | 'scanned' | 'parsed' | 'rejected'>;
  rejected_reason: Generated<string>;
  parsed: Jsonb | null;
  is_default: Generated<boolean>;
  removed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

interface DepartmentsTable {
  id: string;
  organization_id: string;
  name: string;
  code: Generated<string>;
  parent_id: string | null;
  archived_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

interface EducationsTable {
  id: string;
  user_id: string;
  school: string;
  degree: Generated<string>;
  field: Generated<string>;
  start_year: number;
  end_year: number | null;
  grade: Generated<string>;
  created_at: Generated<Timestamp>;
}

interface EmailPinsTable {
  id: string;
  email: string;
  purpose: 'signup' | 'password_reset' | 'email_change' | 'sign_in' | 'invite';
  pin_hash: Buffer;
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  link_hash: Buffer | null;
  link_expires_at: Timestamp | null;
}

interface ExperiencesTable {
  id: string;
  user_id: string;
  title: string;
  company: string;
  employment_type: string;
  location: Generated<string>;
  remote: Generated<string>;
  start_month: string;
  end_month: string | null;
  is_current: Generated<boolean>;
  description: Generated<string>;
  created_at: Generated<Timestamp>;
}

interface ExternalIdentitiesTable {
  provider: string;
  subject: string;
  user_id: string;
  created_at: Generated<Timestamp>;
}

interface FilesTable {
  id: string;
  sha256: string;
  size: number;
  media_type: string;
  name: string;
  purpose: string;
  owner_user_id: string | null;
  organization_id: string | null;
  created_at: Generated<Timestamp>;
}

interface FormulaConditionsTable {
  formula_id: string;
  condition_id: string;
}

interface FormulasTable {
  id: string;
  key: string;
  version: number;
  name: string;
  description: Generated<string>;
  subtrait_id: string;
  task_key: string;
  data_point: string;
  source: Generated<string>;
  definition: Jsonb | null;
  tests: Generated<Jsonb>;
  reliability: Jsonb | null;
  status: Generated<'draft' | 'published' | 'closed'>;
  edit: Generated<number>;
  parent_id: string | null;
  created_by: string | null;
  created_at: Generated<Timestamp>;
  updated_by: string | null;
  updated_at: Generated<Timestamp>;
  published_at: Timestamp | null;
  closed_at: Timestamp | null;
}

interface IdempotencyKeysTable {
  caller: string;
  route: string;
  key: string;
  request_digest: string;
  response: Jsonb | null;
  created_at: Generated<Timestamp>;
}

interface IndustriesTable {
  id: string;
  name: string;
  archived_at: Timestamp | null;
}

interface InvitesTable {
  id: string;
  organization_id: string;
  email: string;
  role: string;
  message: Generated<string>;
  token_hash: Buffer;
  status: Generated<'new' | 'approved' | 'rejected' | 'closed'>;
  closed_reason: Generated<string>;
  send_count: Generated<number>;
  expires_at: Timestamp;
  invited_by: string;
  accepted_by: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface JobTitlesTable {
  id: string;
  organization_id: string;
  name: string;
  archived_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

interface LocationsTable {
  id: string;
  organization_id: string;
  name: string;
  address: Generated<string>;
  country: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  archived_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

interface MailsTable {
  id: string;
  effect_key: string;
  to_email: string;
  to_user_id: string | null;
  organization_id: string | null;
  application_id: string | null;
  kind: string;
  locale: Generated<string>;
  subject: string;
  body_text: string;
  body_html: string;
  status: Generated<'queued' | 'sent' | 'failed' | 'cancelled'>;
  send_after: Generated<Timestamp>;
  attempts: Generated<number>;
  last_error: Generated<string>;
  sent_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  asked_in: 'act' | 'list' | null;
  parts: Jsonb | null;
}

interface MeanLayoutsTable {
  id: Computed<number>;
  subtrait_ids: string[];
}

interface MembersTable {
  id: string;
  organization_id: string;
  user_id: string;
  role: string;
  status: Generated<'invited' | 'active' | 'deactivated'>;
  title: Generated<string>;
  department_id: string | null;
  location_id: string | null;
  is_interviewer: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface NormsTable {
  id: string;
  task_key: string;
  data_point: string;
  version: number;
  n: number;
  mean: number;
  sd: number;
  reliability: number | null;
  percentiles: Generated<Jsonb>;
  source: string;
  provisional: Generated<boolean>;
  created_at: Generated<Timestamp>;
}

interface NotificationsTable {
  id: string;
  user_id: string;
  type: string;
  title: string;
  body: Generated<string>;
  link: Generated<string>;
  data: Generated<Jsonb>;
  effect_key: string;
  read_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

interface OperatorsTable {
  key: string;
  symbol: string | null;
  label: string | null;
  words: Generated<Jsonb>;
  is_active: Generated<boolean>;
  edit: Generated<number>;
  updated_by: string | null;
  updated_at: Generated<Timestamp>;
}

interface OrganizationsTable {
  id: string;
  kind: 'company' | 'staffing_agency' | 'independent';
  name: string;
  slug: string;
  status: Generated<'new' | 'approved' | 'rejected' | 'suspended'>;
  status_reason: Generated<string>;
  website: Generated<string>;
  domain: Generated<string>;
  logo_file_id: string | null;
  industry_id: string | null;
  size: Generated<string>;
  about: Generated<string>;
  company_values: Generated<string[]>;
  default_time_zone: Generated<string>;
  currency: Generated<string>;
  retention_months: Generated<number>;
  is_demo: Generated<boolean>;
  created_by: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  country: Generated<string>;
}

interface PlayDataPointsTable {
  play_id: string;
  organization_id: string;
  task_index: number;
  task_key: string;
  key: string;
  value: number | null;
  missing_reason: string | null;
  trials: number | null;
}

interface PlayEventsTable {
  play_id: string;
  seq: number;
  organization_id: string;
  task_index: number;
  type: string;
  t_ms: number;
  payload: Jsonb;
  received_at: Generated<Timestamp>;
  hash: Buffer;
}

interface PlaySeriesTable {
  play_id: string;
  organization_id: string;
  task_index: number;
  key: string;
  series: Jsonb;
}

interface PlaysTable {
  id: string;
  organization_id: string;
  application_id: string;
  simulation_id: string;
  attempt: Generated<number>;
  state: Generated<
    | 'ready'
    | 'launched'
    | 'active'
    | 'paused'
    | 'interrupted'
    | 'completed'
    | 'terminated'
    | 'expired'
    | 'cancelled'
  >;
  seed: string;
  tasks: Jsonb;
  accommodations: Jsonb;
  token_hash: Buffer | null;
  lease_id: string | null;
  lease_expires_at: Timestamp | null;
  task_index: Generated<number>;
  last_seq: Generated<number>;
  last_hash: Buffer;
  device: Generated<Jsonb>;
  integrity: Generated<Jsonb>;
  end_reason: Generated<string>;
  active_ms: Generated<number>;
  deadline_at: Timestamp;
  launched_at: Timestamp | null;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  last_event_at: Timestamp | null;
  granted_by: string | null;
  grant_reason: Generated<string>;
  chained_as: string | null;
  brought_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  fault: 'technical' | 'accommodation' | 'integrity' | null;
  integrity_review: Generated<string[]>;
  purpose: Generated<'application' | 'confirmation'>;
  candidate_message: Generated<string>;
}

interface PositionLocationsTable {
  organization_id: string;
  position_id: string;
  location_id: string;
}

interface PositionPrivilegesTable {
  id: string;
  organization_id: string;
  position_id: string;
  email: string;
  user_id: string | null;
  level: 'viewer' | 'interviewer' | 'reviewer' | 'decider' | 'private';
  see_identity: Generated<boolean>;
  status: Generated<'new' | 'approved' | 'rejected' | 'closed'>;
  invited_by: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface PositionQuestionsTable {
  id: string;
  organization_id: string;
  revision_id: string;
  question_id: string | null;
  sort_order: number;
  type:
    | 'short_text'
    | 'long_text'
    | 'single_select'
    | 'multi_select'
    | 'number'
    | 'date'
    | 'url'
    | 'yes_no'
    | 'must_agree'
    | 'file';
  label: string;
  help: Generated<string>;
  required: Generated<boolean>;
  options: Generated<Jsonb>;
  settings: Generated<Jsonb>;
  rules: Generated<Jsonb>;
}

interface PositionRevisionsTable {
  id: string;
  organization_id: string;
  position_id: string;
  revision: number;
  application_form: Generated<Jsonb>;
  score_template_id: string | null;
  first_application_at: Timestamp | null;
  created_by: string;
  created_at: Generated<Timestamp>;
}

interface PositionSimulationsTable {
  organization_id: string;
  revision_id: string;
  simulation_id: string;
  sort_order: number;
}

interface PositionsTable {
  id: string;
  organization_id: string;
  client_company_id: string | null;
  title: string;
  slug: string;
  status: Generated<'draft' | 'published' | 'paused' | 'closed' | 'archived'>;
  visibility: Generated<'public' | 'unlisted' | 'invite_only' | 'confidential'>;
  department_id: string | null;
  job_title_id: string | null;
  industry_id: string | null;
  remote: Generated<'no' | 'yes' | 'hybrid'>;
  job_type: Generated<string>;
  level: Generated<string>;
  work_experience: Generated<string>;
  skills: Generated<string[]>;
  technical_skills: Generated<string[]>;
  description: Generated<string>;
  salary_min_cents: number | null;
  salary_max_cents: number | null;
  salary_period: Generated<'hour' | 'month' | 'year'>;
  show_salary: Generated<boolean>;
  openings: Generated<number>;
  opens_on: string | null;
  closes_on: string | null;
  image_file_id: string | null;
  current_revision: Generated<number>;
  wizard_step: Generated<number>;
  close_reason: Generated<string>;
  approved_count: Generated<number>;
  is_request: Generated<boolean>;
  published_at: Timestamp | null;
  closed_at: Timestamp | null;
  created_by: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface QuestionsTable {
  id: string;
  organization_id: string;
  type:
    | 'short_text'
    | 'long_text'
    | 'single_select'
    | 'multi_select'
    | 'number'
    | 'date'
    | 'url'
    | 'yes_no'
    | 'must_agree'
    | 'file';
  label: string;
  help: Generated<string>;
  options: Generated<Jsonb>;
  archived_at: Timestamp | null;
  created_by: string;
  created_at: Generated<Timestamp>;
}

interface ReasonsTable {
  id: string;
  organization_id: string | null;
  key: Generated<string>;
  kind: 'we_rejected' | 'they_rejected' | 'other';
  label: string;
  sort_order: Generated<number>;
  archived_at: Timestamp | null;
}

interface RecruiterLinksTable {
  id: string;
  recruiter_user_id: string;
  organization_id: string;
  company_id: string;
  status: Generated<'new' | 'approved' | 'rejected' | 'suspended' | 'closed'>;
  scope: Generated<string>;
  permissions: Generated<string[]>;
  requested_by: 'recruiter' | 'company';
  message: Generated<string>;
  reason: Generated<string>;
  valid_until: string | null;
  decided_by: string | null;
  decided_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface ResponseCorrectionsTable {
  id: string;
  organization_id: string;
  application_id: string;
  play_id: string;
  task_index: number;
  data_point: string;
  subtrait_id: string;
  before_value: number | null;
  before_total_score: number | null;
  value: number;
  total_score: number;
  reason: string;
  status: Generated<'new' | 'approved' | 'rejected' | 'closed'>;
  requested_by: string;
  decided_by: string | null;
  decided_at: Timestamp | null;
  decision_note: Generated<string>;
  score_card_id: string;
  new_score_card_id: string | null;
  created_at: Generated<Timestamp>;
}

interface SavedViewsTable {
  id: string;
  user_id: string;
  list: 'positions' | 'applicants';
  name: string;
  search: string;
  created_at: Generated<Timestamp>;
}

interface SchemaMigrationsTable {
  version: number;
  name: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
}

interface ScoreCardsTable {
  id: string;
  organization_id: string;
  application_id: string;
  version: number;
  status: Generated<'new' | 'approved' | 'rejected'>;
  job_fit_score: number | null;
  coverage: number | null;
  score_card_data: Jsonb | null;
  pins: Jsonb;
  trace: Jsonb | null;
  inputs_digest: string;
  result_digest: string | null;
  error: Generated<string>;
  superseded_by: string | null;
  created_at: Generated<Timestamp>;
}

interface ScoreTemplatesTable {
  id: string;
  organization_id: string | null;
  key: string;
  version: number;
  name: string;
  source: Generated<'manual' | 'ai' | 'copy' | 'platform'>;
  definition: Jsonb;
  status: Generated<'draft' | 'published' | 'closed'>;
  parent_id: string | null;
  edit: Generated<number>;
  published_at: Timestamp | null;
  created_by: string | null;
  created_at: Generated<Timestamp>;
  updated_by: string | null;
  updated_at: Generated<Timestamp>;
}

interface SecurityLogTable {
  id: string;
  event_time: Generated<Timestamp>;
  organization_id: string | null;
  request_id: Generated<string>;
  performer_type: 'user' | 'api_key' | 'system' | 'candidate';
  performer_id: string | null;
  performer_email: Generated<string>;
  ip: Generated<string>;
  user_agent: Generated<string>;
  event_type: 'action' | 'create' | 'update' | 'delete' | 'access';
  action: string;
  target_type: Generated<string>;
  target_id: Generated<string>;
  meta: Generated<Jsonb>;
  outcome: Generated<string>;
  seal_seq: number | null;
  hash: Buffer | null;
}

interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  user_agent: Generated<string>;
  ip: Generated<string>;
  created_at: Generated<Timestamp>;
  last_seen_at: Generated<Timestamp>;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
}

interface SimulationCategoriesTable {
  simulation_id: string;
  category_id: string;
  category_weightage: number;
  boost: Generated<number>;
  sort_order: number;
}

interface SimulationFilesTable {
  id: string;
  simulation_id: string;
  file_id: string;
  simulation_task_id: string | null;
  created_at: Generated<Timestamp>;
}

interface SimulationGroupsTable {
  id: string;
  simulation_id: string;
  name: string;
  sort_order: number;
  pick: Generated<'all' | 'random_n'>;
  n: number | null;
  shuffle: Generated<boolean>;
  time_limit_s: number | null;
}

interface SimulationImagesTable {
  id: string;
  simulation_id: string;
  role: 'cover' | 'instruction' | 'task_asset';
  picture: string | null;
  file_id: string | null;
  alt: string;
  alt_by_locale: Generated<Jsonb>;
  created_at: Generated<Timestamp>;
}

interface SimulationSubtraitsTable {
  simulation_id: string;
  category_id: string;
  trait_id: string;
  subtrait_id: string;
  weightage: number;
  rank: number;
  value: number | null;
  target: Jsonb | null;
  sort_order: number;
}

interface SimulationTasksTable {
  id: string;
  simulation_id: string;
  task_id: string;
  sort_order: number;
  parameters: Generated<Jsonb>;
  estimated_seconds: number;
  reason: Generated<string>;
  group_id: string | null;
}

interface SimulationTraitsTable {
  simulation_id: string;
  category_id: string;
  trait_id: string;
  trait_weightage: number;
  sort_order: number;
}

interface SimulationsTable {
  id: string;
  organization_id: string | null;
  key: string;
  version: number;
  name: string;
  kind: Generated<'library' | 'template' | 'position'>;
  source: Generated<'manual' | 'ai' | 'copy' | 'platform'>;
  parent_id: string | null;
  status: Generated<'draft' | 'published' | 'closed' | 'archived'>;
  purpose: Generated<string>;
  category: Generated<string>;
  industry_id: string | null;
  candidate_intro: Generated<string>;
  words: Generated<Jsonb>;
  duration_minutes: number;
  shortest_minutes: Generated<number>;
  languages: Generated<string[]>;
  device: Generated<'any' | 'desktop'>;
  accommodations: Generated<string[]>;
  score_template_id: string;
  template_is_own: Generated<boolean>;
  position_id: string | null;
  wizard_step: Generated<number>;
  edit: Generated<number>;
  last_dry_run: Jsonb | null;
  is_demo_path: Generated<boolean>;
  published_at: Timestamp | null;
  closed_at: Timestamp | null;
  archived_at: Timestamp | null;
  created_by: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface SkillsTable {
  id: string;
  kind: 'skill' | 'technical_skill';
  name: string;
}

interface StageMailsTable {
  organization_id: string;
  stage: 'applied' | 'short_listed' | 'phone_screen' | 'in_person' | 'on_hold' | 'approved' | 'rejected';
  sends: boolean;
  texts: Generated<Jsonb>;
  version: Generated<number>;
  updated_by: string | null;
  updated_at: Generated<Timestamp>;
}

interface StatusBatchesTable {
  id: string;
  organization_id: string;
  position_id: string;
  to_status: string;
  actor_id: string;
  before: Generated<Jsonb>;
  undone_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

interface SubtraitsTable {
  id: string;
  key: string;
  trait_id: string;
  name: string;
  definition: string;
  direction: Generated<'higher' | 'lower' | 'target'>;
  low_label: Generated<string>;
  high_label: Generated<string>;
  evidence: Generated<string>;
  sources: Generated<string[]>;
  words: Generated<Jsonb>;
  sort_order: Generated<number>;
  status: Generated<'active' | 'archived'>;
  archived_at: Timestamp | null;
  merged_into: string | null;
  version: Generated<number>;
  edit: Generated<number>;
  updated_by: string | null;
  updated_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
}

interface TasksTable {
  id: string;
  key: string;
  version: string;
  game_key: string;
  game_version: string;
  source: Generated<'platform' | 'manual' | 'copy' | 'build'>;
  name: string;
  description: string;
  instructions: Generated<string>;
  words: Generated<Jsonb>;
  minutes: number;
  parameters: Jsonb;
  data_points: Jsonb;
  trial_columns: Generated<Jsonb>;
  preset: Generated<Jsonb>;
  time_limit_s: number | null;
  accommodations: Generated<string[]>;
  status: Generated<'draft' | 'published' | 'closed'>;
  edit: Generated<number>;
  created_by: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  published_at: Timestamp | null;
  build_version_id: string | null;
}

interface TermsTable {
  id: string;
  kind: 'terms' | 'privacy' | 'candidate_notice' | 'aedt_notice';
  version: number;
  locale: Generated<string>;
  title: string;
  body: string;
  status: Generated<'draft' | 'published' | 'closed'>;
  effective_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

interface TermsAcceptancesTable {
  user_id: string;
  terms_id: string;
  accepted_at: Generated<Timestamp>;
  ip: Generated<string>;
}

interface TraitCategoriesTable {
  id: string;
  key: string;
  name: string;
  description: Generated<string>;
  color: Generated<string>;
  words: Generated<Jsonb>;
  sort_order: Generated<number>;
  status: Generated<'active' | 'archived'>;
  archived_at: Timestamp | null;
  merged_into: string | null;
  version: Generated<number>;
  edit: Generated<number>;
  updated_by: string | null;
  updated_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
}

interface TraitsTable {
  id: string;
  key: string;
  category_id: string;
  name: string;
  definition: string;
  low_label: Generated<string>;
  high_label: Generated<string>;
  evidence: Generated<string>;
  sources: Generated<string[]>;
  words: Generated<Jsonb>;
  sort_order: Generated<number>;
  status: Generated<'active' | 'archived'>;
  archived_at: Timestamp | null;
  merged_into: string | null;
  version: Generated<number>;
  edit: Generated<number>;
  updated_by: string | null;
  updated_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
}

interface UsersTable {
  id: string;
  email: string;
  password_hash: string | null;
  user_type: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  status: Generated<'active' | 'disabled'>;
  signup_step: Generated<number>;
  email_verified_at: Timestamp | null;
  locale: Generated<string>;
  time_zone: Generated<string>;
  settings: Generated<Jsonb>;
  is_demo: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface VocabularyMergesTable {
  id: string;
  kind: 'category' | 'trait' | 'subtrait';
  from_id: string;
  into_id: string;
  moved: Jsonb;
  merged_by: string | null;
  at: Generated<Timestamp>;
  undone_at: Timestamp | null;
}

interface VocabularyVersionsTable {
  kind: 'category' | 'trait' | 'subtrait';
  subject_id: string;
  version: number;
  content: Jsonb;
  reason: Generated<string>;
  changed_by: string | null;
  at: Generated<Timestamp>;
}
