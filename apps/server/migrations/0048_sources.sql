-- Links that say where an application came from: one for each channel, and one for each member who refers people.
create table source_links (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('channel', 'referral')),
  code text not null unique check (code ~ '^[a-z0-9]{10}$'),
  name text not null default '',
  user_id uuid references users on delete cascade,
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  unique (organization_id, id),
  check ((kind = 'referral') = (user_id is not null)),
  check ((kind = 'channel') = (name <> ''))
);
create unique index source_links_channel on source_links (organization_id, lower(name))
  where kind = 'channel' and ended_at is null;
create unique index source_links_referral on source_links (organization_id, user_id) where kind = 'referral';
create index source_links_user on source_links (user_id) where user_id is not null;
create index source_links_created_by on source_links (created_by) where created_by is not null;

alter table applications
  add column source_link_id uuid,
  add constraint applications_source_link foreign key (organization_id, source_link_id)
    references source_links (organization_id, id) on delete set null (source_link_id);
create index applications_by_source_link on applications (source_link_id) where source_link_id is not null;

comment on table source_links is 'Links that say where an application came from: their code stands in addresses of job pages as ?s=.';
comment on column source_links.id is 'UUIDv7.';
comment on column source_links.organization_id is 'Whose applications it is for.';
comment on column source_links.kind is 'channel: a place where positions are advertised. referral: a member who refers people.';
comment on column source_links.code is 'What stands in the address: ten small letters and digits.';
comment on column source_links.name is 'What the channel is called, once among those in use; empty: a referral.';
comment on column source_links.user_id is 'The member who refers people. Null: a channel.';
comment on column source_links.created_by is 'Who made it. Null: an account that is gone.';
comment on column source_links.created_at is 'When it was made.';
comment on column source_links.ended_at is 'Since when new visits with it count no more. Null: in use.';
comment on column applications.source_link_id is 'The link by which the person came, up to 30 days before applying. Null: none is known.';
