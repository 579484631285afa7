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
  add_on_versions: AddOnVersionsTable;
  add_ons: AddOnsTable;
  adjustment_contacts: AdjustmentContactsTable;
  adjustment_messages: AdjustmentMessagesTable;
  adjustment_requests: AdjustmentRequestsTable;
  aedt_notices: AedtNoticesTable;
  agency_claims: AgencyClaimsTable;
  agency_client_notes: AgencyClientNotesTable;
  agency_position_people: AgencyPositionPeopleTable;
  agency_positions: AgencyPositionsTable;
  ai_run_steps: AiRunStepsTable;
  ai_runs: AiRunsTable;
  ai_settings: AiSettingsTable;
  answer_keys: AnswerKeysTable;
  app_config_history: AppConfigHistoryTable;
  app_configs: AppConfigsTable;
  application_answers: ApplicationAnswersTable;
  application_comments: ApplicationCommentsTable;
  application_counts: ApplicationCountsTable;
  application_log: ApplicationLogTable;
  application_means: ApplicationMeansTable;
  application_messages: ApplicationMessagesTable;
  application_openings: ApplicationOpeningsTable;
  application_scores: ApplicationScoresTable;
  application_words: ApplicationWordsTable;
  applications: ApplicationsTable;
  applications_of_one_address: ApplicationsOfOneAddressTable;
  approval_steps: ApprovalStepsTable;
  attempt_choices: AttemptChoicesTable;
  attempt_counters: AttemptCountersTable;
  authenticators: AuthenticatorsTable;
  availabilities: AvailabilitiesTable;
  background_jobs: BackgroundJobsTable;
  backups: BackupsTable;
  billing_details: BillingDetailsTable;
  build_files: BuildFilesTable;
  build_loads: BuildLoadsTable;
  build_log: BuildLogTable;
  build_problems: BuildProblemsTable;
  build_upload_parts: BuildUploadPartsTable;
  build_uploads: BuildUploadsTable;
  build_versions: BuildVersionsTable;
  builds: BuildsTable;
  bulk_action_items: BulkActionItemsTable;
  bulk_actions: BulkActionsTable;
  calendar_sources: CalendarSourcesTable;
  candidate_invites: CandidateInvitesTable;
  candidate_looks: CandidateLooksTable;
  candidate_profiles: CandidateProfilesTable;
  card_links: CardLinksTable;
  condition_parts: ConditionPartsTable;
  conditions: ConditionsTable;
  coupons: CouponsTable;
  crowded_beginnings: CrowdedBeginningsTable;
  culture_application_sheets: CultureApplicationSheetsTable;
  culture_candidate_sheets: CultureCandidateSheetsTable;
  culture_member_sheets: CultureMemberSheetsTable;
  culture_positions: CulturePositionsTable;
  culture_profiles: CultureProfilesTable;
  culture_question_versions: CultureQuestionVersionsTable;
  culture_questions: CultureQuestionsTable;
  culture_weights: CultureWeightsTable;
  cvs: CvsTable;
  data_choices: DataChoicesTable;
  data_exports: DataExportsTable;
  departments: DepartmentsTable;
  dossier_keys: DossierKeysTable;
  dossier_log: DossierLogTable;
  dossiers: DossiersTable;
  educations: EducationsTable;
  effective_entitlements: EffectiveEntitlementsTable;
  email_changes: EmailChangesTable;
  email_pins: EmailPinsTable;
  entitlements: EntitlementsTable;
  erased_counts: ErasedCountsTable;
  erasures: ErasuresTable;
  event_changes: EventChangesTable;
  event_feedback: EventFeedbackTable;
  event_feedback_versions: EventFeedbackVersionsTable;
  event_kits: EventKitsTable;
  event_participants: EventParticipantsTable;
  event_pool: EventPoolTable;
  event_slots: EventSlotsTable;
  event_times: EventTimesTable;
  events: EventsTable;
  experiences: ExperiencesTable;
  expert_panels: ExpertPanelsTable;
  expert_ratings: ExpertRatingsTable;
  experts: ExpertsTable;
  external_identities: ExternalIdentitiesTable;
  factor_resets: FactorResetsTable;
  feature_flag_changes: FeatureFlagChangesTable;
  feature_flags: FeatureFlagsTable;
  features: FeaturesTable;
  files: FilesTable;
  formula_conditions: FormulaConditionsTable;
  formulas: FormulasTable;
  group_comparisons: GroupComparisonsTable;
  hiring_changes: HiringChangesTable;
  hiring_days: HiringDaysTable;
  hiring_facts: HiringFactsTable;
  hiring_report_schedules: HiringReportSchedulesTable;
  idempotency_keys: IdempotencyKeysTable;
  impact_reports: ImpactReportsTable;
  impact_summaries: ImpactSummariesTable;
  import_mappings: ImportMappingsTable;
  independent_group_members: IndependentGroupMembersTable;
  independent_group_simulations: IndependentGroupSimulationsTable;
  independent_groups: IndependentGroupsTable;
  inside_looks: InsideLooksTable;
  invites: InvitesTable;
  invoice_sellers: InvoiceSellersTable;
  invoices: InvoicesTable;
  job_alerts: JobAlertsTable;
  job_titles: JobTitlesTable;
  lead_entries: LeadEntriesTable;
  leads: LeadsTable;
  legal_holds: LegalHoldsTable;
  locations: LocationsTable;
  mail_suppressions: MailSuppressionsTable;
  mail_texts: MailTextsTable;
  mails: MailsTable;
  mean_layouts: MeanLayoutsTable;
  members: MembersTable;
  norms: NormsTable;
  notice_acceptances: NoticeAcceptancesTable;
  notice_texts: NoticeTextsTable;
  notice_versions: NoticeVersionsTable;
  notifications: NotificationsTable;
  operators: OperatorsTable;
  orders: OrdersTable;
  organizations: OrganizationsTable;
  outcomes: OutcomesTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  payment_customers: PaymentCustomersTable;
  payment_differences: PaymentDifferencesTable;
  payment_events: PaymentEventsTable;
  people: PeopleTable;
  people_change_items: PeopleChangeItemsTable;
  people_changes: PeopleChangesTable;
  people_counts: PeopleCountsTable;
  person_log: PersonLogTable;
  person_merges: PersonMergesTable;
  person_notes: PersonNotesTable;
  person_pairs: PersonPairsTable;
  person_words: PersonWordsTable;
  place_loads: PlaceLoadsTable;
  place_names: PlaceNamesTable;
  places: PlacesTable;
  plan_versions: PlanVersionsTable;
  plans: PlansTable;
  play_data_points: PlayDataPointsTable;
  play_events: PlayEventsTable;
  play_series: PlaySeriesTable;
  plays: PlaysTable;
  position_approvals: PositionApprovalsTable;
  position_interview_questions: PositionInterviewQuestionsTable;
  position_locations: PositionLocationsTable;
  position_privileges: PositionPrivilegesTable;
  position_questions: PositionQuestionsTable;
  position_revisions: PositionRevisionsTable;
  position_simulations: PositionSimulationsTable;
  position_team: PositionTeamTable;
  positions: PositionsTable;
  profile_views: ProfileViewsTable;
  questions: QuestionsTable;
  reasons: ReasonsTable;
  recovery_codes: RecoveryCodesTable;
  recruiter_link_positions: RecruiterLinkPositionsTable;
  recruiter_links: RecruiterLinksTable;
  reference_entries: ReferenceEntriesTable;
  reference_merges: ReferenceMergesTable;
  reference_moves: ReferenceMovesTable;
  response_corrections: ResponseCorrectionsTable;
  retention_notices: RetentionNoticesTable;
  retention_rules: RetentionRulesTable;
  retention_runs: RetentionRunsTable;
  review_requests: ReviewRequestsTable;
  saved_jobs: SavedJobsTable;
  saved_views: SavedViewsTable;
  schema_migrations: SchemaMigrationsTable;
  score_cards: ScoreCardsTable;
  score_templates: ScoreTemplatesTable;
  second_steps: SecondStepsTable;
  security_log: SecurityLogTable;
  self_identification_settings: SelfIdentificationSettingsTable;
  self_identifications: SelfIdentificationsTable;
  sessions: SessionsTable;
  simulation_categories: SimulationCategoriesTable;
  simulation_files: SimulationFilesTable;
  simulation_groups: SimulationGroupsTable;
  simulation_images: SimulationImagesTable;
  simulation_subtraits: SimulationSubtraitsTable;
  simulation_tasks: SimulationTasksTable;
  simulation_traits: SimulationTraitsTable;
  simulations: SimulationsTable;
  source_links: SourceLinksTable;
  stage_mails: StageMailsTable;
  stage_waits: StageWaitsTable;
  status_batches: StatusBatchesTable;
  submission_disputes: SubmissionDisputesTable;
  submission_feedback: SubmissionFeedbackTable;
  submissions: SubmissionsTable;
  subscriptions: SubscriptionsTable;
  subtrait_anchors: SubtraitAnchorsTable;
  subtrait_gaps: SubtraitGapsTable;
  subtraits: SubtraitsTable;
  survey_grants: SurveyGrantsTable;
  survey_invitations: SurveyInvitationsTable;
  survey_link_keys: SurveyLinkKeysTable;
  survey_responses: SurveyResponsesTable;
  survey_tallies: SurveyTalliesTable;
  surveys: SurveysTable;
  tasks: TasksTable;
  tax_rates: TaxRatesTable;
  team_links: TeamLinksTable;
  terms: TermsTable;
  terms_acceptances: TermsAcceptancesTable;
  test_payments: TestPaymentsTable;
  trait_categories: TraitCategoriesTable;
  traits: TraitsTable;
  use_notices: UseNoticesTable;
  users: UsersTable;
  visit_counts: VisitCountsTable;
  vocabulary_merges: VocabularyMergesTable;
  vocabulary_versions: VocabularyVersionsTable;
}

/** What an add-on costs and gives, by version. Published ones never change: whoever bought one keeps it. */
interface AddOnVersionsTable {
  /** UUIDv7. */
  id: string;
  /** Which add-on. */
  add_on_id: string;
  /** Counts from 1; the published one with the highest number is what can be bought now. */
  version: number;
  /** In English. */
  name: string;
  /** What it gives, in a sentence, in English; empty: nothing is said. */
  description: Generated<string>;
  /** By further language: `name` and `description`. A language that is missing shows the English. */
  wordings: Generated<Jsonb>;
  /** In cents of the currency, without tax; for each `every` where it recurs. */
  price: number;
  /** ISO 4217. */
  currency: Generated<string>;
  /** `one_time`, or `recurring` until it is cancelled. */
  kind: 'one_time' | 'recurring';
  /** How often a recurring one is paid: `month` or `year`. Null: a one-time one. */
  every: 'month' | 'year' | null;
  /** Days after the purchase until what a one-time one gave is over. Null: it stays, or it recurs. */
  expires_days: number | null;
  /** By key of a feature what is added: true of a flag; of an amount a whole number, or true for without a limit. */
  grants: Generated<Jsonb>;
  /** When it was begun. */
  created_at: Timestamp;
  /** From when it can be bought. Null: a draft, of which an add-on has one at most. */
  published_at: Timestamp | null;
}

/** What organizations buy beside a plan. Price and grants stand in its versions. */
interface AddOnsTable {
  /** UUIDv7. */
  id: string;
  /** Short name for addresses and programs; never changes. */
  key: string;
  /** `draft`: seen by the platform only; `published`: can be bought; `closed`: cannot be bought any more, goes on for those who have it. */
  status: Generated<'draft' | 'published' | 'closed'>;
  /** Kinds of organization that it is for: `company`, `independent`, `agency`; at least one. */
  audiences: string[];
  /** Order in which add-ons of the same price are listed, ascending. */
  position: Generated<number>;
  /** When it was added. */
  created_at: Timestamp;
  /** Last change of it or of its draft. */
  updated_at: Timestamp;
}

/** Who answers candidates of an organization that need another way to play. No row: an admin outside the hiring team. */
interface AdjustmentContactsTable {
  /** Whose candidates. */
  organization_id: string;
  /** The member who answers. */
  user_id: string;
  /** Who chose them. Null: the account is gone. */
  set_by: string | null;
  /** When they were chosen. */
  updated_at: Timestamp;
}

/** Messages of those requests. */
interface AdjustmentMessagesTable {
  /** UUIDv7, in order of writing. */
  id: string;
  /** Of whom it is asked. */
  organization_id: string;
  /** For which application. */
  application_id: string;
  /** Which request. */
  request_id: string;
  /** Whether the candidate wrote it. */
  from_candidate: boolean;
  /** Who of the organization wrote it. Null: the candidate, or the account is gone. */
  sender_id: string | null;
  /** What was written. */
  body: string;
  /** When. */
  created_at: Timestamp;
  /** When the other side first opened it. Null: not yet. */
  read_at: Timestamp | null;
}

/** Another way to play that a candidate asked for; read by the candidate and whoever answers, by nobody else. */
interface AdjustmentRequestsTable {
  /** UUIDv7. */
  id: string;
  /** Of whom it is asked. */
  organization_id: string;
  /** For which application. */
  application_id: string;
  /** Who answers. Null: the account is gone; the next message finds somebody else. */
  assigned_to: string | null;
  /** Whether they hire for the position as well: nobody else was there. The candidate is told. */
  assigned_decides: boolean;
  /** `open` or `closed`; a further message opens it again. */
  status: Generated<'open' | 'closed'>;
  /** When it was first asked. */
  created_at: Timestamp;
  /** Last message or change. */
  updated_at: Timestamp;
}

/** Positions for which New York City's rule about automated employment decision tools was decided on. No row: it follows from the places. */
interface AedtNoticesTable {
  /** Which. */
  position_id: string;
  /** Whose. */
  organization_id: string;
  /** Whether the notice is given. */
  is_on: boolean;
  /** Why it is not; empty: it is, or nobody said. */
  reason: Generated<string>;
  /** Day in New York on which the job page began to show it. Null: not published since, or off. */
  posted_on: string | null;
  /** First day on which a play may begin: ten business days lie between. Null: not posted. */
  use_from: string | null;
  /** Ids of the subtraits that it named when it was posted. */
  measured: Generated<string[]>;
  /** Who switched it. Null: publishing did, or the account is gone. */
  set_by: string | null;
  /** Last change. */
  updated_at: Timestamp;
}

/** That an agency represents a person at a company; at most one is in force for a position at a time. */
interface AgencyClaimsTable {
  /** UUIDv7. */
  id: string;
  /** The company. */
  organization_id: string;
  /** Address of the person in small letters. */
  email: string;
  /** The agency. */
  agency_id: string;
  /** For which position. Null: every one of the company. */
  position_id: string | null;
  /** The submission that gave it. */
  submission_id: string;
  /** From when. */
  claimed_from: Timestamp;
  /** First moment at which it is over. Null: it has no end. */
  claimed_until: Timestamp | null;
  /** When a dispute ended it. Null: nobody did. */
  ended_at: Timestamp | null;
}

/** What an agency notes on its fees with a client; the client never sees it. */
interface AgencyClientNotesTable {
  /** The agency. */
  organization_id: string;
  /** The client. */
  company_id: string;
  /** Its text. */
  fee_note: string;
  /** Who wrote it last. Null: the account is gone. */
  updated_by: string | null;
  /** When. */
  updated_at: Timestamp;
}

/** The agency's recruiters who work on a shared position; its admins see all. */
interface AgencyPositionPeopleTable {
  /** The shared position. */
  share_id: string;
  /** The company, as of the shared position. */
  organization_id: string;
  /** The agency's recruiter. */
  user_id: string;
}

/** A position that a company shares with an agency, on terms of its own. */
interface AgencyPositionsTable {
  /** UUIDv7. */
  id: string;
  /** The company. */
  organization_id: string;
  /** What is shared. */
  position_id: string;
  /** With which agency; it sees the position only while their link is in force. */
  agency_id: string;
  /** What the company pays and when, in words; each submission keeps those it was made under. */
  terms: string;
  /** What the company tells the agency about the position; empty: nothing. */
  note: Generated<string>;
  /** open, or ended: the agency sees and submits no more. */
  status: Generated<'open' | 'ended'>;
  /** Who shared it. Null: the account is gone. */
  shared_by: string | null;
  /** When it was shared. */
  created_at: Timestamp;
  /** Last change. */
  updated_at: Timestamp;
  /** When it ended. Null: open. */
  ended_at: Timestamp | null;
}

/** What a person did with a draft, in order; written once. */
interface AiRunStepsTable {
  /** UUIDv7. */
  id: string;
  /** The draft. */
  ai_run_id: string;
  /** Whose. Null: the platform's own. */
  organization_id: string | null;
  /** The application that the draft is about. Null: none. */
  application_id: string | null;
  /** `confirmed`: taken over. `edited`: said otherwise. `discarded`: not shown any more. */
  kind: 'confirmed' | 'edited' | 'discarded';
  /** What it says after the step. Null: nothing (discarded). */
  output: Jsonb | null;
  /** What was changed: a list of path, before and after. */
  edits: Generated<Jsonb>;
  /** Who. Null: the account is gone. */
  done_by: string | null;
  /** When. */
  done_at: Timestamp;
}

/** What was asked of rules, the small model or a provider, and what it answered; written once. What people did with it is in ai_run_steps. */
interface AiRunsTable {
  /** UUIDv7. */
  id: string;
  /** Whose. Null: the platform's own. */
  organization_id: string | null;
  /** What was drafted; `test`: the button that tries a provider. */
  kind:
    | 'position_simulation'
    | 'score_template'
    | 'score_card_summary'
    | 'position_text'
    | 'translation'
    | 'question_rules'
    | 'interview_questions'
    | 'answers_summary'
    | 'rejection_mail'
    | 'test';
  /** For whom a summary is; empty for everything else. */
  audience: Generated<'' | 'recruiter' | 'candidate'>;
  /** Language of the draft. */
  language: Generated<string>;
  /** The position it is about. Null: none. */
  position_id: string | null;
  /** The application it is about. Null: none. */
  application_id: string | null;
  /** The score card that was summed up; goes with its application. Null: none. */
  score_card_id: string | null;
  /** All that it was given: of a card names of traits and numbers, of a position its text; never a name, age, picture, CV or free text of a candidate. */
  input_snapshot: Jsonb;
  /** Version of the rules or of the words that the provider was asked with. */
  prompt_version: string;
  /** What answered: `embedded` (rules and the small model of the product) or `provider` (a server that was set up). */
  provider: 'embedded' | 'provider';
  /** Which model or rules. */
  model: string;
  /** The draft as it was made. Null: it failed. */
  output: Jsonb | null;
  /** Tokens that were sent to the provider; 0: none. */
  tokens_in: Generated<number>;
  /** Tokens that it answered. */
  tokens_out: Generated<number>;
  /** What it cost, in millionths of the currency. */
  cost_micros: Generated<number>;
  /** Milliseconds. */
  took_ms: Generated<number>;
  /** `completed`: there is a draft. `failed`: there is none. `cancelled`: whoever asked stopped it, or left. */
  status: 'completed' | 'failed' | 'cancelled';
  /** Why a provider gave no draft that could be used, as a code; empty: nothing went wrong. With a draft: the rules made it instead. */
  problem: Generated<string>;
  /** Who asked. Null: the account is gone. */
  requested_by: string | null;
  /** When. */
  requested_at: Timestamp;
  /** Currency of the cost (ISO 4217), as the prices were set in. */
  currency: Generated<string>;
}

/** Switches of AI features and the provider that answers them: the platform's, and an organization's own. */
interface AiSettingsTable {
  /** UUIDv7; the key is sealed for it. */
  id: string;
  /** Whose. Null: the platform's, which count where an organization has none. */
  organization_id: string | null;
  /** False: no drafts at all. */
  is_on: Generated<boolean>;
  /** Kinds of drafts that are off. */
  tasks_off: Generated<string[]>;
  /** Whether a provider is asked; otherwise only the product's own rules and model. */
  uses_provider: Generated<boolean>;
  /** Base address of a server that speaks OpenAI's chat completions, up to `/v1`; empty: none. */
  address: Generated<string>;
  /** Model that is asked for. */
  model: Generated<string>;
  /** The provider's key, encrypted with the server's secret. Null: none. */
  sealed_key: Buffer | null;
  /** Price of a million tokens that are sent, in millionths of the currency. */
  price_in_micros: Generated<number>;
  /** Price of a million tokens that are answered. */
  price_out_micros: Generated<number>;
  /** Most that an organization may spend in a calendar month (UTC), in millionths. Null: no limit. */
  monthly_budget_micros: number | null;
  /** Of the platform's row: whether organizations may set a provider of their own. */
  organizations_may_set: Generated<boolean>;
  /** Who changed it last. Null: the account is gone. */
  updated_by: string | null;
  /** When. */
  updated_at: Timestamp;
  /** Currency of prices and budget (ISO 4217). */
  currency: Generated<string>;
}

/** Keys that panels made. What a key says never changes: cards are made by it and recomputed by it. */
interface AnswerKeysTable {
  /** UUIDv7. */
  id: string;
  /** Which game. */
  game_key: string;
  /** Version of the game's judge whose items it is for. */
  of_version: string;
  /** Version of the game with this key. */
  version: string;
  /** The panel that made it. Null: brought along in a library, or the panel is gone. */
  panel_id: string | null;
  /** By item: mean, sd, agreement (r_wg), mean rank where order counts, and use (kept, left_out, not_chosen). */
  items: Jsonb;
  /** What is told of the panel: experts, w, icc with its interval, left_out. */
  panel: Jsonb;
  /** SHA-256 of game, version of the judge and items. */
  digest: string;
  /** Who made it. Null: an account that is gone, or brought along. */
  created_by: string | null;
  /** When. */
  created_at: Timestamp;
}

/** Every change of a setting, oldest kept; the last 100 are shown and can be brought back. */
interface AppConfigHistoryTable {
  /** UUIDv7, in order of the changes. */
  id: string;
  /** Which setting, by its name in the registry. */
  key: string;
  /** Value until then; the default where nobody had set it. Null: not known. */
  before: Jsonb | null;
  /** Value from then on. */
  after: Jsonb;
  /** Who did it. Null: the installation itself. */
  changed_by: string | null;
  /** When. */
  changed_at: Generated<Timestamp>;
}

/** Settings of the installation that a super admin changed; all others have the default of the registry in the code. */
interface AppConfigsTable {
  /** Name in the registry (app-config/registry.ts). */
  key: string;
  /** JSON string, whole number, boolean or list of strings, as the registry's type says. */
  value: Jsonb;
  /** Who changed it last. Null: the installation itself. */
  updated_by: string | null;
  /** When it was changed last. */
  updated_at: Generated<Timestamp>;
}

/** Answers to the questions of a revision. */
interface ApplicationAnswersTable {
  /** Owner of the position. */
  organization_id: string;
  /** Whose answer it is. */
  application_id: string;
  /** The question. */
  position_question_id: string;
  /** As the type has it: text, number, true or false, list of option keys, day, address, or the id of a file; JSON null: left open. */
  value: Jsonb;
  /** When it was last saved. */
  updated_at: Generated<Timestamp>;
}

/** What the hiring side writes about an applicant. */
interface ApplicationCommentsTable {
  /** UUIDv7, in order of writing. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The applicant it is about. */
  application_id: string;
  /** Who wrote it; may change it for 15 minutes. */
  author_id: string;
  /** Plain text, at most 10,000 characters. */
  body: string;
  /** Who reads it: everybody who may read comments (team), who may decide, who has the level private, or the candidate as well. */
  visibility: Generated<'team' | 'deciders' | 'private' | 'candidate'>;
  /** Accounts that are named in it and were told. */
  mentions: Generated<string[]>;
  /** Last change by the author. Null: never changed. */
  edited_at: Timestamp | null;
  /** When it was written. */
  created_at: Generated<Timestamp>;
}

/** Applications per position and status without a scan; eight shards keep writers apart. Kept by a trigger; test applications are not counted. */
interface ApplicationCountsTable {
  /** The position. */
  position_id: string;
  /** The status that is counted. */
  status: string;
  /** 0 to 7, drawn at each write; the sum over all is the count. */
  shard: number;
  /** May be below 0 in one shard, never in the sum. */
  count: number;
}

/** What happened to an application, line by line; append-only and chained by hashes. */
interface ApplicationLogTable {
  /** The application. */
  application_id: string;
  /** From 1 without a gap. */
  seq: number;
  /** Owner of the position. */
  organization_id: string;
  /** When; part of the hash. */
  at: Generated<Timestamp>;
  /** The person who did it. Null: the system or a rule. */
  actor_id: string | null;
  /** In which part the actor did it: user is the hiring side. */
  actor_kind: 'user' | 'candidate' | 'system' | 'rule' | 'api';
  /** What happened, such as status_changed, tagged or message_sent. */
  action: string;
  /** Status before. Null: no change of status. */
  from_status: string | null;
  /** Status after. Null: no change of status. */
  to_status: string | null;
  /** Reason given. Null: none. */
  reason_id: string | null;
  /** The changes made together with this one. Null: alone. */
  batch_id: string | null;
  /** The card that was in force when a person decided. Null: none, or no decision. */
  score_card_id_seen: string | null;
  /** More by key, such as tags, note or step. */
  detail: Generated<Jsonb>;
  /** Hash of the line before; 32 zero bytes for the first. */
  previous_hash: Buffer;
  /** SHA-256 over the hash before and everything that says what happened. */
  hash: Buffer;
}

/** Means of all subtraits of the current card's plays, before any template has a say, so that another one can be tried on very many people at once. Test applications have none. */
interface ApplicationMeansTable {
  /** Whose means they are. */
  application_id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The position, for reading all its applicants at once. */
  position_id: string;
  /** Which subtraits, in which order. */
  layout_id: number;
  /** Four bytes a subtrait of the layout, the high one first: millionths of a point of 0 to 100, -1 where no response counted. */
  means: Buffer;
}

/** Messages between the hiring side and an applicant. */
interface ApplicationMessagesTable {
  /** UUIDv7, in order of writing. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The application they are about. */
  application_id: string;
  /** Who wrote it. */
  sender_id: string;
  /** Written by the applicant; else by the hiring side. */
  from_candidate: boolean;
  /** Plain text. */
  body: string;
  /** When the other side first opened it. Null: unread. */
  read_at: Timestamp | null;
  /** When it was sent. */
  created_at: Generated<Timestamp>;
}

/** What of an application the hiring side has opened, as its candidate is told; by nobody in particular. */
interface ApplicationOpeningsTable {
  /** Which application. */
  application_id: string;
  /** Whose. */
  organization_id: string;
  /** `application`: the applicant's page or panel. `cv`: the CV, as a file or as text. `score_card`: the score card. */
  part: 'application' | 'cv' | 'score_card';
  /** When it was first opened. */
  first_at: Timestamp;
  /** When it was last opened, to within an hour. */
  last_at: Timestamp;
}

/** Subtrait and trait scores of the current card, kept narrow: averages and changed weights read these, not the cards. */
interface ApplicationScoresTable {
  /** Whose scores they are. */
  application_id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The position, for reading all its applicants at once. */
  position_id: string;
  /** Subtraits with a score. */
  subtrait_ids: string[];
  /** Their scores, 0 to 100, in the same order. */
  scores: number[];
  /** Traits with a score. */
  trait_ids: string[];
  /** Their scores, 0 to 100, in the same order. */
  trait_scores: number[];
}

/** Each word of an applicant's name and address, so that the beginning of one finds the applicants of a position. Kept by a trigger; test applications have none. */
interface ApplicationWordsTable {
  /** The position that is searched. */
  position_id: string;
  /** As search_words writes it, compared byte by byte. */
  word: string;
  /** The applicant. */
  application_id: string;
}

