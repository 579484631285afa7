-- The lists that people choose words from are one table with names by language, other spellings and merges; the lists of
-- industries and skills move into it with their ids.
-- Functions that every record of a merge passes through are in PL/pgSQL, whose plans are kept from call to call. What parts
-- the words meanwhile is the sign that was made for it, which nobody types.
create function lower_words(words text[]) returns text[] language plpgsql immutable parallel safe as $$
begin
  return string_to_array(lower(array_to_string(words, E'\x1f')), E'\x1f');
end $$;

create function reference_words(name text, names jsonb, aliases text[]) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct lower(word)) from (
    select name as word union all select value from jsonb_each_text(names) union all select unnest(aliases)) every where word <> ''
$$;

create function reference_searched(name text, names jsonb, aliases text[]) returns text language sql immutable parallel safe as $$
  select array_to_string(reference_words(name, names, aliases), E'\n')
$$;

-- Words of a list with some replaced, in capitals or not; what a list has already it does not get a second time. A list that
-- has none of them is answered as it is.
create function replaced_words(words text[], gone text[], kept text[]) returns text[] language plpgsql immutable parallel safe as $$
declare
  -- As lower_words, without the call.
  keys text[] := string_to_array(lower(array_to_string(words, E'\x1f')), E'\x1f');
  kept_keys text[] := string_to_array(lower(array_to_string(kept, E'\x1f')), E'\x1f');
  said text[] := '{}';
  place integer;
begin
  if not keys && gone then
    return words;
  end if;
  -- Nearly every list has one of them, once, and not yet what takes its place.
  if cardinality(gone) = 1 and not keys && kept_keys then
    place := array_position(keys, gone[1]);
    if array_position(keys, gone[1], place + 1) is null then
      words[place] := kept[1];
      return words;
    end if;
  end if;
  keys := '{}';
  for n in 1 .. cardinality(words) loop
    place := array_position(gone, lower(words[n]));
    if place is not null then
      words[n] := kept[place];
    end if;
    continue when lower(words[n]) = any(kept_keys) and lower(words[n]) = any(keys);
    keys := keys || lower(words[n]);
    said := said || words[n];
  end loop;
  return said;
end $$;

-- The other way round for a list that may have changed meanwhile: what stands there for a replaced word becomes that word
-- again, and a word that had its place beside the other comes back, as long as there is room.
create function restored_words(words text[], before text[], gone text[], kept text[]) returns text[] language sql immutable parallel safe as $$
  with said as (
    select word, lower(kept[array_position(gone, lower(word))]) as stood_for from unnest(before) word where lower(word) = any(gone)
  ), back as (
    select coalesce(array_agg(coalesce(
      (select word from said where stood_for = lower(w) and not lower(w) = any(lower_words(before)) limit 1), w) order by n), '{}') as list
    from unnest(words) with ordinality as each(w, n)
  )
  select list || coalesce((
    select array_agg(word) from said where stood_for = any(lower_words(words)) and stood_for = any(lower_words(before))
      and not lower(word) = any(lower_words(words)) and cardinality(words) < 50), '{}')
  from back
$$;

create table reference_entries (
  id uuid primary key,
  kind text not null check (kind in ('skill', 'technical_skill', 'job_title', 'industry', 'sector', 'department',
    'location', 'country', 'language', 'time_zone')),
  name text not null check (name <> '' and length(name) <= 120),
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  aliases text[] not null default '{}' check (cardinality(aliases) <= 40),
  code text not null default '',
  seed text unique,
  status text not null default 'in_use' check (status in ('suggested', 'in_use', 'archived', 'refused', 'merged')),
  merged_into uuid references reference_entries,
  searched text not null generated always as (reference_searched(name, names, aliases)) stored,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((status = 'merged') = (merged_into is not null))
);

insert into reference_entries (id, kind, name)
select id, kind, name from skills s where not exists (
  select 1 from skills o where o.kind = s.kind and lower(o.name) = lower(s.name) and o.id < s.id);
