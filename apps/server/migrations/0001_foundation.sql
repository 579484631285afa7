-- The whole of the main job: people, organizations, positions, applications, simulations, plays, score cards.
-- Tenant tables carry organization_id and are referenced by (organization_id, id), so a foreign reference
-- cannot be stored. Ids are UUIDv7 made by the server. Times are timestamptz(3): a
-- millisecond is what the program reads, so a value read can be compared with the stored one. Money is integer cents.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create collation if not exists people_names (provider = icu, locale = 'und-u-kn-true');

-- The words of a person's name and address as they are searched: small letters without accents, a space before each.
-- Arabic letters that are written for one another become one; words in scripts without spaces count again from each of
-- their signs. The collation is named so that a database of any locale knows every script.
create function search_words(person text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := translate(replace(lower(normalize(regexp_replace(normalize(person, NFKD),
    '[\u0300-\u036f\u064b-\u065f\u0670\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
    NFKC) collate "und-x-icu"), 'ß', 'ss'), 'ıøłđىیکةـ', 'ioldييكه');
  found text := '';
  word text;
begin
  foreach word in array regexp_split_to_array(plain collate "und-x-icu", '[[:space:][:punct:]+=|~$^<>`]+') loop
    for place in 1 .. case when word ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]'
      then length(word) else least(1, length(word)) end loop
      found := found || ' ' || substr(word, place, 60);
    end loop;
  end loop;
  return found;
end $$;

-- ── Accounts ────────────────────────────────────────────────────────────────────────────────────────────
create table users (
  id uuid primary key,
  email text not null,
  password_hash text,
  user_type text not null,
  first_name text not null default '',
  last_name text not null default '',
  status text not null default 'active' check (status in ('active', 'disabled')),
  signup_step smallint not null default 4 check (signup_step between 1 and 5),
  email_verified_at timestamptz(3),
  locale text not null default 'en',
  time_zone text not null default 'America/New_York',
  settings jsonb not null default '{}',
  is_demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index users_email on users (email);
create index users_created on users (created_at desc, id desc);
create index users_search on users using gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);

create table external_identities (
  provider text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (provider, subject)
);
create unique index external_identities_user on external_identities (user_id, provider);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index sessions_user on sessions (user_id, created_at desc);

create table email_pins (
  id uuid primary key,
  email text not null,
  purpose text not null check (purpose in ('signup', 'password_reset', 'email_change', 'sign_in', 'invite')),
  pin_hash bytea not null,
  attempts smallint not null default 0,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index email_pins_lookup on email_pins (email, purpose, created_at desc);

-- Counters of failed sign-ins and of other guarded acts, by key (e-mail or address).
create table attempt_counters (
  key text primary key,
  attempts integer not null,
  window_ends_at timestamptz(3) not null,
  blocked_until timestamptz(3)
);

create table terms (
  id uuid primary key,
  kind text not null check (kind in ('terms', 'privacy', 'candidate_notice', 'aedt_notice')),
  version integer not null,
  locale text not null default 'en',
  title text not null,
  body text not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  effective_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (kind, locale, version)
);

create table terms_acceptances (
  user_id uuid not null references users on delete cascade,
  terms_id uuid not null references terms,
  accepted_at timestamptz(3) not null default now(),
  ip text not null default '',
  primary key (user_id, terms_id)
);

-- ── Reference data ──────────────────────────────────────────────────────────────────────────────────────
create table industries (
  id uuid primary key,
  name text not null unique,
  archived_at timestamptz(3)
);

create table skills (
  id uuid primary key,
  kind text not null check (kind in ('skill', 'technical_skill')),
  name text not null,
  unique (kind, name)
);

create table app_configs (
  key text primary key,
  value jsonb not null,
  updated_by uuid references users,
  updated_at timestamptz(3) not null default now()
);

create table app_config_history (
  id uuid primary key,
  key text not null,
  before jsonb,
  after jsonb not null,
  changed_by uuid references users,
  changed_at timestamptz(3) not null default now()
);

-- ── Organizations ───────────────────────────────────────────────────────────────────────────────────────
create table organizations (
  id uuid primary key,
  kind text not null check (kind in ('company', 'staffing_agency', 'independent')),
  name text not null,
  slug text not null unique,
  status text not null default 'new' check (status in ('new', 'approved', 'rejected', 'suspended')),
  status_reason text not null default '',
  website text not null default '',
  domain text not null default '',
  logo_file_id uuid,
  industry_id uuid references industries,
  size text not null default '',
  about text not null default '',
  company_values text[] not null default '{}',
  default_time_zone text not null default 'America/New_York',
  currency text not null default 'USD',
  retention_months integer not null default 24,
  is_demo boolean not null default false,
  created_by uuid references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index organizations_status on organizations (status, created_at desc, id desc);

create table departments (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null,
  code text not null default '',
  parent_id uuid,
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, name),
  foreign key (organization_id, parent_id) references departments (organization_id, id)
);

create table locations (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null,
  address text not null default '',
  country text not null default '',
  latitude double precision,
  longitude double precision,
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, name)
);

create table job_titles (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null,
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, name)
);

-- Members of an organization; the specification's employees are those whose role is 'employee'.
create table members (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null,
  status text not null default 'active' check (status in ('invited', 'active', 'deactivated')),
  title text not null default '',
  department_id uuid,
  location_id uuid,
  is_interviewer boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, user_id),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  foreign key (organization_id, location_id) references locations (organization_id, id)
);
create index members_user on members (user_id) where status = 'active';

create table recruiter_links (
  id uuid primary key,
  recruiter_user_id uuid not null references users on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  company_id uuid not null references organizations on delete cascade,
  status text not null default 'new' check (status in ('new', 'approved', 'rejected', 'suspended', 'closed')),
  scope text not null default 'all_positions',
  permissions text[] not null default '{}',
  requested_by text not null check (requested_by in ('recruiter', 'company')),
  message text not null default '',
  reason text not null default '',
  valid_until date,
  decided_by uuid references users,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index recruiter_links_live on recruiter_links (recruiter_user_id, company_id)
  where status in ('new', 'approved', 'suspended');

-- Invitations of colleagues to an organization (not of candidates).
create table invites (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  email text not null,
  role text not null,
  message text not null default '',
  token_hash bytea not null unique,
  status text not null default 'new' check (status in ('new', 'approved', 'rejected', 'closed')),
  closed_reason text not null default '',
  send_count integer not null default 1,
  expires_at timestamptz(3) not null,
  invited_by uuid not null references users,
  accepted_by uuid references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id)
);
create unique index invites_live on invites (organization_id, email) where status = 'new';

