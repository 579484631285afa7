-- Recruiters work for companies by links that both sides agree on; a session says for whom its recruiter works now.
alter table recruiter_links
  alter column recruiter_user_id drop not null,
  alter column organization_id drop not null,
  add column email text,
  add column suspended_by text check (suspended_by in ('recruiter', 'company')),
  add column closed_by text check (closed_by in ('recruiter', 'company')),
  add column asked_by uuid references users,
  add constraint recruiter_links_scope check (scope in ('all_positions', 'listed')),
  add constraint recruiter_links_permissions check (
    permissions <@ array['view', 'invite', 'move', 'decide', 'schedule', 'create_positions']),
  add constraint recruiter_links_suspended check ((status = 'suspended') = (suspended_by is not null)),
  add constraint recruiter_links_bound check (organization_id is not null or email is not null),
  add constraint recruiter_links_in_force check (status not in ('approved', 'suspended') or organization_id is not null),
  add unique (company_id, id);
update recruiter_links set permissions = '{view}' where not permissions @> '{view}';
create unique index recruiter_links_agency on recruiter_links (organization_id, company_id)
  where status in ('new', 'approved', 'suspended') and recruiter_user_id is null and organization_id is not null;
create unique index recruiter_links_email on recruiter_links (company_id, email)
  where status = 'new' and organization_id is null;
create index recruiter_links_company on recruiter_links (company_id, id);
create index recruiter_links_organization on recruiter_links (organization_id, id);
create index recruiter_links_waiting on recruiter_links (email) where status = 'new' and organization_id is null;

create table recruiter_link_positions (
  link_id uuid not null,
  organization_id uuid not null,
  position_id uuid not null,
  primary key (link_id, position_id),
  foreign key (organization_id, link_id) references recruiter_links (company_id, id) on delete cascade,
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade
);
create index recruiter_link_positions_position on recruiter_link_positions (organization_id, position_id);

alter table organizations
  add column recruiter_requests text not null default 'code' check (recruiter_requests in ('open', 'code', 'closed')),
  add column recruiter_code text unique;
alter table sessions add column working_for_id uuid references organizations on delete set null;
alter table notifications add column organization_id uuid references organizations on delete cascade;
create index notifications_organization on notifications (organization_id) where organization_id is not null;

comment on column recruiter_links.recruiter_user_id is
  'The independent recruiter. Null: the link is that of a staffing agency, or an invitation that nobody has answered.';
comment on column recruiter_links.organization_id is
  'Organization that the recruiter works from. Null: an invitation to an address that nobody has answered.';
comment on column recruiter_links.email is 'Address that the company invited. Null: the recruiter asked.';
comment on column recruiter_links.scope is
  'all_positions: every position of the company; listed: those in recruiter_link_positions.';
comment on column recruiter_links.permissions is
  'What it lets the recruiter do: view (always), invite, move, decide, schedule, create_positions.';
comment on column recruiter_links.suspended_by is 'Which side suspended it. Null: it is not suspended.';
comment on column recruiter_links.closed_by is 'Which side ended it or took it back. Null: it has not ended, or time ended it.';
comment on column recruiter_links.asked_by is 'Who asked. Null: not known any more.';
comment on table recruiter_link_positions is 'The positions that a link of scope `listed` is for.';
comment on column recruiter_link_positions.link_id is 'The link.';
comment on column recruiter_link_positions.organization_id is 'The company, of link and position alike.';
comment on column recruiter_link_positions.position_id is 'A position that it is for.';
comment on column organizations.recruiter_requests is
  'Which recruiters may ask for a link: open (those who find it by name), code (those who have its code), closed (nobody).';
comment on column organizations.recruiter_code is 'Code with which recruiters ask for a link. Null: none was made.';
comment on column sessions.working_for_id is
  'Client that an independent recruiter works for in this session, as long as their link lets them. Null: their own organization.';
comment on column notifications.organization_id is
  'Organization whose applicants or positions it tells of. Null: it is about the account itself, or was kept before this was noted.';