/** One person's way through one position. Written narrow, since lists of hundreds of thousands read it. */
interface ApplicationsTable {
  /** UUIDv7, in order of creation; who came first wins among equals. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** What is applied for. */
  position_id: string;
  /** Questions, simulations and template that count for this application. */
  revision_id: string;
  /** Who applies; one live application a position. */
  candidate_id: string;
  /** One of the eleven of domain/application-statuses.ts; the first four are the candidate's steps up to applied. */
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
  /** Status before a rejection. Null unless rejected. */
  status_before: string | null;
  /** Last step of applying that is complete; stays when the application is rejected. */
  furthest_step: Generated<string>;
  /** How it came to be: by the person, an invitation, a recruiter on the person's behalf (generated), an agency, a referral or an import. */
  origin: Generated<'public' | 'invite' | 'generated' | 'agency' | 'referral' | 'import'>;
  /** Contact data of the form: first_name, last_name, email, phone, location, linkedin; empty before the first save. */
  basic_info: Generated<Jsonb>;
  /** First and last name as applied with; what lists show and search. */
  applicant_name: Generated<string>;
  /** Address as applied with, in small letters. */
  applicant_email: Generated<string>;
  /** Name and address as they are searched, each word behind a space; see search_words. */
  applicant_words: Computed<string>;
  /** The CV sent along. Null: none. */
  cv_id: string | null;
  /** The person chose to go on without an optional CV. */
  cv_skipped: Generated<boolean>;
  /** The questions were answered and handed in. */
  questions_done: Generated<boolean>;
  /** Free text; empty: none. */
  cover_letter: Generated<string>;
  /** Day from which an application on hold is to be looked at again. Null: open end, or not on hold. */
  hold_until: string | null;
  /** Status that it came on hold from. Null unless on_hold. */
  hold_resume_to: string | null;
  /** Who ended it: employer, candidate (withdrawn) or system (not completed). Null unless rejected. */
  disposition_by: 'employer' | 'candidate' | 'system' | null;
  /** The reason given. Null: none, or not rejected. */
  disposition_reason_id: string | null;
  /** For the hiring side only; may be empty. */
  disposition_note: Generated<string>;
  /** What the candidate reads about the refusal; empty: nothing. */
  disposition_shared_text: Generated<string>;
  /** What a knock-out rule proposes: action, rule and matched question ids. Null: nothing, or a person answered it. */
  suggested_action: Jsonb | null;
  /** Words that the hiring side put on it, in order of adding. */
  tags: Generated<string[]>;
  /** The card in force. Null: none yet. */
  score_card_id: string | null;
  /** Job fit of that card, 0 to 100 with one decimal, never rounded across a half. Null: Not Calculated. */
  job_fit_score: number | null;
  /** Standard error of the job fit on its card, in points. Null: unknown or not calculated. */
  job_fit_sem: number | null;
  /** Share of the template's weight that has data, 0 to 1, three decimals. Null: no card. */
  coverage: number | null;
  /** Job fit, then coverage, then the two most important subtraits in one whole number (domain/rank-order.ts); ascending is best first, 1 is no score. */
  rank_order: Generated<number>;
  /** The last change of status that was made with others, for its undo. Null: none. */
  batch_id: string | null;
  /** Made to try the position; in no list, count or norm. */
  is_test: Generated<boolean>;
  /** Of a visitor of the demo who gave no name; counts as a demo play where formulas are tried on past plays. */
  anonymous_demo: Generated<boolean>;
  /** When the person agreed to be assessed. Null: not asked yet. */
  consent_at: Timestamp | null;
  /** When it was handed in. Null: not yet. */
  applied_at: Timestamp | null;
  /** Since when it has its status. */
  stage_entered_at: Generated<Timestamp>;
  /** Last thing the candidate did; reminders and the end of idle ones count from here. */
  last_activity_at: Generated<Timestamp>;
  /** The last reminder to finish, by hand or by itself. Null: none. */
  reminded_at: Timestamp | null;
  /** When it was begun. */
  created_at: Generated<Timestamp>;
  /** Last change of any column here. */
  updated_at: Generated<Timestamp>;
  /** Attempts at its simulation, from 1; the most of any of them. */
  attempts: Generated<number>;
  /** Number of the attempt that the card is made from, where there are several. Null: one attempt only, or no card. */
  attempt_counted: number | null;
  /** Codes of what is worth a look in the plays that the card is made from; never part of a score. Empty: nothing. */
  integrity_review: Generated<string[]>;
  /** The trait with the highest score on the card that counts, the first in the template's order of several; null: no trait has a score. */
  top_trait_id: string | null;
  /** State of the newest play that belongs to the application itself, not to a confirmation; null: none was begun. */
  play_state: string | null;
  /** Messages of the candidate that nobody of the hiring side has read. */
  unread_messages: Generated<number>;
  /** Whether applicant_email is the address of the candidate's account and was proved. */
  email_confirmed: Generated<boolean>;
  /** The same person's application for the position that counts instead; set when this one was closed for it. */
  duplicate_of: string | null;
  /** The person of the talent pool; kept by a trigger. Null: a test or a demo. */
  person_id: string | null;
  /** What the job fit means; only norm has a band. Null: no job fit, or made by engine 1, whose numbers all have one. */
  job_fit_scale: 'norm' | 'model' | 'percent' | 'place' | 'fit' | 'mixed' | null;
  /** The person of the hiring side who looks after the applicant. Null: nobody in particular. */
  owner_id: string | null;
  /** The link by which the person came, up to 30 days before applying. Null: none is known. */
  source_link_id: string | null;
  /** What of the measures behind the score nobody has confirmed: answer keys, parameters of items, or both. Null: nothing, or no score. */
  score_unconfirmed: 'key' | 'items' | 'both' | null;
}

/** Applications whose position once had another applicant of the same address; whether it still has is looked up. */
interface ApplicationsOfOneAddressTable {
  /** The application. */
  application_id: string;
  /** Whose position it is for. */
  organization_id: string;
}

/** What a hiring manager's request has to pass before it can be published, in order. No row: nothing. */
interface ApprovalStepsTable {
  /** Whose rule it is. */
  organization_id: string;
  /** Its place: 1 or 2. */
  step: number;
  /** Who approves. Null: any admin or recruiter who knows of the position. */
  member_id: string | null;
}

/** Which attempt counts where a person said so; without a row the first valid one does. */
interface AttemptChoicesTable {
  /** Whose attempts they are. */
  application_id: string;
  /** The simulation that was played more than once. */
  simulation_id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The attempt that counts. */
  play_id: string;
  /** Who said so. Null: it counted before there was a rule. */
  chosen_by: string | null;
  /** Why, in words; empty exactly where nobody said so. */
  reason: Generated<string>;
  /** When. */
  chosen_at: Generated<Timestamp>;
}

/** How often something guarded (sign-in, codes, public forms) was tried under a key; rows go when their time is over. */
interface AttemptCountersTable {
  /** What is counted, with address, network or account, such as sign_in:<email>:<network>. */
  key: string;
  /** Tries counted since the window began. */
  attempts: number;
  /** The count begins anew from here on. */
  window_ends_at: Timestamp;
  /** No further try before this. Null: not closed. */
  blocked_until: Timestamp | null;
}

/** Authenticator apps that show one-time codes (RFC 6238), one an account. */
interface AuthenticatorsTable {
  /** Whose. */
  user_id: string;
  /** What the codes are made from, encrypted with a key of the server. */
  secret: Buffer;
  /** When its set-up began. */
  created_at: Timestamp;
  /** When the first code was right; from then on it counts. Null: being set up. */
  confirmed_at: Timestamp | null;
  /** Number of the newest time step (30 s each since 1970) whose code was taken; it and those before are over. */
  last_step: Generated<number>;
  /** When a code was last taken. Null: never. */
  last_used_at: Timestamp | null;
}

/** When a person can be asked for interviews; people without a row have the usual hours. */
interface AvailabilitiesTable {
  /** Whose hours they are. */
  user_id: string;
  /** IANA name of the zone in which they are meant. */
  time_zone: string;
  /** Seven lists, Monday first, of {from, until} in minutes since midnight. */
  weekly: Jsonb;
  /** List of {day, ranges}: days with other hours than their weekday has. */
  exceptions: Generated<Jsonb>;
  /** Minutes kept free before each interview. */
  buffer_before_min: Generated<number>;
  /** Minutes kept free after each interview. */
  buffer_after_min: Generated<number>;
  /** Most interviews on one day. Null: as many as fit. */
  most_per_day: number | null;
  /** Minutes between a booking and its interview, at least. */
  notice_min: Generated<number>;
  /** Calendar feeds of older versions answer nothing any more. */
  feed_version: Generated<number>;
  /** Grows with each change; a change is based on one. */
  version: Generated<number>;
  /** Its last change. */
  updated_at: Timestamp;
  /** Country whose public holidays are days off (ISO 3166-1). Null: none. */
  holiday_country: string | null;
  /** Part of that country with holidays of its own, by the code that its data has. Null: the country's alone. */
  holiday_region: string | null;
  /** Holidays on which the person can be asked all the same, as days. */
  holidays_worked: Generated<Jsonb>;
}

/** What a person has set off and that goes on without their page. It and its result are its owner's alone. */
interface BackgroundJobsTable {
  /** UUIDv7; for a bulk action the id of that action, for checks that of the version. */
  id: string;
  /** Who set it off, and the only one who sees it. */
  owner_id: string;
  /** Owner of the position, or of the people or records that are meant. Null: what is about the platform, such as checks of a game. */
  organization_id: string | null;
  /** The position whose applicants are meant, or to which people are invited. Null: checks of a game, and what is about the people of an organization. */
  position_id: string | null;
  /** What it does. */
  kind:
    | 'applicants_export'
    | 'applicants_move'
    | 'applicants_tag'
    | 'backup'
    | 'build_check'
    | 'dossier_export'
    | 'people_change'
    | 'people_duplicates'
    | 'people_export'
    | 'people_import'
    | 'people_invite'
    | 'records_import'
    | 'organization_export'
    | 'organization_import'
    | 'traits_import'
    | 'scoring_import';
  /** What pages say of it: `format` of a file, or `to`, the status people move to; `names` and `scores`: whether the file has them; `skipped`: those of `done` whom a bulk action left as they were; `undoing`: it undoes a bulk action, or has; `build`: names of the game, and `outcome` of its checks. */
  facts: Generated<Jsonb>;
  /** What was asked for, as the job reads it; the passphrase of a backup is encrypted, and gone at its end. Empty where the job keeps it elsewhere. */
  wish: Generated<Jsonb>;
  /** queued and running go on by themselves; the others are its end. */
  status: Generated<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>;
  /** Applicants, people or records found when it began; those to undo once it is being undone; steps of checks; of a backup an estimate, in kilobytes. */
  total: number;
  /** Applicants, people or records dealt with so far, of the undo once it is being undone; steps of checks that are done; of a backup kilobytes. Of an import that is stored whole or not at all nothing is stored before it has ended. */
  done: Generated<number>;
  /** Content of the file it made, in the file store. Null: none. */
  result_sha256: string | null;
  /** Bytes of that file. Null: none. */
  result_size: number | null;
  /** When it was set off. */
  created_at: Timestamp;
  /** When it came to its end. Null: goes on. */
  finished_at: Timestamp | null;
  /** From when on it and its file are gone. */
  expires_at: Timestamp;
  /** The version of a game that is checked. Null: something else. */
  build_version_id: string | null;
}

/** Backups of the whole installation that it made itself and still keeps. Their files lie in the folder backups of the data folder, or under backups/ in the bucket, under their id. Never part of a backup. */
interface BackupsTable {
  /** UUIDv7; the name of its file, and the id of the background job that made it, where one did. */
  id: string;
  /** Who set it off. Null: made at night, or the account is gone. */
  made_by: string | null;
  /** Whether it opens with a passphrase only, which is kept nowhere. */
  is_sealed: boolean;
  /** The moment that it shows. */
  made_at: Timestamp;
  /** Bytes of its file. */
  size: number;
  /** Digest of its file. */
  sha256: string;
  /** Rows of all tables in it. */
  row_count: number;
  /** Stored files in it. */
  file_count: number;
  /** Version of Tryout that made it; an older one cannot restore it. */
  product_version: string;
}

/** Who an organization’s invoices are made out to. */
interface BillingDetailsTable {
  /** Whose. */
  organization_id: string;
  /** Name of the business, or of the person; empty: that of the organization. */
  legal_name: Generated<string>;
  /** Where invoices are sent; empty: to those who manage billing. */
  email: Generated<string>;
  /** As in invoice_sellers. */
  address: Generated<Jsonb>;
  /** VAT or other tax number, as it stands on invoices; empty: none. */
  tax_id: Generated<string>;
  /** In which invoices are written (BCP 47). */
  language: Generated<string>;
  /** Last change. */
  updated_at: Timestamp;
}

/** What a build version consists of; written in one transaction with the status, after every file is stored. */
interface BuildFilesTable {
  /** The version it is a file of. */
  build_version_id: string;
  /** Within the archive, /-separated, compared byte by byte; what the address on the builds host names. */
  path: string;
  /** Digest of the bytes, hex; the name of the stored file. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** How long players waited until a version was ready, and how often it did not come: counts by bucket of time. */
interface BuildLoadsTable {
  /** The version that was played. */
  build_version_id: string;
  /** loaded: became ready; failed: did not. */
  outcome: 'loaded' | 'failed';
  /** Upper end of the bucket in ms, about a tenth wide; 0 for failed. */
  bucket_ms: number;
  /** Loads that ended in it. */
  count: Generated<number>;
}

/** What the checks of a version said, line by line; never changed. */
interface BuildLogTable {
  /** Counts up over all versions; the order of the lines. */
  id: Computed<number>;
  /** The version that was checked. */
  build_version_id: string;
  /** When it was said. */
  at: Generated<Timestamp>;
  /** Part of the checks: receive, hash, unpack, manifest, policy_scan, smoke, ready, and moves by people. */
  step: string;
  /** error: the step failed by it. */
  level: 'info' | 'warning' | 'error';
  /** What was found, for pages and tests, such as version_renamed. */
  code: string;
  /** The same as an English sentence. */
  message: string;
  /** Figures and names of the message, by key. */
  data: Generated<Jsonb>;
  /** Who did it. Null: the checks themselves. */
  actor_id: string | null;
}

/** What went wrong in players' browsers, counted by what and where; at most 500 different ones a version. */
interface BuildProblemsTable {
  /** UUIDv7, in order of the first report. */
  id: string;
  /** The version that was played. */
  build_version_id: string;
  /** error: the game's own; log: what it reported; refused: an answer of the platform; load_failed: did not start; policy: something its frame does not allow. */
  kind: 'error' | 'log' | 'refused' | 'load_failed' | 'policy';
  /** What, in small letters; other: one beyond the 500 that are kept apart. */
  code: string;
  /** As game or browser said, without addresses and long numbers; empty with other. */
  message: string;
  /** Name and main version; empty: not known. */
  browser: string;
  /** How often. */
  count: Generated<number>;
  /** First report. */
  first_at: Generated<Timestamp>;
  /** Latest report. */
  last_at: Generated<Timestamp>;
}

/** Parts of an archive that is being uploaded; they go when it is whole or given up. */
interface BuildUploadPartsTable {
  /** The upload. */
  upload_id: string;
  /** Where it begins, bytes from the beginning of the archive. */
  at: number;
  /** Bytes. */
  size: number;
  /** Digest of the bytes, hex; the name of the stored file. */
  sha256: string;
}

/** Archives on their way: bytes are appended to a file of their own and count once they are on disk. */
interface BuildUploadsTable {
  /** UUIDv7. */
  id: string;
  /** The build it is a new version of. Null: a new build, or the one that the manifest names. */
  build_id: string | null;
  /** What a new build without a manifest is called; empty: as the file. */
  name: Generated<string>;
  /** Name of the zip as sent. */
  file_name: string;
  /** Bytes announced. */
  size: number;
  /** Bytes that are safely stored, 0 to size; an upload goes on from here. */
  received: Generated<number>;
  /** open: bytes are missing; complete: became a version; cancelled: given up. */
  status: Generated<'open' | 'complete' | 'cancelled'>;
  /** Who sends it; nobody else may go on with it. */
  uploaded_by: string;
  /** When it was begun. */
  created_at: Generated<Timestamp>;
  /** Given up and removed from here on while it is open. */
  expires_at: Timestamp;
  /** The version it became. Null: none yet, or deleted since. */
  build_version_id: string | null;
}

/** One upload of a build: what its checks found and where it stands. */
interface BuildVersionsTable {
  /** UUIDv7, in order of upload. */
  id: string;
  /** The build it is a version of. */
  build_id: string;
  /** As the manifest says, such as 1.2.0, made unique within the build. */
  version: string;
  /** uploaded: waits; scanning: is checked; needs_mapping: no manifest says what it measures; ready: may be tried; stable: new tasks are made of it; retired: only kept. */
  status: Generated<'uploaded' | 'scanning' | 'failed' | 'needs_mapping' | 'ready' | 'stable' | 'retired'>;
  /** Digest of the uploaded zip, hex; the zip itself is kept under it. */
  archive_sha256: string;
  /** Bytes of the zip. */
  archive_size: number;
  /** File name of the zip as uploaded. */
  archive_name: string;
  /** build.json with everything filled in. Null: none read yet. */
  manifest: Jsonb | null;
  /** build.json as it was written or typed; empty: none. */
  manifest_text: Generated<string>;
  /** The manifest was typed in by hand, since the archive holds none. */
  manifest_given: Generated<boolean>;
  /** Path of the page that starts the game, within the archive; empty until it was found. */
  entry: Generated<string>;
  /** What its frame may do: strict (origin of its own), compat (the host's origin, storage), threads (shared memory as well). */
  profile: Generated<'strict' | 'compat' | 'threads'>;
  /** Files unpacked; 0 until they were. */
  file_count: Generated<number>;
  /** Bytes of all of them; 0 until they were. */
  unpacked_bytes: Generated<number>;
  /** Of the run in a browser of the server: none was made yet, it passed, it failed, or there is no browser. */
  smoke: Generated<'none' | 'passed' | 'failed' | 'skipped'>;
  /** What that run saw: times, errors, addresses asked for. Null: no run yet. */
  smoke_report: Jsonb | null;
  /** Why the checks failed, in one sentence; empty otherwise. */
  problem: Generated<string>;
  /** The run of checks that may write; an earlier one that still lives may not. Null: none is under way. */
  scan_run: string | null;
  /** Last sign of life of that run; without one for a while another run begins. Null: none is under way. */
  scan_beat_at: Timestamp | null;
  /** Runs since somebody asked for the checks; a run that ends the server is not begun for ever. */
  scan_attempts: Generated<number>;
  /** Raised by each change of manifest or status. */
  edit: Generated<number>;
  /** Who uploaded it. Null: the account is gone. */
  uploaded_by: string | null;
  /** When the upload was complete. */
  created_at: Generated<Timestamp>;
  /** When its checks were first passed. Null: not yet. */
  ready_at: Timestamp | null;
  /** When it was last made the stable one. Null: never. */
  stable_at: Timestamp | null;
  /** When it was put away. Null: was not. */
  retired_at: Timestamp | null;
}

/** Games made elsewhere; each upload of one is a build_versions row. */
interface BuildsTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Short name, unique; the game_key of tasks made of it. */
  slug: string;
  /** As its stable version calls itself; before there is one, as its first upload. */
  name: string;
  /** Raised by each change of the build or its versions; a change is based on one and refused when it is no longer stored. */
  edit: Generated<number>;
  /** Who uploaded it first. Null: the account is gone. */
  created_by: string | null;
  /** When. */
  created_at: Generated<Timestamp>;
  /** Last change of the build or a version. */
  updated_at: Generated<Timestamp>;
}

/** The applicants of a bulk action, in list order. */
interface BulkActionItemsTable {
  /** The action. */
  bulk_action_id: string;
  /** Their place in the list when it began, from 1. */
  place: number;
  /** The applicant. */
  application_id: string;
  /** Status when it began; one that changed meanwhile is left out. */
  from_status: string;
  /** For tags: what it had. Empty for moves. */
  tags_before: Generated<string[]>;
  /** kept: the undo left it, because somebody changed it since. */
  result: Generated<'waiting' | 'done' | 'skipped' | 'undone' | 'kept'>;
  /** Why it was left out, as in BulkSkipReason of the contract. Null unless skipped or kept. */
  skip_reason: string | null;
  /** The moves of its chunk, for the undo. Null: tags, or not moved. */
  batch_id: string | null;
}

/** Something done to all applicants that a search finds. Who they are is written down when it begins; it goes on in chunks and can be taken back. */
interface BulkActionsTable {
  /** UUIDv7, in order of beginning. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The position whose applicants are meant. */
  position_id: string;
  /** Who does it; the rights of now are asked for each chunk. */
  actor_id: string;
  /** move: of status; tag: tags put on and taken off. */
  kind: 'move' | 'tag';
  /** What is done: the move with its reason and words, or the tags. */
  change: Jsonb;
  /** Applicants that the search found when it began. */
  total: number;
  /** Applicants changed so far. */
  done: Generated<number>;
  /** Applicants left as they were, each with a reason. */
  skipped: Generated<number>;
  /** running and undoing go on by themselves; stopped: ended half-way by a person; failed: the right to it was lost. */
  status: Generated<'running' | 'done' | 'stopped' | 'failed' | 'undoing' | 'undone'>;
  /** Applicants put back by the undo. */
  undone: Generated<number>;
  /** When the people concerned are told. Null: not at all. */
  told_at: Timestamp | null;
  /** When it began. */
  created_at: Generated<Timestamp>;
  /** When it, or its undo, came to an end. Null: goes on. */
  finished_at: Timestamp | null;
}

/** Calendars of people elsewhere, of which only busy times are kept. */
interface CalendarSourcesTable {
  /** UUIDv7; the secret is bound to it. */
  id: string;
  /** Whose calendar it is. */
  user_id: string;
  /** An imported file, a subscribed iCalendar address, a CalDAV account, or an account of Google or Microsoft. */
  kind: 'file' | 'ics' | 'caldav' | 'google' | 'microsoft';
  /** What its owner calls it. */
  name: string;
  /** Where it is fetched from; may hold a secret of its owner and is answered to nobody else. Empty: a file, or a provider with one address for all. */
  address: Generated<string>;
  /** Whom the other server knows; empty: nobody signs in. */
  username: Generated<string>;
  /** Password or tokens, sealed with a key made of the server's secret (AES-256-GCM). Null: none is needed. */
  secret: Buffer | null;
  /** Calendars of the account: list of {id, name, is_used, mark}; mark tells whether it changed. Empty: it has but one. */
  calendars: Generated<Jsonb>;
  /** Mail addresses by which the other server knows the owner: what these declined is free. */
  addresses: Generated<Jsonb>;
  /** Not read yet, read, failing and tried again, or stopped until its owner does something. */
  status: 'waiting' | 'ok' | 'failing' | 'stopped';
  /** Why it could not be read the last time, as a code; empty: it could. */
  problem: Generated<string>;
  /** Tries in a row that failed. */
  failures: Generated<number>;
  /** What the other server called the version that was read (HTTP ETag); empty: it says none. */
  etag: Generated<string>;
  /** When it was read the last time. Null: never. */
  read_at: Timestamp | null;
  /** When reading it was tried the last time. Null: never. */
  attempted_at: Timestamp | null;
  /** When it is read next. Null: a file, or stopped. */
  next_at: Timestamp | null;
  /** When its owner is busy; nothing else of the calendar is kept. */
  busy: Generated<string>;
  /** Until when it was laid out. Null: never read. */
  busy_until: Timestamp | null;
  /** Grows when its owner changes it; reading that began before is thrown away. */
  version: Generated<number>;
  /** When it was connected. */
  created_at: Timestamp;
}

/** Personal links with which people are invited to apply. */
interface CandidateInvitesTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The position to apply for. */
  position_id: string;
  /** Who is invited, in small letters; one open invitation an address and position. */
  email: string;
  /** As the inviter wrote it; may be empty. */
  first_name: Generated<string>;
  /** As the inviter wrote it; may be empty. */
  last_name: Generated<string>;
  /** Words of the inviter in the mail; may be empty. */
  message: Generated<string>;
  /** SHA-256 of the secret in the link; sending again makes a new one. */
  token_hash: Buffer;
  /** How it came to be: one by one, from a CSV, by the API, by an agency, or with an application that was generated. */
  source: Generated<'manual' | 'csv' | 'api' | 'agency' | 'generated'>;
  /** new: open; approved: an application was started; rejected: declined; closed: see closed_reason. */
  status: Generated<'new' | 'approved' | 'rejected' | 'closed'>;
  /** revoked, expired or position_closed; empty unless closed. */
  closed_reason: Generated<string>;
  /** How often it was mailed, from 1. */
  send_count: Generated<number>;
  /** Cannot be used from here on. */
  expires_at: Timestamp;
  /** When it was last mailed. Null: not yet. */
  sent_at: Timestamp | null;
  /** When its link was first opened. Null: not yet. */
  opened_at: Timestamp | null;
  /** What it led to. Null: nothing yet. */
  application_id: string | null;
  /** Who invites. */
  invited_by: string;
  /** When it was made. */
  created_at: Generated<Timestamp>;
  /** Last change of any column here. */
  updated_at: Generated<Timestamp>;
  /** The person of the talent pool; kept by a trigger. Null: the link of a test. */
  person_id: string | null;
}

/** Each time a super admin looked at names and addresses of candidates outside one organization, with the reason. */
interface CandidateLooksTable {
  /** UUIDv7. */
  id: string;
  /** Whose data could be seen; they are told. Null: a search over all applications. */
  candidate_id: string | null;
  /** Which super admin. Null: the account is gone. */
  opened_by: string | null;
  /** Their name, or address, as it was then. */
  opened_by_name: string;
  /** Why, as it was given; the candidate reads it. */
  reason: string;
  /** From when. */
  opened_at: Timestamp;
  /** Until when at most: an hour later. */
  expires_at: Timestamp;
  /** When it was ended before that. Null: it was not. */
  ended_at: Timestamp | null;
  /** How often names were shown in it; each has its line in the security log. */
  seen: Generated<number>;
}

/** What candidates say of themselves, for every application; one row a candidate. */
interface CandidateProfilesTable {
  /** Whose profile it is. */
  user_id: string;
  /** One line under the name; may be empty. */
  tagline: Generated<string>;
  /** Free text, at most 4000 characters. */
  bio: Generated<string>;
  /** As the person writes it; empty: none. */
  phone: Generated<string>;
  /** Where the person lives, in own words; may be empty. */
  location: Generated<string>;
  /** Address of a linkedin.com/in/ page; empty: none. */
  linkedin: Generated<string>;
  /** Up to 60, in the person's own words and order. */
  skills: Generated<string[]>;
  /** Portrait, stripped of hidden data; never shown to those who decide. Null: none. */
  profile_picture_file_id: string | null;
  /** Picture behind the head of the profile. Null: none. */
  cover_picture_file_id: string | null;
  /** Last change of any column here. */
  updated_at: Generated<Timestamp>;
  /** Tools, programs and languages of programming; up to 60, in the person's own words and order. */
  technical_skills: Generated<string[]>;
  /** List of `{name, level}`, up to 30. `level`: A1 to C2 of the Common European Framework, `native`, or empty where it is not said. */
  languages: Generated<Jsonb>;
  /** When the person can begin: `now`, `after_notice`, `from_day`; `not_looking`; `unsaid`: they did not say. */
  availability: Generated<'unsaid' | 'now' | 'after_notice' | 'from_day' | 'not_looking'>;
  /** Weeks of notice, 1 to 52. Null: not `after_notice`. */
  notice_weeks: number | null;
  /** First day. Null: not `from_day`. */
  available_from: string | null;
  /** Where the person may work, in own words, so that no list can be filtered by it; may be empty. */
  work_permit: Generated<string>;
  /** How often each part was changed, by the name of the part; a part that is not named was never changed. */
  versions: Generated<Jsonb>;
}

