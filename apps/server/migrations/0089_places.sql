-- Towns of the world to choose from, with what follows from a choice: country, coordinates, time zone.
create table places (
  id integer primary key check (id > 0),
  name text not null check (name <> ''),
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  region text not null default '',
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  population bigint not null check (population >= 0)
);

-- Compared by bytes, so that an index finds what begins with a text whatever the database's language is.
create table place_names (
  place_id integer not null references places on delete cascade,
  key text collate "C" not null check (key <> ''),
  weight smallint not null,
  -- What begins with a text of four letters and more is read from this index alone.
  primary key (key, place_id) include (weight)
);

-- The first five and six letters of a key with one of them left out; the key itself where it is shorter. Two texts that
-- have one of these in common are a slip of the finger apart there at most (Garbe 2012, symmetric deletes).
create function place_beginnings(key text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct case when length(key) < n then key else overlay("left"(key, n) placing '' from i for 1) end)
  from (values (5), (6)) as lengths (n), generate_series(1, n) as i
$$;

-- Beginnings that more names share than a search should read, each with the highest places among them; made anew when a
-- table was loaded.
create table crowded_beginnings (
  beginning text collate "C" primary key,
  place_ids integer[] not null,
  weights smallint[] not null,
  check (cardinality(place_ids) = cardinality(weights))
);

-- Slips are forgiven in names that people are likely to mean. What is new goes into the index at once: a list of what is to
-- be sorted in later would be read whole by each search.
create index place_names_alike on place_names using gin (place_beginnings(key))
  with (fastupdate = off) where weight >= 550;

create table place_loads (
  source text primary key,
  loaded_at timestamptz(3) not null default now()
);

alter table locations add column place_id integer check (place_id > 0), add column time_zone text not null default '';

comment on table places is 'Towns and villages of the world by GeoNames (CC BY 4.0), filled in the background; nobody''s, and the same everywhere.';
comment on column places.id is 'Number at GeoNames.';
comment on column places.name is 'As it is called in English, or by its people where English has no name of its own.';
comment on column places.names is 'Names by language tag, without English; {}: none is known.';
comment on column places.region is 'State or province in English; empty: not known.';
comment on column places.country_code is 'ISO 3166-1, two capitals.';
comment on column places.latitude is 'Degrees north, WGS 84.';
comment on column places.longitude is 'Degrees east, WGS 84.';
comment on column places.time_zone is 'Name in the IANA time zone database.';
comment on column places.population is 'People who live there; 0: not known.';
comment on table place_names is 'What each place is found by: its names in all languages and scripts.';
comment on column place_names.place_id is 'The place.';
comment on column place_names.key is 'Name without capitals, marks and signs.';
comment on column place_names.weight is 'How high it stands among what is found: 100 for each power of ten of its people, more for capitals and for the name that is shown.';
comment on table crowded_beginnings is 'Beginnings of names that very many places share, each with the highest of these; made from place_names.';
comment on column crowded_beginnings.beginning is 'First letters of keys, two or more.';
comment on column crowded_beginnings.place_ids is 'Places with a name that begins so, best first.';
comment on column crowded_beginnings.weights is 'How high each stands by the best of its names that begin so.';
comment on table crowded_beginnings is 'Beginnings that very many names share, each with the highest of their places; made from place_names.';
comment on column crowded_beginnings.beginning is 'First letters of keys, two or more.';
comment on column crowded_beginnings.place_ids is 'Places with a name that begins so, best first.';
comment on column crowded_beginnings.weights is 'How high each of them stands by the best of its names that begin so.';
comment on table place_loads is 'Which tables of places were loaded to their end.';
comment on column place_loads.source is 'Name and version of the table.';
comment on column place_loads.loaded_at is 'When its last row was there.';
comment on column locations.place_id is 'Number at GeoNames of the town that was chosen. Null: none was; the words are the organization''s own.';
comment on column locations.time_zone is 'Zone of the town that was chosen, by its IANA name; empty: not known.';
