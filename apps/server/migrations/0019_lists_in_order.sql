-- Lists are read in the order of an index, so that a page costs the same however long its list is.

create index positions_by_title on positions (organization_id, (lower(title) collate "C"), id);
create index positions_by_closing on positions (organization_id, (coalesce(closes_on, 'infinity'::date)), id);
create index positions_recent on positions (created_at desc, id desc);

drop index notifications_unread;
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null;

-- What begins like an action is found without reading all that happened.
create index security_log_action on security_log (organization_id, action text_pattern_ops, event_time desc, id desc);

-- Members are listed by name, and the name is their account's: kept beside them, it can be an index's order.
alter table members add column person text collate people_names not null default '';
comment on column members.person is
  'Last name, first name and address of the account, as lists are ordered by; kept by triggers.';
create function name_member() returns trigger language plpgsql as $$
begin
  select u.last_name || ' ' || u.first_name || ' ' || u.email into new.person from users u where u.id = new.user_id;
  return new;
end $$;
create trigger members_person before insert or update of user_id on members
  for each row execute function name_member();
create function rename_members() returns trigger language plpgsql as $$
begin
  update members set person = new.last_name || ' ' || new.first_name || ' ' || new.email where user_id = new.id;
  return null;
end $$;
create trigger users_rename_members after update of first_name, last_name, email on users
  for each row when ((old.first_name, old.last_name, old.email) is distinct from (new.first_name, new.last_name, new.email))
  execute function rename_members();
update members m set person = u.last_name || ' ' || u.first_name || ' ' || u.email from users u where u.id = m.user_id;
create index members_by_person on members (organization_id, person, id);
create index members_active on members (organization_id) where status = 'active';
drop index members_user;
create index members_user on members (user_id);

create index candidate_invites_recent on candidate_invites (organization_id, created_at desc, id desc);
create index candidate_invites_search on candidate_invites
  using gin ((email || ' ' || first_name || ' ' || last_name) gin_trgm_ops);

create index organizations_recent on organizations (created_at desc, id desc);
create index organizations_search on organizations using gin ((name || ' ' || domain) gin_trgm_ops);

-- A tenant's plays, also of the platform's simulations, which all tenants play.
create index plays_of_organization on plays (organization_id, created_at desc, id desc);
create index score_cards_recent on score_cards (created_at desc, id desc);
create index score_cards_failed on score_cards (created_at desc, id desc) where status = 'rejected';
create index mails_failed on mails (created_at desc, id desc) where status = 'failed';

create index tasks_newest on tasks (key, created_at desc, id desc);
create index tasks_by_name on tasks ((lower(name) collate "C"), id);
create index simulation_tasks_task on simulation_tasks (task_id);

create index score_templates_versions on score_templates (key, version desc);
create index score_templates_recent on score_templates (updated_at desc, id desc);
create index score_templates_by_name on score_templates (lower(name), id);
create index score_templates_organization on score_templates (organization_id);
create index position_revisions_template on position_revisions (score_template_id) where score_template_id is not null;

create index simulations_template on simulations (score_template_id);
create index simulations_own_template on simulations (score_template_id) where template_is_own;
create index simulations_versions on simulations (key, version desc);
-- An organization's own come first, then the platform's, each by how long they take.
create index simulations_list on simulations
  (((organization_id is null)::integer * 1000000 - (duration_minutes * 10)::integer), id);
create index simulations_organization on simulations (organization_id);
create index position_simulations_simulation on position_simulations (simulation_id);