/** Links by which candidates show one of their score cards; those that are over are removed after 90 days. */
interface CardLinksTable {
  /** UUIDv7; signed, it is the secret part of the address. */
  id: string;
  /** For whose position the card was made. */
  organization_id: string;
  /** The card as it was when the link was made. */
  score_card_id: string;
  /** Whose card and link. */
  candidate_id: string;
  /** Whether the page says the candidate's name. */
  shows_name: boolean;
  /** Whether the page says the position and the employer. */
  shows_position: boolean;
  /** Whether the page shows the fit with the job. */
  shows_fit: boolean;
  /** The traits that the page shows. */
  trait_ids: string[];
  /** When it was made. */
  created_at: Timestamp;
  /** When it ends by itself. */
  expires_at: Timestamp;
  /** When the candidate ended it. Null: not ended. */
  ended_at: Timestamp | null;
  /** How often it was opened; not by the candidate. */
  opened: Generated<number>;
  /** When it was last opened. Null: never. */
  last_opened_at: Timestamp | null;
}

/** Conditions that were put into another one when it was published. */
interface ConditionPartsTable {
  /** The one that holds the other. */
  condition_id: string;
  /** The very version that it holds. */
  part_id: string;
}

/** Conditions that formulas share by name, by version. A version that was published never changes; what it names is put into it then. */
interface ConditionsTable {
  /** The same on every installation for the product's own, else UUIDv7. */
  id: string;
  /** Stable name over all versions. */
  key: string;
  /** From 1 for each key; one draft and one published version at a time. */
  version: number;
  /** What formulas call it; the same in all versions, and no other condition's whatever its case. */
  name: string;
  /** What it means, for readers; may be empty. */
  description: Generated<string>;
  /** The text as it was typed, in the formula language. */
  source: Generated<string>;
  /** What the text says, as data. Null: a draft whose text cannot be read. */
  definition: Jsonb | null;
  /** draft: being written; published: in force; closed: a later one took its place, or none. */
  status: Generated<'draft' | 'published' | 'closed'>;
  /** Raised by each save; a change is based on one and refused when it is no longer stored. */
  edit: Generated<number>;
  /** The version it was begun from. Null: none, or deleted since. */
  parent_id: string | null;
  /** Who began it. Null: the product. */
  created_by: string | null;
  /** When it was begun. */
  created_at: Generated<Timestamp>;
  /** Who saved it last. Null: the product. */
  updated_by: string | null;
  /** Last save. */
  updated_at: Generated<Timestamp>;
  /** When it came into force. Null: never. */
  published_at: Timestamp | null;
  /** When it went out of force. Null: it did not. */
  closed_at: Timestamp | null;
}

/** Codes that take something off an order, and off what follows it for as long as they last. */
interface CouponsTable {
  /** UUIDv7. */
  id: string;
  /** What buyers enter, in capitals. */
  code: string;
  /** Part of the price that is taken off. Null: an amount is. */
  percent: number | null;
  /** In the smallest unit of `currency`. Null: a part is taken off. */
  amount: number | null;
  /** ISO 4217, of the amount. Null exactly where a part is taken off. */
  currency: string | null;
  /** What it can be used for. */
  applies_to: Generated<'all' | 'plan' | 'addon'>;
  /** Orders that can use it. Null: any number. */
  most: number | null;
  /** From when. Null: at once. */
  starts_at: Timestamp | null;
  /** Until when. Null: until it is ended. */
  ends_at: Timestamp | null;
  /** When it was made. */
  created_at: Timestamp;
  /** `once`: the first payment; `repeating`: all payments of so many months; `forever`: all. */
  duration: Generated<'once' | 'repeating' | 'forever'>;
  /** Months from the first payment on. Null exactly where it is not `repeating`. */
  duration_months: number | null;
}

/** Beginnings that very many names share, each with the highest of their places; made from place_names. */
interface CrowdedBeginningsTable {
  /** First letters of keys, two or more. */
  beginning: string;
  /** Places with a name that begins so, best first. */
  place_ids: number[];
  /** How high each of them stands by the best of its names that begin so. */
  weights: number[];
}

/** Which answers a candidate gave with an application. Only those are compared for its employer. */
interface CultureApplicationSheetsTable {
  /** Of the application. */
  organization_id: string;
  /** Which application. */
  application_id: string;
  /** Which answers. */
  sheet_id: string;
  /** When the candidate gave them. */
  given_at: Timestamp;
}

/** What candidates answered about the place of work they would like. A sheet is never changed; answering anew makes another. */
interface CultureCandidateSheetsTable {
  /** UUIDv7. */
  id: string;
  /** Whose. */
  user_id: string;
  /** Question, its version and the value chosen, one entry a question. */
  answers: Jsonb;
  /** When; used again for twelve months. */
  answered_at: Timestamp;
}

/** What people of an organization answered about working there. Told to others only together with those of at least five. */
interface CultureMemberSheetsTable {
  /** Where they work. */
  organization_id: string;
  /** Whose; nobody but them gets it back. */
  user_id: string;
  /** Question, its version and the value chosen, one entry a question. */
  answers: Jsonb;
  /** Day (UTC). */
  answered_on: string;
  /** Whether the profile holds these very answers; false once they were answered anew. */
  is_counted: Generated<boolean>;
}

/** Positions whose candidates are asked culture questions. */
interface CulturePositionsTable {
  /** Whose position. */
  organization_id: string;
  /** Which position. */
  position_id: string;
  /** Who chose so. Null: the account is gone. */
  asked_by: string | null;
  /** Since when. */
  asked_at: Timestamp;
}

/** What an organization's people said together. Two of its states never differ by fewer than five people. */
interface CultureProfilesTable {
  /** Whose. */
  organization_id: string;
  /** People counted, and means, spread and agreement, as in domain/culture-questions/profile.ts. */
  profile: Jsonb;
  /** Day (UTC) of the newest count. */
  counted_on: string;
  /** Day (UTC) on which those who had not answered were asked last. Null: never. */
  asked_on: string | null;
}

/** What a culture question asked, in each version. Rows are never changed: answers belong to a version. */
interface CultureQuestionVersionsTable {
  /** Of which question. */
  question_id: string;
  /** From 1. */
  version: number;
  /** The value it is about. */
  dimension:
    | 'innovation'
    | 'stability'
    | 'detail'
    | 'results'
    | 'teamwork'
    | 'people'
    | 'openness'
    | 'autonomy'
    | 'responsibility';
  /** scale: a statement, from 1 to 5; pair: one of two statements. */
  kind: 'scale' | 'pair';
  /** Of a scale: agreeing speaks against the dimension. Of a pair: the statement against it is shown first. */
  is_reversed: boolean;
  /** Words by language; of a pair those that speak for the dimension. */
  statement: Jsonb;
  /** Of a pair the words that speak against the dimension. Null: it is on a scale. */
  opposite: Jsonb | null;
  /** Published framework that it follows. Empty: none is named. */
  source: string;
  /** When this version was written. */
  created_at: Timestamp;
}

/** The bank of culture questions. None is ever deleted, since people have answered them. */
interface CultureQuestionsTable {
  /** UUIDv7; of the starter set made from its key, the same on every installation. */
  id: string;
  /** draft: being written; published: asked; closed: retired. */
  status: 'draft' | 'published' | 'closed';
  /** The version that is asked; grows with each change of what it asks. */
  version: number;
  /** Who added it. Null: it came with the product, or the account is gone. */
  created_by: string | null;
  /** When. */
  created_at: Timestamp;
  /** Last change of its words or its status. */
  updated_at: Timestamp;
}

/** Positions whose job fit culture questions count in. Rows are ended, never changed: score cards were made with them. */
interface CultureWeightsTable {
  /** UUIDv7; score cards name it. */
  id: string;
  /** Whose position. */
  organization_id: string;
  /** Which position. */
  position_id: string;
  /** Share of the job fit, per cent. */
  weight: number;
  /** The organization's profile when the weight was set; everybody of the position is held against it. */
  profile: Jsonb;
  /** Day (UTC) on which that profile was counted. */
  profile_on: string;
  /** Who set it. Null: the account is gone. */
  set_by: string | null;
  /** When. */
  set_at: Timestamp;
  /** When it was turned off or set anew. Null: in force. */
  ended_at: Timestamp | null;
}

/** CVs of candidates, at most 20 each; an application points at the one it was sent with. */
interface CvsTable {
  /** UUIDv7, in order of upload. */
  id: string;
  /** Whose CV it is. */
  user_id: string;
  /** The document. */
  file_id: string;
  /** Name that the person sees, at first that of the file. */
  name: string;
  /** uploaded: waits; scanned: is what it says it is; parsed: text was read; rejected: cannot be used. */
  status: Generated<'uploaded' | 'scanned' | 'parsed' | 'rejected'>;
  /** Why, for the person; empty unless rejected. */
  rejected_reason: Generated<string>;
  /** Suggestions read from the text: name, emails, phones, links, skills. Offered to the candidate, never part of a score. Null: not read. */
  parsed: Jsonb | null;
  /** Offered first in new applications; one a person. */
  is_default: Generated<boolean>;
  /** Taken off the profile since then; applications that carry it keep it. Null: on the profile. */
  removed_at: Timestamp | null;
  /** When it was uploaded. */
  created_at: Generated<Timestamp>;
}

/** What candidates asked of an organization about their data; each has its effect from the same moment. */
interface DataChoicesTable {
  /** UUIDv7. */
  id: string;
  /** Whose data. */
  user_id: string;
  /** Of whom it was asked. */
  organization_id: string;
  /** `restriction`: keep it, but decide nothing. `objection`: neither contact nor compare. `consent`: not kept for later openings any more. */
  kind: 'restriction' | 'objection' | 'consent';
  /** When, and from when it counts. */
  made_at: Timestamp;
  /** When the candidate took it back. Null: it is in force. */
  ended_at: Timestamp | null;
}

/** Copies of their data that people asked for, each one archive; rows go with the archive after a week. */
interface DataExportsTable {
  /** UUIDv7. */
  id: string;
  /** Whose data. */
  user_id: string;
  /** `queued`, `running`, `ready` or `failed`. */
  status: 'queued' | 'running' | 'ready' | 'failed';
  /** Tables and files that are in the archive so far. */
  done: Generated<number>;
  /** How many there will be. */
  total: Generated<number>;
  /** Digest of the archive, under which its bytes are kept. Null: not ready. */
  result_sha256: string | null;
  /** Size of the archive in bytes. Null: not ready. */
  result_size: number | null;
  /** SHA-256 of the secret in the link that was mailed. Null: not ready. */
  token_hash: Buffer | null;
  /** When it was asked for. */
  created_at: Timestamp;
  /** When it was written. Null: not ready. */
  ready_at: Timestamp | null;
  /** From when the link leads nowhere and the archive is removed. */
  expires_at: Timestamp;
  /** When it was downloaded last. Null: never. */
  downloaded_at: Timestamp | null;
}

/** Parts of an organization that members and positions belong to. */
interface DepartmentsTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Whose department it is. */
  organization_id: string;
  /** As shown, unique within the organization. */
  name: string;
  /** Its short name in the organization's own books, such as a cost centre; empty: none. */
  code: Generated<string>;
  /** The department that it is part of. Null: stands at the top. */
  parent_id: string | null;
  /** No longer offered since then; who belongs to it stays. Null: offered. */
  archived_at: Timestamp | null;
  /** When it was added. */
  created_at: Generated<Timestamp>;
}

/** Ed25519 keys that organizations sign dossiers and their key log with; one of each is in use. */
interface DossierKeysTable {
  /** UUIDv7. */
  id: string;
  /** Whose. */
  organization_id: string;
  /** Its name: the first 16 hex digits of the SHA-256 of the public key's hex digits. */
  key_id: string;
  /** The public half, 64 hex digits. */
  public_key: string;
  /** The private half (PKCS 8), encrypted with a key made of the server's secret. */
  private_key: Buffer;
  /** Who made it. Null: the product, when it was first needed, or the account is gone. */
  created_by: string | null;
  /** From when it signs. */
  created_at: Timestamp;
  /** When another one took its place. Null: it is in use. */
  retired_at: Timestamp | null;
}

/** The public, signed and chained log of an organization's keys, with a digest of its security log for each day on which there was something to say. */
interface DossierLogTable {
  /** Whose. */
  organization_id: string;
  /** From 1 without a gap. */
  number: number;
  /** When it was written; part of the digest. */
  at: Timestamp;
  /** key: a key begins. day: what the security log was. */
  kind: 'key' | 'day';
  /** Of a key its public half, and whether the key before signed the line; of a day the day, how many lines, their digest, and the digest of the dossiers made. */
  content: Jsonb;
  /** The key that signed it. */
  key_id: string;
  /** SHA-256 over the digest of the line before and everything that the line says, hex. */
  digest: string;
  /** Ed25519 over that digest, 128 hex digits. */
  signature: string;
  /** Place in the chain of the security log that the stretch begins after. Null: not a day. */
  after_seq: number | null;
  /** Last place of that stretch. Null: not a day. */
  until_seq: number | null;
}

/** That a dossier of a decision was made; its file is kept for seven days with the job that wrote it. */
interface DossiersTable {
  /** UUIDv7, as in the dossier. */
  id: string;
  /** Owner of the application. */
  organization_id: string;
  /** About which application. */
  application_id: string;
  /** Whether names, addresses and contact data were left out. */
  is_anonymous: boolean;
  /** The key that signed it. */
  key_id: string;
  /** SHA-256 of its manifest, hex: tells whether a file is this one. */
  manifest_digest: string;
  /** Bytes of the file. */
  size: number;
  /** Who asked for it. Null: the account is gone. */
  made_by: string | null;
  /** When. */
  made_at: Timestamp;
}

/** Schools in candidates' profiles. */
interface EducationsTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Who went there. */
  user_id: string;
  /** Its name, in own words. */
  school: string;
  /** What was reached; may be empty. */
  degree: Generated<string>;
  /** Subject; may be empty. */
  field: Generated<string>;
  /** First year, 1940 to 2100. */
  start_year: number;
  /** Last year, likewise. Null: goes on, or not said. */
  end_year: number | null;
  /** In the person's words; may be empty. */
  grade: Generated<string>;
  /** When it was added. */
  created_at: Generated<Timestamp>;
  /** Counts changes from 1, so that a change based on an older one is noticed. */
  version: Generated<number>;
}

/** Entitlements of an organization put together, so that a request reads one row. Emptied in the transaction that changes what they are made of. */
interface EffectiveEntitlementsTable {
  /** Whose. */
  organization_id: string;
  /** Raised whenever it is emptied, so that what was put together from older rows is not kept. */
  version: Generated<number>;
  /** By key: `value` and `sources`. Null: to be put together anew. */
  features: Jsonb | null;
  /** When the next entitlement begins or ends. Null: none does. */
  good_until: Timestamp | null;
}

/** Changes of an account's address: asked for, confirmed at the mailbox so far and at the new one, and what came of them. */
interface EmailChangesTable {
  /** UUIDv7. */
  id: string;
  /** Whose address. */
  user_id: string;
  /** The session that asked, which stays open when the others end. Null: it is gone. */
  session_id: string | null;
  /** The address when it was asked. */
  old_email: string;
  /** The address that is to be. */
  new_email: string;
  /** SHA-256 of the token mailed to the address so far. */
  old_token_hash: Buffer;
  /** SHA-256 of the token mailed to the new address. */
  new_token_hash: Buffer;
  /** When the mailbox so far said yes. Null: not yet. */
  old_confirmed_at: Timestamp | null;
  /** When the new mailbox said yes. Null: not yet. */
  new_confirmed_at: Timestamp | null;
  /** When. */
  asked_at: Timestamp;
  /** Until when both have to have said yes. */
  expires_at: Timestamp;
  /** `changed`, `stopped` by a mailbox, `cancelled` by the owner, or `replaced` by a newer one. Null: open. */
  outcome: 'changed' | 'stopped' | 'cancelled' | 'replaced' | null;
  /** When it ended. Null: open. */
  ended_at: Timestamp | null;
}

/** Six-digit codes mailed to prove an address, and the links beside them; rows go after a day. */
interface EmailPinsTable {
  /** UUIDv7; part of what is hashed, and what a browser's cookie names where a code is bound to it. */
  id: string;
  /** Address that it was mailed to, in small letters. */
  email: string;
  /** The one thing it proves; good for nothing else. */
  purpose: 'signup' | 'password_reset' | 'email_change' | 'sign_in' | 'invite';
  /** HMAC-SHA-256 of id and code with the server's secret, because six digits could be guessed from a plain digest. */
  pin_hash: Buffer;
  /** Tries at the code so far; taken before each is judged. */
  attempts: Generated<number>;
  /** When it was mailed. */
  created_at: Generated<Timestamp>;
  /** The code is refused from here on. */
  expires_at: Timestamp;
  /** When code or link was used, or ended by a newer one. Null: still open, if its time is not over. */
  used_at: Timestamp | null;
  /** SHA-256 of the secret of the link in the same mail. Null: the mail has no link. */
  link_hash: Buffer | null;
  /** The link is refused from here on. Null exactly where there is no link. */
  link_expires_at: Timestamp | null;
}

/** What an organization may use, by feature and by what gave it. Those in force together decide: a flag is on when one says so, amounts add up. */
interface EntitlementsTable {
  /** UUIDv7. */
  id: string;
  /** Whose. */
  organization_id: string;
  /** Of which feature. */
  key: string;
  /** true or false of a flag; of an amount a whole number, or true for without a limit. */
  value: Jsonb;
  /** What gave it: `plan`, `addon`, `group` (a cohort), `early_bird`, or `manual` (a super admin, with a reason). */
  source: 'plan' | 'addon' | 'group' | 'early_bird' | 'manual';
  /** The subscription, purchase, cohort or grant that gave it. One row for each feature and source. */
  source_id: string;
  /** The version of the plan that was bought. Null: not from a plan. */
  plan_version_id: string | null;
  /** The version of the add-on that was bought. Null: not from an add-on. */
  add_on_version_id: string | null;
  /** From when it counts. */
  starts: Timestamp;
  /** When it stops counting. Null: until it is ended. */
  ends: Timestamp | null;
  /** Why a super admin granted it; empty where something was bought. */
  reason: Generated<string>;
  /** The super admin who granted it. Null: the program did, or the account is gone. */
  granted_by: string | null;
  /** When it was first granted. */
  created_at: Timestamp;
  /** Last change. */
  updated_at: Timestamp;
}

/** How many applications of a position were erased, so that reports stay right; it says nothing of anybody. */
interface ErasedCountsTable {
  /** Whose position. */
  organization_id: string;
  /** The position. */
  position_id: string;
  /** Status that they had. */
  status: string;
  /** Furthest step of applying that they had completed. */
  furthest_step: string;
  /** Who had ended them; empty: nobody. */
  disposition_by: string;
  /** How they had come to be. */
  origin: string;
  /** How many. */
  count: number;
}

/** What was erased and why, by ids alone: nothing here says who somebody was. */
interface ErasuresTable {
  /** UUIDv7. */
  id: string;
  /** `asked`: by the person. `retention`: its time was over. `restored`: done again after a backup came back. */
  cause: 'asked' | 'retention' | 'restored';
  /** Id of the account whose data it was; it has no name any more. Null: single applications whose time was over. */
  subject_id: string | null;
  /** Whose records of the person are meant. Null: the whole account. */
  organization_id: string | null;
  /** `queued`, `running`, `done`, or `held`: all is erased but applications under a legal hold. */
  status: 'queued' | 'running' | 'held' | 'done';
  /** Applications that were erased. */
  application_ids: Generated<string[]>;
  /** Ids of everything that was removed, for emptying the log; empty once that is done. */
  record_ids: Generated<string[]>;
  /** Applications that a legal hold keeps; they are erased when it ends. */
  held_ids: Generated<string[]>;
  /** Last day of the longest of these holds. Null: none. */
  held_until: string | null;
  /** Rows that were removed or emptied, without lines of the security log. */
  rows_erased: Generated<number>;
  /** Files whose bytes were removed. */
  files_erased: Generated<number>;
  /** Lines of the security log that were emptied. */
  log_lines: Generated<number>;
  /** SHA-256 over the sorted ids of these lines, a line feed between them; the same is in the chain. Null: none. */
  log_digest: string | null;
  /** When it was asked for, or began. */
  asked_at: Timestamp;
  /** When everything that could go was gone. Null: not yet. */
  done_at: Timestamp | null;
}

/** What happened to an event, in order. */
interface EventChangesTable {
  /** UUIDv7. */
  id: string;
  /** Owner of the event. */
  organization_id: string;
  /** The event. */
  event_id: string;
  /** Who did it. Null: the candidate by a link, the program, or an account that is gone. */
  actor_id: string | null;
  /** On which side that person stands. */
  actor_kind: 'team' | 'candidate' | 'system';
  /** What was done. */
  action: string;
  /** The start given up. Null: there was none. */
  from_starts_at: Timestamp | null;
  /** The start chosen. Null: there is none. */
  to_starts_at: Timestamp | null;
  /** Why, in words; empty: nothing was said. */
  reason: Generated<string>;
  /** When. */
  at: Timestamp;
  /** What else is to be said: of a pick {name, recent, of}; empty: nothing. */
  detail: Generated<Jsonb>;
}

/** What an interviewer thinks after an event; one each. */
interface EventFeedbackTable {
  /** The event. */
  event_id: string;
  /** Owner of the event. */
  organization_id: string;
  /** The interviewer. */
  user_id: string;
  /** Overall judgement. Null: a draft without one. */
  recommendation: 'definitely_not' | 'no' | 'no_decision' | 'yes' | 'strong_yes' | null;
  /** List of {trait_id, rating 1 to 5 or null, words}. */
  ratings: Generated<Jsonb>;
  /** What the hiring team reads. */
  note: Generated<string>;
  /** For its writer alone. */
  private_note: Generated<string>;
  /** When it was sent; from then on others who sent theirs see it. Null: a draft. */
  sent_at: Timestamp | null;
  /** Grows with each change; a change is based on one. */
  version: Generated<number>;
  /** Its last change. */
  updated_at: Timestamp;
  /** List of {question_key, rating 1 to 5 or null, words}: what was heard on the questions of the kit. */
  answers: Generated<Jsonb>;
}

/** What sent feedback said before each of its changes. */
interface EventFeedbackVersionsTable {
  /** The interview. */
  event_id: string;
  /** Owner of the interview. */
  organization_id: string;
  /** The interviewer. */
  user_id: string;
  /** Which version of the feedback this was. */
  version: number;
  /** Its {recommendation, ratings, answers, note}; private notes are not kept. */
  content: Jsonb;
  /** When that version was written. */
  at: Timestamp;
}

/** Who asks what in an interview, once it was changed or somebody took notes on it. Without a row it is proposed anew from the score card each time. */
interface EventKitsTable {
  /** The interview. */
  event_id: string;
  /** Owner of the interview. */
  organization_id: string;
  /** List of {key, kind, origin, trait_id, subtrait_id, wording by language, assigned_to or null: everyone}, in order; with the words as they were. */
  items: Generated<Jsonb>;
  /** What it was proposed from: {from: score_card, template or none, score_card_id, traits: list of {trait_id, reason}}. */
  basis: Generated<Jsonb>;
  /** Grows with each change; a change is based on one. */
  version: Generated<number>;
  /** Who changed it last. Null: an account that is gone. */
  updated_by: string | null;
  /** Its last change. */
  updated_at: Timestamp;
}

/** Who takes part in an event. */
interface EventParticipantsTable {
  /** The event. */
  event_id: string;
  /** Owner of the event. */
  organization_id: string;
  /** The account that takes part. */
  user_id: string;
  /** In which of the five lists of time slots this person's are answered. */
  kind: 'candidate' | 'hiring_manager' | 'company_recruiter' | 'company_admin' | 'independent_recruiter';
  /** Whether it cannot take place without this person. */
  is_required: Generated<boolean>;
  /** Answer to the chosen time, as RFC 5545 names it. */
  response: Generated<'needs_action' | 'accepted' | 'declined' | 'tentative'>;
  /** When that was answered. Null: not yet. */
  responded_at: Timestamp | null;
  /** Grows with each change of this person's slots; a change is based on one. */
  slots_version: Generated<number>;
  /** When this person last opened the event. Null: never. */
  seen_at: Timestamp | null;
  /** When this person was picked out of several. Null: named by whoever arranged it. */
  picked_at: Timestamp | null;
}

/** People of whom one takes an interview in turn; who does is among its participants once it has a time. */
interface EventPoolTable {
  /** The event. */
  event_id: string;
  /** Owner of the event. */
  organization_id: string;
  /** Who may take it. */
  user_id: string;
  /** In which of the five lists of time slots this person's would be answered. */
  kind: 'hiring_manager' | 'company_recruiter' | 'company_admin' | 'independent_recruiter';
}

/** Times that a participant offers for an event. */
interface EventSlotsTable {
  /** UUIDv7. */
  id: string;
  /** Owner of the event. */
  organization_id: string;
  /** The event. */
  event_id: string;
  /** Whose time it is. */
  user_id: string;
  /** Its beginning. */
  starts_at: Timestamp;
  /** Its end. */
  ends_at: Timestamp;
  /** IANA name of the zone in which it was offered. */
  time_zone: string;
  /** Offered, chosen, or given free again. */
  status: Generated<'offered' | 'chosen' | 'released'>;
  /** When it was offered. */
  created_at: Timestamp;
}

/** When people are taken by events; no two of one person overlap, whatever the organization. */
interface EventTimesTable {
  /** The event. */
  event_id: string;
  /** Owner of the event. */
  organization_id: string;
  /** Who is taken. */
  user_id: string;
  /** From when on. */
  starts_at: Timestamp;
  /** Until when; the end is not included. */
  ends_at: Timestamp;
  /** Until when it is only held for somebody who is about to book it. Null: it is booked. */
  held_until: Timestamp | null;
  /** Whether it is only held, beside the time that is booked. */
  is_held: Computed<boolean>;
}

