-- People of the pool who look like one, what was decided about them, and merges that can be taken back.
alter table background_jobs
  drop constraint background_jobs_kind_check,
  add constraint background_jobs_kind_check check (kind in (
    'applicants_export', 'applicants_move', 'applicants_tag', 'build_check', 'people_change', 'people_duplicates',
    'people_export', 'people_import', 'people_invite')),
  drop constraint background_jobs_subject_check,
  add constraint background_jobs_subject_check check (
    case when kind = 'build_check' then num_nulls(organization_id, position_id) = 2 and build_version_id is not null
      when kind = 'people_invite' then num_nulls(organization_id, position_id) = 0 and build_version_id is null
      when kind like 'people\_%'
        then organization_id is not null and num_nulls(position_id, build_version_id) = 2
      else num_nulls(organization_id, position_id) = 0 and build_version_id is null end);
comment on column background_jobs.position_id is 'The position whose applicants are meant, or to which people are invited. Null: checks of a game, and what is about the people of an organization.';

alter table organizations add column people_compared_at timestamptz(3);
comment on column organizations.people_compared_at is 'When its people were last looked through for those who are in the pool twice. Null: never.';

create table person_pairs (
  id uuid primary key,
  organization_id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  reasons text[] not null check (reasons <@ array['email', 'phone', 'cv', 'linkedin']),
  status text not null check (status in ('proposed', 'different')),
  found_at timestamptz(3) not null,
  judged_by uuid references users on delete set null,
  judged_at timestamptz(3),
  unique (organization_id, id),
  unique (one_id, other_id),
  foreign key (organization_id, one_id) references people (organization_id, id) on delete cascade,
  foreign key (organization_id, other_id) references people (organization_id, id) on delete cascade,
  check (one_id < other_id),
  check ((status = 'different') = (judged_at is not null))
);
create index person_pairs_proposed on person_pairs (organization_id, found_at desc, id desc) where status = 'proposed';
create index person_pairs_other on person_pairs (other_id);
create index person_pairs_judge on person_pairs (judged_by) where judged_by is not null;

create table person_merges (
  id uuid primary key,
  organization_id uuid not null,
  kept_id uuid not null,
  merged_id uuid not null,
  merged_name text not null,
  kept_before jsonb,
  kept_after jsonb,
  merged_before jsonb,
  merged_ids uuid[] not null,
  merged_by uuid references users on delete set null,
  merged_at timestamptz(3) not null,
  undone_by uuid references users on delete set null,
  undone_at timestamptz(3),
  unique (organization_id, id),
  foreign key (organization_id, kept_id) references people (organization_id, id) on delete cascade,
  foreign key (organization_id, merged_id) references people (organization_id, id) on delete cascade,
  check (num_nulls(kept_before, kept_after, merged_before) in (0, 3))
);
create index person_merges_kept on person_merges (kept_id, merged_at desc);
create unique index person_merges_in_force on person_merges (merged_id) where undone_at is null;
create index person_merges_old on person_merges (merged_at) where kept_before is not null;
create index person_merges_by on person_merges (merged_by) where merged_by is not null;
create index person_merges_undone_by on person_merges (undone_by) where undone_by is not null;

-- What becomes known of a person later is known of the one that the person turned out to be.
create or replace function pool_skills(whose uuid, cv uuid) returns void language sql as $$
  update people e set skills = array(
    select skill from (
      select skill, row_number() over (partition by lower(skill)) as nth
      from (select unnest(e.skills) as skill union all select jsonb_array_elements_text(c.parsed->'suggestion'->'skills')) every) one
    where nth = 1 order by skill limit 60)
  from cvs c
  where e.id = (select coalesce(one.merged_into, one.id) from people one where one.id = whose) and c.id = cv
    and jsonb_typeof(c.parsed->'suggestion'->'skills') = 'array'
    and jsonb_array_length(c.parsed->'suggestion'->'skills') > 0;
$$;
create or replace function applications_tell_pool() returns trigger language plpgsql as $$
begin
  update people set
    first_name = case when is_kept and first_name <> '' then first_name
      else coalesce(nullif(new.basic_info->>'first_name', ''), first_name) end,
    last_name = case when is_kept and last_name <> '' then last_name
      else coalesce(nullif(new.basic_info->>'last_name', ''), last_name) end,
    phone = case when is_kept and phone <> '' then phone else coalesce(nullif(new.basic_info->>'phone', ''), phone) end,
    location = case when is_kept and location <> '' then location
      else coalesce(nullif(new.basic_info->>'location', ''), location) end,
    linkedin = case when is_kept and linkedin <> '' then linkedin
      else coalesce(nullif(new.basic_info->>'linkedin', ''), linkedin) end
  where id = (select coalesce(one.merged_into, one.id) from people one where one.id = new.person_id);
  return null;
end $$;

-- The words of those who turned out to be somebody are searched with that person, as long as they are.
create function people_merged_words() returns trigger language plpgsql as $$
declare
  whose uuid;
begin
  foreach whose in array array_remove(array[old.merged_into, new.merged_into], null) loop
    update people kept set merged_words = coalesce((
        select left(string_agg(merged.words, ' ' order by merged.id), 6000) from people merged
        where merged.merged_into = whose), '')
      where kept.id = whose;
  end loop;
  return null;
end $$;
create trigger people_merged_words after update on people
  for each row when (coalesce(old.merged_into, new.merged_into) is not null
    and (old.merged_into is distinct from new.merged_into or old.words is distinct from new.words))
  execute function people_merged_words();

comment on table person_pairs is 'Two people of a pool who look like one, and those of whom it was decided that they are not.';
comment on column person_pairs.id is 'UUIDv7.';
comment on column person_pairs.organization_id is 'Owner of both.';
comment on column person_pairs.one_id is 'The one whose id comes first.';
comment on column person_pairs.other_id is 'The other one.';
comment on column person_pairs.reasons is 'What they have in common: email, phone, cv, linkedin; empty: nothing, they were merged by hand and parted again.';
comment on column person_pairs.status is 'proposed: waits for a decision. different: two people; they are not proposed again.';
comment on column person_pairs.found_at is 'When they were found, or decided on by hand.';
comment on column person_pairs.judged_by is 'Who decided. Null: nobody yet, or an account that is gone.';
comment on column person_pairs.judged_at is 'When. Null: not yet.';
comment on table person_merges is 'A person who turned out to be another one. Nothing of either is deleted: applications, notes and log lines keep whom they were written for.';
comment on column person_merges.id is 'UUIDv7.';
comment on column person_merges.organization_id is 'Owner of both.';
comment on column person_merges.kept_id is 'The person who is kept.';
comment on column person_merges.merged_id is 'The person who turned out to be that one.';
comment on column person_merges.merged_name is 'Name or address of the merged person at that time.';
comment on column person_merges.kept_before is 'What was known of the kept person before, to take the merge back. Null: more than 30 days ago, it stays.';
comment on column person_merges.kept_after is 'What was known of the kept person by the merge. Null: more than 30 days ago.';
comment on column person_merges.merged_before is 'What was known of the merged person. Null: more than 30 days ago.';
comment on column person_merges.merged_ids is 'Those who had turned out to be the merged person before.';
comment on column person_merges.merged_by is 'Who merged them. Null: an account that is gone.';
comment on column person_merges.merged_at is 'When.';
comment on column person_merges.undone_by is 'Who took it back. Null: nobody, or an account that is gone.';
comment on column person_merges.undone_at is 'When. Null: in force.';