insert into reference_entries (id, kind, name, status)
select id, 'industry', name, case when archived_at is null then 'in_use' else 'archived' end from industries i
where not exists (select 1 from industries o where lower(o.name) = lower(i.name) and o.id < i.id);
-- Industries of one name in other capitals are one.
insert into reference_entries (id, kind, name, status, merged_into)
select i.id, 'industry', i.name, 'merged', (select o.id from industries o where lower(o.name) = lower(i.name) order by o.id limit 1)
from industries i where exists (select 1 from industries o where lower(o.name) = lower(i.name) and o.id < i.id);

create unique index reference_entries_name on reference_entries (kind, lower(name)) where status <> 'merged';
create index reference_entries_searched on reference_entries using gin (searched gin_trgm_ops);
create index reference_entries_words on reference_entries using gin (reference_words(name, names, aliases));
create index reference_entries_list on reference_entries (kind, status, (lower(name) collate "C"), id);
create index reference_entries_merged on reference_entries (merged_into) where merged_into is not null;

alter table organizations drop constraint organizations_industry_id_fkey,
  add constraint organizations_industry_id_fkey foreign key (industry_id) references reference_entries;
alter table simulations drop constraint simulations_industry_id_fkey,
  add constraint simulations_industry_id_fkey foreign key (industry_id) references reference_entries;
alter table positions drop constraint positions_industry_id_fkey,
  add constraint positions_industry_id_fkey foreign key (industry_id) references reference_entries;
drop table industries;
drop table skills;

create index organizations_industry on organizations (industry_id) where industry_id is not null;
create index simulations_industry on simulations (industry_id) where industry_id is not null;
create index positions_industry on positions (industry_id) where industry_id is not null;
create index positions_skills on positions using gin (lower_words(skills)) where skills <> '{}';
create index positions_technical_skills on positions using gin (lower_words(technical_skills)) where technical_skills <> '{}';
create index candidate_profiles_skills on candidate_profiles using gin (lower_words(skills)) where skills <> '{}';
create index candidate_profiles_technical_skills on candidate_profiles using gin (lower_words(technical_skills)) where technical_skills <> '{}';
create index people_skills on people using gin (lower_words(skills)) where skills <> '{}';

create table reference_merges (
  id uuid primary key,
  entry_id uuid not null references reference_entries on delete cascade,
  into_id uuid not null references reference_entries on delete cascade,
  was text not null check (was in ('suggested', 'in_use', 'archived')),
  gone text[] not null,
  kept text[] not null,
  status text not null default 'moving' check (status in ('moving', 'moved', 'undoing', 'undone')),
  total integer not null default 0,
  done integer not null default 0,
  merged_by uuid references users,
  merged_at timestamptz(3) not null,
  undone_at timestamptz(3),
  check (cardinality(gone) = cardinality(kept)),
  check (entry_id <> into_id)
);
create unique index reference_merges_entry on reference_merges (entry_id) where status <> 'undone';
create index reference_merges_into on reference_merges (into_id);

