-- Drafts that rules, the small model or a provider make, and that people confirm; and what they are made with.

create table ai_runs (
  id uuid primary key,
  organization_id uuid references organizations on delete cascade,
  kind text not null check (kind in ('position_simulation', 'score_template', 'score_card_summary', 'test')),
  audience text not null default '' check (audience in ('', 'recruiter', 'candidate')),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  position_id uuid,
  application_id uuid,
  score_card_id uuid,
  input_snapshot jsonb not null,
  prompt_version text not null,
  provider text not null check (provider in ('embedded', 'provider')),
  model text not null,
  output jsonb,
  tokens_in integer not null default 0 check (tokens_in >= 0),
  tokens_out integer not null default 0 check (tokens_out >= 0),
  cost_micros bigint not null default 0 check (cost_micros >= 0),
  took_ms integer not null default 0 check (took_ms >= 0),
  status text not null check (status in ('completed', 'failed')),
  problem text not null default '',
  requested_by uuid references users on delete set null,
  requested_at timestamptz(3) not null,
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index ai_runs_organization on ai_runs (organization_id, requested_at desc, id desc);
create index ai_runs_newest on ai_runs (requested_at desc, id desc);
create index ai_runs_position on ai_runs (organization_id, position_id) where position_id is not null;
create index ai_runs_application on ai_runs (organization_id, application_id) where application_id is not null;
create index ai_runs_card on ai_runs (score_card_id, requested_at desc) where score_card_id is not null;
create index ai_runs_requested_by on ai_runs (requested_by) where requested_by is not null;
create trigger ai_runs_append_only before update of id, organization_id, kind, audience, language, position_id, application_id,
  score_card_id, input_snapshot, prompt_version, provider, model, output, tokens_in, tokens_out, cost_micros, took_ms, status,
  problem, requested_at on ai_runs for each row execute function refuse_change();
comment on table ai_runs is 'What was asked of rules, the small model or a provider, and what it answered; written once. What people did with it is in ai_run_steps.';
comment on column ai_runs.id is 'UUIDv7.';
comment on column ai_runs.organization_id is 'Whose. Null: the platform''s own.';
comment on column ai_runs.kind is 'What was drafted; `test`: the button that tries a provider.';
comment on column ai_runs.audience is 'For whom a summary is; empty for everything else.';
comment on column ai_runs.language is 'Language of the draft.';
comment on column ai_runs.position_id is 'The position it is about. Null: none.';
comment on column ai_runs.application_id is 'The application it is about. Null: none.';
comment on column ai_runs.score_card_id is 'The score card that was summed up; goes with its application. Null: none.';
comment on column ai_runs.input_snapshot is 'All that it was given: of a card names of traits and numbers, of a position its text; never a name, age, picture, CV or free text of a candidate.';
comment on column ai_runs.prompt_version is 'Version of the rules or of the words that the provider was asked with.';
comment on column ai_runs.provider is 'What answered: `embedded` (rules and the small model of the product) or `provider` (a server that was set up).';
comment on column ai_runs.model is 'Which model or rules.';
comment on column ai_runs.output is 'The draft as it was made. Null: it failed.';
comment on column ai_runs.tokens_in is 'Tokens that were sent to the provider; 0: none.';
comment on column ai_runs.tokens_out is 'Tokens that it answered.';
comment on column ai_runs.cost_micros is 'What it cost, in millionths of the currency the prices were set in.';
comment on column ai_runs.took_ms is 'Milliseconds.';
comment on column ai_runs.status is '`completed`: there is a draft. `failed`: there is none.';
comment on column ai_runs.problem is 'Why a provider gave no draft that could be used, as a code; empty: nothing went wrong. With a draft: the rules made it instead.';
comment on column ai_runs.requested_by is 'Who asked. Null: the account is gone.';
comment on column ai_runs.requested_at is 'When.';

create table ai_run_steps (
  id uuid primary key,
  ai_run_id uuid not null references ai_runs on delete cascade,
  organization_id uuid references organizations on delete cascade,
  application_id uuid,
  kind text not null check (kind in ('confirmed', 'edited', 'discarded')),
  output jsonb,
  edits jsonb not null default '[]',
  done_by uuid references users on delete set null,
  done_at timestamptz(3) not null,
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index ai_run_steps_application on ai_run_steps (organization_id, application_id) where application_id is not null;
create index ai_run_steps_run on ai_run_steps (ai_run_id, done_at);
create index ai_run_steps_done_by on ai_run_steps (done_by) where done_by is not null;
create trigger ai_run_steps_append_only before update of id, ai_run_id, organization_id, application_id, kind, output, edits, done_at on ai_run_steps
  for each row execute function refuse_change();
comment on table ai_run_steps is 'What a person did with a draft, in order; written once.';
comment on column ai_run_steps.id is 'UUIDv7.';
comment on column ai_run_steps.ai_run_id is 'The draft.';
comment on column ai_run_steps.organization_id is 'Whose. Null: the platform''s own.';
comment on column ai_run_steps.application_id is 'The application that the draft is about. Null: none.';
comment on column ai_run_steps.kind is '`confirmed`: taken over. `edited`: said otherwise. `discarded`: not shown any more.';
comment on column ai_run_steps.output is 'What it says after the step. Null: nothing (discarded).';
comment on column ai_run_steps.edits is 'What was changed: a list of path, before and after.';
comment on column ai_run_steps.done_by is 'Who. Null: the account is gone.';
comment on column ai_run_steps.done_at is 'When.';

create table ai_settings (
  id uuid primary key,
  organization_id uuid unique references organizations on delete cascade,
  is_on boolean not null default true,
  tasks_off text[] not null default '{}',
  uses_provider boolean not null default false,
  address text not null default '',
  model text not null default '',
  sealed_key bytea,
  price_in_micros bigint not null default 0 check (price_in_micros >= 0),
  price_out_micros bigint not null default 0 check (price_out_micros >= 0),
  monthly_budget_micros bigint check (monthly_budget_micros >= 0),
  organizations_may_set boolean not null default false,
  updated_by uuid references users on delete set null,
  updated_at timestamptz(3) not null
);
create unique index ai_settings_platform on ai_settings ((organization_id is null)) where organization_id is null;
create index ai_settings_updated_by on ai_settings (updated_by) where updated_by is not null;
comment on table ai_settings is 'Switches of AI features and the provider that answers them: the platform''s, and an organization''s own.';
comment on column ai_settings.id is 'UUIDv7; the key is sealed for it.';
comment on column ai_settings.organization_id is 'Whose. Null: the platform''s, which count where an organization has none.';
comment on column ai_settings.is_on is 'False: no drafts at all.';
comment on column ai_settings.tasks_off is 'Kinds of drafts that are off.';
comment on column ai_settings.uses_provider is 'Whether a provider is asked; otherwise only the product''s own rules and model.';
comment on column ai_settings.address is 'Base address of a server that speaks OpenAI''s chat completions, up to `/v1`; empty: none.';
comment on column ai_settings.model is 'Model that is asked for.';
comment on column ai_settings.sealed_key is 'The provider''s key, encrypted with the server''s secret. Null: none.';
comment on column ai_settings.price_in_micros is 'Price of a million tokens that are sent, in millionths of the currency.';
comment on column ai_settings.price_out_micros is 'Price of a million tokens that are answered.';
comment on column ai_settings.monthly_budget_micros is 'Most that an organization may spend in a calendar month (UTC), in millionths. Null: no limit.';
comment on column ai_settings.organizations_may_set is 'Of the platform''s row: whether organizations may set a provider of their own.';
comment on column ai_settings.updated_by is 'Who changed it last. Null: the account is gone.';
comment on column ai_settings.updated_at is 'When.';

create table subtrait_anchors (
  subtrait_id uuid primary key references subtraits on delete cascade,
  anchors jsonb not null,
  updated_by uuid references users on delete set null,
  updated_at timestamptz(3) not null
);
create index subtrait_anchors_updated_by on subtrait_anchors (updated_by) where updated_by is not null;
comment on table subtrait_anchors is 'Which O*NET elements say how much a subtrait matters for a job; where there is no row, the product''s own anchors count.';
comment on column subtrait_anchors.subtrait_id is 'The subtrait.';
comment on column subtrait_anchors.anchors is 'Weights by the name of the element; empty: never proposed from a text.';
comment on column subtrait_anchors.updated_by is 'Who changed it last. Null: the account is gone.';
comment on column subtrait_anchors.updated_at is 'When.';