/** One interview of one applicant, from the first thought to its end. */
interface EventsTable {
  /** UUIDv7; the UID of its calendar entry is made of it. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The position it is about. */
  position_id: string;
  /** Whose interview it is. */
  application_id: string;
  /** How people meet. */
  kind: 'phone_screen' | 'in_person' | 'video' | 'panel';
  /** How its time is found: fixed by the recruiter, chosen among proposed slots, or booked in free times. */
  way: 'fixed' | 'proposed' | 'booking';
  /** Where it is in its life; completed is final. */
  status: 'draft' | 'collecting' | 'scheduled' | 'confirmed' | 'completed' | 'no_show' | 'cancelled';
  /** What calendars show. */
  title: string;
  /** Length in minutes, 5 to 480. */
  duration_min: number;
  /** IANA name of the zone in which its time is said first. */
  time_zone: string;
  /** Address or room; empty: none. */
  place: Generated<string>;
  /** Where a call takes place, https; empty: none. */
  link: Generated<string>;
  /** What the candidate is told with the invitation. */
  message: Generated<string>;
  /** Who arranges it and is told what candidates answer. */
  organizer_id: string;
  /** The chosen start. Null: none is chosen. */
  starts_at: Timestamp | null;
  /** The chosen end. Null: none is chosen. */
  ends_at: Timestamp | null;
  /** From when on times can be booked. Null: only for ways other than booking. */
  opens_at: Timestamp | null;
  /** Until when times can be booked. Null: only for ways other than booking. */
  closes_at: Timestamp | null;
  /** SEQUENCE of its calendar entry (RFC 5546): grows with each change of its time and with its end. */
  sequence: Generated<number>;
  /** Grows with each change; a change is based on one. */
  version: Generated<number>;
  /** Links of older versions open nothing any more. */
  link_version: Generated<number>;
  /** Why it was called off; empty while it was not. */
  reason: Generated<string>;
  /** Who called it off. Null: nobody. */
  cancelled_by: 'team' | 'candidate' | 'system' | null;
  /** Whether people were reminded within 24 hours of this start. */
  reminded_day: Generated<boolean>;
  /** Whether people were reminded within one hour of this start. */
  reminded_hour: Generated<boolean>;
  /** When it was made. */
  created_at: Timestamp;
  /** Its last change. */
  updated_at: Timestamp;
  /** The first part of the interview day it is a part of, its own id for the first one. Null: it is no part of a day. */
  day_id: string | null;
  /** What the whole day is called; empty: it is no part of a day. */
  day_title: Generated<string>;
  /** Its place in the day, from 0. */
  part: Generated<number>;
  /** Minutes from the beginning of the day to its own; 0 for the first part. */
  offset_min: Generated<number>;
  /** How often those who owe feedback were reminded after this end by the program: at the end, a day and three days after. */
  feedback_reminders: Generated<number>;
}

/** Jobs in candidates' profiles. */
interface ExperiencesTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Whose job it was or is. */
  user_id: string;
  /** What the person was. */
  title: string;
  /** Where, in own words. */
  company: string;
  /** One of USER_JOB_TYPES (domain/vocabulary.ts), such as full_time or freelance. */
  employment_type: string;
  /** Where the work was, in own words; may be empty. */
  location: Generated<string>;
  /** no, yes or hybrid. */
  remote: Generated<string>;
  /** First month, YYYY-MM. */
  start_month: string;
  /** Last month, YYYY-MM. Null: goes on, or not said. */
  end_month: string | null;
  /** Goes on; then end_month is null. */
  is_current: Generated<boolean>;
  /** Free text, at most 4000 characters. */
  description: Generated<string>;
  /** When it was added. */
  created_at: Generated<Timestamp>;
  /** Counts changes from 1, so that a change based on an older one is noticed. */
  version: Generated<number>;
}

/** A panel of experts who rate the items of a game, so that a key can be made. */
interface ExpertPanelsTable {
  /** UUIDv7. */
  id: string;
  /** What the super admin calls it; the experts read it too. */
  name: string;
  /** Which game they rate. */
  game_key: string;
  /** Version of the game's judge whose items they rate. */
  of_version: string;
  /** Who began it. Null: an account that is gone. */
  created_by: string | null;
  /** When. */
  created_at: Timestamp;
  /** Since when nobody can rate any more. Null: it is open. */
  closed_at: Timestamp | null;
  /** When names and addresses of its experts were erased. Null: not yet. */
  erased_at: Timestamp | null;
}

/** What experts gave; saved one by one while they rate. */
interface ExpertRatingsTable {
  /** Whose it is. */
  expert_id: string;
  /** Key of the item, as the game names it. */
  item: string;
  /** 1 to 7. */
  rating: number;
  /** When it was last given. */
  rated_at: Timestamp;
}

/** Who was asked to a panel. They have no account; a personal link lets them in. */
interface ExpertsTable {
  /** UUIDv7. */
  id: string;
  /** Which panel. */
  panel_id: string;
  /** Counts from 1 in the panel; what they are called once their name is erased. */
  number: number;
  /** Name; empty: not stated, or erased. */
  name: Generated<string>;
  /** Address, in small letters; empty: asked by a copied link, or erased. */
  email: Generated<string>;
  /** Language of mails to them. */
  locale: string;
  /** Which of their links is good: each new one ends the one before. */
  link: Generated<number>;
  /** First moment at which the link is not good any more. */
  expires_at: Timestamp;
  /** When they were asked. */
  invited_at: Timestamp;
  /** When the latest mail to them was queued. Null: none. */
  mailed_at: Timestamp | null;
  /** How often they were reminded. */
  reminders: Generated<number>;
  /** When they first opened their link. Null: not yet. */
  opened_at: Timestamp | null;
  /** When they handed in; from then on their ratings do not change. Null: not yet. */
  finished_at: Timestamp | null;
  /** When the link was ended. Null: it was not. */
  revoked_at: Timestamp | null;
}

/** Outside accounts (LinkedIn by OpenID Connect) that sign in to an account here. */
interface ExternalIdentitiesTable {
  /** Key of the provider, such as linkedin. */
  provider: string;
  /** The provider's own id of the person (the claim sub); says nothing outside that provider. */
  subject: string;
  /** Account that it signs in to; one identity of a provider an account. */
  user_id: string;
  /** When it was linked. */
  created_at: Generated<Timestamp>;
}

/** People who lost their second factors and asked, with the right password, that they are removed; there is a wait, and the mailbox can stop it. */
interface FactorResetsTable {
  /** UUIDv7. */
  id: string;
  /** Whose factors. */
  user_id: string;
  /** SHA-256 of the token in the mail. */
  token_hash: Buffer;
  /** When. */
  asked_at: Timestamp;
  /** From when the link removes them. */
  ready_at: Timestamp;
  /** Until when. */
  expires_at: Timestamp;
  /** `done`, `stopped` by the mailbox or by a sign-in with a factor, or `replaced` by a newer one. Null: open. */
  outcome: 'done' | 'stopped' | 'replaced' | null;
  /** When it was done or stopped. Null: open. */
  ended_at: Timestamp | null;
}

/** Every change of a feature flag, so that an audience can be brought back. */
interface FeatureFlagChangesTable {
  /** UUIDv7. */
  id: string;
  /** Of which flag. */
  key: string;
  /** The audience before, as feature_flags.audience holds it. */
  before: Jsonb;
  /** The audience from then on. */
  after: Jsonb;
  /** Which super admin. Null: the account is gone. */
  changed_by: string | null;
  /** When. */
  changed_at: Timestamp;
}

/** Parts of the product that a super admin introduces step by step. A flag without a row is on for everyone. */
interface FeatureFlagsTable {
  /** Which part, as the program names it; a key that it does not know any more switches nothing. */
  key: string;
  /** For whom it is on: kind (everyone, none, some), and of some organization_ids, percent (0 to 100) of all others, and the kinds of workspaces that the share is of. Ids of organizations that are no more reach nobody. */
  audience: Jsonb;
  /** Grows with each change; a change is based on one. */
  version: Generated<number>;
  /** Which super admin. Null: the account is gone. */
  updated_by: string | null;
  /** Last change. */
  updated_at: Timestamp;
}

/** What plans and add-ons give: switches and amounts. The program checks those that are built in; the others are promises that people keep. */
interface FeaturesTable {
  /** Names it everywhere, such as `positions.active`. */
  key: string;
  /** `flag`: there or not; `limit`: how many at once; `metered`: how many in a calendar month (UTC), which is told and never refuses a candidate. */
  kind: 'flag' | 'limit' | 'metered';
  /** Whether the program knows and checks it; such a one is neither deleted nor changes its kind. */
  is_built_in: Generated<boolean>;
  /** By language: `name`, `about` and `unit` (of an amount). Empty: the product's own words. */
  wordings: Generated<Jsonb>;
  /** Whether customers see it when plans are compared. */
  is_listed: Generated<boolean>;
  /** Order in which features are listed, ascending; then by key. */
  position: Generated<number>;
  /** When it was added. */
  created_at: Generated<Timestamp>;
  /** Last change. */
  updated_at: Generated<Timestamp>;
}

/** What uploaded files are and whose; the bytes lie in the data folder under their SHA-256, one copy for equal ones. */
interface FilesTable {
  /** UUIDv7; what other rows point at. */
  id: string;
  /** Digest of the bytes, 64 small hex digits; the name of the stored file. */
  sha256: string;
  /** Bytes. */
  size: number;
  /** Told from the content, never from the name, such as application/pdf. */
  media_type: string;
  /** File name as it was uploaded, for downloads. */
  name: string;
  /** What it was uploaded for and so who may read it: cv, answer, logo, profile_picture, cover_picture, employer_cover, simulation_image, simulation_file, position_image, person_cv, submission_cv, consent_proof (not submitted yet), submission_consent, people_import, cv_archive, records_import, organization_archive, traits_import, scoring_import. */
  purpose: string;
  /** Person that it belongs to; deleted with the account. Null: it is an organization's or the platform's. */
  owner_user_id: string | null;
  /** Organization that it belongs to. Null: a person's own, or the platform's. */
  organization_id: string | null;
  /** When it was uploaded. */
  created_at: Generated<Timestamp>;
  /** Of a picture that was chosen from the library or a service: {title, author, licence, licence_url, source, source_url}, all texts; null: uploaded by somebody. */
  credit: Jsonb | null;
}

/** Conditions that were put into a formula when it was published. */
interface FormulaConditionsTable {
  /** The formula that holds the condition. */
  formula_id: string;
  /** The very version that it holds. */
  condition_id: string;
}

/** Rules, written as text and kept as data, that make a response for a subtrait of a task's data points. A published version never changes. */
interface FormulasTable {
  /** The same on every installation for the product's own, else UUIDv7. */
  id: string;
  /** Stable name over all versions. */
  key: string;
  /** From 1 for each key; one draft at a time. */
  version: number;
  /** As shown in lists. */
  name: string;
  /** What it does, for readers; may be empty. */
  description: Generated<string>;
  /** The subtrait that its responses feed. */
  subtrait_id: string;
  /** Key of a game, for all tasks made of it, or of one task, for which it stands in for the game's. */
  task_key: string;
  /** The data point that its responses are listed under: the first that it names; empty where a draft names none. */
  data_point: string;
  /** The text as it was typed, in the formula language. */
  source: Generated<string>;
  /** What the text says: cases in order, each when, value, total_score; once published with its conditions put in. Null: a draft whose text cannot be read. */
  definition: Jsonb | null;
  /** Test cases, at most 200: inputs by data point and what must come out, null for Not Calculated. */
  tests: Generated<Jsonb>;
  /** How far the data point agrees with itself and from where that is known, or the data point that tells its own standard error. Null: unknown. */
  reliability: Jsonb | null;
  /** published: in force, one for a subtrait and task; closed: out of force. */
  status: Generated<'draft' | 'published' | 'closed'>;
  /** Raised by each save; a change is based on one and refused when it is no longer stored. */
  edit: Generated<number>;
  /** The version it was begun from. Null: none, or deleted since. */
  parent_id: string | null;
  /** Who began it. Null: the product. */
  created_by: string | null;
  /** When it was begun. */
  created_at: Generated<Timestamp>;
  /** Who saved it last. Null: the product. */
  updated_by: string | null;
  /** Last save. */
  updated_at: Generated<Timestamp>;
  /** When it came into force. Null: never. */
  published_at: Timestamp | null;
  /** When it went out of force. Null: it did not. */
  closed_at: Timestamp | null;
}

/** How items of a game with its settings work for groups by what people said about themselves; counted once after each quarter, from all organizations that ask. */
interface GroupComparisonsTable {
  /** The game. */
  task_key: string;
  /** Its version. */
  task_version: string;
  /** Names its settings: md5 of them in 32 hexadecimal digits. */
  form_id: string;
  /** Last day of the quarter up to which plays count (UTC). */
  period_end: string;
  /** Pairs of groups of 100 people or more: people in tens, per item the delta of Mantel-Haenszel to one place and its size A, B or C. Empty: too few people. */
  comparisons: Jsonb;
  /** When it was counted. */
  made_at: Timestamp;
}

/** Applications of which something changed that reports have not counted yet; written with the change, gone when it is counted. */
interface HiringChangesTable {
  /** In order of writing. */
  id: Computed<number>;
  /** Owner of the position. */
  organization_id: string;
  /** The application; may be there several times. */
  application_id: string;
}

/** Sums of hiring_facts over all positions of an organization by day, kept in the transaction that changes a fact. */
interface HiringDaysTable {
  /** Whose. */
  organization_id: string;
  /** What is counted: see hiring_counted. */
  measure: 'furthest' | 'answer' | 'hire' | 'end' | 'stay' | 'play' | 'mail';
  /** The day on which it was so (UTC). */
  day: string;
  /** Source of the applications, as in hiring_facts. */
  source: string;
  /** What of the measure, such as a status; empty: it has no parts. */
  name: string;
  /** How long, for measures of time; else 0. */
  hours: number;
  /** How many; 0 where all are gone. */
  count: number;
}

/** What reports on hiring count of each application, made anew from the application whenever something of it changes. */
interface HiringFactsTable {
  /** The application. */
  application_id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The position. */
  position_id: string;
  /** How it came to be: the origin, or `link.` and the id of the link. */
  source: string;
  /** Day on which it was begun (UTC, as all days here). */
  begun_on: string;
  /** How far it ever came: 0 started, 1 basic_info_entered, 2 cv_submitted, 3 questions_answered, 4 applied, 5 short_listed, 6 phone_screen, 7 in_person, 8 approved. Moves that were taken back do not count. */
  furthest: number;
  /** Its status now. */
  status: string;
  /** Day of the first answer: a move or a message by a person after applying. Null: none yet. */
  answered_on: string | null;
  /** From applying to that answer: whole hours up to three days, whole days beyond. Null: none yet. */
  answer_hours: number | null;
  /** Day on which it was approved. Null: is not. */
  hired_on: string | null;
  /** From applying to approval, in hours as answer_hours. Null: is not. */
  hire_hours: number | null;
  /** Day on which it was approved or rejected. Null: goes on. */
  ended_on: string | null;
  /** approved, or who ended it: employer, candidate (withdrawn) or system (not completed). Null: goes on. */
  ended_by: 'approved' | 'employer' | 'candidate' | 'system' | null;
  /** Id of the reason given; empty: none, or goes on. */
  ended_reason: Generated<string>;
  /** Statuses it was moved out of, in order; moves that were taken back do not count. */
  stay_statuses: Generated<string[]>;
  /** For each of them the day on which it left. */
  stay_days: Generated<string[]>;
  /** For each of them how long it had stayed, in hours as answer_hours. */
  stay_hours: Generated<number[]>;
  /** For each play how far it came: step (ready, opened, begun, completed), number of the task from 1, how many tasks it has, and open or over, with colons between. */
  play_steps: Generated<string[]>;
  /** For each play the day on which it was made ready. */
  play_days: Generated<string[]>;
  /** For each mail about it the kind and what became of it, with a colon between. */
  mail_kinds: Generated<string[]>;
  /** For each mail the day on which it was written. */
  mail_days: Generated<string[]>;
}

/** Reports on hiring that a person gets by mail, counted anew each time with that person's rights. */
interface HiringReportSchedulesTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Whose numbers. */
  organization_id: string;
  /** Who gets it; nobody else sees it. */
  user_id: string;
  /** Which report, by the name the contract gives it. */
  report: string;
  /** Its filter as the query string of the page, without the question mark. */
  search: string;
  /** week: on Mondays; month: on the first. */
  every: 'week' | 'month';
  /** Day of the next mail (UTC). */
  next_on: string;
  /** When the last one was written. Null: none yet. */
  last_sent_at: Timestamp | null;
  /** When it was asked for. */
  created_at: Timestamp;
}

/** Creates that carried an Idempotency-Key, with their answers, so that a repeat makes nothing twice; forgotten after two days. */
interface IdempotencyKeysTable {
  /** Who sent it: the account or token. */
  caller: string;
  /** Method and path as the contract spells it. */
  route: string;
  /** As the caller sent it. */
  key: string;
  /** SHA-256 of the body, hex; the same key with another body is refused. */
  request_digest: string;
  /** Status, body and the rights that the answer rested on. Null: the first request is still running. */
  response: Jsonb | null;
  /** When the key was first used. */
  created_at: Generated<Timestamp>;
}

/** Counts of applicants by what they said about themselves, for one closed quarter; made once and never again, so that nobody's answer follows from comparing two of them. */
interface ImpactReportsTable {
  /** UUIDv7. */
  id: string;
  /** Whose. */
  organization_id: string;
  /** The position. Null: the report is of all positions, or of a department. */
  position_id: string | null;
  /** The position's title or the department's name when the report was made; empty: all positions, or those of no department. */
  title: Generated<string>;
  /** First day of the quarter in which people applied (UTC). */
  period_start: string;
  /** Last day of the quarter. */
  period_end: string;
  /** Which questions had been asked. */
  question_set: 'eeo1' | 'international';
  /** What is told apart: `stages` or `scores`. */
  counts: 'stages' | 'scores';
  /** By question, and for both together: categories, classes and counts of five people or more; null where too few would be told. With `scores` also standardized differences. Of a department also the positions that were counted, with their titles then. */
  tables: Jsonb;
  /** When it was made. */
  made_at: Timestamp;
  /** What the quarter is divided by beside the whole: `position` or `department`; the same for all reports of a quarter of an organization. */
  divided_by: Generated<'position' | 'department'>;
  /** What this report is of: `whole`, all positions of the organization; `position`, one; or `department`, all positions that were in it, or in none, when the quarter was counted. */
  unit: Generated<'whole' | 'position' | 'department'>;
  /** The department, which may have been deleted since. Null: no department, or the report is of something else. */
  department_id: string | null;
}

/** Summaries of results that an organization made public, as 6 RCNY § 5-302 asks for; each version stays as it was. */
interface ImpactSummariesTable {
  /** UUIDv7; part of the public address. */
  id: string;
  /** Whose. */
  organization_id: string;
  /** The report it shows. */
  impact_report_id: string;
  /** Counts from 1 for the organization. */
  version: number;
  /** What was audited, in the organization's words. */
  tool: string;
  /** Day on which the tool was first used (distribution date). Null: not stated. */
  used_since: string | null;
  /** Day of the bias audit. */
  audited_on: string;
  /** Who audited it, independent of whoever uses it. */
  audited_by: string;
  /** Where the data comes from and what it is of. */
  data_source: string;
  /** Why categories below 2 % have no impact ratio; empty: none was left out. */
  left_out_reason: Generated<string>;
  /** Who published it. Null: the account is gone. */
  published_by: string | null;
  /** When. */
  published_at: Timestamp;
  /** When it was taken from the public page. Null: it is there. */
  withdrawn_at: Timestamp | null;
}

/** How an organization mapped the columns of files with the same headings the last time. */
interface ImportMappingsTable {
  /** Whose mapping it is. */
  organization_id: string;
  /** SHA-256 of the headings in small letters, as JSON. */
  headings_sha256: string;
  /** The field of each column by its place; null: the column was left out. */
  mapping: Jsonb;
  /** The last import with it. */
  used_at: Timestamp;
}

/** Independent recruiters of a cohort; what it gives goes to their workspace. */
interface IndependentGroupMembersTable {
  /** Of which cohort. */
  group_id: string;
  /** Who. */
  user_id: string;
  /** Since when. */
  added_at: Timestamp;
}

/** Simulations of the platform's library that members of a cohort may attach even where their plan does not include the library. */
interface IndependentGroupSimulationsTable {
  /** Of which cohort. */
  group_id: string;
  /** Which simulation. */
  simulation_id: string;
}

/** Cohorts of independent recruiters: what each member's workspace gets while the cohort lasts. */
interface IndependentGroupsTable {
  /** UUIDv7; the source of the entitlements that it gives. */
  id: string;
  /** Members read it. */
  name: string;
  /** Members read it; empty: none. */
  description: Generated<string>;
  /** By key of a feature what it gives: true, or an amount. Takes the place of what the plan gives of the same feature. */
  features: Generated<Jsonb>;
  /** The plan whose features members have, as it is on sale whenever the cohort is saved. Null: none. */
  plan_id: string | null;
  /** From when it gives. */
  starts: Timestamp;
  /** When it stops. Null: until it is deleted. */
  ends: Timestamp | null;
  /** Grows with each change; a change is based on one. */
  version: Generated<number>;
  /** Which super admin. Null: the account is gone. */
  created_by: string | null;
  /** When it was made. */
  created_at: Timestamp;
  /** Last change. */
  updated_at: Timestamp;
}

/** Each time a super admin looked at the applicants of an organization, with the reason; the organization sees the same list. */
interface InsideLooksTable {
  /** UUIDv7. */
  id: string;
  /** Whose applicants could be seen. */
  organization_id: string;
  /** Which super admin. Null: the account is gone. */
  opened_by: string | null;
  /** Their name, or address, as it was then. */
  opened_by_name: string;
  /** Why, as it was given; the organization reads it. */
  reason: string;
  /** From when. */
  opened_at: Timestamp;
  /** Until when at most: an hour later. */
  expires_at: Timestamp;
  /** When it was ended before that. Null: it was not. */
  ended_at: Timestamp | null;
  /** How often records were opened in it; each has its line in the security log. */
  seen: Generated<number>;
}

/** Invitations of colleagues to an organization; those of candidates are candidate_invites. */
interface InvitesTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Organization that is joined. */
  organization_id: string;
  /** Who is invited, in small letters; one open invitation an address and organization. */
  email: string;
  /** The role the person gets on accepting, as members.role. */
  role: string;
  /** Words of the inviter in the mail; may be empty. */
  message: Generated<string>;
  /** SHA-256 of the secret in the link; sending again makes a new one. */
  token_hash: Buffer;
  /** new: open; approved: accepted; rejected: declined; closed: revoked or too old. */
  status: Generated<'new' | 'approved' | 'rejected' | 'closed'>;
  /** revoked or expired; empty while it is not closed. */
  closed_reason: Generated<string>;
  /** How often it was mailed, from 1. */
  send_count: Generated<number>;
  /** Cannot be accepted from here on; 14 days after the last mail. */
  expires_at: Timestamp;
  /** Who invites. */
  invited_by: string;
  /** The account that joined by it. Null: none yet. */
  accepted_by: string | null;
  /** When it was first sent. */
  created_at: Generated<Timestamp>;
  /** Last change of any column here. */
  updated_at: Generated<Timestamp>;
  /** Title that the member gets on joining; empty: none. */
  title: Generated<string>;
  /** Department that the member is put in on joining. Null: none. */
  department_id: string | null;
  /** Location that the member is put at on joining. Null: none. */
  location_id: string | null;
  /** Whether the member interviews from joining on. */
  is_interviewer: Generated<boolean>;
  /** The team link by which the address asked for it. Null: somebody invited the address. */
  team_link_id: string | null;
}

/** Who sells plans and add-ons: what stands on its invoices, and how far it has counted them. */
interface InvoiceSellersTable {
  /** UUIDv7. */
  id: string;
  /** Name on invoices. Empty: not filled in yet; nothing can be sent out. */
  legal_name: Generated<string>;
  /** `line1`, `line2`, `postal_code`, `city`, `region`, `country` (ISO 3166). */
  address: Generated<Jsonb>;
  /** VAT or other tax number; empty: none. */
  tax_id: Generated<string>;
  /** Where buyers write about an invoice; empty: not said. */
  email: Generated<string>;
  /** How to pay an invoice that is sent by mail; empty: not said. */
  bank: Generated<string>;
  /** In front of the numbers of invoices. */
  invoice_prefix: Generated<string>;
  /** In front of the numbers of credit notes. */
  credit_prefix: Generated<string>;
  /** Number of the latest invoice. Raised in the transaction that stores the invoice, so that numbers have no gaps. */
  last_invoice: Generated<number>;
  /** The same of credit notes. */
  last_credit: Generated<number>;
  /** Days until an invoice by mail is due. */
  due_days: Generated<number>;
  /** Where taxes come from: `none`, the table `rates`, or `stripe` (Stripe Tax). */
  tax_source: Generated<'none' | 'rates' | 'stripe'>;
  /** Taken off a first plan until `early_bird_until`; 0: nothing. */
  early_bird_percent: Generated<number>;
  /** Until when. Null: no early bird. */
  early_bird_until: Timestamp | null;
  /** Last change of what stands on invoices. */
  updated_at: Generated<Timestamp>;
  /** Days after the end of a plan that a customer cancelled, on which those who pay are written to once; 0: never. */
  win_back_days: Generated<number>;
  /** Code that is in that mail; empty: none. */
  win_back_coupon: Generated<string>;
}

/** Invoices and credit notes as they were issued; only their payment changes. */
interface InvoicesTable {
  /** UUIDv7. */
  id: string;
  /** To whom. */
  organization_id: string;
  /** For which order. */
  order_id: string;
  /** By whom. */
  seller_id: string;
  /** A credit note takes back a part of an invoice or all of it. */
  kind: 'invoice' | 'credit_note';
  /** Counts from 1 for each seller and kind, without gaps. */
  number: number;
  /** As it is written, with its prefix. */
  written_number: string;
  /** The invoice that a credit note is about. Null: an invoice. */
  corrects_id: string | null;
  /** Names what made it, so that it is issued once. */
  effect_key: string;
  /** Credit notes are `paid` when issued. */
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  /** In which it is written (BCP 47). */
  language: string;
  /** ISO 4217. */
  currency: string;
  /** As in orders. */
  lines: Jsonb;
  /** As in orders. */
  tax_lines: Jsonb;
  /** Sum of the lines. */
  subtotal: number;
  /** Sum of the taxes. */
  tax: number;
  /** Both together; of a credit note, what is given back. */
  total: number;
  /** The seller on that day: `legal_name`, `address`, `tax_id`, `email`, `bank`. */
  seller: Jsonb;
  /** The buyer on that day: `legal_name`, `address`, `tax_id`, `email`. */
  buyer: Jsonb;
  /** Its date. */
  issued_at: Timestamp;
  /** Until when it is to be paid. */
  due_at: Timestamp;
  /** When it was paid. Null: it was not. */
  paid_at: Timestamp | null;
  /** Reminders that were sent. */
  dunning_step: Generated<number>;
}

/** Searches of open positions, and employers, of whose new positions a candidate is told by mail. */
interface JobAlertsTable {
  /** UUIDv7. */
  id: string;
  /** Who is told. */
  user_id: string;
  /** Words that the title, the employer or the skills hold. Empty: any. */
  words: Generated<string>;
  /** Words that a place of the position holds. Empty: anywhere. */
  place: Generated<string>;
  /** Kind of employment. Null: any. */
  job_type: 'full_time' | 'part_time' | 'contract' | 'internship' | 'apprenticeship' | null;
  /** Level of the work. Null: any. */
  level: 'entry' | 'intermediate' | 'advanced' | null;
  /** Whether it is done from elsewhere. Null: any. */
  remote: 'no' | 'yes' | 'hybrid' | null;
  /** The employer that is followed. Null: any. */
  employer_id: string | null;
  /** At most one mail a `day` or a `week`. */
  every: Generated<'day' | 'week'>;
  /** Positions published after this moment are new. */
  told_until: Timestamp;
  /** When it last had something to tell. Null: not yet. */
  mailed_at: Timestamp | null;
  /** When its mails were stopped, here or by the link in a mail. Null: they run. */
  stopped_at: Timestamp | null;
  /** When it was made. */
  created_at: Timestamp;
}

/** An organization's own list of titles that positions can be filed under. */
interface JobTitlesTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Whose title it is. */
  organization_id: string;
  /** As shown, unique within the organization. */
  name: string;
  /** No longer offered since then; positions keep it. Null: offered. */
  archived_at: Timestamp | null;
  /** When it was added. */
  created_at: Generated<Timestamp>;
}

