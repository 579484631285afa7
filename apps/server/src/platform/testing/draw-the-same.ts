import { sql } from 'kysely';
import type { Db } from '../database/kysely.ts';

/** Every play that begins from here on is drawn from a seed that is the same in every run of a test. */
export async function drawTheSame(db: Db, name: string): Promise<void> {
  await sql`create sequence drawn_seeds`.execute(db);
  await sql`create function draw_seed() returns trigger language plpgsql as $$
    begin new.seed := md5(${sql.lit(`${name} `)} || nextval('drawn_seeds')); return new; end $$`.execute(db);
  await sql`create trigger drawn_seeds before insert on plays for each row execute function draw_seed()`.execute(
    db,
  );
}
