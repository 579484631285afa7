-- The people an organization knows, each once. Triggers add whoever applies or is invited, in the transaction of the
-- application or invitation, so that no writer can forget it.

-- What is searched of a person: words as of applicants, and the digits of the phone number from each place at which somebody
-- may begin to type them.
create function words_of_person(
  first_name text, last_name text, email text, phone text, location text, skills text[], tags text[], others text)
returns text language plpgsql immutable parallel safe as $$
declare
  digits text := regexp_replace(phone, '[^0-9]', '', 'g');
  found text := search_words(first_name || ' ' || last_name || ' ' || email || ' ' || location || ' ' || phone || ' '
    || array_to_string(skills, ' ') || ' ' || array_to_string(tags, ' ') || ' ' || left(others, 8000));
begin
  for place in 1 .. least(6, length(digits) - 5) loop
    found := found || ' ' || substr(digits, place, 20);
  end loop;
  return found;
end $$;

create table people (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  email text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  location text not null default '',
  linkedin text not null default '',
  skills text[] not null default '{}',
  tags text[] not null default '{}',
  source text not null check (source in (
    'applied', 'invited', 'generated', 'submitted', 'referred', 'imported', 'added')),
  owner_id uuid,
  consent text not null default 'unknown' check (consent in ('unknown', 'given', 'withdrawn')),
  consent_source text not null default '',
  consent_on date,
  consent_until date,
  do_not_contact boolean not null default false,
  do_not_contact_reason text not null default '',
  do_not_contact_at timestamptz(3),
  cv_file_id uuid references files,
  external_id text not null default '',
  is_open boolean not null,
  is_kept boolean not null default false,
  merged_into uuid,
  merged_ids uuid[] not null default '{}',
  merged_words text not null default '',
  note_words text not null default '',
  words text not null generated always as
    (words_of_person(first_name, last_name, email, phone, location, skills, tags, merged_words || ' ' || note_words))
    stored,
  listed_name text collate people_names not null generated always as
    (last_name || ' ' || first_name || ' ' || email) stored,
  last_activity_at timestamptz(3) not null,
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, merged_into) references people (organization_id, id),
  foreign key (organization_id, owner_id) references members (organization_id, id) on delete set null (owner_id),
  check (consent <> 'unknown' or (consent_on is null and consent_until is null)),
  check (do_not_contact = (do_not_contact_at is not null))
);
create unique index people_email on people (organization_id, email) where email <> '';
create unique index people_external on people (organization_id, external_id) where external_id <> '';
create index people_recent on people (organization_id, last_activity_at desc, id desc) where merged_into is null;
create index people_by_name on people (organization_id, listed_name, id) where merged_into is null;
create index people_by_source on people (organization_id, source, last_activity_at desc, id desc)
  where merged_into is null;
create index people_by_owner on people (organization_id, owner_id, last_activity_at desc, id desc)
  where owner_id is not null and merged_into is null;
create index people_by_consent on people (organization_id, consent, last_activity_at desc, id desc)
  where consent <> 'unknown' and merged_into is null;
create index people_not_contacted on people (organization_id, last_activity_at desc, id desc)
  where do_not_contact and merged_into is null;
create index people_merged on people (merged_into) where merged_into is not null;
create index people_owner on people (owner_id) where owner_id is not null;
create index people_cv on people (cv_file_id) where cv_file_id is not null;

-- Each word of a person, and each tag with # before it: their holders are found in a time that does not grow with the pool.
create table person_words (
  organization_id uuid not null,
  word text collate "C" not null,
  person_id uuid not null,
  primary key (organization_id, word, person_id),
  foreign key (organization_id, person_id) references people (organization_id, id) on delete cascade
);
create index person_words_person on person_words (person_id);

create function words_kept(person people) returns table (word text) language sql immutable as $$
  select distinct left(each, 60) from (
    select each from string_to_table(ltrim((person).words), ' ') as each where each <> ''
    union all select '#' || tag from unnest((person).tags) as tag) every
  where (person).merged_into is null limit 600;
$$;
create function people_worded() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from person_words where person_id = new.id and word not in (select word from words_kept(new));
  end if;
  insert into person_words (organization_id, word, person_id)
  select new.organization_id, word, new.id from words_kept(new)
  on conflict do nothing;
  return null;
end $$;
create trigger people_worded_insert after insert on people for each row execute function people_worded();
create trigger people_worded_update after update of first_name, last_name, email, phone, location, skills, tags, note_words,
    merged_words, merged_into on people
  for each row when (old.words is distinct from new.words or old.tags is distinct from new.tags
    or old.merged_into is distinct from new.merged_into)
  execute function people_worded();