/** What happened to a lead, line by line: what was sent, notes, changes of status and owner. */
interface LeadEntriesTable {
  /** UUIDv7. */
  id: string;
  /** Whose. */
  lead_id: string;
  /** What happened: `asked`, `confirmed`, `status`, `note`, `owner`, `converted`, `deleted` or `restored`. */
  kind: 'asked' | 'confirmed' | 'status' | 'note' | 'owner' | 'converted' | 'deleted' | 'restored';
  /** Who did it; null: the person themselves, the server, or an account that is gone. */
  actor_id: string | null;
  /** Of `asked`: all fields of the form with `source` and `utm`; of `status`: `from`, `to`, `reason`, `text`; of `note`: `text`; of `owner`: `from`, `to` (names); of `converted`: `how`. */
  details: Generated<Jsonb>;
  /** What the sender was told as the number of their request; empty for everything but `asked`. */
  reference: Generated<string>;
  /** When. */
  made_at: Timestamp;
}

/** Prospective customers who filled in the form; one for each mailbox. */
interface LeadsTable {
  /** UUIDv7. */
  id: string;
  /** As it was given last, lower-cased; mail goes there. */
  email: string;
  /** The address without what two addresses of one mailbox may differ in; for comparing. */
  mailbox: string;
  /** What follows the @. Empty: the host of a free mail service, which says nothing about a company. */
  domain: string;
  /** As it was given last. */
  name: string;
  /** As it was given last; empty: not given. */
  company: Generated<string>;
  /** As it was given last; empty: not given. */
  phone: Generated<string>;
  /** What the person does there, in their own words; empty: not given. */
  role: Generated<string>;
  /** Where the form was filled in first. */
  source: 'landing' | 'pricing' | 'early_bird' | 'referral' | 'contact';
  /** Language in which the form was filled in last. */
  locale: Generated<string>;
  /** `new`, `contacted`, `qualified`, `approved` (became a customer) or `rejected`. */
  status: Generated<'new' | 'contacted' | 'qualified' | 'approved' | 'rejected'>;
  /** Why it was rejected: `not_a_fit`, `no_answer`, `spam` or `other`; empty otherwise. */
  reason: Generated<string>;
  /** Who looks after it; null: nobody. */
  owner_id: string | null;
  /** The organization it became, which the lead does not belong to; null: none is known. */
  customer_id: string | null;
  /** How often the form was sent for this mailbox. */
  asked: Generated<number>;
  /** When the person agreed last to be written to. */
  consent_at: Timestamp;
  /** When the address was confirmed by the mailed link, or by a sign-up with it; null: not yet. */
  confirmed_at: Timestamp | null;
  /** When the link was mailed last; null: never. */
  confirm_mailed_at: Timestamp | null;
  /** When it was deleted; it is erased 30 days later. Null: it is there. */
  deleted_at: Timestamp | null;
  /** When the form was sent last. */
  asked_at: Timestamp;
  /** When the form was sent first. */
  created_at: Timestamp;
  /** Last change. */
  updated_at: Timestamp;
}

/** Applications that an organization has to keep for a claim or an inquiry; they are neither erased nor expire meanwhile. */
interface LegalHoldsTable {
  /** UUIDv7. */
  id: string;
  /** Who holds. */
  organization_id: string;
  /** What is held, with everything that belongs to it. */
  application_id: string;
  /** Why; the candidate reads it. */
  reason: string;
  /** Last day of the hold. */
  until: string;
  /** Who placed it. Null: the account is gone. */
  placed_by: string | null;
  /** When. */
  placed_at: Timestamp;
  /** When it was lifted, or ended with its last day. Null: it is in force. */
  ended_at: Timestamp | null;
  /** Who lifted it. Null: nobody did, or the account is gone. */
  ended_by: string | null;
}

/** Places of work of an organization. */
interface LocationsTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Whose place it is. */
  organization_id: string;
  /** As shown, unique within the organization. */
  name: string;
  /** Street and town in the organization's words; empty: none. */
  address: Generated<string>;
  /** In the organization's words, not a code; empty: not said. */
  country: Generated<string>;
  /** Degrees north, WGS 84, -90 to 90. Null: not placed on the map. */
  latitude: number | null;
  /** Degrees east, WGS 84, -180 to 180. Null exactly where latitude is. */
  longitude: number | null;
  /** No longer offered since then; positions there keep it. Null: offered. */
  archived_at: Timestamp | null;
  /** When it was added. */
  created_at: Generated<Timestamp>;
  /** Number at GeoNames of the town that was chosen. Null: none was; the words are the organization's own. */
  place_id: number | null;
  /** Zone of the town that was chosen, by its IANA name; empty: not known. */
  time_zone: Generated<string>;
}

/** Addresses that mails are not sent to any more. Mails that prove a mailbox still go there, since somebody waits for them. */
interface MailSuppressionsTable {
  /** Lower-cased. */
  email: string;
  /** `refused`: the mail server said that there is no such mailbox; `returned`: a mail came back; `by_hand`: a super admin added it. */
  reason: 'refused' | 'returned' | 'by_hand';
  /** What the other server said, or why it was added; may be empty. */
  detail: Generated<string>;
  /** The mail that was refused or came back. Null: none, or it is erased. */
  mail_id: string | null;
  /** The super admin who added it. Null: the server did, or the account is gone. */
  added_by: string | null;
  /** When. */
  added_at: Timestamp;
}

/** Texts of mails that a super admin worded; a kind and language without a row says what the product does. */
interface MailTextsTable {
  /** Kind of mail, as in `mails.kind`. */
  kind: string;
  /** Of which language. */
  language: string;
  /** Subject and heading, with fields such as `{position}`. */
  title: string;
  /** Text, with fields. */
  body: string;
  /** Which super admin. Null: the account is gone. */
  updated_by: string | null;
  /** When. */
  updated_at: Timestamp;
}

/** Outgoing mail, written in the transaction of what it tells about and sent afterwards. */
interface MailsTable {
  /** UUIDv7, in order of writing. */
  id: string;
  /** Name of the effect, so that a retry cannot send it twice. */
  effect_key: string;
  /** Where it goes. */
  to_email: string;
  /** The account behind the address. Null: none, or gone. */
  to_user_id: string | null;
  /** On whose behalf it is sent; pauses between mails are counted for it. Null: the platform's own. */
  organization_id: string | null;
  /** The application it is about. Null: none. */
  application_id: string | null;
  /** What it tells, such as candidate_invited; muting and pauses go by it. */
  kind: string;
  /** Language it is written in, en or ar. */
  locale: Generated<string>;
  /** As sent. */
  subject: string;
  /** The plain text half. */
  body_text: string;
  /** The HTML half. */
  body_html: string;
  /** queued: waits; sent: handed to the mail server; failed: given up; cancelled: what it tells was taken back in time. */
  status: Generated<'queued' | 'sent' | 'failed' | 'cancelled'>;
  /** Not before this instant: the time in which a decision can be undone. */
  send_after: Generated<Timestamp>;
  /** Tries to hand it over so far. */
  attempts: Generated<number>;
  /** What the mail server said at the last failed try; empty: none. */
  last_error: Generated<string>;
  /** When it was handed over. Null: was not. */
  sent_at: Timestamp | null;
  /** When it was written. */
  created_at: Generated<Timestamp>;
  /** How it came to be asked for: act, one at a time, or list, one of many. Null: it tells of something done, and nobody asked for the mail itself. */
  asked_in: 'act' | 'list' | null;
  /** What it tells, part by part (key, title, body, url), for kinds whose mails are put together while they wait. Null: kinds that are not. */
  parts: Jsonb | null;
  /** The iCalendar file (RFC 5545) that goes with it, its METHOD inside. Null: none. */
  calendar: string | null;
  /** Path below the public address that stops mails of this kind by one call or click (RFC 8058); holds a signature. Null: it cannot be stopped so. */
  stop_path: string | null;
}

/** Which subtraits the means of a card are of, in order; cards of one simulation share a row. */
interface MeanLayoutsTable {
  /** Counts up; four bytes instead of a list of ids a card. */
  id: Computed<number>;
  /** Subtraits in order of their ids. */
  subtrait_ids: string[];
}

/** Who belongs to an organization and as what; hiring managers are those with the role employee. */
interface MembersTable {
  /** UUIDv7; the employee_id of the interface. */
  id: string;
  /** Where the person belongs. */
  organization_id: string;
  /** Who it is; once an organization. */
  user_id: string;
  /** What the person may do there: company_admin, company_recruiter, employee, staffing_agency_admin, staffing_agency_recruiter or independent_recruiter. */
  role: string;
  /** deactivated: has no right there any more, what the person did stays signed with the name. */
  status: Generated<'invited' | 'active' | 'deactivated'>;
  /** Job title in the organization's words; may be empty. */
  title: Generated<string>;
  /** Department of the person. Null: none. */
  department_id: string | null;
  /** Place of the person. Null: none. */
  location_id: string | null;
  /** May be asked to hold interviews. */
  is_interviewer: Generated<boolean>;
  /** When the person joined. */
  created_at: Generated<Timestamp>;
  /** Last change of any column here. */
  updated_at: Generated<Timestamp>;
  /** Last name, first name and address of the account, as lists are ordered by; kept by triggers. */
  person: Generated<string>;
}

/** Mean and spread of a data point in a group of people, by version; formulas in force count against the newest. */
interface NormsTable {
  /** The same on every installation for the product's own, else UUIDv7. */
  id: string;
  /** Key of the game; norms count for every task made of it. */
  task_key: string;
  /** Key of the data point within the game. */
  data_point: string;
  /** From 1 for each data point; an earlier one can be brought back as a new one. */
  version: number;
  /** People in the group. */
  n: number;
  /** In the data point's own unit. */
  mean: number;
  /** Standard deviation in the data point's own unit, above 0. */
  sd: number;
  /** How far the measure agrees with itself in the source, 0 to 1. Null: unknown. */
  reliability: number | null;
  /** In the data point's own unit: p05, p25, p50, p75, p95 where known. */
  percentiles: Generated<Jsonb>;
  /** Publication, or the own sample with its date. */
  source: string;
  /** Taken from a similar task elsewhere, not from this one. */
  provisional: Generated<boolean>;
  /** When this version was written. */
  created_at: Generated<Timestamp>;
  /** What makes the form that the norm is for: settings of the game by key, and as trials how many trials the measure rests on. Empty: the form of the source. */
  form: Generated<Jsonb>;
}

/** Which notice the candidate of an application accepted, and when; needed before a play is begun. */
interface NoticeAcceptancesTable {
  /** Whose candidate. */
  application_id: string;
  /** What was accepted. */
  notice_version_id: string;
  /** Owner of both. */
  organization_id: string;
  /** Language in which it was read. */
  locale: string;
  /** Address it came from; empty: not known. */
  ip: Generated<string>;
  /** When. */
  accepted_at: Timestamp;
}

/** What an organization adds to the candidate notice in its own words, by version; published ones never change. */
interface NoticeTextsTable {
  /** UUIDv7. */
  id: string;
  /** Whose. */
  organization_id: string;
  /** For this position alone, instead of the organization's text. Null: for all positions without their own. */
  position_id: string | null;
  /** Counts from 1 for the organization, and for each position. */
  version: number;
  /** By language: `about`, how results are used, and `other_way`, how to ask for another way; either may be empty. */
  texts: Jsonb;
  /** Address or telephone number for questions; empty: none. */
  contact: Generated<string>;
  /** `draft`: at most one of each; `published`. */
  status: Generated<'draft' | 'published'>;
  /** Whether candidates who accepted an earlier text are asked again before their next play. */
  matters: Generated<boolean>;
  /** Who wrote it last. Null: the account is gone. */
  changed_by: string | null;
  /** When it was last written. */
  changed_at: Timestamp;
  /** From when it is shown. Null: a draft. */
  published_at: Timestamp | null;
}

/** Every notice of a position that a candidate accepted, with what was generated and what the organization wrote; never changed. */
interface NoticeVersionsTable {
  /** UUIDv7. */
  id: string;
  /** Whose position. */
  organization_id: string;
  /** Which. */
  position_id: string;
  /** The revision whose simulations it names. */
  revision_id: string;
  /** Counts from 1 for each position. */
  version: number;
  /** The organization's own words in it. Null: it had none. */
  notice_text_id: string | null;
  /** The longest that it says an application is kept, months. Null: for good. */
  kept_months: number | null;
  /** What it said: measured traits by language, tasks, times of keeping by outcome, and the organization's words. */
  content: Jsonb;
  /** SHA-256 of the content in its canonical form, hex. */
  digest: string;
  /** When it was first accepted. */
  created_at: Timestamp;
}

/** What people are told within the product. */
interface NotificationsTable {
  /** UUIDv7, in order of telling. */
  id: string;
  /** Who is told. */
  user_id: string;
  /** What it is about; chooses picture, and whether it can be muted. */
  type: string;
  /** One line, in the person's language at that time. */
  title: string;
  /** More of it; may be empty. */
  body: Generated<string>;
  /** Path in the product; empty: nothing to open. */
  link: Generated<string>;
  /** Ids and figures by key, such as application_id. */
  data: Generated<Jsonb>;
  /** Name of the effect, so that the same thing is told once. */
  effect_key: string;
  /** When it was read. Null: unread. */
  read_at: Timestamp | null;
  /** When it was told. */
  created_at: Generated<Timestamp>;
  /** Organization whose applicants or positions it tells of. Null: it is about the account itself, or was kept before this was noted. */
  organization_id: string | null;
}

/** Names and switches of operators of the formula language that an administrator changed; what one means is code. */
interface OperatorsTable {
  /** Name of the operator in the code. */
  key: string;
  /** How it is written in formulas. Null: the product's own. */
  symbol: string | null;
  /** English name in the editor. Null: the product's own. */
  label: string | null;
  /** By language other than English: label. */
  words: Generated<Jsonb>;
  /** May be used in what is published from now on; published formulas keep it either way. */
  is_active: Generated<boolean>;
  /** Raised by each save; a change is based on one and refused when it is no longer stored. */
  edit: Generated<number>;
  /** Who saved it last. Null: the product. */
  updated_by: string | null;
  /** Last save. */
  updated_at: Generated<Timestamp>;
}

/** What an organization ordered: a plan, a change of it, its next period, or an add-on. */
interface OrdersTable {
  /** UUIDv7. */
  id: string;
  /** Whose. */
  organization_id: string;
  /** The subscription that it began, changes or renews. Null: none yet, or a one-time add-on. */
  subscription_id: string | null;
  /** What it is for. */
  purpose: 'subscribe' | 'change' | 'renew' | 'addon';
  /** The version of the plan. Null: an add-on. */
  plan_version_id: string | null;
  /** The version of the add-on. Null: a plan. */
  add_on_version_id: string | null;
  /** How long it is for. Null: a one-time add-on. */
  period: 'month' | 'year' | null;
  /** How many. */
  quantity: Generated<number>;
  /** `approved`: paid; `rejected`: the payment failed; `closed`: nobody paid in time. */
  status: Generated<'new' | 'approved' | 'rejected' | 'closed'>;
  /** Who moves the money. */
  driver: 'stripe' | 'mail' | 'test';
  /** The provider’s name for its checkout or charge. Null: none was begun. */
  checkout_reference: string | null;
  /** What is paid for: `text`, `quantity`, `unit_price`, `discount` of each line. */
  lines: Jsonb;
  /** Taxes: `name`, `percent`, `kind`, `base`, `amount`. */
  tax_lines: Generated<Jsonb>;
  /** Sum of the lines, in the smallest unit of the currency. */
  subtotal: number;
  /** Sum of the taxes. */
  tax: number;
  /** Both together: what is to be paid. */
  total: number;
  /** ISO 4217. */
  currency: string;
  /** The coupon that was used. Null: none. */
  coupon_id: string | null;
  /** Beginning of the period that it pays. Null: from the payment on, or a one-time add-on. */
  covers_from: Timestamp | null;
  /** End of it. Null: by the length of the period. */
  covers_until: Timestamp | null;
  /** In which its buyer reads (BCP 47). */
  language: string;
  /** Why a payment failed, in the provider’s word. Null: it did not. */
  reason: string | null;
  /** What was given back so far. */
  refunded: Generated<number>;
  /** Whether the bank asks for the money back and has not decided. */
  is_disputed: Generated<boolean>;
  /** When it was paid. Null: it was not. */
  paid_at: Timestamp | null;
  /** When what it bought ended because the money is gone again. Null: it did not. */
  revoked_at: Timestamp | null;
  /** Who ordered. Null: the program, or the account is gone. */
  created_by: string | null;
  /** When. */
  created_at: Timestamp;
  /** When it is closed unless it is paid. */
  expires_at: Timestamp;
  /** When the provider was last asked about it. Null: never. */
  asked_at: Timestamp | null;
  /** The revision of the subscription that a change was priced for. Null: it begins one, or renews. */
  based_on: number | null;
  /** When it was paid although another order had bought the same: nothing was given, and the money goes back. Null: it was not. */
  surplus_at: Timestamp | null;
  /** Percent that an early start takes off; of a trial, off the payment after it. */
  early_bird_percent: Generated<number>;
  /** The try to charge a saved card whose answer has not come: it is asked for again under the same name, so that it charges once. Null: none. */
  charging: number | null;
}

/** Customers: companies, staffing agencies, and one-person workspaces of independent recruiters. The tenant of all rows that carry organization_id. */
interface OrganizationsTable {
  /** UUIDv7; the organization_id of everything it owns. */
  id: string;
  /** What it is, chosen at sign-up and never changed. */
  kind: 'company' | 'staffing_agency' | 'independent';
  /** As shown to candidates. */
  name: string;
  /** Name in public addresses (/jobs/<slug>/…), unique; letters, digits and hyphens. */
  slug: string;
  /** new: may draft but not publish or invite; suspended: its positions take nobody in. Decided by a super admin. */
  status: Generated<'new' | 'approved' | 'rejected' | 'suspended'>;
  /** Why it was rejected or suspended, for its people; empty otherwise. */
  status_reason: Generated<string>;
  /** Address of its site; empty where none was given. */
  website: Generated<string>;
  /** Mail domain of its people, in small letters; proposed at sign-up from the first address. Empty: none. */
  domain: Generated<string>;
  /** Its logo, stripped of hidden data. Null: none. */
  logo_file_id: string | null;
  /** What it works in. Null: not said. */
  industry_id: string | null;
  /** Range of employees in words of the sign-up form, such as 11-50; empty: not said. */
  size: Generated<string>;
  /** What it says of itself on its public pages, plain text. */
  about: Generated<string>;
  /** Up to 12 short values in its own order, each at most 80 characters. */
  company_values: Generated<string[]>;
  /** IANA zone in which its days begin and end: opening, closing and hold dates are counted in it. */
  default_time_zone: Generated<string>;
  /** ISO 4217 code that all pay on its positions is meant in. */
  currency: Generated<string>;
  /** Months that data of ended applications are to be kept; 24 unless changed. */
  retention_months: Generated<number>;
  /** Made by the demo; removed when the demo is reset. */
  is_demo: Generated<boolean>;
  /** Who signed it up. Null: made by the product. */
  created_by: string | null;
  /** When it signed up. */
  created_at: Generated<Timestamp>;
  /** Last change of any column here. */
  updated_at: Generated<Timestamp>;
  /** Where it hires by default, in its own words as its locations have theirs; empty until somebody says so. */
  country: Generated<string>;
  /** Its colour as #rrggbb in small letters, as it was chosen; shown in a shade that can be read. Null: the product's own. */
  accent: string | null;
  /** Picture above its careers page, stripped of hidden data. Null: none. */
  cover_file_id: string | null;
  /** Which recruiters may ask for a link: open (those who find it by name), code (those who have its code), closed (nobody). */
  recruiter_requests: Generated<'open' | 'code' | 'closed'>;
  /** Code with which recruiters ask for a link. Null: none was made. */
  recruiter_code: string | null;
  /** Which positions company recruiters see: all that are not confidential, or only those whose hiring team they are on and those shared with them. */
  recruiters_see: Generated<'all' | 'own_and_shared'>;
  /** When its people were last looked through for those who are in the pool twice. Null: never. */
  people_compared_at: Timestamp | null;
  /** How long an accepted submission of an agency binds the company: duration (180 days, every position), requisition (the one position). */
  agency_ownership: Generated<'duration' | 'requisition'>;
  /** First day (UTC) from which members need a second factor before anything else. Null: they choose. */
  second_factor_from: string | null;
}

/** What hired people came to at work, as their organization imported it; compared with scores, never part of one. */
interface OutcomesTable {
  /** UUIDv7, in order of the first import. */
  id: string;
  /** Whose hired person it is. */
  organization_id: string;
  /** The application that the person was hired with. */
  application_id: string;
  /** What was measured, in the organization’s words, such as a rating or months of tenure; 1 to 60 signs. */
  outcome: string;
  /** What it came to, in the unit of the outcome; a higher value is read as better. */
  value: number;
  /** The day it was measured on. Null: not said. */
  measured_on: string | null;
  /** Who imported it last. Null: an account that is gone. */
  imported_by: string | null;
  /** The last import that changed it. */
  imported_at: Generated<Timestamp>;
}

/** Challenges that a passkey is about to sign; each goes when it is answered. */
interface PasskeyChallengesTable {
  /** UUIDv7; a browser that is not signed in holds it in a signed cookie. */
  id: string;
  /** `add`, `sign_in`, `second_step` or `confirm`; good for nothing else. */
  purpose: 'add' | 'sign_in' | 'second_step' | 'confirm';
  /** What is to be signed; base64url of 32 random bytes. */
  challenge: string;
  /** Whose passkey is to sign. Null: a sign-in, which any may begin. */
  user_id: string | null;
  /** The session that asked for it. Null: nobody is signed in yet. */
  session_id: string | null;
  /** When. */
  created_at: Timestamp;
  /** When it is over. */
  expires_at: Timestamp;
}

/** Passkeys (WebAuthn credentials) of accounts. The private half never leaves the device. */
interface PasskeysTable {
  /** UUIDv7. */
  id: string;
  /** Whose. */
  user_id: string;
  /** How the authenticator names it; base64url. One account only. */
  credential_id: string;
  /** The public half, as COSE. */
  public_key: Buffer;
  /** The signature counter when it was last used. 0: it does not count. One that does not rise is refused. */
  sign_count: number;
  /** How the authenticator is reached, as the browser said: `internal`, `hybrid`, `usb`, `nfc`, `ble`; empty: it did not say. */
  transports: Generated<string[]>;
  /** Whether the authenticator says that it is kept by more than one device. */
  is_synced: boolean;
  /** What its owner calls it. */
  name: string;
  /** When it was added. */
  created_at: Timestamp;
  /** When somebody last signed in or confirmed with it. Null: never. */
  last_used_at: Timestamp | null;
}

/** How a provider of payments knows an organization, so that later periods can be paid without anybody there. */
interface PaymentCustomersTable {
  /** Whose. */
  organization_id: string;
  /** Which provider. */
  driver: 'stripe' | 'mail' | 'test';
  /** Its name for the customer. */
  reference: string;
  /** Its name for the saved card; empty: none is saved. */
  method: Generated<string>;
  /** How people know the card, such as `Visa 4242`; empty: none is saved. */
  method_label: Generated<string>;
  /** Last change. */
  updated_at: Timestamp;
}

/** Where our orders and a provider’s payments do not say the same, found once a day. */
interface PaymentDifferencesTable {
  /** UUIDv7. */
  id: string;
  /** Which provider. */
  driver: 'stripe' | 'mail' | 'test';
  /** `missing_here`: paid there, not here; `missing_there`: the other way; `amount`, `refund`: another sum. */
  kind: 'missing_here' | 'missing_there' | 'amount' | 'refund';
  /** Which order. Null: the payment names none of ours. */
  order_id: string | null;
  /** The provider’s name for the payment. Null: it has none. */
  payment_reference: string | null;
  /** What we have, in the smallest unit of the currency. */
  ours: number;
  /** What the provider has. */
  theirs: number;
  /** ISO 4217. */
  currency: string;
  /** When it was found. */
  found_at: Timestamp;
  /** When a later comparison did not find it any more. Null: it is still there. */
  gone_at: Timestamp | null;
}

/** What providers told of orders, each once: by a signed message, or when they were asked. */
interface PaymentEventsTable {
  /** UUIDv7. */
  id: string;
  /** Who told. */
  driver: 'stripe' | 'mail' | 'test';
  /** Its own name for the message; of an answer, what it says. */
  event_id: string;
  /** Of which order; none such: it was not ours. */
  order_id: string;
  /** What happened. */
  kind: 'paid' | 'failed' | 'expired' | 'refunded' | 'dispute_opened' | 'dispute_won' | 'dispute_lost';
  /** When, by the provider’s clock. */
  happened_at: Timestamp;
  /** `paid`: what arrived; `refunded`: all that was given back so far. */
  cents: Generated<number>;
  /** ISO 4217. */
  currency: Generated<string>;
  /** Why, in the provider’s word. Null: not said. */
  reason: string | null;
  /** Its name for the payment. Null: not said. */
  payment_reference: string | null;
  /** Whether the provider was asked, rather than telling by itself. */
  is_answer: Generated<boolean>;
  /** When it came. */
  received_at: Timestamp;
  /** When it was taken into account, in the transaction that did. Null: it could not be. */
  applied_at: Timestamp | null;
  /** How often that failed. */
  tries: Generated<number>;
  /** Why it failed last; empty: it did not. */
  problem: Generated<string>;
}

/** A person whom an organization knows: applied, invited, generated, submitted, referred, imported or added. Each once; nobody else's people are in it. */
interface PeopleTable {
  /** UUIDv7 of what brought the person: the first application or invitation, or an id of its own. */
  id: string;
  /** The organization that knows the person. */
  organization_id: string;
  /** Address in small letters, once in an organization. Empty: none is known. */
  email: Generated<string>;
  /** First name; empty: not known. */
  first_name: Generated<string>;
  /** Last name; empty: not known. */
  last_name: Generated<string>;
  /** Phone number as it was given; empty: none. */
  phone: Generated<string>;
  /** Where the person lives, as it was given; empty: not known. */
  location: Generated<string>;
  /** Address of the profile at LinkedIn; empty: none. */
  linkedin: Generated<string>;
  /** Skills, from CVs of applications and by hand; at most 60. */
  skills: Generated<string[]>;
  /** The organization's own marks on the person; those on applications are apart. */
  tags: Generated<string[]>;
  /** How the person first came to be known. */
  source: 'applied' | 'invited' | 'generated' | 'submitted' | 'referred' | 'imported' | 'added';
  /** The member who looks after the person. Null: nobody. */
  owner_id: string | null;
  /** Whether the person agreed to be kept and written to beyond an application. */
  consent: Generated<'unknown' | 'given' | 'withdrawn'>;
  /** Where that is from, in words, such as a form or a fair; empty: not said. */
  consent_source: Generated<string>;
  /** Day on which the person agreed or took it back. Null: not known. */
  consent_on: string | null;
  /** Last day for which the person agreed. Null: no end was named. */
  consent_until: string | null;
  /** Whether the organization writes no invitations to the person. */
  do_not_contact: Generated<boolean>;
  /** Why, in words; empty: nothing was said. */
  do_not_contact_reason: Generated<string>;
  /** Since when. Null: may be written to. */
  do_not_contact_at: Timestamp | null;
  /** A CV that was added or imported; those of applications are apart. Null: none. */
  cv_file_id: string | null;
  /** Id in the system from which the person was imported; empty: none. */
  external_id: Generated<string>;
  /** Whether something other than a confidential position made the person known; otherwise only those who may know of such a position see the person. */
  is_open: boolean;
  /** Whether somebody wrote these facts by hand or imported them; then applications fill in only what is missing. */
  is_kept: Generated<boolean>;
  /** The person that this one turned out to be. Null: stands for itself. */
  merged_into: string | null;
  /** Those that turned out to be this person. */
  merged_ids: Generated<string[]>;
  /** Words of those that turned out to be this person, to be searched. */
  merged_words: Generated<string>;
  /** Text of the notes, newest first, at most 4,000 signs, to be searched; kept by a trigger. */
  note_words: Generated<string>;
  /** What is searched: the words of names, address, phone, place, skills, tags and notes, and digits of the phone number. */
  words: Computed<string>;
  /** Last name, first name and address, as lists are ordered by. */
  listed_name: Computed<string>;
  /** Last application, change of status, message, invitation, note or change by hand; to within ten minutes. */
  last_activity_at: Timestamp;
  /** Who added or imported the person. Null: the person came by an application or invitation. */
  created_by: string | null;
  /** When the person became known. */
  created_at: Generated<Timestamp>;
  /** Last change by hand. */
  updated_at: Generated<Timestamp>;
}

