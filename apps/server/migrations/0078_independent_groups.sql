-- Cohorts of independent recruiters, which give their members something for a time.

create table independent_groups (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 2000),
  features jsonb not null default '{}' check (jsonb_typeof(features) = 'object'),
  plan_id uuid references plans,
  starts timestamptz(3) not null,
  ends timestamptz(3),
  version integer not null default 1 check (version > 0),
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (ends is null or ends > starts)
);
create unique index independent_groups_name on independent_groups (lower(name));
create index independent_groups_plan on independent_groups (plan_id) where plan_id is not null;
create index independent_groups_created_by on independent_groups (created_by) where created_by is not null;
comment on table independent_groups is 'Cohorts of independent recruiters: what each member''s workspace gets while the cohort lasts.';
comment on column independent_groups.id is 'UUIDv7; the source of the entitlements that it gives.';
comment on column independent_groups.name is 'Members read it.';
comment on column independent_groups.description is 'Members read it; empty: none.';
comment on column independent_groups.features is 'By key of a feature what it gives: true, or an amount. Takes the place of what the plan gives of the same feature.';
comment on column independent_groups.plan_id is 'The plan whose features members have, as it is on sale whenever the cohort is saved. Null: none.';
comment on column independent_groups.starts is 'From when it gives.';
comment on column independent_groups.ends is 'When it stops. Null: until it is deleted.';
comment on column independent_groups.version is 'Grows with each change; a change is based on one.';
comment on column independent_groups.created_by is 'Which super admin. Null: the account is gone.';
comment on column independent_groups.created_at is 'When it was made.';
comment on column independent_groups.updated_at is 'Last change.';

create table independent_group_members (
  group_id uuid not null references independent_groups on delete cascade,
  user_id uuid not null references users on delete cascade,
  added_at timestamptz(3) not null,
  primary key (group_id, user_id)
);
create index independent_group_members_user on independent_group_members (user_id);
comment on table independent_group_members is 'Independent recruiters of a cohort; what it gives goes to their workspace.';
comment on column independent_group_members.group_id is 'Of which cohort.';
comment on column independent_group_members.user_id is 'Who.';
comment on column independent_group_members.added_at is 'Since when.';

create table independent_group_simulations (
  group_id uuid not null references independent_groups on delete cascade,
  simulation_id uuid not null references simulations on delete cascade,
  primary key (group_id, simulation_id)
);
create index independent_group_simulations_simulation on independent_group_simulations (simulation_id);
comment on table independent_group_simulations is 'Simulations of the platform''s library that members of a cohort may attach even where their plan does not include the library.';
comment on column independent_group_simulations.group_id is 'Of which cohort.';
comment on column independent_group_simulations.simulation_id is 'Which simulation.';
