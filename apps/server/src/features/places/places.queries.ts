import { EXACT_GAIN, type GazetteerPlace } from '@tryout/domain/places/gazetteer';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A place that was found, with how high it stands among the others. */
export interface FoundPlace {
  readonly place_id: number;
  readonly name: string;
  readonly region: string;
  readonly country_code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly time_zone: string;
  readonly weight: number;
}

/** Behind every text that begins with a key, compared by bytes. */
const LAST = '\u{10ffff}';
/** More names than this with one beginning are not read by a search; that many places are kept for each such beginning. */
const CROWD = 60;

/**
 * Places with a name that begins with a key, best first, and whether it is all of one. Where so many names begin so that
 * their places are kept, these are read, unless `isWide` asks for more than the highest.
 */
export async function findBeginning(
  db: Db,
  wish: { key: string; language: string; most: number; isWide: boolean },
): Promise<(FoundPlace & { is_exact: boolean })[]> {
  const { rows } = await sql<FoundPlace & { is_exact: boolean }>`
    with crowd as (
      select place_ids, weights from crowded_beginnings where beginning = ${wish.key} and not ${wish.isWide}::boolean
    )
    select p.id as place_id, coalesce(p.names ->> ${wish.language}, p.name) as name, p.region, p.country_code, p.latitude,
      p.longitude, p.time_zone, found.weight, found.is_exact
    from (
      select each.place_id, max(each.weight)::int as weight, bool_or(each.is_exact) as is_exact
      from (
        select n.place_id, n.weight + ${EXACT_GAIN}::int as weight, true as is_exact from place_names n where n.key = ${wish.key}
        union all
        select kept.place_id, kept.weight, false from crowd, unnest(crowd.place_ids, crowd.weights) as kept (place_id, weight)
        union all
        select n.place_id, n.weight, false from place_names n
        where n.key > ${wish.key} and n.key < ${wish.key + LAST} and not exists (select from crowd)
      ) each
      group by each.place_id order by 2 desc, 1 limit ${wish.most}
    ) found join places p on p.id = found.place_id
    order by found.weight desc, p.id
  `.execute(db);
  return rows;
}

/** A name that looks like a key. */
export interface AlikeName {
  readonly place_id: number;
  readonly key: string;
  readonly weight: number;
}

/** Names that have a beginning with a letter left out in common with a key (`beginningsWithout`), the highest first. */
export async function findAlike(db: Db, beginnings: readonly string[], most: number): Promise<AlikeName[]> {
  const { rows } = await sql<AlikeName>`
    select n.place_id, n.key, n.weight from place_names n
    where place_beginnings(n.key) && ${beginnings}::text[] and n.weight >= 550
    order by n.weight desc, n.place_id, n.key limit ${most}
  `.execute(db);
  return rows;
}

/** Places by their numbers, in no order. */
export async function findByIds(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<Omit<FoundPlace, 'weight'>[]> {
  const { rows } = await sql<Omit<FoundPlace, 'weight'>>`
    select id as place_id, coalesce(names ->> ${language}, name) as name, region, country_code, latitude, longitude, time_zone
    from places where id = any(${ids}::int[])
  `.execute(db);
  return rows;
}

/** The zone of the nearest place within about two degrees; undefined: none is known so near. */
export async function zoneNear(
  db: Db,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ time_zone: string }>`
    select time_zone from places
    where latitude between ${latitude}::float8 - 2 and ${latitude}::float8 + 2
      and longitude between ${longitude}::float8 - 2 and ${longitude}::float8 + 2
    order by (latitude - ${latitude}::float8) ^ 2
      + ((longitude - ${longitude}::float8) * cos(radians(${latitude}::float8))) ^ 2, id limit 1
  `.execute(db);
  return rows[0]?.time_zone;
}

/** Whether a table of places was loaded to its end. */
export async function isLoaded(db: Db, source: string): Promise<boolean> {
  const { rows } = await sql`select 1 from place_loads where source = ${source}`.execute(db);
  return rows.length > 0;
}

/** Stores places in one statement; those that are there already become what is told now, with their names. */
export async function storePlaces(db: Db, places: readonly GazetteerPlace[]): Promise<void> {
  const rows = JSON.stringify(
    places.map(({ name_ar, found_by, ...place }) => ({
      ...place,
      names: name_ar === null ? {} : { ar: name_ar },
    })),
  );
  const names = JSON.stringify(
    places.flatMap(({ place_id, found_by }) =>
      found_by.map(({ key, weight }) => ({ place_id, key, weight })),
    ),
  );
  await sql`
    insert into places (id, name, names, region, country_code, latitude, longitude, time_zone, population)
    select place_id, name, names, region, country_code, latitude, longitude, time_zone, population
    from jsonb_to_recordset(${rows}::jsonb) as r(place_id int, name text, names jsonb, region text, country_code text,
      latitude float8, longitude float8, time_zone text, population bigint)
    on conflict (id) do update set name = excluded.name, names = excluded.names, region = excluded.region,
      country_code = excluded.country_code, latitude = excluded.latitude, longitude = excluded.longitude,
      time_zone = excluded.time_zone, population = excluded.population
  `.execute(db);
  await sql`
    insert into place_names (place_id, key, weight)
    select place_id, key, weight from jsonb_to_recordset(${names}::jsonb) as r(place_id int, key text, weight smallint)
    on conflict (key, place_id) do update set weight = excluded.weight where place_names.weight <> excluded.weight
  `.execute(db);
}

/** Keeps the highest places for each beginning that a crowd of names shares, and lets go of what was kept before. */
export async function keepCrowdedBeginnings(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from crowded_beginnings`.execute(trx);
    for (let letters = 2; await keepBeginningsOf(trx, letters); letters++);
  });
}

/** Beginnings of so many letters, of which a letter less has to be kept already; whether there are any. */
async function keepBeginningsOf(db: Db, letters: number): Promise<boolean> {
  const shorter =
    letters === 2
      ? sql`true`
      : sql`"left"(n.key, ${letters - 1}::int) in (select beginning from crowded_beginnings)`;
  const { rows } = await sql`
    insert into crowded_beginnings (beginning, place_ids, weights)
    select beginning, array_agg(place_id order by nth), array_agg(weight order by nth)
    from (
      select beginning, place_id, weight, sum(names) over (partition by beginning) as crowd,
        row_number() over (partition by beginning order by weight desc, place_id) as nth
      from (
        select "left"(n.key, ${letters}::int) as beginning, n.place_id, max(n.weight) as weight, count(*) as names
        from place_names n where length(n.key) >= ${letters}::int and ${shorter} group by 1, 2
      ) of_place
    ) ranked
    where crowd > ${CROWD} and nth <= ${CROWD}
    group by beginning
    returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Notes that a table was loaded to its end, and lets the database look at what is there now. */
export async function noteLoaded(db: Db, source: string): Promise<void> {
  await sql`analyze places, place_names`.execute(db);
  await sql`insert into place_loads (source) values (${source}) on conflict (source) do nothing`.execute(db);
}