/** A person whom a change changed, with the tags, owner, consent and contact of before and after; gone once it is undone. */
interface PeopleChangeItemsTable {
  /** The change. */
  change_id: string;
  /** Whose person. */
  organization_id: string;
  /** The person. */
  person_id: string;
  /** Tags, owner, consent and contact as they were: an object with the names of the columns of people. */
  before: Jsonb;
  /** The same as the change left them: what is another one by now stays. */
  after: Jsonb;
}

/** A change of several people of the talent pool at once, kept for a day so that whoever made it can undo it. */
interface PeopleChangesTable {
  /** UUIDv7; of a change that went on in the background the id of its job. */
  id: string;
  /** Whose people. */
  organization_id: string;
  /** Who made it, and may undo it. Null: the account is gone. */
  made_by: string | null;
  /** When it was made, or began. */
  made_at: Timestamp;
  /** When it was undone, or undoing began. Null: it was not. */
  undone_at: Timestamp | null;
}

/** Parts of the number of people of a pool who are known by more than confidential positions; their sum is the number. Kept by triggers. */
interface PeopleCountsTable {
  /** Tells parts apart. */
  id: Generated<string>;
  /** Owner of the pool. */
  organization_id: string;
  /** How many came (or, below 0, went) by one change, or by several that were put together. */
  count: number;
}

/** What was done with a person beyond applications; lines are never changed. */
interface PersonLogTable {
  /** UUIDv7. */
  id: string;
  /** Owner of the person. */
  organization_id: string;
  /** With whom. */
  person_id: string;
  /** Who did it. Null: the program, or an account that is gone. */
  actor_id: string | null;
  /** What was done. */
  action: string;
  /** What it was about, as data. */
  detail: Generated<Jsonb>;
  /** When. */
  at: Timestamp;
}

/** A person who turned out to be another one. Nothing of either is deleted: applications, notes and log lines keep whom they were written for. */
interface PersonMergesTable {
  /** UUIDv7. */
  id: string;
  /** Owner of both. */
  organization_id: string;
  /** The person who is kept. */
  kept_id: string;
  /** The person who turned out to be that one. */
  merged_id: string;
  /** Name or address of the merged person at that time. */
  merged_name: string;
  /** What was known of the kept person before, to take the merge back. Null: more than 30 days ago, it stays. */
  kept_before: Jsonb | null;
  /** What was known of the kept person by the merge. Null: more than 30 days ago. */
  kept_after: Jsonb | null;
  /** What was known of the merged person. Null: more than 30 days ago. */
  merged_before: Jsonb | null;
  /** Those who had turned out to be the merged person before. */
  merged_ids: string[];
  /** Who merged them. Null: an account that is gone. */
  merged_by: string | null;
  /** When. */
  merged_at: Timestamp;
  /** Who took it back. Null: nobody, or an account that is gone. */
  undone_by: string | null;
  /** When. Null: in force. */
  undone_at: Timestamp | null;
}

/** What an organization's recruiters note on a person, apart from any application. */
interface PersonNotesTable {
  /** UUIDv7. */
  id: string;
  /** Owner of the person. */
  organization_id: string;
  /** On whom. */
  person_id: string;
  /** Who wrote it; the only one who may delete it. */
  author_id: string;
  /** Its text. */
  body: string;
  /** When it was written. */
  created_at: Timestamp;
}

/** Two people of a pool who look like one, and those of whom it was decided that they are not. */
interface PersonPairsTable {
  /** UUIDv7. */
  id: string;
  /** Owner of both. */
  organization_id: string;
  /** The one whose id comes first. */
  one_id: string;
  /** The other one. */
  other_id: string;
  /** What they have in common: email, phone, cv, linkedin; empty: nothing, they were merged by hand and parted again. */
  reasons: string[];
  /** proposed: waits for a decision. different: two people; they are not proposed again. */
  status: 'proposed' | 'different';
  /** When they were found, or decided on by hand. */
  found_at: Timestamp;
  /** Who decided. Null: nobody yet, or an account that is gone. */
  judged_by: string | null;
  /** When. Null: not yet. */
  judged_at: Timestamp | null;
}

/** Words by which people are found, as search_words writes them, and their tags with # before each; kept by triggers. */
interface PersonWordsTable {
  /** Owner of the person. */
  organization_id: string;
  /** The word, at most 60 signs. */
  word: string;
  /** Who has it; nobody who turned out to be another person. */
  person_id: string;
}

/** Which tables of places were loaded to their end. */
interface PlaceLoadsTable {
  /** Name and version of the table. */
  source: string;
  /** When its last row was there. */
  loaded_at: Generated<Timestamp>;
}

/** What each place is found by: its names in all languages and scripts. */
interface PlaceNamesTable {
  /** The place. */
  place_id: number;
  /** Name without capitals, marks and signs. */
  key: string;
  /** How high it stands among what is found: 100 for each power of ten of its people, more for capitals and for the name that is shown. */
  weight: number;
}

/** Towns and villages of the world by GeoNames (CC BY 4.0), filled in the background; nobody's, and the same everywhere. */
interface PlacesTable {
  /** Number at GeoNames. */
  id: number;
  /** As it is called in English, or by its people where English has no name of its own. */
  name: string;
  /** Names by language tag, without English; {}: none is known. */
  names: Generated<Jsonb>;
  /** State or province in English; empty: not known. */
  region: Generated<string>;
  /** ISO 3166-1, two capitals. */
  country_code: string;
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
  /** Name in the IANA time zone database. */
  time_zone: string;
  /** People who live there; 0: not known. */
  population: number;
}

/** What a plan costs and gives, by version. Published ones never change: whoever bought one keeps it. */
interface PlanVersionsTable {
  /** UUIDv7. */
  id: string;
  /** Which plan. */
  plan_id: string;
  /** Counts from 1; the published one with the highest number is what can be bought now. */
  version: number;
  /** In English. */
  name: string;
  /** Whom it is for, in a sentence, in English; empty: nothing is said. */
  description: Generated<string>;
  /** By further language: `name` and `description`. A language that is missing shows the English. */
  wordings: Generated<Jsonb>;
  /** For a year, in cents of the currency, without tax. 0: free. */
  annual_price: number;
  /** For a month, in cents of the currency, without tax. Null: sold by the year only. */
  monthly_price: number | null;
  /** ISO 4217. */
  currency: Generated<string>;
  /** Days for nothing at the beginning. 0: none. */
  trial_days: Generated<number>;
  /** By key of a feature: true or false of a flag; of an amount a whole number, or true for without a limit. A key that is missing gives nothing. */
  features: Generated<Jsonb>;
  /** When it was begun. */
  created_at: Timestamp;
  /** From when it can be bought. Null: a draft, of which a plan has one at most. */
  published_at: Timestamp | null;
}

/** Plans that organizations subscribe to. What one costs and gives stands in its versions. */
interface PlansTable {
  /** UUIDv7. */
  id: string;
  /** Short name for addresses and programs; never changes. */
  key: string;
  /** `draft`: seen by the platform only; `published`: can be chosen; `closed`: cannot be chosen any more, goes on for those who have it. */
  status: Generated<'draft' | 'published' | 'closed'>;
  /** Kind of organization that it is for: `company`, `independent` recruiters or `agency`. */
  audience: 'company' | 'independent' | 'agency';
  /** Order among plans of the same annual price, ascending. */
  position: Generated<number>;
  /** When it was added. */
  created_at: Timestamp;
  /** Last change of it or of its draft. */
  updated_at: Timestamp;
}

/** Values computed from a play's events when it ended. */
interface PlayDataPointsTable {
  /** The play. */
  play_id: string;
  /** Owner of the position. */
  organization_id: string;
  /** Place of the task in the play, from 0. */
  task_index: number;
  /** Key of the game; norms are made of one data point over all plays. */
  task_key: string;
  /** Data point as the game declares it; unit and range stand there. */
  key: string;
  /** Six places; booleans as 0 and 1. Null: missing, see missing_reason; never 0 instead. */
  value: number | null;
  /** Why there is no value, such as too_few_trials. Null exactly where there is one. */
  missing_reason: string | null;
  /** How many trials the value rests on. Null: unknown. */
  trials: number | null;
}

/** Every input and incident of a play; append-only, chained by hashes. Whatever a score says follows from these rows. */
interface PlayEventsTable {
  /** The play. */
  play_id: string;
  /** From 1 without a gap; a repeat is acknowledged, a gap refused. */
  seq: number;
  /** Owner of the position. */
  organization_id: string;
  /** Place of the task it belongs to, from 0. */
  task_index: number;
  /** What it is, such as input, focus, pause or resume. */
  type: string;
  /** Playing time in ms by the browser's clock, held against the server's. */
  t_ms: number;
  /** The input as the game's protocol has it, after the judge accepted it; JSON null: nothing beside the type. */
  payload: Jsonb;
  /** When the server got it; bounds what the playing time may claim. */
  received_at: Generated<Timestamp>;
  /** SHA-256 over the hash before and the event. */
  hash: Buffer;
  /** What the browser told of how an answer was given (device, automation, visibility, pastes, frames); null: nothing, as pages of before. Facts to look at; part of no score. */
  signals: Jsonb | null;
}

/** What a play says of each trial, one row a column of the task's trial table; speeded ones only at the usual pace. */
interface PlaySeriesTable {
  /** The play. */
  play_id: string;
  /** Owner of the position. */
  organization_id: string;
  /** Place of the task in the play, from 0. */
  task_index: number;
  /** Column of the trial table, such as trials.rt_ms. */
  key: string;
  /** Numbers, booleans and nulls (that trial has none), in order of trials. */
  series: Jsonb;
}

/** One attempt at one simulation. Its seed never leaves the server. */
interface PlaysTable {
  /** UUIDv7; part of the hash of every event. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** Whose play it is, and what for. */
  application_id: string;
  /** The very version that is played. */
  simulation_id: string;
  /** From 1 for each simulation and purpose. */
  attempt: Generated<number>;
  /** completed: played to the end; terminated: ended early, what was reached is scored as far as it suffices; expired: the deadline passed; cancelled: before it was opened. */
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
  /** 128 random bits in hex, from which every plan is drawn. */
  seed: string;
  /** What this play began with: tasks in order with judge version, parameters, required data points, limits and words; never changed afterwards. */
  tasks: Jsonb;
  /** What the candidate asked for: time_factor (null: untimed), reduced_motion, color_safe, large_text, keyboard_only, screen_reader. Never shown to those who decide. */
  accommodations: Jsonb;
  /** SHA-256 of the secret that the tab in hand plays with; another tab or device gets a new one. Null: never opened. */
  token_hash: Buffer | null;
  /** Not used; the token names the holder. */
  lease_id: string | null;
  /** Until when the tab in hand counts as there without a sign of life. Null: nobody holds it. */
  lease_expires_at: Timestamp | null;
  /** Place of the task in hand, from 0. */
  task_index: Generated<number>;
  /** Number of the last event stored; 0: none. */
  last_seq: Generated<number>;
  /** Hash of the last event; 32 zero bytes before the first. */
  last_hash: Buffer;
  /** Browser, screen, input and reaction_ms of the last opening that told them. */
  device: Generated<Jsonb>;
  /** Facts of how it went: opened_at, openings, and from its end on flags of tasks, incidents, timed_out, timing, clock_drift_ms. Never part of a score but for impossible times. */
  integrity: Generated<Jsonb>;
  /** Why it ended early: candidate_quit, recruiter, time_limit, integrity_review, or deadline where it expired; empty otherwise. */
  end_reason: Generated<string>;
  /** Playing time between events so far, ms; stands still during pauses. */
  active_ms: Generated<number>;
  /** Can be played until then; afterwards it expires. */
  deadline_at: Timestamp;
  /** When it was first opened. Null: not yet. */
  launched_at: Timestamp | null;
  /** When the first input came. Null: not yet. */
  started_at: Timestamp | null;
  /** When it was completed, terminated, expired or cancelled. Null: goes on. */
  ended_at: Timestamp | null;
  /** Last sign of life of the player. Null: none yet. */
  last_event_at: Timestamp | null;
  /** Who granted a further attempt. Null: the first one, or brought along. */
  granted_by: string | null;
  /** Why, in words; empty otherwise. */
  grant_reason: Generated<string>;
  /** Of a play brought along from another position of the organization: the id its log was chained with. Null: played here. */
  chained_as: string | null;
  /** When the candidate brought it along. Null: played here. */
  brought_at: Timestamp | null;
  /** When it was made ready. */
  created_at: Generated<Timestamp>;
  /** What a further attempt makes up for. Null: none named, which is so for first attempts. */
  fault: 'technical' | 'accommodation' | 'integrity' | null;
  /** Codes of the facts that are worth a look, written when it ends; never part of a score. Empty: none, or not ended. */
  integrity_review: Generated<string[]>;
  /** confirmation: a short second play that confirms the first and counts for nothing else. */
  purpose: Generated<'application' | 'confirmation'>;
  /** What the candidate is told with a confirmation play; may be empty. */
  candidate_message: Generated<string>;
  /** Number of the rule that integrity_review was written by; 0: a migration, or not ended. Older ones are written again after a start. */
  look_rule: Generated<number>;
}

/** Each time a hiring manager's request was sent for approval, with each step's answer; the latest round counts. */
interface PositionApprovalsTable {
  /** UUIDv7. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The requested position. */
  position_id: string;
  /** How often the request was sent, this time included. */
  round: number;
  /** Which step of the round: 1 comes before 2. */
  step: number;
  /** Who has to answer, as the rule named them then. Null: any admin or recruiter who knows of the position. */
  approver_id: string | null;
  /** Waiting; approved; rejected (ends the round); withdrawn by whoever asked, or not reached. */
  status: Generated<'waiting' | 'approved' | 'rejected' | 'withdrawn'>;
  /** Who sent the request. Null: an account that is gone. */
  sent_by: string | null;
  /** What was said along with the request; empty: nothing. */
  note: Generated<string>;
  /** Who answered. Null: nobody yet, withdrawn, or an account that is gone. */
  decided_by: string | null;
  /** Why, in words; empty: nothing was said. */
  reason: Generated<string>;
  /** When the round began. */
  sent_at: Timestamp;
  /** When it was answered or withdrawn. Null: waiting. */
  decided_at: Timestamp | null;
}

/** The interview questions that an organization wrote for one position; they are part of each of its interview kits. */
interface PositionInterviewQuestionsTable {
  /** The position. */
  position_id: string;
  /** Owner of the position. */
  organization_id: string;
  /** List of {id, trait_id or null, question, probes, anchors (five or none)}, in the order in which they are asked. */
  questions: Generated<Jsonb>;
  /** Grows with each change; a change is based on one. */
  version: Generated<number>;
  /** Who changed them last. Null: an account that is gone. */
  updated_by: string | null;
  /** Their last change. */
  updated_at: Timestamp;
}

/** Where the work of a position is done. */
interface PositionLocationsTable {
  /** Owner of position and location. */
  organization_id: string;
  /** The position. */
  position_id: string;
  /** One of its places. */
  location_id: string;
}

/** What a hiring manager may see and do on one shared position. */
interface PositionPrivilegesTable {
  /** UUIDv7, in order of sharing. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The position that is shared. */
  position_id: string;
  /** Address it was shared with, in small letters; one live row an address and position. */
  email: string;
  /** Account that proved the address. Null: nobody took it up yet. */
  user_id: string | null;
  /** viewer, interviewer, reviewer, decider, private; each includes all before it. */
  level: 'viewer' | 'interviewer' | 'reviewer' | 'decider' | 'private';
  /** False: applicants' names and pictures are hidden from the holder. */
  see_identity: Generated<boolean>;
  /** new: given; approved: taken up, in effect; rejected: declined; closed: taken back. */
  status: Generated<'new' | 'approved' | 'rejected' | 'closed'>;
  /** Who shared it. */
  invited_by: string;
  /** When it was shared. */
  created_at: Generated<Timestamp>;
  /** Last change of any column here. */
  updated_at: Generated<Timestamp>;
}

/** Questions of a revision, with limits and knock-out rules. */
interface PositionQuestionsTable {
  /** UUIDv7; what answers and rules name. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The revision that asks it. */
  revision_id: string;
  /** The entry of the bank that it was copied from. Null: written here. */
  question_id: string | null;
  /** Place in the form, ascending. */
  sort_order: number;
  /** One of QUESTION_TYPES (domain/question-types.ts); must_agree is always required. */
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
  /** The question, at most 300 characters. */
  label: string;
  /** Small print below it; may be empty. */
  help: Generated<string>;
  /** Cannot be left unanswered. */
  required: Generated<boolean>;
  /** Choices of select types in order: key (what answers hold) and label; empty for others. */
  options: Generated<Jsonb>;
  /** Limits of the answer: min and max of a number, max_length of a text; null or missing: the type's own. */
  settings: Generated<Jsonb>;
  /** Knock-out rules in order: conditions on answers, and an action (tag, short_list, on_hold, reject_suggested); the first that fires counts. */
  rules: Generated<Jsonb>;
}

/** What applicants are asked and how they are scored. Frozen by the first application; edits then make the next revision, for later applicants only. */
interface PositionRevisionsTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The position. */
  position_id: string;
  /** From 1 within the position. */
  revision: number;
  /** For cv, phone, linkedin and cover_letter each: required, optional or hidden. */
  application_form: Generated<Jsonb>;
  /** What cards are weighed with. Null: the template of the first simulation. */
  score_template_id: string | null;
  /** From then on it is frozen. Null: nobody applied under it yet. */
  first_application_at: Timestamp | null;
  /** Who made it. */
  created_by: string;
  /** When it was made. */
  created_at: Generated<Timestamp>;
}

/** Simulations that applicants of a revision play. */
interface PositionSimulationsTable {
  /** Owner of the position. */
  organization_id: string;
  /** The revision. */
  revision_id: string;
  /** The very version that is played. */
  simulation_id: string;
  /** Order of playing, ascending. */
  sort_order: number;
}

/** The recruiters who hire for a position. Whoever is on it knows of the position, however few others do. */
interface PositionTeamTable {
  /** Owner of the position. */
  organization_id: string;
  /** For which position. */
  position_id: string;
  /** Who hires. */
  user_id: string;
  /** The one who answers for the position (at most one), or one of those who help. */
  role: 'owner' | 'recruiter';
  /** Who put the person on the team. Null: came with the position, or an account that is gone. */
  added_by: string | null;
  /** When the person joined the team. */
  added_at: Generated<Timestamp>;
}

/** Openings that people apply for. */
interface PositionsTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** The organization that hires, and owns all its applications. */
  organization_id: string;
  /** The company that is hired for, where an agency or recruiter owns the position. Null: the owner itself. */
  client_company_id: string | null;
  /** As candidates read it, at most 120 characters. */
  title: string;
  /** Last part of its public address, unique within the organization. */
  slug: string;
  /** published: takes applications; paused: not for now; closed: over, see close_reason; archived: out of lists. */
  status: Generated<'draft' | 'published' | 'paused' | 'closed' | 'archived'>;
  /** Who can find it: everyone, whoever has the link, whoever was invited, or only those it is shared with (confidential, chosen at the start for good). */
  visibility: Generated<'public' | 'unlisted' | 'invite_only' | 'confidential'>;
  /** Where it belongs. Null: not said. */
  department_id: string | null;
  /** Title of the organization's own list that it is filed under. Null: none. */
  job_title_id: string | null;
  /** What the work is in. Null: as the organization. */
  industry_id: string | null;
  /** no, yes or hybrid; with yes no location is needed. Null: not stated, shown to nobody. */
  remote: 'no' | 'yes' | 'hybrid' | null;
  /** One of JOB_TYPES (domain/vocabulary.ts), such as full_time. Null: not stated, shown to nobody. */
  job_type: string | null;
  /** One of JOB_LEVELS: entry, intermediate or advanced. Null: not stated, shown to nobody. */
  level: string | null;
  /** One of WORK_EXPERIENCE, as shown, such as Less Than 3 Years. Null: not stated, shown to nobody. */
  work_experience: string | null;
  /** General skills asked for, at most 50, as typed. */
  skills: Generated<string[]>;
  /** Tools and trades asked for, at most 50, as typed. */
  technical_skills: Generated<string[]>;
  /** Text of the advertisement: `blocks`, a list of headings, paragraphs and lists, with at most 20,000 characters. An empty list: nothing written. */
  description: Generated<Jsonb>;
  /** Least pay for salary_period, in hundredths of the organization's currency. Null: not given. */
  salary_min_cents: number | null;
  /** Most pay, likewise; not below the least. Null: not given. */
  salary_max_cents: number | null;
  /** What the pay is for. Null: not stated; pay is shown only with it. */
  salary_period: 'hour' | 'month' | 'year' | null;
  /** Candidates are shown the pay. */
  show_salary: Generated<boolean>;
  /** People to be hired in all; 0 is kept in a draft only. */
  openings: Generated<number>;
  /** First day for applying, in the organization's zone. Null: at once. */
  opens_on: string | null;
  /** Last day for applying, in the organization's zone; the night after it the position closes. Null: open end. */
  closes_on: string | null;
  /** Picture at its head, stripped of hidden data. Null: none. */
  image_file_id: string | null;
  /** Revision that people who apply now get. */
  current_revision: Generated<number>;
  /** Step of the wizard that was open last, 1 to 6. */
  wizard_step: Generated<number>;
  /** filled, cancelled, expired, duplicate or other; empty unless closed. */
  close_reason: Generated<string>;
  /** Openings taken: applications that are approved now, kept with each move. */
  approved_count: Generated<number>;
  /** A hiring manager asked for it; a recruiter has to take it up. */
  is_request: Generated<boolean>;
  /** When it was first published; kept through pauses. Null: never. */
  published_at: Timestamp | null;
  /** When it was last closed. Null: was not. */
  closed_at: Timestamp | null;
  /** Who made it. */
  created_by: string;
  /** When it was made. */
  created_at: Generated<Timestamp>;
  /** Last change of any column here. */
  updated_at: Generated<Timestamp>;
  /** Id in the system from which the position was imported; empty: none. */
  external_id: Generated<string>;
}

/** That somebody who hires opened a candidate's profile or application; once for a viewer and candidate within 24 hours. */
interface ProfileViewsTable {
  /** UUIDv7. */
  id: string;
  /** For whom was looked: whose application or person of the pool it is. */
  organization_id: string;
  /** Who was looked at. */
  candidate_id: string;
  /** Who looked. Null: the account is gone. */
  viewer_id: string | null;
  /** Of which organization the viewer is; another one than `organization_id` for a recruiter who works for a client. Null: it is gone. */
  viewer_organization_id: string | null;
  /** As what the viewer looked. */
  viewer_role: 'admin' | 'recruiter' | 'hiring_manager' | 'agency';
  /** The application that was opened. Null: the person in the talent pool. */
  application_id: string | null;
  /** When. */
  at: Timestamp;
  /** 24 hours later: until then another look by the same viewer is no view of its own. */
  counts_until: Timestamp;
}

/** An organization's bank of questions; a row on a position copies one. */
interface QuestionsTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Whose bank it is in. */
  organization_id: string;
  /** One of QUESTION_TYPES (domain/question-types.ts); must_agree is a declaration that has to be agreed to. */
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
  /** The question, at most 300 characters. */
  label: string;
  /** Small print below it; may be empty. */
  help: Generated<string>;
  /** Choices of select types in order: key (what answers hold) and label; empty for others. */
  options: Generated<Jsonb>;
  /** Taken out of the bank since then; positions keep their copies. Null: in the bank. */
  archived_at: Timestamp | null;
  /** Who saved it. */
  created_by: string;
  /** When it was saved. */
  created_at: Generated<Timestamp>;
}

/** Why an application ended or moved: the platform's, and organizations' own. */
interface ReasonsTable {
  /** Fixed for the platform's own, else UUIDv7. */
  id: string;
  /** Whose own reason it is. Null: one of the platform's, for everybody. */
  organization_id: string | null;
  /** Names the platform's own ones, so that they can be said in every language; empty for an organization's. */
  key: Generated<string>;
  /** we_rejected: the employer's; they_rejected: the candidate's; other: of further moves. */
  kind: 'we_rejected' | 'they_rejected' | 'other';
  /** As shown; English for the platform's own. */
  label: string;
  /** Where an organization wants it among its own; the platform's stand before them in the order of their ids. */
  sort_order: Generated<number>;
  /** No longer offered since then; what was given stays. Null: offered. */
  archived_at: Timestamp | null;
}

/** Codes for somebody who has lost every other second factor; ten an account, each good once. */
interface RecoveryCodesTable {
  /** UUIDv7. */
  id: string;
  /** Whose. */
  user_id: string;
  /** HMAC-SHA-256 of the account and the code, with a key of the server. */
  code_hash: Buffer;
  /** When it was made. */
  created_at: Timestamp;
  /** When it was used. Null: still good. */
  used_at: Timestamp | null;
}

/** The positions that a link of scope `listed` is for. */
interface RecruiterLinkPositionsTable {
  /** The link. */
  link_id: string;
  /** The company, of link and position alike. */
  organization_id: string;
  /** A position that it is for. */
  position_id: string;
}

/** Agreements between an independent recruiter or agency and a company that they work for. */
interface RecruiterLinksTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** The independent recruiter. Null: the link is that of a staffing agency, or an invitation that nobody has answered. */
  recruiter_user_id: string | null;
  /** Organization that the recruiter works from. Null: an invitation to an address that nobody has answered. */
  organization_id: string | null;
  /** Organization that is worked for. */
  company_id: string;
  /** approved: the recruiter sees the company's positions; only the side that was asked decides, either may suspend or end. */
  status: Generated<'new' | 'approved' | 'rejected' | 'suspended' | 'closed'>;
  /** all_positions: every position of the company; listed: those in recruiter_link_positions. */
  scope: Generated<'all_positions' | 'listed'>;
  /** What it lets the recruiter do: view (always), invite, move, decide, schedule, create_positions. */
  permissions: Generated<string[]>;
  /** Which side asked. */
  requested_by: 'recruiter' | 'company';
  /** What the asking side wrote; may be empty. */
  message: Generated<string>;
  /** Why it was refused, suspended or ended; empty otherwise. */
  reason: Generated<string>;
  /** Last day on which it holds. Null: until it is ended. */
  valid_until: string | null;
  /** Who answered. Null: not answered yet. */
  decided_by: string | null;
  /** When it was answered; asking again after a refusal waits 30 days from here. Null: not answered yet. */
  decided_at: Timestamp | null;
  /** When it was asked for. */
  created_at: Generated<Timestamp>;
  /** Last change of any column here. */
  updated_at: Generated<Timestamp>;
  /** Address that the company invited. Null: the recruiter asked. */
  email: string | null;
  /** Which side suspended it. Null: it is not suspended. */
  suspended_by: 'recruiter' | 'company' | null;
  /** Which side ended it or took it back. Null: it has not ended, or time ended it. */
  closed_by: 'recruiter' | 'company' | null;
  /** Who asked. Null: not known any more. */
  asked_by: string | null;
}

