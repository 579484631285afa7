-- Parts of the product that are introduced step by step, and for whom each is on.

create table feature_flags (
  key text primary key check (length(key) between 1 and 60),
  audience jsonb not null check (jsonb_typeof(audience) = 'object'),
  version integer not null default 1 check (version > 0),
  updated_by uuid references users on delete set null,
  updated_at timestamptz(3) not null
);
create index feature_flags_updated_by on feature_flags (updated_by) where updated_by is not null;
comment on table feature_flags is 'Parts of the product that a super admin introduces step by step. A flag without a row is on for everyone.';
comment on column feature_flags.key is 'Which part, as the program names it; a key that it does not know any more switches nothing.';
comment on column feature_flags.audience is 'For whom it is on: kind (everyone, none, some), and of some organization_ids, percent (0 to 100) of all others, and the kinds of workspaces that the share is of. Ids of organizations that are no more reach nobody.';
comment on column feature_flags.version is 'Grows with each change; a change is based on one.';
comment on column feature_flags.updated_by is 'Which super admin. Null: the account is gone.';
comment on column feature_flags.updated_at is 'Last change.';

create table feature_flag_changes (
  id uuid primary key,
  key text not null,
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  changed_by uuid references users on delete set null,
  changed_at timestamptz(3) not null
);
create index feature_flag_changes_at on feature_flag_changes (changed_at desc, id desc);
create index feature_flag_changes_changed_by on feature_flag_changes (changed_by) where changed_by is not null;
comment on table feature_flag_changes is 'Every change of a feature flag, so that an audience can be brought back.';
comment on column feature_flag_changes.id is 'UUIDv7.';
comment on column feature_flag_changes.key is 'Of which flag.';
comment on column feature_flag_changes.before is 'The audience before, as feature_flags.audience holds it.';
comment on column feature_flag_changes.after is 'The audience from then on.';
comment on column feature_flag_changes.changed_by is 'Which super admin. Null: the account is gone.';
comment on column feature_flag_changes.changed_at is 'When.';