-- ── Files ───────────────────────────────────────────────────────────────────────────────────────────────
-- Bytes live outside the database under their sha256; the row says whose they are and what they are.
create table files (
  id uuid primary key,
  sha256 text not null,
  size bigint not null,
  media_type text not null,
  name text not null,
  purpose text not null,
  owner_user_id uuid references users on delete cascade,
  organization_id uuid references organizations on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index files_sha on files (sha256);
create index files_owner on files (owner_user_id);
alter table organizations add foreign key (logo_file_id) references files;

-- ── Candidate profiles ──────────────────────────────────────────────────────────────────────────────────
create table candidate_profiles (
  user_id uuid primary key references users on delete cascade,
  tagline text not null default '',
  bio text not null default '',
  phone text not null default '',
  location text not null default '',
  linkedin text not null default '',
  skills text[] not null default '{}',
  profile_picture_file_id uuid references files,
  cover_picture_file_id uuid references files,
  updated_at timestamptz(3) not null default now()
);

create table experiences (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  company text not null,
  employment_type text not null,
  location text not null default '',
  remote text not null default 'no',
  start_month text not null,
  end_month text,
  is_current boolean not null default false,
  description text not null default '',
  created_at timestamptz(3) not null default now()
);
create index experiences_user on experiences (user_id, start_month desc);

create table educations (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  school text not null,
  degree text not null default '',
  field text not null default '',
  start_year smallint not null,
  end_year smallint,
  grade text not null default '',
  created_at timestamptz(3) not null default now()
);
create index educations_user on educations (user_id, start_year desc);

create table cvs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  file_id uuid not null references files,
  name text not null,
  status text not null default 'uploaded' check (status in ('uploaded', 'scanned', 'parsed', 'rejected')),
  rejected_reason text not null default '',
  parsed jsonb,
  is_default boolean not null default false,
  removed_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index cvs_user on cvs (user_id, created_at desc) where removed_at is null;

-- ── Builds ──────────────────────────────────────────────────────────────────────────────────────────────
-- A build is a game from elsewhere, each upload of it a version. What a version consists of are rows that name stored
-- files by their sha256; they and the new status are written in one transaction, after every file is stored.
create table builds (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  -- Raised by each change of the build or its versions.
  edit integer not null default 1,
  created_by uuid references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index builds_recent on builds (updated_at desc, id desc);

create table build_versions (
  id uuid primary key,
  build_id uuid not null references builds on delete cascade,
  version text not null,
  status text not null default 'uploaded' check (status in (
    'uploaded', 'scanning', 'failed', 'needs_mapping', 'ready', 'stable', 'retired')),
  archive_sha256 text not null,
  archive_size bigint not null,
  archive_name text not null,
  -- The manifest with everything filled in, and as it was written; null and empty until one is read.
  manifest jsonb,
  manifest_text text not null default '',
  -- Typed in by hand, since the archive holds none.
  manifest_given boolean not null default false,
  entry text not null default '',
  profile text not null default 'compat' check (profile in ('strict', 'compat', 'threads')),
  file_count integer not null default 0,
  unpacked_bytes bigint not null default 0,
  -- Of the run in a browser: none was made yet, it passed, it failed, or there is no browser.
  smoke text not null default 'none' check (smoke in ('none', 'passed', 'failed', 'skipped')),
  smoke_report jsonb,
  -- Why it failed; empty otherwise.
  problem text not null default '',
  -- The run of checks that may write; an earlier one that still lives may not. Null: none is under way.
  scan_run uuid,
  -- The last sign of life of that run.
  scan_beat_at timestamptz(3),
  -- Runs since somebody asked for the checks; a run that ends the server must not be begun for ever.
  scan_attempts smallint not null default 0,
  -- Raised by each change of the manifest or status.
  edit integer not null default 1,
  uploaded_by uuid references users,
  created_at timestamptz(3) not null default now(),
  ready_at timestamptz(3),
  stable_at timestamptz(3),
  retired_at timestamptz(3),
  unique (build_id, version)
);
create unique index build_versions_stable on build_versions (build_id) where status = 'stable';
create index build_versions_recent on build_versions (build_id, created_at desc, id desc);
create index build_versions_archive on build_versions (archive_sha256);
create index build_versions_waiting on build_versions (created_at) where status in ('uploaded', 'scanning');

create table build_files (
  build_version_id uuid not null references build_versions on delete cascade,
  path text not null collate "C",
  sha256 text not null,
  size bigint not null,
  primary key (build_version_id, path)
);
create index build_files_sha on build_files (sha256);

create table build_log (
  id bigint generated always as identity primary key,
  build_version_id uuid not null references build_versions on delete cascade,
  at timestamptz(3) not null default now(),
  step text not null,
  level text not null check (level in ('info', 'warning', 'error')),
  code text not null,
  message text not null,
  data jsonb not null default '{}',
  actor_id uuid references users on delete set null
);
create index build_log_version on build_log (build_version_id, id);

-- An archive on its way: the bytes are appended to a file of its own, and count once they are on disk.
create table build_uploads (
  id uuid primary key,
  -- Null: a new build, or the one that the manifest names.
  build_id uuid references builds on delete cascade,
  -- What a new build without a manifest is called; empty: as the file.
  name text not null default '',
  file_name text not null,
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  status text not null default 'open' check (status in ('open', 'complete', 'cancelled')),
  uploaded_by uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  build_version_id uuid references build_versions on delete set null
);
create index build_uploads_open on build_uploads (expires_at) where status = 'open';

-- How long players waited for a version until it was ready, and how often it did not come: counts by bucket of time.
create table build_loads (
  build_version_id uuid not null references build_versions on delete cascade,
  outcome text not null check (outcome in ('loaded', 'failed')),
  bucket_ms integer not null,
  count bigint not null default 0,
  primary key (build_version_id, outcome, bucket_ms)
);

-- What went wrong in players' browsers, counted by what and where.
create table build_problems (
  id uuid primary key,
  build_version_id uuid not null references build_versions on delete cascade,
  kind text not null check (kind in ('error', 'log', 'refused', 'load_failed', 'policy')),
  code text not null,
  message text not null,
  browser text not null,
  count bigint not null default 1,
  first_at timestamptz(3) not null default now(),
  last_at timestamptz(3) not null default now(),
  unique (build_version_id, kind, code, message, browser)
);

-- ── Vocabulary of assessment ────────────────────────────────────────────────────────────────────────────
-- The library of traits: categories hold traits, traits hold subtraits. Keys never change; archived entries stay for
-- what was made with them, and merged ones say into which.
create table trait_categories (
  id uuid primary key,
  key text not null unique,
  name text not null,
  description text not null default '',
  color text not null default '',
  -- By language: name and definition.
  words jsonb not null default '{}',
  sort_order integer not null default 0,
  status text not null default 'active' check (status in ('active', 'archived')),
  archived_at timestamptz(3),
  merged_into uuid references trait_categories,
  -- Of the wording; each is kept in vocabulary_versions.
  version integer not null default 1,
  -- Raised by each save.
  edit integer not null default 1,
  updated_by uuid references users,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);

create table traits (
  id uuid primary key,
  key text not null unique,
  category_id uuid not null references trait_categories,
  name text not null,
  definition text not null,
  low_label text not null default '',
  high_label text not null default '',
  -- What speaks for it, in plain words, and where that was published.
  evidence text not null default '',
  sources text[] not null default '{}',
  -- By language: name, definition, low_label, high_label.
  words jsonb not null default '{}',
  sort_order integer not null default 0,
  status text not null default 'active' check (status in ('active', 'archived')),
  archived_at timestamptz(3),
  merged_into uuid references traits,
  version integer not null default 1,
  edit integer not null default 1,
  updated_by uuid references users,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index traits_category on traits (category_id);

create table subtraits (
  id uuid primary key,
  key text not null unique,
  trait_id uuid not null references traits,
  name text not null,
  definition text not null,
  direction text not null default 'higher' check (direction in ('higher', 'lower', 'target')),
  low_label text not null default '',
  high_label text not null default '',
  evidence text not null default '',
  sources text[] not null default '{}',
  words jsonb not null default '{}',
  sort_order integer not null default 0,
  status text not null default 'active' check (status in ('active', 'archived')),
  archived_at timestamptz(3),
  merged_into uuid references subtraits,
  version integer not null default 1,
  edit integer not null default 1,
  updated_by uuid references users,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index subtraits_trait on subtraits (trait_id);

-- Every wording there ever was: a score card reads the one of its own day.
create table vocabulary_versions (
  kind text not null check (kind in ('category', 'trait', 'subtrait')),
  subject_id uuid not null,
  version integer not null,
  content jsonb not null,
  reason text not null default '',
  changed_by uuid references users,
  at timestamptz(3) not null default now(),
  primary key (subject_id, version)
);

-- What a merge changed in drafts, with what stood there before, so that it can be taken back.
create table vocabulary_merges (
  id uuid primary key,
  kind text not null check (kind in ('category', 'trait', 'subtrait')),
  from_id uuid not null,
  into_id uuid not null,
  moved jsonb not null,
  merged_by uuid references users,
  at timestamptz(3) not null default now(),
  undone_at timestamptz(3)
);
create index vocabulary_merges_from on vocabulary_merges (from_id, at desc);

-- A task is a game with settings; the judge is code, named by the game's key and version, or made from the manifest of
-- an uploaded build. The product's own tasks and those of builds are the games as they are: key = game_key,
-- version = game_version. A published version never changes.
create table tasks (
  id uuid primary key,
  key text not null,
  version text not null,
  game_key text not null,
  game_version text not null,
  source text not null default 'platform' check (source in ('platform', 'manual', 'copy', 'build')),
  name text not null,
  description text not null,
  -- What the candidate reads before it; empty: what the game says.
  instructions text not null default '',
  -- By language: name, description and instructions.
  words jsonb not null default '{}',
  minutes numeric(5, 2) not null,
  -- As the game declares them.
  parameters jsonb not null,
  data_points jsonb not null,
  trial_columns jsonb not null default '[]',
  -- Settings of the game by parameter; those that are not here have the game's defaults.
  preset jsonb not null default '{}',
  -- Playing time after which the task ends at the next input, at the usual pace; null: no limit.
  time_limit_s integer check (time_limit_s between 30 and 7200),
  -- Adjustments that candidates can ask for.
  accommodations text[] not null
    default '{more_time,untimed,reduced_motion,color_safe,large_text,keyboard_only,screen_reader}',
  status text not null default 'published' check (status in ('draft', 'published', 'closed')),
  -- Raised by each save.
  edit integer not null default 1,
  created_by uuid references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  -- The uploaded game that it is made of; null: one of the product's own.
  build_version_id uuid references build_versions,
  unique (key, version)
);
create index tasks_game on tasks (game_key);
create index tasks_build on tasks (build_version_id) where build_version_id is not null;

create table norms (
  id uuid primary key,
  task_key text not null,
  data_point text not null,
  version integer not null,
  n integer not null,
  mean double precision not null,
  sd double precision not null check (sd > 0),
  reliability double precision,
  -- In the data point's own unit: p05, p25, p50, p75, p95 where known.
  percentiles jsonb not null default '{}',
  source text not null,
  provisional boolean not null default true,
  created_at timestamptz(3) not null default now(),
  unique (task_key, data_point, version)
);

-- Conditions that formulas share by name. A version that was published never changes; what it names is put into it then.
create table conditions (
  id uuid primary key,
  key text not null,
  version integer not null,
  name text not null,
  description text not null default '',
  source text not null default '',
  -- What the text says; null for a draft whose text cannot be read.
  definition jsonb,
  status text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  -- Raised by each save.
  edit integer not null default 1,
  parent_id uuid references conditions on delete set null,
  created_by uuid references users,
  created_at timestamptz(3) not null default now(),
  updated_by uuid references users,
  updated_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  closed_at timestamptz(3),
  unique (key, version),
  check (definition is not null or status = 'draft')
);
create unique index conditions_in_force on conditions (key) where status = 'published';
create unique index conditions_draft on conditions (key) where status = 'draft';
-- A name belongs to one condition: every version has that of the first, and a first version is never alike another's.
create unique index conditions_name on conditions (lower(name)) where version = 1;

-- Conditions that were put into another one when it was published.
create table condition_parts (
  condition_id uuid not null references conditions on delete cascade,
  part_id uuid not null references conditions,
  primary key (condition_id, part_id)
);
create index condition_parts_part on condition_parts (part_id);

-- Names and switches of operators that an administrator changed; what an operator means is code.
create table operators (
  key text primary key,
  -- Null: the product's own.
  symbol text,
  label text,
  -- By language: label.
  words jsonb not null default '{}',
  is_active boolean not null default true,
  -- Raised by each save.
  edit integer not null default 1,
  updated_by uuid references users,
  updated_at timestamptz(3) not null default now()
);

-- Formulas are text; the definition is what it says: cases in order, each {when, value, total_score}. A published version
-- never changes.
create table formulas (
  id uuid primary key,
  key text not null,
  version integer not null,
  name text not null,
  description text not null default '',
  subtrait_id uuid not null references subtraits,
  task_key text not null,
  -- The data point that its responses are listed under: the first that it names; empty where a draft names none.
  data_point text not null,
  source text not null default '',
  -- Once published with its conditions put in, so that a score card needs nothing else; null for a draft whose text
  -- cannot be read.
  definition jsonb,
  tests jsonb not null default '[]',
  -- How far the data point agrees with itself, and from where that is known; null: unknown.
  reliability jsonb,
  status text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  -- Raised by each save.
  edit integer not null default 1,
  parent_id uuid references formulas on delete set null,
  created_by uuid references users,
  created_at timestamptz(3) not null default now(),
  updated_by uuid references users,
  updated_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  closed_at timestamptz(3),
  unique (key, version),
  check (definition is not null or status = 'draft')
);
-- One formula in force for a subtrait of a task; its responses would otherwise count twice.
create unique index formulas_in_force on formulas (subtrait_id, task_key) where status = 'published';
create unique index formulas_draft on formulas (key) where status = 'draft';
create index formulas_updated on formulas (updated_at desc, id desc);
create index formulas_name on formulas (name, id);
create index formulas_task on formulas (task_key) where status = 'published';

-- Conditions that were put into a formula when it was published.
create table formula_conditions (
  formula_id uuid not null references formulas on delete cascade,
  condition_id uuid not null references conditions,
  primary key (formula_id, condition_id)
);
create index formula_conditions_condition on formula_conditions (condition_id);

-- The formulas that count for a task: its own, and its game's for subtraits that none of its own feeds.
create view formulas_of_tasks as
  select t.id as task_id, f.id as formula_id, f.subtrait_id
  from tasks t join formulas f on f.status = 'published' and (f.task_key = t.key or (f.task_key = t.game_key
    and not exists (
      select 1 from formulas own
      where own.task_key = t.key and own.task_key <> t.game_key and own.status = 'published'
        and own.subtrait_id = f.subtrait_id)));

create table score_templates (
  id uuid primary key,
  organization_id uuid references organizations on delete cascade,
  key text not null,
  version integer not null,
  name text not null,
  source text not null default 'manual' check (source in ('manual', 'ai', 'copy', 'platform')),
  definition jsonb not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  -- What it was copied from.
  parent_id uuid references score_templates on delete set null,
  -- Raised by every saved change.
  edit integer not null default 1,
  published_at timestamptz(3),
  created_by uuid references users,
  created_at timestamptz(3) not null default now(),
  updated_by uuid references users,
  updated_at timestamptz(3) not null default now()
);
create unique index score_templates_version
  on score_templates (coalesce(organization_id, '00000000-0000-0000-0000-000000000000'), key, version);
-- One draft of a template at a time.
create unique index score_templates_draft
  on score_templates (coalesce(organization_id, '00000000-0000-0000-0000-000000000000'), key) where status = 'draft';

-- What cards were weighed with never changes; a change is the next version.
create function refuse_published_template() returns trigger language plpgsql as $$
begin
  raise exception 'a published score template never changes' using errcode = 'restrict_violation';
end $$;
create trigger score_templates_immutable before update of definition, key, version, organization_id on score_templates
  for each row when (old.status <> 'draft' and (old.definition is distinct from new.definition or old.key <> new.key
    or old.version <> new.version or old.organization_id is distinct from new.organization_id))
  execute function refuse_published_template();

create table simulations (
  id uuid primary key,
  organization_id uuid references organizations on delete cascade,
  key text not null,
  version integer not null,
  name text not null,
  kind text not null default 'library' check (kind in ('library', 'template', 'position')),
  source text not null default 'manual' check (source in ('manual', 'ai', 'copy', 'platform')),
  parent_id uuid references simulations,
  status text not null default 'draft' check (status in ('draft', 'published', 'closed', 'archived')),
  purpose text not null default '',
  -- The kind of work, in the words of whoever made it.
  category text not null default '',
  industry_id uuid references industries,
  candidate_intro text not null default '',
  -- What candidates read, by language: {"en": {"name", "intro", "thanks"}}; empty ones fall back.
  words jsonb not null default '{}',
  -- Of the longest and of the shortest form that groups may draw.
  duration_minutes numeric(5, 1) not null,
  shortest_minutes numeric(5, 1) not null default 0,
  languages text[] not null default '{en}',
  device text not null default 'any' check (device in ('any', 'desktop')),
  accommodations text[] not null
    default '{more_time,untimed,reduced_motion,color_safe,large_text,keyboard_only,screen_reader}',
  score_template_id uuid not null references score_templates,
  -- The template is made of the simulation's own traits, subtraits and categories, and published together with it.
  template_is_own boolean not null default false,
  -- The only position it is for.
  position_id uuid,
  wizard_step smallint not null default 1 check (wizard_step between 1 and 6),
  -- Raised by every saved change.
  edit integer not null default 1,
  -- What simulated candidates came to, and at which edit.
  last_dry_run jsonb,
  is_demo_path boolean not null default false,
  published_at timestamptz(3),
  closed_at timestamptz(3),
  archived_at timestamptz(3),
  created_by uuid references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((kind = 'position') = (position_id is not null))
);
create unique index simulations_version
  on simulations (coalesce(organization_id, '00000000-0000-0000-0000-000000000000'), key, version);
-- Two people who begin the next version at once come to the same draft.
create unique index simulations_one_draft
  on simulations (coalesce(organization_id, '00000000-0000-0000-0000-000000000000'), key) where status = 'draft';
create index simulations_created_by on simulations (created_by);

-- Tasks that are delivered together, all of them or some that are drawn.
create table simulation_groups (
  id uuid primary key,
  simulation_id uuid not null references simulations on delete cascade,
  name text not null,
  sort_order integer not null,
  pick text not null default 'all' check (pick in ('all', 'random_n')),
  n integer check (n > 0),
  shuffle boolean not null default false,
  -- Playing time for all of its tasks together, at the usual pace; null: no limit.
  time_limit_s integer check (time_limit_s between 30 and 14400),
  unique (simulation_id, id),
  unique (simulation_id, sort_order),
  check ((pick = 'random_n') = (n is not null))
);

create table simulation_tasks (
  id uuid primary key,
  simulation_id uuid not null references simulations on delete cascade,
  task_id uuid not null references tasks,
  sort_order integer not null,
  parameters jsonb not null default '{}',
  -- How long it takes most people with these parameters, practice not counted.
  estimated_seconds integer not null check (estimated_seconds > 0),
  -- Why it is part of the simulation.
  reason text not null default '',
  group_id uuid,
  unique (simulation_id, id),
  unique (simulation_id, sort_order),
  foreign key (simulation_id, group_id) references simulation_groups (simulation_id, id) on delete set null (group_id)
);

create table simulation_categories (
  simulation_id uuid not null references simulations on delete cascade,
  category_id uuid not null references trait_categories,
  category_weightage double precision not null check (category_weightage between 0 and 100),
  boost double precision not null default 1 check (boost between 0.5 and 1.5),
  sort_order integer not null,
  primary key (simulation_id, category_id)
);

create table simulation_traits (
  simulation_id uuid not null,
  category_id uuid not null,
  trait_id uuid not null references traits,
  trait_weightage double precision not null check (trait_weightage between 0 and 100),
  sort_order integer not null,
  primary key (simulation_id, category_id, trait_id),
  foreign key (simulation_id, category_id) references simulation_categories on delete cascade
);
create index simulation_traits_trait on simulation_traits (trait_id);

create table simulation_subtraits (
  simulation_id uuid not null,
  category_id uuid not null,
  trait_id uuid not null,
  subtrait_id uuid not null references subtraits,
  weightage double precision not null check (weightage between 0 and 100),
  rank integer not null check (rank > 0),
  -- Target on the scale 0 to 100; null: none.
  value double precision check (value between 0 and 100),
  -- A range in place of what follows from the value: {"min", "max"}.
  target jsonb,
  sort_order integer not null,
  primary key (simulation_id, category_id, trait_id, subtrait_id),
  foreign key (simulation_id, category_id, trait_id) references simulation_traits on delete cascade
);
create index simulation_subtraits_subtrait on simulation_subtraits (subtrait_id);

-- A picture: a built-in one by its key, or an uploaded file.
create table simulation_images (
  id uuid primary key,
  simulation_id uuid not null references simulations on delete cascade,
  role text not null check (role in ('cover', 'instruction', 'task_asset')),
  picture text,
  file_id uuid references files,
  alt text not null check (alt <> ''),
  alt_by_locale jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  check ((picture is null) <> (file_id is null))
);
create index simulation_images_simulation on simulation_images (simulation_id, created_at, id);
create unique index simulation_images_cover on simulation_images (simulation_id) where role = 'cover';

create table simulation_files (
  id uuid primary key,
  simulation_id uuid not null references simulations on delete cascade,
  file_id uuid not null references files,
  simulation_task_id uuid,
  created_at timestamptz(3) not null default now(),
  foreign key (simulation_id, simulation_task_id) references simulation_tasks (simulation_id, id)
    on delete set null (simulation_task_id)
);
create index simulation_files_simulation on simulation_files (simulation_id, created_at, id);

-- ── Positions ───────────────────────────────────────────────────────────────────────────────────────────
create table positions (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  client_company_id uuid references organizations,
  title text not null,
  slug text not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'paused', 'closed', 'archived')),
  visibility text not null default 'public' check (visibility in ('public', 'unlisted', 'invite_only', 'confidential')),
  department_id uuid,
  job_title_id uuid,
  industry_id uuid references industries,
  remote text not null default 'no' check (remote in ('no', 'yes', 'hybrid')),
  job_type text not null default 'full_time',
  level text not null default 'entry',
  work_experience text not null default 'Less Than 1 Year',
  skills text[] not null default '{}',
  technical_skills text[] not null default '{}',
  description text not null default '',
  salary_min_cents bigint,
  salary_max_cents bigint,
  salary_period text not null default 'year' check (salary_period in ('hour', 'month', 'year')),
  show_salary boolean not null default false,
  openings integer not null default 1 check (openings >= 0),
  opens_on date,
  closes_on date,
  image_file_id uuid references files,
  current_revision integer not null default 1,
  wizard_step smallint not null default 1,
  close_reason text not null default '',
  approved_count integer not null default 0,
  is_request boolean not null default false,
  published_at timestamptz(3),
  closed_at timestamptz(3),
  created_by uuid not null references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, slug),
  check (salary_min_cents is null or salary_max_cents is null or salary_min_cents <= salary_max_cents),
  foreign key (organization_id, department_id) references departments (organization_id, id),
  foreign key (organization_id, job_title_id) references job_titles (organization_id, id)
);
create index positions_list on positions (organization_id, created_at desc, id desc);
create index positions_open on positions (published_at desc, id desc) where status = 'published' and visibility = 'public';
create index positions_title on positions using gin (title gin_trgm_ops);
create index positions_closing on positions (closes_on) where status in ('published', 'paused');
alter table simulations add foreign key (organization_id, position_id)
  references positions (organization_id, id) on delete cascade;

create table position_locations (
  organization_id uuid not null,
  position_id uuid not null,
  location_id uuid not null,
  primary key (position_id, location_id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  foreign key (organization_id, location_id) references locations (organization_id, id)
);

-- What applicants are asked and how they are scored. Frozen by the first application; edits then make the next
-- revision, which applies to later applicants only (product §2.5).
create table position_revisions (
  id uuid primary key,
  organization_id uuid not null,
  position_id uuid not null,
  revision integer not null,
  application_form jsonb not null default '{"cv":"required","phone":"optional","linkedin":"optional","cover_letter":"hidden"}',
  score_template_id uuid references score_templates,
  first_application_at timestamptz(3),
  created_by uuid not null references users,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (position_id, revision),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);

-- The organization's bank of questions; a row on a position copies one.
create table questions (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  type text not null,
  label text not null,
  help text not null default '',
  options jsonb not null default '[]',
  archived_at timestamptz(3),
  created_by uuid not null references users,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id)
);

create table position_questions (
  id uuid primary key,
  organization_id uuid not null,
  revision_id uuid not null,
  question_id uuid,
  sort_order integer not null,
  type text not null,
  label text not null,
  help text not null default '',
  required boolean not null default true,
  options jsonb not null default '[]',
  settings jsonb not null default '{}',
  rules jsonb not null default '[]',
  unique (organization_id, id),
  foreign key (organization_id, revision_id) references position_revisions (organization_id, id) on delete cascade,
  foreign key (organization_id, question_id) references questions (organization_id, id)
);
create index position_questions_revision on position_questions (revision_id, sort_order);

create table position_simulations (
  organization_id uuid not null,
  revision_id uuid not null,
  simulation_id uuid not null references simulations,
  sort_order integer not null,
  primary key (revision_id, simulation_id),
  foreign key (organization_id, revision_id) references position_revisions (organization_id, id) on delete cascade
);

create table position_privileges (
  id uuid primary key,
  organization_id uuid not null,
  position_id uuid not null,
  email text not null,
  user_id uuid references users,
  level text not null check (level in ('viewer', 'interviewer', 'reviewer', 'decider', 'private')),
  see_identity boolean not null default true,
  status text not null default 'new' check (status in ('new', 'approved', 'rejected', 'closed')),
  invited_by uuid not null references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);
create unique index position_privileges_live on position_privileges (position_id, email) where status in ('new', 'approved');
create index position_privileges_user on position_privileges (user_id) where status = 'approved';
create index position_privileges_email on position_privileges (email) where status = 'new';

create table candidate_invites (
  id uuid primary key,
  organization_id uuid not null,
  position_id uuid not null,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  message text not null default '',
  token_hash bytea not null unique,
  source text not null default 'manual' check (source in ('manual', 'csv', 'api', 'agency', 'generated')),
  status text not null default 'new' check (status in ('new', 'approved', 'rejected', 'closed')),
  closed_reason text not null default '',
  send_count integer not null default 1,
  expires_at timestamptz(3) not null,
  sent_at timestamptz(3),
  opened_at timestamptz(3),
  application_id uuid,
  invited_by uuid not null references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);
create unique index candidate_invites_live on candidate_invites (position_id, email) where status = 'new';
create index candidate_invites_list on candidate_invites (position_id, created_at desc, id desc);

-- ── Applications ────────────────────────────────────────────────────────────────────────────────────────
create table reasons (
  id uuid primary key,
  organization_id uuid references organizations on delete cascade,
  -- Names the platform's own ones, so that a client can say them in its language; empty for an organization's.
  key text not null default '',
  kind text not null check (kind in ('we_rejected', 'they_rejected', 'other')),
  label text not null,
  -- Where an organization wants it among its own; the platform's stand before them in the order of their ids.
  sort_order integer not null default 0,
  archived_at timestamptz(3)
);
create unique index reasons_own on reasons (organization_id, kind, lower(label)) where organization_id is not null;
insert into reasons (id, key, kind, label) values
  ('019a0000-0000-7000-8000-000000000001', 'experience', 'we_rejected', 'Experience does not fit'),
  ('019a0000-0000-7000-8000-000000000002', 'skills', 'we_rejected', 'Required skills are missing'),
  ('019a0000-0000-7000-8000-000000000003', 'results', 'we_rejected', 'Others fit the position better'),
  ('019a0000-0000-7000-8000-000000000004', 'requirement', 'we_rejected', 'A legal requirement is not met'),
  ('019a0000-0000-7000-8000-000000000005', 'filled', 'we_rejected', 'The position is filled'),
  ('019a0000-0000-7000-8000-000000000006', 'other_offer', 'they_rejected', 'Took another offer'),
  ('019a0000-0000-7000-8000-000000000007', 'conditions', 'they_rejected', 'Pay or conditions did not suit'),
  ('019a0000-0000-7000-8000-000000000008', 'no_answer', 'they_rejected', 'Did not answer or come'),
  ('019a0000-0000-7000-8000-000000000009', 'corrected', 'other', 'An earlier decision is corrected'),
  ('019a0000-0000-7000-8000-00000000000a', 'known', 'other', 'Already interviewed or known well'),
  ('019a0000-0000-7000-8000-00000000000b', 'other', 'other', 'Another reason (see the note)');

create table status_batches (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  position_id uuid not null,
  to_status text not null,
  actor_id uuid not null references users,
  -- What each application was before, for the undo.
  before jsonb not null default '[]',
  undone_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);

create table applications (
  id uuid primary key,
  organization_id uuid not null,
  position_id uuid not null,
  revision_id uuid not null,
  candidate_id uuid not null references users,
  status text not null default 'started' check (status in (
    'started', 'basic_info_entered', 'cv_submitted', 'questions_answered', 'applied', 'short_listed',
    'in_person', 'phone_screen', 'on_hold', 'approved', 'rejected')),
  status_before text,
  furthest_step text not null default 'started',
  origin text not null default 'public' check (origin in ('public', 'invite', 'generated', 'agency', 'referral', 'import')),
  basic_info jsonb not null default '{}',
  applicant_name text not null default '',
  applicant_email text not null default '',
  applicant_words text not null generated always as (search_words(applicant_name || ' ' || applicant_email)) stored,
  cv_id uuid references cvs,
  cv_skipped boolean not null default false,
  questions_done boolean not null default false,
  cover_letter text not null default '',
  hold_until date,
  hold_resume_to text,
  disposition_by text check (disposition_by in ('employer', 'candidate', 'system')),
  disposition_reason_id uuid references reasons,
  disposition_note text not null default '',
  disposition_shared_text text not null default '',
  suggested_action jsonb,
  tags text[] not null default '{}',
  score_card_id uuid,
  job_fit_score numeric(4, 1) check (job_fit_score between 0 and 100),
  -- Standard error of the job fit on its card, in points; null: unknown or not calculated.
  job_fit_sem real,
  coverage numeric(4, 3),
  -- Job fit, then coverage, then the most important subtraits, in one number; ascending is best first. 1 = no score.
  rank_order bigint not null default 1,
  batch_id uuid,
  is_test boolean not null default false,
  anonymous_demo boolean not null default false,
  consent_at timestamptz(3),
  applied_at timestamptz(3),
  stage_entered_at timestamptz(3) not null default now(),
  last_activity_at timestamptz(3) not null default now(),
  -- The last reminder to finish, by hand or by itself.
  reminded_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (position_id, id),
  foreign key (organization_id, position_id) references positions (organization_id, id),
  foreign key (organization_id, revision_id) references position_revisions (organization_id, id),
  foreign key (organization_id, batch_id) references status_batches (organization_id, id)
);
create unique index applications_one_live on applications (position_id, candidate_id) where status <> 'rejected';
create index applications_ranked on applications (position_id, rank_order, id) where not is_test;
create index applications_by_status on applications (position_id, status, rank_order, id) where not is_test;
create index applications_suggested on applications (position_id, rank_order, id)
  where suggested_action is not null and not is_test;
create index applications_by_reason on applications (position_id, disposition_reason_id, rank_order, id)
  where disposition_reason_id is not null and not is_test;
create index applications_tagged on applications using gin (position_id, tags) where tags <> '{}';
create index applications_candidate on applications (candidate_id, created_at desc);
create index applications_idle on applications (last_activity_at)
  where status in ('started', 'basic_info_entered', 'cv_submitted', 'questions_answered');
alter table candidate_invites add foreign key (organization_id, application_id) references applications (organization_id, id);

-- Something done to all applicants that a search finds. Who they are is written down when it begins, so that
-- nobody is caught who came to match later; it goes on in chunks, and what it did can be taken back.
create table bulk_actions (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  position_id uuid not null,
  actor_id uuid not null references users,
  kind text not null check (kind in ('move', 'tag')),
  -- What is done: the move, or the tags put on and taken off.
  change jsonb not null,
  total integer not null,
  done integer not null default 0,
  skipped integer not null default 0,
  status text not null default 'running' check (status in ('running', 'done', 'stopped', 'failed', 'undoing', 'undone')),
  undone integer not null default 0,
  -- When the people concerned are told; null: not at all.
  told_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  unique (organization_id, id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);
create index bulk_actions_latest on bulk_actions (position_id, created_at desc);

create table bulk_action_items (
  bulk_action_id uuid not null references bulk_actions on delete cascade,
  -- Their place in the list when it began, from 1.
  place integer not null,
  application_id uuid not null references applications on delete cascade,
  from_status text not null,
  -- For tags: what it had.
  tags_before text[] not null default '{}',
  result text not null default 'waiting' check (result in ('waiting', 'done', 'skipped', 'undone', 'kept')),
  skip_reason text,
  batch_id uuid references status_batches on delete set null,
  primary key (bulk_action_id, place)
);

-- Each word of an applicant's name and address, so that the beginning of one finds the applicants of a position in a
-- time that does not grow with them. A trigger keeps them. Test applications have none.
create table application_words (
  position_id uuid not null,
  word text collate "C" not null,
  application_id uuid not null,
  primary key (position_id, word, application_id)
);

create function applications_worded() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from application_words where position_id = old.position_id and application_id = old.id
      and word = any(string_to_array(ltrim(old.applicant_words), ' '));
  end if;
  if tg_op <> 'DELETE' and not new.is_test then
    insert into application_words
    select new.position_id, word, new.id
    from (select distinct word from string_to_table(ltrim(new.applicant_words), ' ') as word where word <> '') each;
  end if;
  return null;
end $$;
create trigger applications_worded_change after insert or delete on applications
  for each row execute function applications_worded();
create trigger applications_worded_update after update of applicant_name, applicant_email, is_test on applications
  for each row when (old.applicant_words is distinct from new.applicant_words or old.is_test is distinct from new.is_test)
  execute function applications_worded();

-- Totals per status without a scan; eight shards keep writers apart.
create table application_counts (
  position_id uuid not null references positions on delete cascade,
  status text not null,
  shard smallint not null,
  count bigint not null,
  primary key (position_id, status, shard)
);

create function count_application(p_position uuid, p_status text, p_delta integer) returns void language sql as $$
  insert into application_counts (position_id, status, shard, count)
  values (p_position, p_status, floor(random() * 8)::smallint, p_delta)
  on conflict (position_id, status, shard) do update set count = application_counts.count + excluded.count;
$$;

create function applications_counted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and not old.is_test then
    perform count_application(old.position_id, old.status, -1);
  end if;
  if tg_op <> 'DELETE' and not new.is_test then
    perform count_application(new.position_id, new.status, 1);
  end if;
  return null;
end $$;
create trigger applications_counted_insert after insert on applications
  for each row execute function applications_counted();
create trigger applications_counted_delete after delete on applications
  for each row execute function applications_counted();
create trigger applications_counted_update after update of status, is_test on applications
  for each row when (old.status is distinct from new.status or old.is_test is distinct from new.is_test)
  execute function applications_counted();

create table application_answers (
  organization_id uuid not null,
  application_id uuid not null,
  position_question_id uuid not null,
  value jsonb not null,
  updated_at timestamptz(3) not null default now(),
  primary key (application_id, position_question_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, position_question_id) references position_questions (organization_id, id)
);

-- Append-only and hash-chained within each application.
create table application_log (
  application_id uuid not null,
  seq integer not null,
  organization_id uuid not null,
  at timestamptz(3) not null default now(),
  actor_id uuid references users,
  actor_kind text not null check (actor_kind in ('user', 'candidate', 'system', 'rule', 'api')),
  action text not null,
  from_status text,
  to_status text,
  reason_id uuid references reasons,
  batch_id uuid,
  score_card_id_seen uuid,
  detail jsonb not null default '{}',
  previous_hash bytea not null,
  hash bytea not null,
  primary key (application_id, seq),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);

create table application_comments (
  id uuid primary key,
  organization_id uuid not null,
  application_id uuid not null,
  author_id uuid not null references users,
  body text not null,
  visibility text not null default 'team' check (visibility in ('team', 'deciders', 'private', 'candidate')),
  mentions uuid[] not null default '{}',
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index application_comments_list on application_comments (application_id, created_at, id);

create table application_messages (
  id uuid primary key,
  organization_id uuid not null,
  application_id uuid not null,
  sender_id uuid not null references users,
  from_candidate boolean not null,
  body text not null,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index application_messages_list on application_messages (application_id, created_at, id);

-- ── Plays ───────────────────────────────────────────────────────────────────────────────────────────────
-- A play is one attempt at one simulation. Its seed never leaves the server.
create table plays (
  id uuid primary key,
  organization_id uuid not null,
  application_id uuid not null,
  simulation_id uuid not null references simulations,
  attempt integer not null default 1,
  state text not null default 'ready' check (state in (
    'ready', 'launched', 'active', 'paused', 'interrupted', 'completed', 'terminated', 'expired', 'cancelled')),
  seed text not null,
  -- What this play began with: tasks with judge version and parameters; never changed afterwards.
  tasks jsonb not null,
  accommodations jsonb not null,
  token_hash bytea,
  lease_id uuid,
  lease_expires_at timestamptz(3),
  task_index integer not null default 0,
  last_seq integer not null default 0,
  last_hash bytea not null,
  device jsonb not null default '{}',
  integrity jsonb not null default '{}',
  end_reason text not null default '',
  active_ms bigint not null default 0,
  deadline_at timestamptz(3) not null,
  launched_at timestamptz(3),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  last_event_at timestamptz(3),
  granted_by uuid references users,
  grant_reason text not null default '',
  -- A play that the candidate brought along from another position of the organization: the id its log was chained with.
  chained_as uuid,
  brought_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (application_id, simulation_id, attempt),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create unique index plays_token on plays (token_hash) where token_hash is not null;
create index plays_recent on plays (created_at desc, id desc);
create index plays_simulation on plays (simulation_id, application_id);
create index plays_due on plays (deadline_at) where state in ('ready', 'launched', 'paused', 'interrupted');
create index plays_running on plays (last_event_at) where state in ('launched', 'active', 'paused', 'interrupted');

-- Append-only; seq starts at 1 and has no gap. Each row's hash covers the one before it.
create table play_events (
  play_id uuid not null,
  seq integer not null,
  organization_id uuid not null,
  task_index integer not null,
  type text not null,
  t_ms double precision not null,
  payload jsonb not null,
  received_at timestamptz(3) not null default now(),
  hash bytea not null,
  primary key (play_id, seq),
  foreign key (organization_id, play_id) references plays (organization_id, id) on delete cascade
);

create table play_data_points (
  play_id uuid not null,
  organization_id uuid not null,
  task_index integer not null,
  task_key text not null,
  key text not null,
  value double precision,
  missing_reason text,
  -- How many trials the value rests on; null: unknown.
  trials integer,
  primary key (play_id, task_index, key),
  foreign key (organization_id, play_id) references plays (organization_id, id) on delete cascade
);
-- Norms are made of one data point over all plays.
create index play_data_points_norm on play_data_points (task_key, key) where value is not null;

-- What a play says of each trial, one row a column of the task's trial table; speeded ones only at the usual pace.
create table play_series (
  play_id uuid not null,
  organization_id uuid not null,
  task_index integer not null,
  key text not null,
  -- Numbers, booleans and nulls, in order of trials.
  series jsonb not null check (jsonb_typeof(series) = 'array'),
  primary key (play_id, task_index, key),
  foreign key (organization_id, play_id) references plays (organization_id, id) on delete cascade
);

-- ── Score cards ─────────────────────────────────────────────────────────────────────────────────────────
create table score_cards (
  id uuid primary key,
  organization_id uuid not null,
  application_id uuid not null,
  version integer not null,
  status text not null default 'new' check (status in ('new', 'approved', 'rejected')),
  job_fit_score numeric(4, 1),
  coverage numeric(4, 3),
  -- The spec's shape: data_point_responses and data (categories with valueBoost and weightage).
  score_card_data jsonb,
  -- Everything the numbers were made from, so that the card can be recomputed: versions, formulas, template.
  pins jsonb not null,
  trace jsonb,
  inputs_digest text not null,
  result_digest text,
  error text not null default '',
  superseded_by uuid references score_cards,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (application_id, version),
  unique (application_id, inputs_digest),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
alter table applications add foreign key (organization_id, score_card_id) references score_cards (organization_id, id);

-- Subtrait scores of the current card, kept narrow: averages and changed weights read these, not the cards.
create table application_scores (
  application_id uuid not null,
  organization_id uuid not null,
  position_id uuid not null,
  subtrait_ids uuid[] not null,
  scores real[] not null,
  trait_ids uuid[] not null,
  trait_scores real[] not null,
  primary key (application_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index application_scores_position on application_scores (position_id);

-- Which subtraits the means of a card are of, in order; cards of one simulation share a row.
create table mean_layouts (
  id integer generated always as identity primary key,
  subtrait_ids uuid[] not null unique
);

-- Means of all subtraits of the current card's plays, before any template has a say, so that another one can be tried
-- on very many people at once. Test applications have none.
create table application_means (
  application_id uuid primary key,
  organization_id uuid not null,
  position_id uuid not null,
  layout_id integer not null references mean_layouts,
  -- Four bytes a subtrait of the layout, the high one first: millionths of a point, -1 where no response counted.
  means bytea not null,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index application_means_position on application_means (position_id, application_id) include (layout_id, means);
create index application_means_organization on application_means (organization_id, application_id);

-- One response of one applicant, corrected by two people; what the play gave stays where it is (product §2.17).
create table response_corrections (
  id uuid primary key,
  organization_id uuid not null,
  application_id uuid not null,
  play_id uuid not null,
  task_index integer not null,
  data_point text not null,
  subtrait_id uuid not null references subtraits,
  before_value double precision,
  before_total_score double precision,
  value double precision not null,
  total_score double precision not null check (total_score > 0),
  reason text not null,
  status text not null default 'new' check (status in ('new', 'approved', 'rejected', 'closed')),
  requested_by uuid not null references users,
  decided_by uuid references users,
  decided_at timestamptz(3),
  decision_note text not null default '',
  -- The card before it, and the one it led to.
  score_card_id uuid not null,
  new_score_card_id uuid,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  check (value >= 0 and value <= total_score),
  check (status not in ('approved', 'rejected') or decided_by <> requested_by),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, play_id) references plays (organization_id, id) on delete cascade
);
create unique index response_corrections_waiting
  on response_corrections (play_id, task_index, data_point, subtrait_id) where status = 'new';
create index response_corrections_application on response_corrections (application_id);
create index response_corrections_list on response_corrections (created_at desc, id desc);

-- ── Being told ──────────────────────────────────────────────────────────────────────────────────────────
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null,
  title text not null,
  body text not null default '',
  link text not null default '',
  data jsonb not null default '{}',
  -- The effect's own name: the same thing is told once.
  effect_key text not null,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (user_id, effect_key)
);
create index notifications_list on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

-- Filters, order and layout of a list that a person keeps under a name: the query string of its page.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  list text not null check (list in ('positions', 'applicants')),
  name text not null,
  search text not null,
  created_at timestamptz(3) not null default now(),
  unique (user_id, list, name)
);

-- Outgoing mail, written in the transaction of what it tells about and sent afterwards.
create table mails (
  id uuid primary key,
  effect_key text not null unique,
  to_email text not null,
  to_user_id uuid references users on delete set null,
  organization_id uuid references organizations on delete cascade,
  application_id uuid references applications on delete set null,
  kind text not null,
  locale text not null default 'en',
  subject text not null,
  body_text text not null,
  body_html text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'cancelled')),
  send_after timestamptz(3) not null default now(),
  attempts integer not null default 0,
  last_error text not null default '',
  sent_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index mails_due on mails (send_after) where status = 'queued';
create index mails_application on mails (application_id, created_at desc) where application_id is not null;
create index mails_recent on mails (created_at desc, id desc);

-- ── Trust ───────────────────────────────────────────────────────────────────────────────────────────────
-- Append-only. Rows are chained in id order by the sealing job, so that writers do not wait for one another.
create table security_log (
  id uuid primary key,
  event_time timestamptz(3) not null default now(),
  organization_id uuid,
  request_id text not null default '',
  performer_type text not null check (performer_type in ('user', 'api_key', 'system', 'candidate')),
  performer_id uuid,
  performer_email text not null default '',
  ip text not null default '',
  user_agent text not null default '',
  event_type text not null check (event_type in ('action', 'create', 'update', 'delete', 'access')),
  action text not null,
  target_type text not null default '',
  target_id text not null default '',
  meta jsonb not null default '{}',
  outcome text not null default 'ok',
  seal_seq bigint unique,
  hash bytea
);
create index security_log_organization on security_log (organization_id, event_time desc, id desc);
create index security_log_time on security_log (event_time desc, id desc);
create index security_log_unsealed on security_log (id) where seal_seq is null;

create table idempotency_keys (
  caller text not null,
  route text not null,
  key text not null,
  request_digest text not null,
  response jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (caller, route, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Nobody edits history.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger application_log_append_only before update on application_log
  for each row execute function refuse_change();
create trigger play_events_append_only before update on play_events
  for each row execute function refuse_change();
-- A line of the security log takes its seal once, and never changes again.
create trigger security_log_append_only before update on security_log
  for each row when (old.hash is not null) execute function refuse_change();
