-- What candidates are told before they play and who accepted it; New York's notice; drafts of the platform's own texts.

alter table terms add column asks_again boolean not null default true;
alter table terms add column changed_by uuid references users on delete set null;
comment on column terms.asks_again is 'Whether everyone who accepted an earlier version is asked again; false for corrections of words.';
comment on column terms.changed_by is 'Who wrote it last, or published it. Null: made by the product, or the account is gone.';
comment on column terms.status is '`draft`: one for each kind and language at most; `published`: in force from effective_at until a later one is; `closed`: an older one.';
create index terms_changed_by on terms (changed_by) where changed_by is not null;
create unique index terms_one_draft on terms (kind, locale) where status = 'draft';
create trigger terms_append_only before update of kind, locale, version, title, body, asks_again on terms
  for each row when (old.status <> 'draft') execute function refuse_change();

create table notice_texts (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  position_id uuid,
  version integer not null check (version > 0),
  texts jsonb not null,
  contact text not null default '',
  status text not null default 'draft' check (status in ('draft', 'published')),
  matters boolean not null default false,
  changed_by uuid references users on delete set null,
  changed_at timestamptz(3) not null,
  published_at timestamptz(3),
  unique (organization_id, id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  check ((status = 'published') = (published_at is not null))
);
create unique index notice_texts_version on notice_texts (organization_id, position_id, version) nulls not distinct;
create unique index notice_texts_one_draft on notice_texts (organization_id, position_id) nulls not distinct where status = 'draft';
create index notice_texts_position on notice_texts (organization_id, position_id) where position_id is not null;
create index notice_texts_changed_by on notice_texts (changed_by) where changed_by is not null;
create trigger notice_texts_append_only before update of position_id, version, texts, contact, status, matters, published_at
  on notice_texts for each row when (old.status = 'published') execute function refuse_change();
comment on table notice_texts is 'What an organization adds to the candidate notice in its own words, by version; published ones never change.';
comment on column notice_texts.id is 'UUIDv7.';
comment on column notice_texts.organization_id is 'Whose.';
comment on column notice_texts.position_id is 'For this position alone, instead of the organization''s text. Null: for all positions without their own.';
comment on column notice_texts.version is 'Counts from 1 for the organization, and for each position.';
comment on column notice_texts.texts is 'By language: `about`, how results are used, and `other_way`, how to ask for another way; either may be empty.';
comment on column notice_texts.contact is 'Address or telephone number for questions; empty: none.';
comment on column notice_texts.status is '`draft`: at most one of each; `published`.';
comment on column notice_texts.matters is 'Whether candidates who accepted an earlier text are asked again before their next play.';
comment on column notice_texts.changed_by is 'Who wrote it last. Null: the account is gone.';
comment on column notice_texts.changed_at is 'When it was last written.';
comment on column notice_texts.published_at is 'From when it is shown. Null: a draft.';

create table notice_versions (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  position_id uuid not null,
  revision_id uuid not null,
  version integer not null check (version > 0),
  notice_text_id uuid,
  kept_months integer check (kept_months > 0),
  content jsonb not null,
  digest text not null,
  created_at timestamptz(3) not null,
  unique (organization_id, id),
  unique (position_id, version),
  unique (position_id, digest),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  foreign key (organization_id, notice_text_id) references notice_texts (organization_id, id) on delete cascade
);
create index notice_versions_position on notice_versions (organization_id, position_id);
create index notice_versions_text on notice_versions (organization_id, notice_text_id) where notice_text_id is not null;
create trigger notice_versions_append_only before update on notice_versions for each row execute function refuse_change();
comment on table notice_versions is 'Every notice of a position that a candidate accepted, with what was generated and what the organization wrote; never changed.';
comment on column notice_versions.id is 'UUIDv7.';
comment on column notice_versions.organization_id is 'Whose position.';
comment on column notice_versions.position_id is 'Which.';
comment on column notice_versions.revision_id is 'The revision whose simulations it names.';
comment on column notice_versions.version is 'Counts from 1 for each position.';
comment on column notice_versions.notice_text_id is 'The organization''s own words in it. Null: it had none.';
comment on column notice_versions.kept_months is 'The longest that it says an application is kept, months. Null: for good.';
comment on column notice_versions.content is 'What it said: measured traits by language, tasks, times of keeping by outcome, and the organization''s words.';
comment on column notice_versions.digest is 'SHA-256 of the content in its canonical form, hex.';
comment on column notice_versions.created_at is 'When it was first accepted.';

create table notice_acceptances (
  application_id uuid not null,
  notice_version_id uuid not null,
  organization_id uuid not null references organizations on delete cascade,
  locale text not null,
  ip text not null default '',
  accepted_at timestamptz(3) not null,
  primary key (application_id, notice_version_id),
  foreign key (organization_id, application_id) references applications (organization_id, id) on delete cascade,
  foreign key (organization_id, notice_version_id) references notice_versions (organization_id, id) on delete cascade
);
create index notice_acceptances_version on notice_acceptances (organization_id, notice_version_id);
create index notice_acceptances_application on notice_acceptances (organization_id, application_id);
create trigger notice_acceptances_append_only before update on notice_acceptances for each row execute function refuse_change();
comment on table notice_acceptances is 'Which notice the candidate of an application accepted, and when; needed before a play is begun.';
comment on column notice_acceptances.application_id is 'Whose candidate.';
comment on column notice_acceptances.notice_version_id is 'What was accepted.';
comment on column notice_acceptances.organization_id is 'Owner of both.';
comment on column notice_acceptances.locale is 'Language in which it was read.';
comment on column notice_acceptances.ip is 'Address it came from; empty: not known.';
comment on column notice_acceptances.accepted_at is 'When.';

create table aedt_notices (
  position_id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  is_on boolean not null,
  reason text not null default '',
  posted_on date,
  use_from date,
  measured text[] not null default '{}',
  set_by uuid references users on delete set null,
  updated_at timestamptz(3) not null,
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  check ((posted_on is null) = (use_from is null) and (is_on or posted_on is null))
);
create index aedt_notices_position on aedt_notices (organization_id, position_id);
create index aedt_notices_set_by on aedt_notices (set_by) where set_by is not null;
comment on table aedt_notices is 'Positions for which New York City''s rule about automated employment decision tools was decided on. No row: it follows from the places.';
comment on column aedt_notices.position_id is 'Which.';
comment on column aedt_notices.organization_id is 'Whose.';
comment on column aedt_notices.is_on is 'Whether the notice is given.';
comment on column aedt_notices.reason is 'Why it is not; empty: it is, or nobody said.';
comment on column aedt_notices.posted_on is 'Day in New York on which the job page began to show it. Null: not published since, or off.';
comment on column aedt_notices.use_from is 'First day on which a play may begin: ten business days lie between. Null: not posted.';
comment on column aedt_notices.measured is 'Ids of the subtraits that it named when it was posted.';
comment on column aedt_notices.set_by is 'Who switched it. Null: publishing did, or the account is gone.';
comment on column aedt_notices.updated_at is 'Last change.';