create table person_notes (
  id uuid primary key,
  organization_id uuid not null,
  person_id uuid not null,
  author_id uuid not null references users,
  body text not null,
  created_at timestamptz(3) not null,
  unique (organization_id, id),
  foreign key (organization_id, person_id) references people (organization_id, id) on delete cascade
);
create index person_notes_person on person_notes (person_id, created_at desc);

create table person_log (
  id uuid primary key,
  organization_id uuid not null,
  person_id uuid not null,
  actor_id uuid references users on delete set null,
  action text not null,
  detail jsonb not null default '{}',
  at timestamptz(3) not null,
  foreign key (organization_id, person_id) references people (organization_id, id) on delete cascade
);
create index person_log_person on person_log (person_id, at desc);
create trigger person_log_append_only before update of id, organization_id, person_id, action, detail, at on person_log
  for each row execute function refuse_change();

alter table applications
  add column person_id uuid,
  add constraint applications_person foreign key (organization_id, person_id)
    references people (organization_id, id);
alter table candidate_invites
  add column person_id uuid,
  add constraint candidate_invites_person foreign key (organization_id, person_id)
    references people (organization_id, id);

-- Who is there already: each address once, the earliest trace says how the person came. Without an address each is one.
create temporary table pool_traces on commit drop as
select a.organization_id, lower(trim(a.applicant_email)) as email, 'application' as kind, a.id, a.created_at,
  greatest(a.last_activity_at, a.stage_entered_at) as active_at, p.visibility <> 'confidential' as is_open,
  coalesce(nullif(a.basic_info->>'first_name', ''), nullif(u.first_name, ''), a.applicant_name) as first_name,
  coalesce(nullif(a.basic_info->>'last_name', ''), u.last_name, '') as last_name,
  coalesce(a.basic_info->>'phone', '') as phone, coalesce(a.basic_info->>'location', '') as location,
  coalesce(a.basic_info->>'linkedin', '') as linkedin,
  case a.origin when 'public' then 'applied' when 'invite' then 'invited' when 'agency' then 'submitted'
    when 'referral' then 'referred' when 'import' then 'imported' else a.origin end as source
from applications a join positions p on p.id = a.position_id join users u on u.id = a.candidate_id
where not a.is_test and not a.anonymous_demo
union all
select i.organization_id, lower(trim(i.email)), 'invite', i.id, i.created_at, i.created_at,
  p.visibility <> 'confidential', i.first_name, i.last_name, '', '', '',
  case i.source when 'agency' then 'submitted' when 'generated' then 'generated' else 'invited' end
from candidate_invites i join positions p on p.id = i.position_id
where not exists (select from applications t where t.id = i.application_id and t.is_test);

create temporary table pool_people on commit drop as
select distinct on (organization_id, email, alone) id, organization_id, email, alone, source, created_at
from (select t.*, case when email = '' then id end as alone from pool_traces t) t
order by organization_id, email, alone, created_at, id;

insert into people (id, organization_id, email, first_name, last_name, phone, location, linkedin, source, is_open,
  last_activity_at, created_at, updated_at)
select o.id, o.organization_id, o.email,
  coalesce((array_agg(t.first_name order by t.created_at desc) filter (where t.first_name <> ''))[1], ''),
  coalesce((array_agg(t.last_name order by t.created_at desc) filter (where t.last_name <> ''))[1], ''),
  coalesce((array_agg(t.phone order by t.created_at desc) filter (where t.phone <> ''))[1], ''),
  coalesce((array_agg(t.location order by t.created_at desc) filter (where t.location <> ''))[1], ''),
  coalesce((array_agg(t.linkedin order by t.created_at desc) filter (where t.linkedin <> ''))[1], ''),
  o.source, bool_or(t.is_open), max(t.active_at), o.created_at, max(t.active_at)
from pool_people o join pool_traces t on t.organization_id = o.organization_id and t.email = o.email
  and (o.alone is null or t.id = o.id)
group by o.id, o.organization_id, o.email, o.source, o.created_at;

update applications a set person_id = o.id from pool_traces t join pool_people o
  on o.organization_id = t.organization_id and o.email = t.email and (o.alone is null or o.id = t.id)
where t.kind = 'application' and t.id = a.id;
update candidate_invites i set person_id = o.id from pool_traces t join pool_people o
  on o.organization_id = t.organization_id and o.email = t.email and (o.alone is null or o.id = t.id)
where t.kind = 'invite' and t.id = i.id;