create table reference_moves (
  id bigint not null generated always as identity,
  merge_id uuid not null,
  place text not null check (place in ('position_skills', 'position_technical_skills', 'profile_skills',
    'profile_technical_skills', 'person_skills', 'organization_industry', 'position_industry', 'simulation_industry')),
  organization_id uuid references organizations on delete cascade,
  position_id uuid,
  user_id uuid,
  person_id uuid,
  simulation_id uuid references simulations on delete cascade,
  before text[],
  primary key (merge_id, place, id),
  foreign key (organization_id, position_id) references positions (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references people (organization_id, id) on delete cascade
);
create index reference_moves_position on reference_moves (organization_id, position_id) where position_id is not null;
create index reference_moves_person on reference_moves (organization_id, person_id) where person_id is not null;
create index reference_moves_user on reference_moves (user_id) where user_id is not null;
create index reference_moves_simulation on reference_moves (simulation_id) where simulation_id is not null;

-- Profiles are so many that looking their accounts up, one by one, would be a third of a merge's work. Their moves go with
-- them all the same: whoever removes a profile waits for the batch that changes it, and then finds what it wrote down.
create function forget_moves_of_profiles() returns trigger language plpgsql as $$
begin
  delete from reference_moves m using gone where m.user_id = gone.user_id;
  return null;
end $$;
create trigger candidate_profiles_moves_forgotten after delete on candidate_profiles referencing old table as gone
  for each statement execute function forget_moves_of_profiles();

comment on table reference_entries is
  'Words and names that people choose from: skills, job titles, industries, places and so on, kept by the platform.';
comment on column reference_entries.id is 'UUIDv7, in order of adding.';
comment on column reference_entries.kind is
  'Which list: skill (general), technical_skill (tools and trades), job_title, industry, sector (NAICS), department and location (starters), country, language, time_zone.';
comment on column reference_entries.name is 'English name as shown, at most 120 characters, unique within its kind whatever the capitals.';
comment on column reference_entries.names is 'Names in other languages, by language tag: {"ar": "…"}. A language that is left out shows the English name.';
comment on column reference_entries.aliases is 'Other spellings by which it is found, at most 40. Never shown as its name.';
comment on column reference_entries.code is
  'What machines call it: of a country ISO 3166-1, of a language its BCP 47 tag, of a time zone its IANA name, of a sector the NAICS code, of an industry the code of its sector. Empty: has none.';
comment on column reference_entries.seed is 'Source and English name as the product brings it, such as own:Go, naics:Utilities, unicode:Kenya, onet:Welder, so that one that was renamed is not brought again. Null: added by hand, imported or suggested.';
comment on column reference_entries.status is
  'suggested: somebody typed it, waits to be looked at; in_use: offered; archived: not offered any more; refused: never offered; merged: another took its place.';
comment on column reference_entries.merged_into is 'The entry that took its place, itself never merged. Null: none.';
comment on column reference_entries.searched is 'Name, names and aliases in small letters, one a line.';
comment on column reference_entries.created_at is 'When it was added.';
comment on column reference_entries.updated_at is 'When it was last changed.';

comment on table reference_merges is 'That one entry took the place of another, in records too; can be taken back for 30 days.';
comment on column reference_merges.id is 'UUIDv7, in order of merging.';
comment on column reference_merges.entry_id is 'The entry that is gone.';
comment on column reference_merges.into_id is 'The entry that took its place.';
comment on column reference_merges.was is 'What the entry was before.';
comment on column reference_merges.gone is 'Its names in small letters, as records say them.';
comment on column reference_merges.kept is 'What records say instead, by place in gone.';
comment on column reference_merges.status is 'moving: records are being changed; moved: all are; undoing, undone: the same back.';
comment on column reference_merges.total is 'Records that said it when the work began.';
comment on column reference_merges.done is 'Records that were changed so far, or while undoing changed back.';
comment on column reference_merges.merged_by is 'The super admin. Null: the account is gone.';
comment on column reference_merges.merged_at is 'When it was asked for.';
comment on column reference_merges.undone_at is 'When it was taken back. Null: was not.';

comment on table reference_moves is 'Records that a merge changed, so that it can be taken back; forgotten 30 days after the merge.';
comment on column reference_moves.id is 'In order of changing.';
comment on column reference_moves.merge_id is 'Which merge; merges are never removed.';
comment on column reference_moves.place is 'Which column of which record.';
comment on column reference_moves.organization_id is 'The organization, or whose position or person it is. Null: neither.';
comment on column reference_moves.position_id is 'The position. Null: not of a position.';
comment on column reference_moves.user_id is 'Whose profile. Null: not of a profile.';
comment on column reference_moves.person_id is 'The person of a talent pool. Null: not of one.';
comment on column reference_moves.simulation_id is 'The simulation. Null: not of one.';
comment on column reference_moves.before is 'The whole list of words before. Null: an industry.';