/** Words and names that people choose from: skills, job titles, industries, places and so on, kept by the platform. */
interface ReferenceEntriesTable {
  /** UUIDv7, in order of adding. */
  id: string;
  /** Which list: skill (general), technical_skill (tools and trades), job_title, industry, sector (NAICS), department and location (starters), country, language, time_zone. */
  kind:
    | 'skill'
    | 'technical_skill'
    | 'job_title'
    | 'industry'
    | 'sector'
    | 'department'
    | 'location'
    | 'country'
    | 'language'
    | 'time_zone';
  /** English name as shown, at most 120 characters, unique within its kind whatever the capitals. */
  name: string;
  /** Names in other languages, by language tag: {"ar": "…"}. A language that is left out shows the English name. */
  names: Generated<Jsonb>;
  /** Other spellings by which it is found, at most 40. Never shown as its name. */
  aliases: Generated<string[]>;
  /** What machines call it: of a country ISO 3166-1, of a language its BCP 47 tag, of a time zone its IANA name, of a sector the NAICS code, of an industry the code of its sector. Empty: has none. */
  code: Generated<string>;
  /** Source and English name as the product brings it, such as own:Go, naics:Utilities, unicode:Kenya, onet:Welder, so that one that was renamed is not brought again. Null: added by hand, imported or suggested. */
  seed: string | null;
  /** suggested: somebody typed it, waits to be looked at; in_use: offered; archived: not offered any more; refused: never offered; merged: another took its place. */
  status: Generated<'suggested' | 'in_use' | 'archived' | 'refused' | 'merged'>;
  /** The entry that took its place, itself never merged. Null: none. */
  merged_into: string | null;
  /** Name, names and aliases in small letters, one a line. */
  searched: Computed<string>;
  /** When it was added. */
  created_at: Generated<Timestamp>;
  /** When it was last changed. */
  updated_at: Generated<Timestamp>;
}

/** That one entry took the place of another, in records too; can be taken back for 30 days. */
interface ReferenceMergesTable {
  /** UUIDv7, in order of merging. */
  id: string;
  /** The entry that is gone. */
  entry_id: string;
  /** The entry that took its place. */
  into_id: string;
  /** What the entry was before. */
  was: 'suggested' | 'in_use' | 'archived';
  /** Its names in small letters, as records say them. */
  gone: string[];
  /** What records say instead, by place in gone. */
  kept: string[];
  /** moving: records are being changed; moved: all are; undoing, undone: the same back. */
  status: Generated<'moving' | 'moved' | 'undoing' | 'undone'>;
  /** Records that said it when the work began. */
  total: Generated<number>;
  /** Records that were changed so far, or while undoing changed back. */
  done: Generated<number>;
  /** The super admin. Null: the account is gone. */
  merged_by: string | null;
  /** When it was asked for. */
  merged_at: Timestamp;
  /** When it was taken back. Null: was not. */
  undone_at: Timestamp | null;
}

/** Records that a merge changed, so that it can be taken back; forgotten 30 days after the merge. */
interface ReferenceMovesTable {
  /** In order of changing. */
  id: Computed<number>;
  /** Which merge; merges are never removed. */
  merge_id: string;
  /** Which column of which record. */
  place:
    | 'position_skills'
    | 'position_technical_skills'
    | 'profile_skills'
    | 'profile_technical_skills'
    | 'person_skills'
    | 'organization_industry'
    | 'position_industry'
    | 'simulation_industry';
  /** The organization, or whose position or person it is. Null: neither. */
  organization_id: string | null;
  /** The position. Null: not of a position. */
  position_id: string | null;
  /** Whose profile. Null: not of a profile. */
  user_id: string | null;
  /** The person of a talent pool. Null: not of one. */
  person_id: string | null;
  /** The simulation. Null: not of one. */
  simulation_id: string | null;
  /** The whole list of words before. Null: an industry. */
  before: string[] | null;
}

/** One response of one applicant, corrected by two people; what the play gave stays where it is. */
interface ResponseCorrectionsTable {
  /** UUIDv7, in order of asking. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** Whose response it is. */
  application_id: string;
  /** The play it came from. */
  play_id: string;
  /** Place of the task in the play, from 0. */
  task_index: number;
  /** Data point as on the card, <task>.<data point>. */
  data_point: string;
  /** The subtrait that the response feeds. */
  subtrait_id: string;
  /** Value the play gave, in points of before_total_score. Null: Not Calculated. */
  before_value: number | null;
  /** What that value is out of. Null: Not Calculated. */
  before_total_score: number | null;
  /** Value in its place, 0 to total_score. */
  value: number;
  /** What it is out of, above 0. */
  total_score: number;
  /** Why, in words of who asked. */
  reason: string;
  /** new: waits for a second person; approved: in force; rejected: refused; closed: taken back. */
  status: Generated<'new' | 'approved' | 'rejected' | 'closed'>;
  /** Who asked. */
  requested_by: string;
  /** Who decided; never who asked. Null: nobody yet. */
  decided_by: string | null;
  /** When. Null: not yet. */
  decided_at: Timestamp | null;
  /** Words of who decided; may be empty. */
  decision_note: Generated<string>;
  /** The card before it. */
  score_card_id: string;
  /** The card it led to. Null: none yet. */
  new_score_card_id: string | null;
  /** When it was asked for. */
  created_at: Generated<Timestamp>;
}

/** Candidates who were told that their application will be erased. */
interface RetentionNoticesTable {
  /** Which. */
  application_id: string;
  /** Whose. */
  organization_id: string;
  /** Day that was named to them. */
  due_on: string;
  /** When. */
  told_at: Timestamp;
}

/** How long an organization keeps applications after their last activity, by outcome. No row: for good. */
interface RetentionRulesTable {
  /** Whose. */
  organization_id: string;
  /** `hired`, `rejected`, `withdrawn`, `unfinished`, `open` (nobody decided), or `pool` (people without an application). */
  outcome: 'hired' | 'rejected' | 'withdrawn' | 'unfinished' | 'open' | 'pool';
  /** Whole months, 1 to 120. */
  months: number;
  /** First day on which anything may go by this rule: those whose time was over already are told first. */
  effective_from: string;
  /** Who set it. Null: the account is gone. */
  updated_by: string | null;
  /** When. */
  updated_at: Timestamp;
}

/** What each night of retention did for an organization; nights with nothing to do leave no row. */
interface RetentionRunsTable {
  /** UUIDv7. */
  id: string;
  /** Whose. */
  organization_id: string;
  /** When it began. */
  began_at: Timestamp;
  /** When it ended. Null: it goes on, or the server stopped meanwhile. */
  ended_at: Timestamp | null;
  /** Applications that were erased. */
  erased: Generated<number>;
  /** People of the pool without an application who were erased. */
  people: Generated<number>;
  /** Applications whose time was over and that a legal hold kept. */
  held: Generated<number>;
  /** Candidates who were told that their time is nearly over. */
  told: Generated<number>;
}

/** Candidates who asked that a person looks again at a decision or a score card, with the answer. */
interface ReviewRequestsTable {
  /** UUIDv7. */
  id: string;
  /** Whose decision or card. */
  organization_id: string;
  /** About which application. */
  application_id: string;
  /** `decision`, `score_card`, or `data`: something that is known of the candidate is wrong. */
  about: 'decision' | 'score_card' | 'data';
  /** The card as it was then. Null: there was none. */
  score_card_id: string | null;
  /** What the candidate wrote. */
  message: string;
  /** `open`, `answered`, or `withdrawn` by the candidate. */
  status: Generated<'open' | 'answered' | 'withdrawn'>;
  /** When. */
  asked_at: Timestamp;
  /** Day by which it is to be answered. */
  due_on: string;
  /** Who made the decision that is asked about. Null: nobody did, or the account is gone. */
  decided_by: string | null;
  /** Who is to look again; somebody else than decided where there is one. Null: the account is gone. */
  assigned_to: string | null;
  /** `unchanged` or `changed`. Null: not answered. */
  outcome: 'unchanged' | 'changed' | null;
  /** The answer, as the candidate reads it; empty: not answered. */
  answer: Generated<string>;
  /** Who answered. Null: nobody, or the account is gone. */
  answered_by: string | null;
  /** When it was answered or withdrawn. Null: open. */
  answered_at: Timestamp | null;
  /** What is wrong: `answers`, `cv`, `comments`, `messages`, `interviews`, `pool` or `other`. Null exactly where it is about something else. */
  field: 'answers' | 'cv' | 'comments' | 'messages' | 'interviews' | 'pool' | 'other' | null;
  /** What the candidate says is right; empty: not about data, or only to be removed. */
  proposed: Generated<string>;
}

/** Positions that candidates keep to come back to. */
interface SavedJobsTable {
  /** Who keeps it. */
  user_id: string;
  /** Which position; open when it was kept. */
  position_id: string;
  /** When. */
  saved_at: Timestamp;
}

/** Filters, order and layout of a list that a person keeps under a name; at most 30 a list. */
interface SavedViewsTable {
  /** UUIDv7, in order of saving. */
  id: string;
  /** Who keeps it; nobody else changes or deletes it. */
  user_id: string;
  /** Which list, by the name the contract gives it. */
  list: string;
  /** As the person calls it, unique among the person's views of the list. */
  name: string;
  /** Query string of the list's page, without the question mark. */
  search: string;
  /** When it was first saved. */
  created_at: Generated<Timestamp>;
  /** Whose recruiters and admins see it too. Null: only who keeps it. */
  organization_id: string | null;
}

/** Migrations that this database has walked through; written by the server at its start. */
interface SchemaMigrationsTable {
  /** Number of the file, from 1 without a gap. */
  version: number;
  /** File name without number and ending. */
  name: string;
  /** SHA-256 of the file, hex, line ends not counted; a changed file stops the start. */
  checksum: string;
  /** When it was applied. */
  applied_at: Generated<Timestamp>;
}

/** The scores of one application with everything they were made from; written once, superseded but never changed. */
interface ScoreCardsTable {
  /** UUIDv7, in order of making. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** Whose card it is. */
  application_id: string;
  /** From 1 within the application. */
  version: number;
  /** approved: calculated; rejected: could not be, see error. */
  status: Generated<'new' | 'approved' | 'rejected'>;
  /** 0 to 100 with one decimal. Null: Not Calculated. */
  job_fit_score: number | null;
  /** Share of the template's weight that has data, 0 to 1, three decimals. Null: could not be calculated. */
  coverage: number | null;
  /** What is shown: data_point_responses, and data with categories (valueBoost, weightage), traits and subtraits. Null: could not be calculated. */
  score_card_data: Jsonb | null;
  /** Everything the numbers were made from, by version and digest: engine, template, formulas, plays, corrections. */
  pins: Jsonb;
  /** The steps of every formula with the values they saw. Null: could not be calculated. */
  trace: Jsonb | null;
  /** SHA-256 of the pins, hex; equal pins give the card that exists. */
  inputs_digest: string;
  /** SHA-256 of the result, hex, for comparing with a recomputed one. Null: could not be calculated. */
  result_digest: string | null;
  /** Why it could not be calculated; empty otherwise. */
  error: Generated<string>;
  /** The card in force instead. Null: this one is. */
  superseded_by: string | null;
  /** When it was made. */
  created_at: Generated<Timestamp>;
}

/** What a job fit is made of, by version: categories, traits, subtraits and their weights. A published version never changes. */
interface ScoreTemplatesTable {
  /** The same on every installation for the product's own, else UUIDv7. */
  id: string;
  /** Whose template it is. Null: the platform's, for everybody. */
  organization_id: string | null;
  /** Stable name over all versions, within its owner. */
  key: string;
  /** From 1 for each key and owner; one draft at a time. */
  version: number;
  /** As shown in lists. */
  name: string;
  /** platform: comes with the product; manual: made by hand; copy: of another; ai: proposed by a model and saved by a person. */
  source: Generated<'manual' | 'ai' | 'copy' | 'platform'>;
  /** Categories with category_weightage and boost, their traits with trait_weightage, their subtraits with weightage, rank and target; weights in percent, siblings of a published one add up to 100. min_coverage_percent, 30 to 100: share of the weight that must have data for a score at every level; left out: 60. */
  definition: Jsonb;
  /** published: may be chosen; closed: not for further positions. */
  status: Generated<'draft' | 'published' | 'closed'>;
  /** What it was copied from. Null: nothing, or deleted since. */
  parent_id: string | null;
  /** Raised by every saved change; a change is based on one and refused when it is no longer stored. */
  edit: Generated<number>;
  /** When it was published. Null: a draft. */
  published_at: Timestamp | null;
  /** Who made it. Null: the product. */
  created_by: string | null;
  /** When it was made. */
  created_at: Generated<Timestamp>;
  /** Who saved it last. Null: the product. */
  updated_by: string | null;
  /** Last save. */
  updated_at: Generated<Timestamp>;
  /** The comparison that the version was put in place with: position, tasks left out, who is chosen, and figures of everybody together; nobody's own. Null: no what-if made it. */
  what_if: Jsonb | null;
}

/** Sign-ins whose first step was right and whose second one is awaited; they open nothing. */
interface SecondStepsTable {
  /** UUIDv7. */
  id: string;
  /** SHA-256 of the ticket, which the browser holds in a signed cookie. */
  ticket_hash: Buffer;
  /** Who is signing in. */
  user_id: string;
  /** The first step: `password`, `linkedin`, or `pin` (a mailed code). */
  signed_by: 'password' | 'linkedin' | 'pin';
  /** Whether a program asked for a token instead of a cookie. */
  wants_token: boolean;
  /** Codes tried so far; after five there is no further one. */
  tries: Generated<number>;
  /** When the first step was right. */
  created_at: Timestamp;
  /** When it is over. */
  expires_at: Timestamp;
  /** When it was used or ended. Null: open. */
  done_at: Timestamp | null;
}

/** Who did what, for administrators and auditors; append-only. Chained in order of ids by a job, so that writers do not wait for one another. */
interface SecurityLogTable {
  /** UUIDv7; the order of the chain. */
  id: string;
  /** When it happened. */
  event_time: Generated<Timestamp>;
  /** The organization it concerns; its administrators may read it. Null: the platform only. */
  organization_id: string | null;
  /** The request's id in the server's log; empty: no request. */
  request_id: Generated<string>;
  /** What kind of actor it was. */
  performer_type: 'user' | 'api_key' | 'system' | 'candidate';
  /** The account. Null: not known, or the system. */
  performer_id: string | null;
  /** Address that was used; empty: not known. */
  performer_email: Generated<string>;
  /** Network address; empty: no request. */
  ip: Generated<string>;
  /** The browser's own words; empty: none. */
  user_agent: Generated<string>;
  /** What kind of act it was. */
  event_type: 'action' | 'create' | 'update' | 'delete' | 'access';
  /** One of SECURITY_ACTIONS (domain/security-actions.ts), as subject.what_happened. */
  action: string;
  /** Kind of record it was done to; empty: none. */
  target_type: Generated<string>;
  /** Which one; empty: none. */
  target_id: Generated<string>;
  /** More by key; never a secret. */
  meta: Generated<Jsonb>;
  /** ok, or how it failed, such as refused. */
  outcome: Generated<string>;
  /** Place in the chain, from 1 without a gap. Null: not sealed yet. */
  seal_seq: number | null;
  /** SHA-256 over the hash before and everything that says what happened. Null: not sealed yet. */
  hash: Buffer | null;
  /** The erasure that emptied this line; its digest stays, so that the lines after it still fit. Null: the line is as it was written. */
  erased_by: string | null;
}

/** Whether an organization asks its candidates about themselves, and what its reports count. No row: it does not ask. */
interface SelfIdentificationSettingsTable {
  /** Whose. */
  organization_id: string;
  /** Which questions are asked, see domain/self-identification/questions.ts; `off`: none. */
  question_set: 'off' | 'eeo1' | 'international';
  /** What a report tells apart: `stages`, how far people came, or `scores`, who scored above the median. One of both, since one could be subtracted from the other. */
  counts: 'stages' | 'scores';
  /** Since which day the set is asked. Null: nothing is asked. */
  asked_since: string | null;
  /** Who chose it last. Null: the account is gone. */
  set_by: string | null;
  /** When it was chosen last. */
  updated_at: Timestamp;
  /** What the next quarter to be counted is divided by beside the whole: `position` or `department`. One of both, since departments hold positions and one could be subtracted from the other. */
  divided_by: Generated<'position' | 'department'>;
}

/** What people said about themselves after applying. Names no application, person or time: rows are found and read with the server's secret alone, by their person and by the count behind adverse-impact reports. */
interface SelfIdentificationsTable {
  /** HMAC-SHA-256 of the application's id, by a key of its own made from the server's secret. */
  key: Buffer;
  /** The answers, encrypted (AES-256-GCM) by a second key of its own and bound to the row. */
  sealed: Buffer;
}

/** Open and ended sign-ins; rows go 30 days after they are over. */
interface SessionsTable {
  /** UUIDv7; names the session in the list of a person's devices. */
  id: string;
  /** Whose session it is. */
  user_id: string;
  /** SHA-256 of the 256-bit secret in the cookie or bearer token; the secret itself is kept nowhere. */
  token_hash: Buffer;
  /** The browser's own words at sign-in; empty where it said nothing. */
  user_agent: Generated<string>;
  /** Network address at sign-in. */
  ip: Generated<string>;
  /** When the person signed in; the longest life is counted from here. */
  created_at: Generated<Timestamp>;
  /** Last use, to the minute. */
  last_seen_at: Generated<Timestamp>;
  /** Over from here on; moved forward by use (session_days), never past the longest life (session_longest_days). */
  expires_at: Timestamp;
  /** When it was ended before its time, by its owner, a new password or an administrator. Null: was not. */
  revoked_at: Timestamp | null;
  /** Client that an independent recruiter works for in this session, as long as their link lets them. Null: their own organization. */
  working_for_id: string | null;
  /** When its owner last proved who they are in it: by signing in, or when asked again. */
  confirmed_at: Generated<Timestamp>;
}

/** Categories that a simulation weighs; source of its own score template. */
interface SimulationCategoriesTable {
  /** The simulation that weighs it. */
  simulation_id: string;
  /** The category of the library. */
  category_id: string;
  /** Share of the job fit in percent; siblings of a published simulation add up to 100. */
  category_weightage: number;
  /** Factor on the category's score, 0.5 to 1.5; the product is held within 0 to 100. */
  boost: Generated<number>;
  /** Place in the template, ascending. */
  sort_order: number;
}

/** Files attached to a simulation, for those who build and use it. */
interface SimulationFilesTable {
  /** UUIDv7, in order of adding. */
  id: string;
  /** The simulation it belongs to. */
  simulation_id: string;
  /** The file. */
  file_id: string;
  /** The task it is about. Null: the whole simulation. */
  simulation_task_id: string | null;
  /** When it was added. */
  created_at: Generated<Timestamp>;
}

/** Tasks of a simulation that are delivered together, all of them or some that are drawn from the play's seed. */
interface SimulationGroupsTable {
  /** UUIDv7; kept over saves, so that tasks keep their group. */
  id: string;
  /** The simulation it is part of. */
  simulation_id: string;
  /** Working name, for those who build. */
  name: string;
  /** Place among groups, ascending. */
  sort_order: number;
  /** all: every task; random_n: n of them. */
  pick: Generated<'all' | 'random_n'>;
  /** How many are drawn, above 0. Null exactly with all. */
  n: number | null;
  /** The order is drawn, too. */
  shuffle: Generated<boolean>;
  /** Playing time for all of its tasks together, at the usual pace, seconds. Null: no limit. */
  time_limit_s: number | null;
}

/** Pictures of a simulation: a built-in one by its key, or an uploaded file. */
interface SimulationImagesTable {
  /** UUIDv7, in order of adding. */
  id: string;
  /** The simulation it belongs to. */
  simulation_id: string;
  /** cover: shown with it, one at most; instruction: in what is read before; task_asset: material of a task. */
  role: 'cover' | 'instruction' | 'task_asset';
  /** Key of a built-in picture. Null exactly where it is a file. */
  picture: string | null;
  /** The uploaded file. Null exactly where it is built in. */
  file_id: string | null;
  /** What it shows, in English; never empty. */
  alt: string;
  /** The same by further languages. */
  alt_by_locale: Generated<Jsonb>;
  /** When it was added. */
  created_at: Generated<Timestamp>;
}

/** Subtraits that a simulation weighs, under one of its traits. */
interface SimulationSubtraitsTable {
  /** The simulation that weighs it. */
  simulation_id: string;
  /** The category of the trait here. */
  category_id: string;
  /** The trait it is counted in. */
  trait_id: string;
  /** The subtrait of the library. */
  subtrait_id: string;
  /** Share of the trait in percent; siblings of a published simulation add up to 100. */
  weightage: number;
  /** Order of importance within the trait, from 1; equal ones are allowed. */
  rank: number;
  /** Target on the scale 0 to 100; what it asks for follows the subtrait's direction. Null: none. */
  value: number | null;
  /** A range {min, max}, 0 to 100, in place of what follows from the value. Null: none. */
  target: Jsonb | null;
  /** Place within the trait, ascending. */
  sort_order: number;
}

/** Tasks that a simulation delivers, in order. */
interface SimulationTasksTable {
  /** UUIDv7; kept over saves, so that files keep their task. */
  id: string;
  /** The simulation it is part of. */
  simulation_id: string;
  /** The very version of the task. */
  task_id: string;
  /** Place in the simulation, ascending. */
  sort_order: number;
  /** Values of settings that differ from the task's own; empty: as the task says. */
  parameters: Generated<Jsonb>;
  /** How long it takes most people with these parameters, practice not counted; seconds. */
  estimated_seconds: number;
  /** Why it is part of the simulation, for readers; may be empty. */
  reason: Generated<string>;
  /** The group it is delivered with. Null: on its own. */
  group_id: string | null;
}

/** Traits that a simulation weighs, under one of its categories. */
interface SimulationTraitsTable {
  /** The simulation that weighs it. */
  simulation_id: string;
  /** The category it is counted in here; may differ from the library's. */
  category_id: string;
  /** The trait of the library. */
  trait_id: string;
  /** Share of the category in percent; siblings of a published simulation add up to 100. */
  trait_weightage: number;
  /** Place within the category, ascending. */
  sort_order: number;
}

/** What candidates play: tasks in order with a score template, by version. A published version changes in nothing that is played or scored. */
interface SimulationsTable {
  /** The same on every installation for the product's own, else UUIDv7. */
  id: string;
  /** Whose simulation it is. Null: the platform's, for everybody. */
  organization_id: string | null;
  /** Stable name over all versions, within its owner. */
  key: string;
  /** From 1 for each key and owner; one draft at a time. */
  version: number;
  /** Working name, shown to the hiring side. */
  name: string;
  /** library: offered to every position; template: a pre-filled wizard, never attached itself; position: for one position only. */
  kind: Generated<'library' | 'template' | 'position'>;
  /** platform: comes with the product; manual: made by hand; copy: of another; ai: proposed by a model and saved by a person. */
  source: Generated<'manual' | 'ai' | 'copy' | 'platform'>;
  /** The version or simulation it was begun from. Null: none. */
  parent_id: string | null;
  /** published: may be attached; closed: no new attachments, running ones finish; archived: out of lists. */
  status: Generated<'draft' | 'published' | 'closed' | 'archived'>;
  /** What it is for, in words for the hiring side. */
  purpose: Generated<string>;
  /** The kind of work, in the words of whoever made it; empty: none. */
  category: Generated<string>;
  /** The industry it is meant for. Null: any. */
  industry_id: string | null;
  /** Shown before the play where words have none for the language; English. */
  candidate_intro: Generated<string>;
  /** What candidates read, by language: name, intro, thanks; empty ones fall back to English and then to the working name. */
  words: Generated<Jsonb>;
  /** Playing time of the longest form that its groups may draw; minutes with one decimal. */
  duration_minutes: number;
  /** Playing time of the shortest form; the same as duration_minutes without drawing groups. */
  shortest_minutes: Generated<number>;
  /** In which it is offered, by BCP 47 tag; the first is the one to fall back to. */
  languages: Generated<string[]>;
  /** desktop: needs a keyboard and a larger screen. */
  device: Generated<'any' | 'desktop'>;
  /** Adjustments that it offers; what one of its tasks cannot be played with is taken away for the whole. */
  accommodations: Generated<string[]>;
  /** What its plays are weighed with, unless the position says otherwise. */
  score_template_id: string;
  /** The template is made of the simulation's own traits, subtraits and categories, and published together with it. */
  template_is_own: Generated<boolean>;
  /** The only position it is for. Null unless kind is position. */
  position_id: string | null;
  /** Step of the builder that was open last, 1 to 6. */
  wizard_step: Generated<number>;
  /** Raised by every saved change; publishing needs a dry run of this very edit. */
  edit: Generated<number>;
  /** What simulated candidates came to, and at which edit. Null: none yet. */
  last_dry_run: Jsonb | null;
  /** Short enough (3 minutes at most) for visitors of the demo. */
  is_demo_path: Generated<boolean>;
  /** When it was published. Null: never. */
  published_at: Timestamp | null;
  /** When it was closed. Null: was not. */
  closed_at: Timestamp | null;
  /** When it was archived. Null: was not. */
  archived_at: Timestamp | null;
  /** Who made it. Null: the product. */
  created_by: string | null;
  /** When it was made. */
  created_at: Generated<Timestamp>;
  /** Last save. */
  updated_at: Generated<Timestamp>;
}

/** Links that say where an application came from: their code stands in addresses of job pages as ?s=. */
interface SourceLinksTable {
  /** UUIDv7. */
  id: string;
  /** Whose applications it is for. */
  organization_id: string;
  /** channel: a place where positions are advertised. referral: a member who refers people. */
  kind: 'channel' | 'referral';
  /** What stands in the address: ten small letters and digits. */
  code: string;
  /** What the channel is called, once among those in use; empty: a referral. */
  name: Generated<string>;
  /** The member who refers people. Null: a channel. */
  user_id: string | null;
  /** Who made it. Null: an account that is gone. */
  created_by: string | null;
  /** When it was made. */
  created_at: Timestamp;
  /** Since when new visits with it count no more. Null: in use. */
  ended_at: Timestamp | null;
}

/** Whether a move to a stage is told by mail, and in which words, where an organization chose other than the product. */
interface StageMailsTable {
  /** Whose choice it is. */
  organization_id: string;
  /** Status that is moved to. */
  stage: 'applied' | 'short_listed' | 'phone_screen' | 'in_person' | 'on_hold' | 'approved' | 'rejected';
  /** Told by mail, unless the sender chooses otherwise for one move. */
  sends: boolean;
  /** Languages that were reworded, each with subject and body; the others say what the product says. */
  texts: Generated<Jsonb>;
  /** From 1, raised by each change; a change is based on one and refused when it is no longer stored. */
  version: Generated<number>;
  /** Who changed it last. Null: the account is gone. */
  updated_by: string | null;
  /** When it was changed last. */
  updated_at: Generated<Timestamp>;
}

/** How long applications usually stay at a status of an organization, counted every night from its last 100 moves by people; no row: fewer than ten. */
interface StageWaitsTable {
  /** Whose moves. */
  organization_id: string;
  /** The status that applications were moved from. */
  status: 'applied' | 'short_listed' | 'phone_screen' | 'in_person' | 'on_hold';
  /** How many moves it rests on, 10 to 100. */
  moves: number;
  /** Days that half of them took at most. */
  median_days: number;
  /** Days that eight in ten of them took at most. */
  most_days: number;
  /** When it was counted. */
  counted_at: Timestamp;
}