create function pool_skills(whose uuid, cv uuid) returns void language sql as $$
  update people e set skills = array(
    select skill from (
      select skill, row_number() over (partition by lower(skill)) as nth
      from (select unnest(e.skills) as skill union all select jsonb_array_elements_text(c.parsed->'suggestion'->'skills')) every) one
    where nth = 1 order by skill limit 60)
  from cvs c
  where e.id = whose and c.id = cv and jsonb_typeof(c.parsed->'suggestion'->'skills') = 'array'
    and jsonb_array_length(c.parsed->'suggestion'->'skills') > 0;
$$;
do $$
declare one record;
begin
  for one in select person_id, cv_id from applications where person_id is not null and cv_id is not null loop
    perform pool_skills(one.person_id, one.cv_id);
  end loop;
end $$;

create index applications_by_person on applications (person_id, created_at desc) where person_id is not null;
create index candidate_invites_by_person on candidate_invites (person_id) where person_id is not null;

-- The person behind an address, made where there is none. The id is that of what brought the person.
create function pool_person(
  trace uuid, organization uuid, address text, first text, last text, way text, openly boolean, moment timestamptz)
returns uuid language plpgsql as $$
declare
  found uuid;
begin
  insert into people (id, organization_id, email, first_name, last_name, source, is_open, last_activity_at, created_at,
    updated_at)
  values (case when exists (select from people where id = trace) then gen_random_uuid() else trace end, organization,
    lower(trim(address)), first, last, way, openly, moment, moment, moment)
  on conflict (organization_id, email) where email <> '' do update set
    last_activity_at = greatest(people.last_activity_at, excluded.last_activity_at),
    is_open = people.is_open or excluded.is_open,
    first_name = coalesce(nullif(people.first_name, ''), excluded.first_name),
    last_name = case when people.first_name = '' and people.last_name = '' then excluded.last_name
      else people.last_name end
  returning id into found;
  update people kept set last_activity_at = greatest(kept.last_activity_at, moment), is_open = kept.is_open or openly
  from people merged where merged.id = found and kept.id = merged.merged_into;
  return found;
end $$;

-- Notes that something happened, to within ten minutes. A row that somebody else is about to change is let be: that
-- change says the same, and nobody waits for it.
create function pool_touch(whose uuid, moment timestamptz) returns void language sql as $$
  update people set last_activity_at = moment where id in (
    select kept.id from people one join people kept on kept.id = coalesce(one.merged_into, one.id)
    where one.id = whose and kept.last_activity_at < moment - interval '10 minutes'
    for no key update of kept skip locked);
$$;

create function applications_pooled() returns trigger language plpgsql as $$
declare
  who record;
begin
  if new.is_test or new.anonymous_demo then
    new.person_id := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.person_id is not null and exists (
    select from people where id = new.person_id and email = lower(trim(new.applicant_email))) then
    return new;
  end if;
  select coalesce(nullif(new.basic_info->>'first_name', ''), nullif(u.first_name, ''), new.applicant_name) as first,
      coalesce(nullif(new.basic_info->>'last_name', ''), u.last_name, '') as last,
      p.visibility <> 'confidential' as openly
    into who from users u, positions p where u.id = new.candidate_id and p.id = new.position_id;
  -- A corrected address, of somebody who is known by this application alone.
  if tg_op = 'UPDATE' and new.person_id is not null and new.applicant_email <> ''
    and not exists (select from applications where person_id = new.person_id and id <> new.id)
    and not exists (select from candidate_invites where person_id = new.person_id)
    and not exists (select from people where organization_id = new.organization_id
      and email = lower(trim(new.applicant_email))) then
    update people set email = lower(trim(new.applicant_email))
      where id = new.person_id and not is_kept and merged_into is null and merged_ids = '{}';
    if found then return new; end if;
  end if;
  new.person_id := pool_person(new.id, new.organization_id, new.applicant_email, coalesce(who.first, ''),
    coalesce(who.last, ''),
    case new.origin when 'public' then 'applied' when 'invite' then 'invited' when 'agency' then 'submitted'
      when 'referral' then 'referred' when 'import' then 'imported' else new.origin end,
    coalesce(who.openly, false), new.created_at);
  return new;
end $$;
create trigger applications_pooled_insert before insert on applications
  for each row execute function applications_pooled();
create trigger applications_pooled_update before update of applicant_email, is_test on applications
  for each row when (old.applicant_email is distinct from new.applicant_email or old.is_test is distinct from new.is_test)
  execute function applications_pooled();

