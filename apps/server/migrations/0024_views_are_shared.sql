-- A view of a list may be shared with everyone who hires for the same organization.
alter table saved_views add column organization_id uuid references organizations (id) on delete cascade;
create index saved_views_shared on saved_views (organization_id, list) where organization_id is not null;
comment on column saved_views.organization_id is
  'Whose recruiters and admins see it too. Null: only who keeps it.';
comment on column saved_views.user_id is 'Who keeps it; nobody else changes or deletes it.';