/** Status changes that were made at once and can be undone together. */
interface StatusBatchesTable {
  /** UUIDv7, in order of the changes. */
  id: string;
  /** Owner of the position. */
  organization_id: string;
  /** The position whose applications moved. */
  position_id: string;
  /** Where they moved. */
  to_status: string;
  /** Who moved them. */
  actor_id: string;
  /** What each application was before, for the undo. */
  before: Generated<Jsonb>;
  /** When it was taken back. Null: was not. */
  undone_at: Timestamp | null;
  /** When they moved. */
  created_at: Generated<Timestamp>;
}

/** That the two sides of a submission do not agree on who represents the person. */
interface SubmissionDisputesTable {
  /** UUIDv7. */
  id: string;
  /** The company. */
  organization_id: string;
  /** About which submission. */
  submission_id: string;
  /** open or settled. */
  status: Generated<'open' | 'settled'>;
  /** Which side opened it. */
  opened_by: 'agency' | 'company';
  /** What the agency wants: agency (it represents the person), not_agency. Null: not said. */
  agency_wish: 'agency' | 'not_agency' | null;
  /** What the agency says; empty: nothing yet. */
  agency_statement: Generated<string>;
  /** What the company wants. Null: not said. */
  company_wish: 'agency' | 'not_agency' | null;
  /** What the company says; empty: nothing yet. */
  company_statement: Generated<string>;
  /** When a side asked the platform to settle it. Null: neither did. */
  referred_at: Timestamp | null;
  /** How it was settled. Null: open. */
  outcome: 'agency' | 'not_agency' | null;
  /** sides: both wanted the same; platform: a person of the platform decided. Null: open. */
  settled_by: 'sides' | 'platform' | null;
  /** Who settled it. Null: open, or the account is gone. */
  settled_by_user: string | null;
  /** What the platform gave as its reason; empty: the sides agreed, or it is open. */
  reason: Generated<string>;
  /** When it was opened. */
  created_at: Timestamp;
  /** When it was settled. Null: open. */
  settled_at: Timestamp | null;
}

/** What a company tells an agency about somebody it submitted; nothing else of its notes reaches the agency. */
interface SubmissionFeedbackTable {
  /** UUIDv7. */
  id: string;
  /** The company. */
  organization_id: string;
  /** About whom. */
  submission_id: string;
  /** Who wrote it; the agency reads the company's name instead. Null: the account is gone. */
  author_id: string | null;
  /** Its text. */
  body: string;
  /** When. */
  created_at: Timestamp;
}

/** A person whom an agency submitted for a position. */
interface SubmissionsTable {
  /** UUIDv7. */
  id: string;
  /** The company. */
  organization_id: string;
  /** For which position. */
  position_id: string;
  /** Its title then, which the agency keeps when it sees the position no more. */
  position_title: string;
  /** The sharing it was made under. */
  share_id: string;
  /** The agency. */
  agency_id: string;
  /** The person among the agency's own. Null: removed there. */
  person_id: string | null;
  /** Address in small letters; the invitation goes there. */
  email: string;
  /** First name as the agency stated it. */
  first_name: string;
  /** Last name as the agency stated it. */
  last_name: string;
  /** The CV as it was then; a file of the company. */
  cv_file_id: string;
  /** What the agency says of the person; empty: nothing. */
  note: Generated<string>;
  /** How the person agreed to be submitted, in words. */
  consent_proof: string;
  /** On which day. */
  consent_on: string;
  /** The terms of the sharing as they were then. */
  terms: string;
  /** new, approved (representation accepted, the person is invited), rejected, closed (taken back by the agency). */
  status: Generated<'new' | 'approved' | 'rejected' | 'closed'>;
  /** Why it was declined: owned (another agency), duplicate (an own application), declined (in words). Null: it was not. */
  refusal: 'owned' | 'duplicate' | 'declined' | null;
  /** What the company told the agency with its answer; empty: nothing. */
  reason: Generated<string>;
  /** Who represents the person by the rule, or by a dispute that was settled. */
  owner: 'agency' | 'other_agency' | 'company';
  /** By what: first, own_claim, claimed (by another agency), direct_application, dispute. */
  owner_reason: 'first' | 'own_claim' | 'claimed' | 'direct_application' | 'dispute';
  /** Until when the agency represents the person. Null: no end, or it does not. */
  owner_until: Timestamp | null;
  /** The invitation that the person got. Null: none yet. */
  invite_id: string | null;
  /** Who submitted it. Null: the account is gone. */
  submitted_by: string | null;
  /** Who answered. Null: the rule did, nobody yet, or the account is gone. */
  decided_by: string | null;
  /** When it was answered. Null: it waits, or was taken back. */
  decided_at: Timestamp | null;
  /** When it was submitted. */
  created_at: Timestamp;
  /** Last change. */
  updated_at: Timestamp;
  /** The group that the agency was told last, or knew when its submission was accepted. Null: not accepted, or not looked at since. */
  followed_group: 'in_progress' | 'interviewing' | 'approved' | 'not_selected' | null;
  /** The proof of consent as a file of the company, such as a signed form. Null: it was given in words alone. */
  consent_file_id: string | null;
}

/** Plans and recurring add-ons that an organization pays for, period after period. */
interface SubscriptionsTable {
  /** UUIDv7. */
  id: string;
  /** Whose. */
  organization_id: string;
  /** What it is of. */
  kind: 'plan' | 'addon';
  /** The version of the plan. Null: an add-on. */
  plan_version_id: string | null;
  /** The version of the add-on. Null: a plan. */
  add_on_version_id: string | null;
  /** How often it is paid. */
  period: 'month' | 'year';
  /** How many; 1 of a plan. */
  quantity: Generated<number>;
  /** Of one period of all of them, before discounts and tax. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** `past_due`: a payment is due, everything works; `restricted`: for longer than 14 days; `paused` and `cancelled`: nothing is paid, what it gave is over. */
  status: 'trialing' | 'active' | 'past_due' | 'restricted' | 'paused' | 'cancelled';
  /** By which provider it was bought. */
  driver: 'stripe' | 'mail' | 'test';
  /** Its day says on which day months end. */
  anchor_at: Timestamp;
  /** Beginning of what is paid for, or of the trial. */
  period_starts_at: Timestamp;
  /** End of it. */
  period_ends_at: Timestamp;
  /** What happens then. */
  at_period_end: Generated<'renew' | 'change' | 'pause' | 'cancel'>;
  /** The plan that follows at the end of the period. Null: the same. */
  next_plan_version_id: string | null;
  /** The period that follows. Null: the same. */
  next_period: 'month' | 'year' | null;
  /** The quantity that follows. Null: the same. */
  next_quantity: number | null;
  /** When a pause ends. Null: no pause. */
  pause_until: Timestamp | null;
  /** Since when a payment is due. Null: none is. */
  due_since: Timestamp | null;
  /** Reminders of it that were sent. */
  dunning_step: Generated<number>;
  /** The order whose payment gave what is in force now: the source of its entitlements. Null: nothing is in force. */
  granted_by_order: string | null;
  /** Why it was cancelled; `not_paid` and `refunded`: by the program. Null: it was not. */
  cancel_reason:
    | 'too_expensive'
    | 'not_used'
    | 'missing_feature'
    | 'hiring_is_done'
    | 'other_product'
    | 'other'
    | 'not_paid'
    | 'refunded'
    | null;
  /** What was written beside it; empty: nothing. */
  cancel_note: Generated<string>;
  /** When it ended. Null: it did not. */
  ended_at: Timestamp | null;
  /** When it began. */
  created_at: Timestamp;
  /** Last change. */
  updated_at: Timestamp;
  /** Counts what was paid for it: an order to change it is for one of them. */
  revision: Generated<number>;
  /** The coupon that it was bought with. Null: none. */
  coupon_id: string | null;
  /** Periods that begin before have it. Null: all do, or there is none. */
  coupon_until: Timestamp | null;
  /** Percent that an early start took off the running period; of a trial, takes off the next. */
  early_bird_percent: Generated<number>;
  /** When it was looked at after its end, and whoever left was written to where that made sense. Null: not yet. */
  won_back_at: Timestamp | null;
}

/** Which O*NET elements say how much a subtrait matters for a job; where there is no row, the product's own anchors count. */
interface SubtraitAnchorsTable {
  /** The subtrait. */
  subtrait_id: string;
  /** Weights by the name of the element; empty: never proposed from a text. */
  anchors: Jsonb;
  /** Who changed it last. Null: the account is gone. */
  updated_by: string | null;
  /** When. */
  updated_at: Timestamp;
}

/** How far groups by what people said about themselves lie apart on each subtrait; counted once after each quarter, from all organizations that ask. */
interface SubtraitGapsTable {
  /** Last day of the quarter up to which cards count (UTC). */
  period_end: string;
  /** Pairs of groups of 200 people or more: people in tens, per subtrait the standardized difference in steps of a fifth. Empty: too few people. */
  comparisons: Jsonb;
  /** When it was counted. */
  made_at: Timestamp;
}

/** Lowest level of the trait library: the smallest thing that is scored, 0 to 100, fed by formulas. */
interface SubtraitsTable {
  /** The same on every installation for entries that come with the product (made from the key), else UUIDv7. */
  id: string;
  /** Stable name in formulas, files and imports; never changes. */
  key: string;
  /** The trait it stands under in the library. */
  trait_id: string;
  /** English name. */
  name: string;
  /** English definition, in plain words. */
  definition: string;
  /** What is better: a higher score, a lower one, or one near a target that the template sets. */
  direction: Generated<'higher' | 'lower' | 'target'>;
  /** What a low score is like, in English; empty: not said. */
  low_label: Generated<string>;
  /** What a high score is like, in English; empty: not said. */
  high_label: Generated<string>;
  /** What speaks for it, in plain words. */
  evidence: Generated<string>;
  /** Where that was published, one reference each. */
  sources: Generated<string[]>;
  /** By language other than English: name, definition, low_label, high_label. */
  words: Generated<Jsonb>;
  /** Place within the trait, ascending. */
  sort_order: Generated<number>;
  /** archived: not offered in new templates; published ones keep it. */
  status: Generated<'active' | 'archived'>;
  /** When it was archived. Null: active. */
  archived_at: Timestamp | null;
  /** The subtrait that took its place in drafts. Null: was not merged. */
  merged_into: string | null;
  /** Of the wording, from 1; each is kept in vocabulary_versions. */
  version: Generated<number>;
  /** Raised by each save; a change is based on one and refused when it is no longer stored. */
  edit: Generated<number>;
  /** Who saved it last. Null: the product. */
  updated_by: string | null;
  /** Last save. */
  updated_at: Generated<Timestamp>;
  /** When it was added. */
  created_at: Generated<Timestamp>;
}

/** What an early-bird survey comes to for an organization. */
interface SurveyGrantsTable {
  /** UUIDv7; the source of the entitlement. */
  id: string;
  /** Which survey. */
  survey_id: string;
  /** Which organization. */
  organization_id: string;
  /** eligible: asked; completed: answered; granted: has what it gives; expired: had it, or never answered. */
  status: 'eligible' | 'completed' | 'granted' | 'expired';
  /** When it was asked. */
  eligible_at: Timestamp;
  /** When it answered. Null: has not. */
  completed_at: Timestamp | null;
  /** When it was given. Null: was not. */
  granted_at: Timestamp | null;
  /** Until when it has it. Null: was not given. */
  ends_at: Timestamp | null;
}

/** Who was asked after what. Nothing leads from here to what somebody answered. */
interface SurveyInvitationsTable {
  /** UUIDv7. */
  id: string;
  /** Which survey. */
  survey_id: string;
  /** Who is asked. */
  user_id: string;
  /** The application that it is asked about. Null: none. */
  application_id: string | null;
  /** What happened, so that nobody is asked twice about it: the application, the account, or of early birds the organization. */
  subject: string;
  /** When. */
  invited_at: Timestamp;
  /** When they were reminded. Null: were not. */
  reminded_at: Timestamp | null;
  /** Whether they answered; not when. */
  is_answered: Generated<boolean>;
}

/** Browsers that answered by a link, so that each answers once. Nothing leads to the answer. */
interface SurveyLinkKeysTable {
  /** Of which survey. */
  survey_id: string;
  /** Keyed hash of a number that the browser drew for this survey alone. */
  key: Buffer;
}

/** Answers to surveys. Of anonymous ones nothing here says whose: no account, no invitation, no time of day, and ids in no order. */
interface SurveyResponsesTable {
  /** Drawn at random (UUIDv4), so that it tells no order. */
  id: Generated<string>;
  /** Of which survey. */
  survey_id: string;
  /** Whose. Null: the survey is anonymous, or was answered by its link. */
  user_id: string | null;
  /** By the name of the question; skipped ones are left out. */
  answers: Jsonb;
  /** Questions answered. */
  answered_count: number;
  /** Questions asked and left out. */
  skipped_count: number;
  /** Day (UTC). */
  answered_on: string;
  /** Whether it is in the tally; until then nobody is told anything of it. */
  is_counted: Generated<boolean>;
}

/** Counts of the answers of a survey so far; they grow by lots of at least the smallest group. */
interface SurveyTalliesTable {
  /** Of which survey. */
  survey_id: string;
  /** Counts by question and answer, as in domain/surveys/tally.ts. */
  tally: Jsonb;
  /** Day of the newest lot. */
  counted_on: string;
}

/** Surveys with their questions. The questions stay as they are once published. */
interface SurveysTable {
  /** UUIDv7. */
  id: string;
  /** Whose. Null: the platform's. */
  organization_id: string | null;
  /** What it is about; early_bird gives something to the organization that answers. */
  kind: 'candidate_experience' | 'onboarding' | 'hiring_manager' | 'early_bird' | 'custom';
  /** What its own people and those it asks call it. */
  name: string;
  /** What somebody is asked after; manual: whoever has its link. */
  trigger: 'manual' | 'signup' | 'applied' | 'game_completed' | 'decision';
  /** Roles that are asked; not empty once published. */
  audience: string[];
  /** Answers are stored without whose they are. */
  is_anonymous: Generated<boolean>;
  /** Fewest answers that are ever told together. */
  min_group: Generated<number>;
  /** draft: being written; published: asks within its window; closed: takes nothing more. */
  status: Generated<'draft' | 'published' | 'closed'>;
  /** First day (UTC) on which it takes answers. Null: at once. */
  opens_on: string | null;
  /** Last day (UTC). Null: until it is closed. */
  closes_on: string | null;
  /** Days after which those who have not answered are reminded, once. Null: never. */
  remind_after_days: number | null;
  /** What answering gives an organization: key of a feature, value, and months. Null: nothing. */
  grant_gives: Jsonb | null;
  /** The form, as in domain/forms/form.ts. */
  definition: Jsonb;
  /** Grows when the link is renewed; older links end. */
  link_version: Generated<number>;
  /** Grows with each change; a change based on an older one is refused. */
  version: Generated<number>;
  /** Who made it. Null: the account is gone. */
  created_by: string | null;
  /** When. */
  created_at: Timestamp;
  /** Last change. */
  updated_at: Timestamp;
  /** From when on what happens is asked about; of the newest publishing. Null: never published. */
  published_at: Timestamp | null;
}

/** What a simulation delivers: a game with settings. The judge is code, named by the game's key and version, or made from the manifest of an uploaded build. A published version never changes. */
interface TasksTable {
  /** The same on every installation for the product's own (made from key and version), else UUIDv7. */
  id: string;
  /** Stable name over all versions; the game's where the task is the game as it is shipped. */
  key: string;
  /** Of the task, unique within the key; the game's where the task is the game as it is shipped. */
  version: string;
  /** The game that is played: a folder of packages/games, or the slug of a build. */
  game_key: string;
  /** Version of the game's judge; plays are replayed with exactly this one. */
  game_version: string;
  /** platform: comes with the product; manual: made here; copy: of another task; build: an uploaded game as it is. */
  source: Generated<'platform' | 'manual' | 'copy' | 'build'>;
  /** English name. */
  name: string;
  /** English, one or two sentences for those who choose it. */
  description: string;
  /** What the candidate reads before it, in English; empty: what the game says. */
  instructions: Generated<string>;
  /** By language other than English: name, description and instructions. */
  words: Generated<Jsonb>;
  /** How long it takes most people with its settings, practice not counted; minutes. */
  minutes: number;
  /** Settings as the game declares them: key, type, range, default, unit. */
  parameters: Jsonb;
  /** Data points as the game declares them: key, type, unit, range, required, direction, speeded. */
  data_points: Jsonb;
  /** Columns of its trial table as the game declares them; what series are made of. */
  trial_columns: Generated<Jsonb>;
  /** Values of settings by key; those that are not here have the game's defaults. */
  preset: Generated<Jsonb>;
  /** Playing time in seconds after which it ends at the next input, at the usual pace. Null: no limit. */
  time_limit_s: number | null;
  /** Adjustments that candidates can ask for with it. */
  accommodations: Generated<string[]>;
  /** published: may be put into simulations; closed: not into further ones. */
  status: Generated<'draft' | 'published' | 'closed'>;
  /** Raised by each save; a change is based on one and refused when it is no longer stored. */
  edit: Generated<number>;
  /** Who made it. Null: the product. */
  created_by: string | null;
  /** When it was made. */
  created_at: Generated<Timestamp>;
  /** Last save. */
  updated_at: Generated<Timestamp>;
  /** When it was published. Null: a draft. */
  published_at: Timestamp | null;
  /** The uploaded game that it is made of. Null: one of the product's own. */
  build_version_id: string | null;
  /** The key that experts made for this version of the game. Null: the one that comes with the game. */
  answer_key_id: string | null;
}

/** Rates of tax by country and state, as the platform keeps them. */
interface TaxRatesTable {
  /** ISO 3166, of the buyer. */
  country: string;
  /** Code of a state or province; empty: the whole country. */
  region: Generated<string>;
  /** As it stands on invoices, such as `VAT`. */
  name: string;
  /** With at most three places. */
  percent: number;
}

/** A link by which several people join an organization in one role. */
interface TeamLinksTable {
  /** UUIDv7. */
  id: string;
  /** Which organization they join. */
  organization_id: string;
  /** What its maker calls it. */
  name: string;
  /** In which role. */
  role: string;
  /** Only addresses of this domain, in small letters; empty: any. */
  domain: Generated<string>;
  /** How many people may join by it. */
  max_uses: number;
  /** How many have. */
  uses: Generated<number>;
  /** SHA-256 of its secret. */
  token_hash: Buffer;
  /** First moment at which nobody joins by it any more. */
  expires_at: Timestamp;
  /** When it was ended. Null: it was not. */
  revoked_at: Timestamp | null;
  /** Who made it. */
  created_by: string;
  /** When. */
  created_at: Timestamp;
}

/** Legal texts by version: terms of use, privacy, the notices that candidates read. */
interface TermsTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Which text it is; candidate_notice and aedt_notice are shown before a play. */
  kind: 'terms' | 'privacy' | 'candidate_notice' | 'aedt_notice';
  /** From 1, counted for each kind and language. */
  version: number;
  /** Language of the text, en or ar. */
  locale: Generated<string>;
  /** Heading as shown. */
  title: string;
  /** The whole text; empty lines part paragraphs. */
  body: string;
  /** `draft`: one for each kind and language at most; `published`: in force from effective_at until a later one is; `closed`: an older one. */
  status: Generated<'draft' | 'published' | 'closed'>;
  /** From when it is in force. Null: still a draft. */
  effective_at: Timestamp | null;
  /** When the draft was begun. */
  created_at: Generated<Timestamp>;
  /** Whether everyone who accepted an earlier version is asked again; false for corrections of words. */
  asks_again: Generated<boolean>;
  /** Who wrote it last, or published it. Null: made by the product, or the account is gone. */
  changed_by: string | null;
}

/** Who agreed to which text; kept as evidence. */
interface TermsAcceptancesTable {
  /** Who agreed. */
  user_id: string;
  /** The very version that was agreed to. */
  terms_id: string;
  /** When. */
  accepted_at: Generated<Timestamp>;
  /** Network address it came from; empty where it is not known. */
  ip: Generated<string>;
}

/** The books of the test checkout, which stands in for a provider; no money moves. */
interface TestPaymentsTable {
  /** Name of the checkout or charge. */
  reference: string;
  /** For which order. */
  order_id: string;
  /** What is asked for. */
  cents: number;
  /** ISO 4217. */
  currency: string;
  /** Where it stands. */
  status: 'open' | 'paid' | 'failed' | 'expired';
  /** Last four digits of the test card, which say how it behaves later; empty: none was entered. */
  card: Generated<string>;
  /** Why it failed. Null: it did not. */
  reason: string | null;
  /** What was given back. */
  refunded: Generated<number>;
  /** A dispute about it. Null: none. */
  dispute: 'opened' | 'won' | 'lost' | null;
  /** Messages that were sent about it. */
  told: Generated<number>;
  /** When it was begun. */
  created_at: Timestamp;
  /** When it was paid, failed or expired. Null: it is open. */
  settled_at: Timestamp | null;
}

/** Top level of the trait library; holds traits. Archived, never deleted, once used. */
interface TraitCategoriesTable {
  /** The same on every installation for entries that come with the product (made from the key), else UUIDv7. */
  id: string;
  /** Stable name in formulas, files and imports; never changes. */
  key: string;
  /** English name. */
  name: string;
  /** English definition. */
  description: Generated<string>;
  /** Colour of its bars, as #rrggbb or a name of the theme; empty: the theme chooses. */
  color: Generated<string>;
  /** By language other than English: name and definition. */
  words: Generated<Jsonb>;
  /** Place in lists, ascending; equal ones by name. */
  sort_order: Generated<number>;
  /** archived: not offered in new templates; published ones keep it. */
  status: Generated<'active' | 'archived'>;
  /** When it was archived. Null: active. */
  archived_at: Timestamp | null;
  /** The category that took its place in drafts. Null: was not merged. */
  merged_into: string | null;
  /** Of the wording, from 1; each is kept in vocabulary_versions. */
  version: Generated<number>;
  /** Raised by each save; a change is based on one and refused when it is no longer stored. */
  edit: Generated<number>;
  /** Who saved it last. Null: the product. */
  updated_by: string | null;
  /** Last save. */
  updated_at: Generated<Timestamp>;
  /** When it was added. */
  created_at: Generated<Timestamp>;
}

/** Middle level of the trait library: belongs to a category, is a weighted mean of subtraits. */
interface TraitsTable {
  /** The same on every installation for entries that come with the product (made from the key), else UUIDv7. */
  id: string;
  /** Stable name in formulas, files and imports; never changes. */
  key: string;
  /** The category it stands under in the library; a template may place it elsewhere. */
  category_id: string;
  /** English name. */
  name: string;
  /** English definition, in plain words. */
  definition: string;
  /** What a low score is like, in English; empty: not said. */
  low_label: Generated<string>;
  /** What a high score is like, in English; empty: not said. */
  high_label: Generated<string>;
  /** What speaks for it, in plain words. */
  evidence: Generated<string>;
  /** Where that was published, one reference each. */
  sources: Generated<string[]>;
  /** By language other than English: name, definition, low_label, high_label. */
  words: Generated<Jsonb>;
  /** Place within the category, ascending. */
  sort_order: Generated<number>;
  /** archived: not offered in new templates; published ones keep it. */
  status: Generated<'active' | 'archived'>;
  /** When it was archived. Null: active. */
  archived_at: Timestamp | null;
  /** The trait that took its place in drafts. Null: was not merged. */
  merged_into: string | null;
  /** Of the wording, from 1; each is kept in vocabulary_versions. */
  version: Generated<number>;
  /** Raised by each save; a change is based on one and refused when it is no longer stored. */
  edit: Generated<number>;
  /** Who saved it last. Null: the product. */
  updated_by: string | null;
  /** Last save. */
  updated_at: Generated<Timestamp>;
  /** When it was added. */
  created_at: Generated<Timestamp>;
}

/** That an organization was told that it is near or over an amount of a month; once for each month and level. */
interface UseNoticesTable {
  /** Which. */
  organization_id: string;
  /** Of which feature. */
  key: string;
  /** First day of the month (UTC). */
  month: string;
  /** `near`: from 80 % on; `over`: the amount is exceeded. */
  level: 'near' | 'over';
  /** When. */
  told_at: Timestamp;
}

/** Accounts of all people, whatever their role; one for an e-mail address. */
interface UsersTable {
  /** UUIDv7, in order of creation. */
  id: string;
  /** Address that signs in and is written to, trimmed and in small letters; at most 254 characters. */
  email: string;
  /** Argon2id in PHC form, salt included. Null: signs in by mailed codes or an outside identity only, or applied without an account. */
  password_hash: string | null;
  /** Role that decides area and rights, one of the eight of domain/roles.ts (super_admin, candidate, company_admin, …). */
  user_type: string;
  /** As the person writes it; empty where only an address is known. */
  first_name: Generated<string>;
  /** As the person writes it; may be empty. */
  last_name: Generated<string>;
  /** disabled: cannot sign in and open sessions count no more; nothing of the person is deleted. */
  status: Generated<'active' | 'disabled'>;
  /** Step of signing up that is in hand: 1 account, 2 PIN, 3 what the role needs, 4 terms, 5 complete. */
  signup_step: Generated<number>;
  /** When the mailbox was first proved by a code, link or outside identity. Null: not yet; nobody may then be shown what belongs to the address. */
  email_verified_at: Timestamp | null;
  /** Language of pages and mails, en or ar. */
  locale: Generated<string>;
  /** IANA name, such as Europe/Berlin; times are shown in it. */
  time_zone: Generated<string>;
  /** Choices of the settings form by name (color_scheme, motion, density, muted_mail, …); a key that is missing has its default. */
  settings: Generated<Jsonb>;
  /** One of the demo's people; visitors may look around as them. */
  is_demo: Generated<boolean>;
  /** When the account was made. */
  created_at: Generated<Timestamp>;
  /** Last change of any column here. */
  updated_at: Generated<Timestamp>;
  /** Made by applying signed out: the address is only stated, may belong to another account, and finds this one for no sign-in. */
  is_provisional: Generated<boolean>;
  /** The account that took everything over when the address was proved to be its own. Null: it was not merged. */
  merged_into: string | null;
}

/** How often public pages were looked at and steps taken, while counting is switched on; of nobody in particular. */
interface VisitCountsTable {
  /** Day in UTC. */
  day: string;
  /** Page or step, such as job or application_begun. */
  key: string;
  /** How often on that day, on all servers. */
  count: number;
}

/** What merging two entries of the trait library changed in drafts, so that it can be taken back. */
interface VocabularyMergesTable {
  /** UUIDv7, in order of the merges. */
  id: string;
  /** Level of both entries. */
  kind: 'category' | 'trait' | 'subtrait';
  /** The entry that was given up. */
  from_id: string;
  /** The entry that took its place. */
  into_id: string;
  /** What was changed, with what stood there before: children, formulas, score templates, simulations. */
  moved: Jsonb;
  /** Who did it. Null: the account is gone, or an import. */
  merged_by: string | null;
  /** When. */
  at: Generated<Timestamp>;
  /** When it was taken back. Null: in force. */
  undone_at: Timestamp | null;
}

/** Every wording of the trait library there ever was: a score card reads the one of its own day. */
interface VocabularyVersionsTable {
  /** Level of the entry that is worded. */
  kind: 'category' | 'trait' | 'subtrait';
  /** Id of the category, trait or subtrait. */
  subject_id: string;
  /** The entry's version that this wording is. */
  version: number;
  /** The whole wording: names, definitions, labels, evidence and words by language. */
  content: Jsonb;
  /** Why it was reworded, for readers; may be empty. */
  reason: Generated<string>;
  /** Who worded it. Null: the product. */
  changed_by: string | null;
  /** From when it was in force. */
  at: Generated<Timestamp>;
}
