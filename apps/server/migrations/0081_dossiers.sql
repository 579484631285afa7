-- Decision dossiers, the keys that organizations sign them with, and the public log of these keys.

create table dossier_keys (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  key_id text not null,
  public_key text not null,
  private_key bytea not null,
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null,
  retired_at timestamptz(3),
  unique (organization_id, id),
  unique (organization_id, key_id)
);
create unique index dossier_keys_active on dossier_keys (organization_id) where retired_at is null;
create index dossier_keys_created_by on dossier_keys (created_by) where created_by is not null;
create trigger dossier_keys_append_only before update of organization_id, key_id, public_key, private_key, created_at
  on dossier_keys for each row execute function refuse_change();
comment on table dossier_keys is 'Ed25519 keys that organizations sign dossiers and their key log with; one of each is in use.';
comment on column dossier_keys.id is 'UUIDv7.';
comment on column dossier_keys.organization_id is 'Whose.';
comment on column dossier_keys.key_id is 'Its name: the first 16 hex digits of the SHA-256 of the public key''s hex digits.';
comment on column dossier_keys.public_key is 'The public half, 64 hex digits.';
comment on column dossier_keys.private_key is 'The private half (PKCS 8), encrypted with a key made of the server''s secret.';
comment on column dossier_keys.created_by is 'Who made it. Null: the product, when it was first needed, or the account is gone.';
comment on column dossier_keys.created_at is 'From when it signs.';
comment on column dossier_keys.retired_at is 'When another one took its place. Null: it is in use.';

create table dossier_log (
  organization_id uuid not null references organizations on delete cascade,
  number integer not null check (number > 0),
  at timestamptz(3) not null,
  kind text not null check (kind in ('key', 'day')),
  content jsonb not null,
  key_id text not null,
  digest text not null,
  signature text not null,
  after_seq bigint,
  until_seq bigint,
  primary key (organization_id, number),
  foreign key (organization_id, key_id) references dossier_keys (organization_id, key_id),
  check ((kind = 'day') = (after_seq is not null) and (kind = 'day') = (until_seq is not null))
);
create unique index dossier_log_day on dossier_log (organization_id, (content ->> 'day')) where kind = 'day';
create index dossier_log_key on dossier_log (organization_id, key_id);
create trigger dossier_log_append_only before update on dossier_log for each row execute function refuse_change();
comment on table dossier_log is 'The public, signed and chained log of an organization''s keys, with a digest of its security log for each day on which there was something to say.';
comment on column dossier_log.organization_id is 'Whose.';
comment on column dossier_log.number is 'From 1 without a gap.';
comment on column dossier_log.at is 'When it was written; part of the digest.';
comment on column dossier_log.kind is 'key: a key begins. day: what the security log was.';
comment on column dossier_log.content is 'Of a key its public half, and whether the key before signed the line; of a day the day, how many lines, their digest, and the digest of the dossiers made.';
comment on column dossier_log.key_id is 'The key that signed it.';
comment on column dossier_log.digest is 'SHA-256 over the digest of the line before and everything that the line says, hex.';
comment on column dossier_log.signature is 'Ed25519 over that digest, 128 hex digits.';
comment on column dossier_log.after_seq is 'Place in the chain of the security log that the stretch begins after. Null: not a day.';
comment on column dossier_log.until_seq is 'Last place of that stretch. Null: not a day.';

create table dossiers (
  id uuid primary key,
  organization_id uuid not null,
  application_id uuid not null,
  is_anonymous boolean not null,
  key_id text not null,
  manifest_digest text not null,
  size bigint not null,
  made_by uuid references users on delete set null,
  made_at timestamptz(3) not null,
  unique (organization_id, id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade
);
create index dossiers_application on dossiers (application_id, made_at desc);
create index dossiers_made on dossiers (organization_id, made_at);
create index dossiers_made_by on dossiers (made_by) where made_by is not null;
comment on table dossiers is 'That a dossier of a decision was made; its file is kept for seven days with the job that wrote it.';
comment on column dossiers.id is 'UUIDv7, as in the dossier.';
comment on column dossiers.organization_id is 'Owner of the application.';
comment on column dossiers.application_id is 'About which application.';
comment on column dossiers.is_anonymous is 'Whether names, addresses and contact data were left out.';
comment on column dossiers.key_id is 'The key that signed it.';
comment on column dossiers.manifest_digest is 'SHA-256 of its manifest, hex: tells whether a file is this one.';
comment on column dossiers.size is 'Bytes of the file.';
comment on column dossiers.made_by is 'Who asked for it. Null: the account is gone.';
comment on column dossiers.made_at is 'When.';

-- Walking through an organization's own lines in the order of the chain.
create index security_log_own_chain on security_log (organization_id, seal_seq) where seal_seq is not null;

alter table background_jobs
  drop constraint background_jobs_kind_check,
  add constraint background_jobs_kind_check check (kind in (
    'applicants_export', 'applicants_move', 'applicants_tag', 'build_check', 'dossier_export', 'people_change',
    'people_duplicates', 'people_export', 'people_import', 'people_invite', 'records_import', 'organization_export',
    'organization_import'));