-- Whoever was known by an address alone that turned out to be another one is no person of their own.
create function applications_left_person() returns trigger language plpgsql as $$
begin
  delete from people e where e.id = old.person_id and not e.is_kept and e.merged_into is null and e.merged_ids = '{}'
    and e.source not in ('added', 'imported') and e.owner_id is null and e.tags = '{}' and not e.do_not_contact
    and e.consent = 'unknown' and e.cv_file_id is null
    and not exists (select from applications where person_id = e.id)
    and not exists (select from candidate_invites where person_id = e.id)
    and not exists (select from person_notes where person_id = e.id);
  return null;
end $$;
create trigger applications_left_person after update of applicant_email, is_test on applications
  for each row when (old.person_id is not null and old.person_id is distinct from new.person_id)
  execute function applications_left_person();

create function applications_tell_pool() returns trigger language plpgsql as $$
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
  where id = new.person_id;
  return null;
end $$;
create trigger applications_tell_pool after update of basic_info on applications
  for each row when (new.person_id is not null and old.basic_info is distinct from new.basic_info)
  execute function applications_tell_pool();

create function applications_pool_activity() returns trigger language plpgsql as $$
begin
  perform pool_touch(new.person_id, new.updated_at);
  return null;
end $$;
create trigger applications_pool_activity after update of status on applications
  for each row when (new.person_id is not null and old.status is distinct from new.status)
  execute function applications_pool_activity();

create function applications_pool_skills() returns trigger language plpgsql as $$
begin
  perform pool_skills(new.person_id, new.cv_id);
  return null;
end $$;
create trigger applications_pool_skills after update of cv_id on applications
  for each row when (new.person_id is not null and new.cv_id is not null and old.cv_id is distinct from new.cv_id)
  execute function applications_pool_skills();
create function cvs_pool_skills() returns trigger language plpgsql as $$
begin
  perform pool_skills(a.person_id, new.id) from applications a
    where a.candidate_id = new.user_id and a.cv_id = new.id and a.person_id is not null;
  return null;
end $$;
create trigger cvs_pool_skills after update of parsed on cvs
  for each row when (new.parsed is not null and old.parsed is distinct from new.parsed)
  execute function cvs_pool_skills();

create function candidate_invites_pooled() returns trigger language plpgsql as $$
begin
  if exists (select from applications where id = new.application_id and is_test) then return new; end if;
  select pool_person(new.id, new.organization_id, new.email, new.first_name, new.last_name,
    case new.source when 'agency' then 'submitted' when 'generated' then 'generated' else 'invited' end,
    p.visibility <> 'confidential', new.created_at)
    into new.person_id from positions p where p.id = new.position_id;
  return new;
end $$;
create trigger candidate_invites_pooled before insert on candidate_invites
  for each row execute function candidate_invites_pooled();

create function application_messages_pool_activity() returns trigger language plpgsql as $$
begin
  perform pool_touch(a.person_id, new.created_at) from applications a
    where a.id = new.application_id and a.person_id is not null;
  return null;
end $$;
create trigger application_messages_pool_activity after insert on application_messages
  for each row execute function application_messages_pool_activity();

-- Notes are found by their words as well.
create function person_notes_worded() returns trigger language plpgsql as $$
declare
  whose uuid := case when tg_op = 'DELETE' then old.person_id else new.person_id end;
begin
  update people set note_words = coalesce((
    select left(string_agg(n.body, ' ' order by n.created_at desc), 4000) from person_notes n where n.person_id = whose), '')
  where id = whose;
  return null;
end $$;
create trigger person_notes_worded after insert or update or delete on person_notes
  for each row execute function person_notes_worded();

alter table background_jobs
  drop constraint background_jobs_kind_check,
  add constraint background_jobs_kind_check check (kind in (
    'applicants_export', 'applicants_move', 'applicants_tag', 'build_check', 'people_export')),
  drop constraint background_jobs_subject_check,
  add constraint background_jobs_subject_check check (
    case when kind = 'build_check' then num_nulls(organization_id, position_id) = 2 and build_version_id is not null
      when kind in ('people_export')
        then organization_id is not null and num_nulls(position_id, build_version_id) = 2
      else num_nulls(organization_id, position_id) = 0 and build_version_id is null end);
comment on column background_jobs.organization_id is 'Owner of the position, or of the people who are meant. Null: checks of a game.';
comment on column background_jobs.position_id is 'The position whose applicants are meant. Null: checks of a game, and what is about the people of an organization.';
comment on column background_jobs.total is 'Applicants or people found when it began; those to undo once it is being undone; steps of checks.';
comment on column background_jobs.done is 'Applicants or people dealt with so far, of the undo once it is being undone; steps of checks that are done.';

