-- A team joins an organization by one link: whoever enters an address of theirs gets a personal invitation by mail.
create table team_links (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null,
  role text not null,
  domain text not null default '',
  max_uses integer not null check (max_uses between 1 and 500),
  uses integer not null default 0,
  token_hash bytea not null unique,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  created_by uuid not null references users,
  created_at timestamptz(3) not null,
  unique (organization_id, id),
  check (uses between 0 and max_uses)
);
create index team_links_list on team_links (organization_id, created_at desc, id desc);
comment on table team_links is 'A link by which several people join an organization in one role.';
comment on column team_links.id is 'UUIDv7.';
comment on column team_links.organization_id is 'Which organization they join.';
comment on column team_links.name is 'What its maker calls it.';
comment on column team_links.role is 'In which role.';
comment on column team_links.domain is 'Only addresses of this domain, in small letters; empty: any.';
comment on column team_links.max_uses is 'How many people may join by it.';
comment on column team_links.uses is 'How many have.';
comment on column team_links.token_hash is 'SHA-256 of its secret.';
comment on column team_links.expires_at is 'First moment at which nobody joins by it any more.';
comment on column team_links.revoked_at is 'When it was ended. Null: it was not.';
comment on column team_links.created_by is 'Who made it.';
comment on column team_links.created_at is 'When.';
alter table invites
  add column team_link_id uuid,
  add constraint invites_team_link foreign key (organization_id, team_link_id) references team_links (organization_id, id);
create index invites_by_team_link on invites (organization_id, team_link_id) where team_link_id is not null;
comment on column invites.team_link_id is 'The team link by which the address asked for it. Null: somebody invited the address.';
