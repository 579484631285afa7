-- What can be bought: features, plans and add-ons by version. What an organization may do because of it: entitlements.

create table features (
  key text primary key check (key ~ '^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$' and length(key) <= 60),
  kind text not null check (kind in ('flag', 'limit', 'metered')),
  is_built_in boolean not null default false,
  wordings jsonb not null default '{}',
  is_listed boolean not null default true,
  position integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
comment on table features is 'What plans and add-ons give: switches and amounts. The program checks those that are built in; the others are promises that people keep.';
comment on column features.key is 'Names it everywhere, such as `positions.active`.';
comment on column features.kind is '`flag`: there or not; `limit`: how many at once; `metered`: how many in a calendar month (UTC), which is told and never refuses a candidate.';
comment on column features.is_built_in is 'Whether the program knows and checks it; such a one is neither deleted nor changes its kind.';
comment on column features.wordings is 'By language: `name`, `about` and `unit` (of an amount). Empty: the product''s own words.';
comment on column features.is_listed is 'Whether customers see it when plans are compared.';
comment on column features.position is 'Order in which features are listed, ascending; then by key.';
comment on column features.created_at is 'When it was added.';
comment on column features.updated_at is 'Last change.';

insert into features (key, kind, is_built_in, position) values
  ('positions.active', 'limit', true, 10),
  ('applicants.per_month', 'metered', true, 20),
  ('simulations.library', 'flag', true, 30),
  ('simulations.custom', 'limit', true, 40),
  ('agency.portal', 'flag', true, 50);

create table plans (
  id uuid primary key,
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  status text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  audience text not null check (audience in ('company', 'independent', 'agency')),
  position integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
comment on table plans is 'Plans that organizations subscribe to. What one costs and gives stands in its versions.';
comment on column plans.id is 'UUIDv7.';
comment on column plans.key is 'Short name for addresses and programs; never changes.';
comment on column plans.status is '`draft`: seen by the platform only; `published`: can be chosen; `closed`: cannot be chosen any more, goes on for those who have it.';
comment on column plans.audience is 'Kind of organization that it is for: `company`, `independent` recruiters or `agency`.';
comment on column plans.position is 'Order among plans of the same annual price, ascending.';
comment on column plans.created_at is 'When it was added.';
comment on column plans.updated_at is 'Last change of it or of its draft.';

create table plan_versions (
  id uuid primary key,
  plan_id uuid not null references plans on delete cascade,
  version integer not null check (version > 0),
  name text not null check (name <> ''),
  description text not null default '',
  wordings jsonb not null default '{}',
  annual_price bigint not null check (annual_price >= 0),
  monthly_price bigint check (monthly_price >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  trial_days integer not null default 0 check (trial_days between 0 and 365),
  features jsonb not null default '{}' check (jsonb_typeof(features) = 'object'),
  created_at timestamptz(3) not null,
  published_at timestamptz(3),
  unique (plan_id, version)
);
create unique index plan_versions_one_draft on plan_versions (plan_id) where published_at is null;
create trigger plan_versions_append_only before update on plan_versions
  for each row when (old.published_at is not null) execute function refuse_change();
comment on table plan_versions is 'What a plan costs and gives, by version. Published ones never change: whoever bought one keeps it.';
comment on column plan_versions.id is 'UUIDv7.';
comment on column plan_versions.plan_id is 'Which plan.';
comment on column plan_versions.version is 'Counts from 1; the published one with the highest number is what can be bought now.';
comment on column plan_versions.name is 'In English.';
comment on column plan_versions.description is 'Whom it is for, in a sentence, in English; empty: nothing is said.';
comment on column plan_versions.wordings is 'By further language: `name` and `description`. A language that is missing shows the English.';
comment on column plan_versions.annual_price is 'For a year, in cents of the currency, without tax. 0: free.';
comment on column plan_versions.monthly_price is 'For a month, in cents of the currency, without tax. Null: sold by the year only.';
comment on column plan_versions.currency is 'ISO 4217.';
comment on column plan_versions.trial_days is 'Days for nothing at the beginning. 0: none.';
comment on column plan_versions.features is 'By key of a feature: true or false of a flag; of an amount a whole number, or true for without a limit. A key that is missing gives nothing.';
comment on column plan_versions.created_at is 'When it was begun.';
comment on column plan_versions.published_at is 'From when it can be bought. Null: a draft, of which a plan has one at most.';

create table add_ons (
  id uuid primary key,
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  status text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  audiences text[] not null check (cardinality(audiences) > 0 and audiences <@ '{company,independent,agency}'),
  position integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
comment on table add_ons is 'What organizations buy beside a plan. Price and grants stand in its versions.';
comment on column add_ons.id is 'UUIDv7.';
comment on column add_ons.key is 'Short name for addresses and programs; never changes.';
comment on column add_ons.status is '`draft`: seen by the platform only; `published`: can be bought; `closed`: cannot be bought any more, goes on for those who have it.';
comment on column add_ons.audiences is 'Kinds of organization that it is for: `company`, `independent`, `agency`; at least one.';
comment on column add_ons.position is 'Order in which add-ons of the same price are listed, ascending.';
comment on column add_ons.created_at is 'When it was added.';
comment on column add_ons.updated_at is 'Last change of it or of its draft.';

create table add_on_versions (
  id uuid primary key,
  add_on_id uuid not null references add_ons on delete cascade,
  version integer not null check (version > 0),
  name text not null check (name <> ''),
  description text not null default '',
  wordings jsonb not null default '{}',
  price bigint not null check (price >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  kind text not null check (kind in ('one_time', 'recurring')),
  every text check (every in ('month', 'year')),
  expires_days integer check (expires_days between 1 and 3650),
  grants jsonb not null default '{}' check (jsonb_typeof(grants) = 'object'),
  created_at timestamptz(3) not null,
  published_at timestamptz(3),
  unique (add_on_id, version),
  check ((kind = 'recurring') = (every is not null)),
  check (kind = 'one_time' or expires_days is null)
);
create unique index add_on_versions_one_draft on add_on_versions (add_on_id) where published_at is null;
create trigger add_on_versions_append_only before update on add_on_versions
  for each row when (old.published_at is not null) execute function refuse_change();
comment on table add_on_versions is 'What an add-on costs and gives, by version. Published ones never change: whoever bought one keeps it.';
comment on column add_on_versions.id is 'UUIDv7.';
comment on column add_on_versions.add_on_id is 'Which add-on.';
comment on column add_on_versions.version is 'Counts from 1; the published one with the highest number is what can be bought now.';
comment on column add_on_versions.name is 'In English.';
comment on column add_on_versions.description is 'What it gives, in a sentence, in English; empty: nothing is said.';
comment on column add_on_versions.wordings is 'By further language: `name` and `description`. A language that is missing shows the English.';
comment on column add_on_versions.price is 'In cents of the currency, without tax; for each `every` where it recurs.';
comment on column add_on_versions.currency is 'ISO 4217.';
comment on column add_on_versions.kind is '`one_time`, or `recurring` until it is cancelled.';
comment on column add_on_versions.every is 'How often a recurring one is paid: `month` or `year`. Null: a one-time one.';
comment on column add_on_versions.expires_days is 'Days after the purchase until what a one-time one gave is over. Null: it stays, or it recurs.';
comment on column add_on_versions.grants is 'By key of a feature what is added: true of a flag; of an amount a whole number, or true for without a limit.';
comment on column add_on_versions.created_at is 'When it was begun.';
comment on column add_on_versions.published_at is 'From when it can be bought. Null: a draft, of which an add-on has one at most.';

create table entitlements (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  key text not null references features,
  value jsonb not null check (jsonb_typeof(value) = 'boolean' or (jsonb_typeof(value) = 'number' and value::numeric >= 0)),
  source text not null check (source in ('plan', 'addon', 'group', 'early_bird', 'manual')),
  source_id uuid not null,
  plan_version_id uuid references plan_versions,
  add_on_version_id uuid references add_on_versions,
  starts timestamptz(3) not null,
  ends timestamptz(3),
  reason text not null default '',
  granted_by uuid references users on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (organization_id, source, source_id, key),
  unique (organization_id, id),
  check (ends is null or ends >= starts),
  check (source <> 'manual' or reason <> ''),
  check (plan_version_id is null or source = 'plan'),
  check (add_on_version_id is null or source = 'addon')
);
create index entitlements_key on entitlements (key);
create index entitlements_plan_version on entitlements (plan_version_id) where plan_version_id is not null;
create index entitlements_add_on_version on entitlements (add_on_version_id) where add_on_version_id is not null;
create index entitlements_granted_by on entitlements (granted_by) where granted_by is not null;
comment on table entitlements is 'What an organization may use, by feature and by what gave it. Those in force together decide: a flag is on when one says so, amounts add up.';
comment on column entitlements.id is 'UUIDv7.';
comment on column entitlements.organization_id is 'Whose.';
comment on column entitlements.key is 'Of which feature.';
comment on column entitlements.value is 'true or false of a flag; of an amount a whole number, or true for without a limit.';
comment on column entitlements.source is 'What gave it: `plan`, `addon`, `group` (a cohort), `early_bird`, or `manual` (a super admin, with a reason).';
comment on column entitlements.source_id is 'The subscription, purchase, cohort or grant that gave it. One row for each feature and source.';
comment on column entitlements.plan_version_id is 'The version of the plan that was bought. Null: not from a plan.';
comment on column entitlements.add_on_version_id is 'The version of the add-on that was bought. Null: not from an add-on.';
comment on column entitlements.starts is 'From when it counts.';
comment on column entitlements.ends is 'When it stops counting. Null: until it is ended.';
comment on column entitlements.reason is 'Why a super admin granted it; empty where something was bought.';
comment on column entitlements.granted_by is 'The super admin who granted it. Null: the program did, or the account is gone.';
comment on column entitlements.created_at is 'When it was first granted.';
comment on column entitlements.updated_at is 'Last change.';

create table effective_entitlements (
  organization_id uuid primary key references organizations on delete cascade,
  version bigint not null default 0,
  features jsonb,
  good_until timestamptz(3)
);
comment on table effective_entitlements is 'Entitlements of an organization put together, so that a request reads one row. Emptied in the transaction that changes what they are made of.';
comment on column effective_entitlements.organization_id is 'Whose.';
comment on column effective_entitlements.version is 'Raised whenever it is emptied, so that what was put together from older rows is not kept.';
comment on column effective_entitlements.features is 'By key: `value` and `sources`. Null: to be put together anew.';
comment on column effective_entitlements.good_until is 'When the next entitlement begins or ends. Null: none does.';

create table use_notices (
  organization_id uuid not null references organizations on delete cascade,
  key text not null references features,
  month date not null,
  level text not null check (level in ('near', 'over')),
  told_at timestamptz(3) not null,
  primary key (organization_id, key, month, level)
);
create index use_notices_key on use_notices (key);
comment on table use_notices is 'That an organization was told that it is near or over an amount of a month; once for each month and level.';
comment on column use_notices.organization_id is 'Which.';
comment on column use_notices.key is 'Of which feature.';
comment on column use_notices.month is 'First day of the month (UTC).';
comment on column use_notices.level is '`near`: from 80 % on; `over`: the amount is exceeded.';
comment on column use_notices.told_at is 'When.';

create index positions_active on positions (organization_id) where status in ('published', 'paused');