comment on table people is
  'A person whom an organization knows: applied, invited, generated, submitted, referred, imported or added. Each once; nobody else''s people are in it.';
comment on column people.id is 'UUIDv7 of what brought the person: the first application or invitation, or an id of its own.';
comment on column people.organization_id is 'The organization that knows the person.';
comment on column people.email is 'Address in small letters, once in an organization. Empty: none is known.';
comment on column people.first_name is 'First name; empty: not known.';
comment on column people.last_name is 'Last name; empty: not known.';
comment on column people.phone is 'Phone number as it was given; empty: none.';
comment on column people.location is 'Where the person lives, as it was given; empty: not known.';
comment on column people.linkedin is 'Address of the profile at LinkedIn; empty: none.';
comment on column people.skills is 'Skills, from CVs of applications and by hand; at most 60.';
comment on column people.tags is 'The organization''s own marks on the person; those on applications are apart.';
comment on column people.source is 'How the person first came to be known.';
comment on column people.owner_id is 'The member who looks after the person. Null: nobody.';
comment on column people.consent is 'Whether the person agreed to be kept and written to beyond an application.';
comment on column people.consent_source is 'Where that is from, in words, such as a form or a fair; empty: not said.';
comment on column people.consent_on is 'Day on which the person agreed or took it back. Null: not known.';
comment on column people.consent_until is 'Last day for which the person agreed. Null: no end was named.';
comment on column people.do_not_contact is 'Whether the organization writes no invitations to the person.';
comment on column people.do_not_contact_reason is 'Why, in words; empty: nothing was said.';
comment on column people.do_not_contact_at is 'Since when. Null: may be written to.';
comment on column people.cv_file_id is 'A CV that was added or imported; those of applications are apart. Null: none.';
comment on column people.external_id is 'Id in the system from which the person was imported; empty: none.';
comment on column people.is_open is 'Whether something other than a confidential position made the person known; otherwise only those who may know of such a position see the person.';
comment on column people.is_kept is 'Whether somebody wrote these facts by hand or imported them; then applications fill in only what is missing.';
comment on column people.merged_into is 'The person that this one turned out to be. Null: stands for itself.';
comment on column people.merged_ids is 'Those that turned out to be this person.';
comment on column people.merged_words is 'Words of those that turned out to be this person, to be searched.';
comment on column people.note_words is 'Text of the notes, newest first, at most 4,000 signs, to be searched; kept by a trigger.';
comment on column people.words is 'What is searched: the words of names, address, phone, place, skills, tags and notes, and digits of the phone number.';
comment on column people.listed_name is 'Last name, first name and address, as lists are ordered by.';
comment on column people.last_activity_at is 'Last application, change of status, message, invitation, note or change by hand; to within ten minutes.';
comment on column people.created_by is 'Who added or imported the person. Null: the person came by an application or invitation.';
comment on column people.created_at is 'When the person became known.';
comment on column people.updated_at is 'Last change by hand.';
comment on table person_words is
  'Words by which people are found, as search_words writes them, and their tags with # before each; kept by triggers.';
comment on column person_words.organization_id is 'Owner of the person.';
comment on column person_words.word is 'The word, at most 60 signs.';
comment on column person_words.person_id is 'Who has it; nobody who turned out to be another person.';
comment on table person_notes is 'What an organization''s recruiters note on a person, apart from any application.';
comment on column person_notes.id is 'UUIDv7.';
comment on column person_notes.organization_id is 'Owner of the person.';
comment on column person_notes.person_id is 'On whom.';
comment on column person_notes.author_id is 'Who wrote it; the only one who may delete it.';
comment on column person_notes.body is 'Its text.';
comment on column person_notes.created_at is 'When it was written.';
comment on table person_log is 'What was done with a person beyond applications; lines are never changed.';
comment on column person_log.id is 'UUIDv7.';
comment on column person_log.organization_id is 'Owner of the person.';
comment on column person_log.person_id is 'With whom.';
comment on column person_log.actor_id is 'Who did it. Null: the program, or an account that is gone.';
comment on column person_log.action is 'What was done.';
comment on column person_log.detail is 'What it was about, as data.';
comment on column person_log.at is 'When.';
comment on column applications.person_id is 'The person of the talent pool; kept by a trigger. Null: a test or a demo.';
comment on column candidate_invites.person_id is 'The person of the talent pool; kept by a trigger. Null: the link of a test.';
