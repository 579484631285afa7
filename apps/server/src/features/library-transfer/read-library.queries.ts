import type { TransferContent } from '@tryout/contract/library-transfer/library-transfer-file';
import type { PinnedAnswerKey } from '@tryout/games/answer-key';
import type { PinnedBuild } from '@tryout/games/uploaded-game/shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

type Records<K extends keyof TransferContent> = TransferContent[K];

async function records<K extends keyof TransferContent>(
  db: Db,
  query: RawBuilder<unknown>,
): Promise<Records<K>> {
  return (await query.execute(db)).rows as Records<K>;
}

/** A game, built in or uploaded, with all that it declares. */
export interface DeclaredGame {
  readonly id: string;
  readonly key: string;
  readonly version: string;
  readonly parameters: unknown;
  readonly data_points: unknown;
  readonly trial_columns: unknown;
  readonly created_at: string;
  /** The upload; null for a game of the product's own. */
  readonly build: PinnedBuild | null;
  /** The key that experts made; null: the one that comes with the game. */
  readonly answer_key: PinnedAnswerKey | null;
  /** Digest of the uploaded archive; null for a game of the product's own. */
  readonly archive_sha256: string | null;
}

/** The games as this installation has them: its own, and every version of an upload that was ever offered. */
export async function gamesHere(db: Db): Promise<DeclaredGame[]> {
  const { rows } = await sql<DeclaredGame>`
    select t.id, t.key, t.version, t.parameters, t.data_points, t.trial_columns, t.created_at,
      (select b.build from pinned_builds b where b.build_version_id = t.build_version_id) as build,
      (select k.answer_key from pinned_answer_keys k where k.answer_key_id = t.answer_key_id) as answer_key,
      (select v.archive_sha256 from build_versions v where v.id = t.build_version_id) as archive_sha256
    from tasks t where t.source in ('platform', 'build')
    order by key collate "C", version collate "C", id
  `.execute(db);
  return rows;
}

/** Everything of the platform that scores depend on, but for games and the bytes of files; in a fixed order. */
export async function libraryHere(
  db: Db,
): Promise<Omit<TransferContent, 'games' | 'files'> & { files: Omit<Records<'files'>[number], 'bytes'>[] }> {
  const entry = sql`id, key, name, words, sort_order, status, merged_into`;
  const measured = sql`definition, low_label, high_label, evidence, sources`;
  const written = sql`id, key, version, name, description, source, definition, status, parent_id`;
  return {
    categories: await records<'categories'>(
      db,
      sql`select ${entry}, description, color from trait_categories order by key collate "C"`,
    ),
    traits: await records<'traits'>(
      db,
      sql`select ${entry}, ${measured}, category_id from traits order by key collate "C"`,
    ),
    subtraits: await records<'subtraits'>(
      db,
      sql`select ${entry}, ${measured}, trait_id, direction from subtraits order by key collate "C"`,
    ),
    operators: await records<'operators'>(
      db,
      sql`select key, symbol, label, words, is_active from operators order by key collate "C"`,
    ),
    conditions: await records<'conditions'>(
      db,
      sql`select ${written}, array(select p.part_id from condition_parts p where p.condition_id = c.id order by 1)
          as part_ids
        from conditions c order by key collate "C", version`,
    ),
    tasks: await records<'tasks'>(
      db,
      sql`select id, key, version, game_key, game_version, source, name, description, instructions, words, minutes,
          parameters, data_points, trial_columns, preset, time_limit_s, accommodations, status, created_at
        from tasks where source in ('manual', 'copy') order by key collate "C", created_at, id`,
    ),
    formulas: await records<'formulas'>(
      db,
      sql`select ${written}, subtrait_id, task_key, data_point, tests, reliability,
          array(select p.condition_id from formula_conditions p where p.formula_id = f.id order by 1) as condition_ids
        from formulas f order by key collate "C", version`,
    ),
    norms: await records<'norms'>(
      db,
      sql`select id, task_key, data_point, form, version, n, mean, sd, reliability, percentiles, source, provisional
        from norms order by task_key collate "C", data_point collate "C", form, version`,
    ),
    score_templates: await records<'score_templates'>(
      db,
      sql`select t.id, t.key, t.version, t.name, t.source, t.definition, t.status, p.id as parent_id
        from score_templates t left join score_templates p on p.id = t.parent_id and p.organization_id is null
        where t.organization_id is null order by t.key collate "C", t.version`,
    ),
    simulations: await simulationsHere(db),
    files: await filesHere(db),
  };
}

function simulationsHere(db: Db): Promise<Records<'simulations'>> {
  const listed = (of: RawBuilder<unknown>) =>
    sql`coalesce((select jsonb_agg(to_jsonb(r)) from (${of}) r), '[]')`;
  return records<'simulations'>(
    db,
    sql`
      select s.id, s.key, s.version, s.name, s.kind, s.source, p.id as parent_id, s.status,
        s.published_at is not null as was_published, s.purpose, s.category, i.name as industry, s.candidate_intro,
        s.words, s.duration_minutes, s.shortest_minutes, s.languages, s.device, s.accommodations, s.score_template_id,
        s.template_is_own, s.wizard_step, s.is_demo_path,
        ${listed(sql`select g.id, g.name, g.sort_order, g.pick, g.n, g.shuffle, g.time_limit_s
          from simulation_groups g
          where g.simulation_id = s.id order by g.sort_order`)} as groups,
        ${listed(sql`select t.id, t.task_id, t.sort_order, t.parameters, t.estimated_seconds, t.reason, t.group_id
          from simulation_tasks t where t.simulation_id = s.id order by t.sort_order`)} as tasks,
        ${listed(sql`select c.category_id, c.category_weightage, c.boost, c.sort_order
          from simulation_categories c where c.simulation_id = s.id order by c.sort_order, c.category_id`)}
          as categories,
        ${listed(sql`select t.category_id, t.trait_id, t.trait_weightage, t.sort_order
          from simulation_traits t where t.simulation_id = s.id
          order by t.sort_order, t.category_id, t.trait_id`)} as traits,
        ${listed(sql`select t.category_id, t.trait_id, t.subtrait_id, t.weightage, t.rank, t.value, t.target,
            t.sort_order
          from simulation_subtraits t where t.simulation_id = s.id
          order by t.category_id, t.trait_id, t.sort_order, t.subtrait_id`)} as subtraits,
        ${listed(sql`select m.id, m.role, m.picture, m.file_id, m.alt, m.alt_by_locale from simulation_images m
          where m.simulation_id = s.id order by m.created_at, m.id`)} as images,
        ${listed(sql`select m.id, m.file_id, m.simulation_task_id from simulation_files m
          where m.simulation_id = s.id order by m.created_at, m.id`)} as files
      from simulations s
        left join simulations p on p.id = s.parent_id and p.organization_id is null
        left join reference_entries i on i.id = s.industry_id
      where s.organization_id is null and s.kind <> 'position' order by s.key collate "C", s.version`,
  );
}

async function filesHere(db: Db): Promise<Omit<Records<'files'>[number], 'bytes'>[]> {
  type FileRow = Omit<Records<'files'>[number], 'bytes'>;
  const { rows } = await sql<Omit<FileRow, 'credit'> & { credit: FileRow['credit'] | null }>`
    select f.id, f.name, f.media_type, f.purpose, f.sha256, f.size, f.credit from files f
    where f.id in (
      select m.file_id from simulation_images m join simulations s on s.id = m.simulation_id
        where s.organization_id is null and s.kind <> 'position' and m.file_id is not null
      union
      select m.file_id from simulation_files m join simulations s on s.id = m.simulation_id
        where s.organization_id is null and s.kind <> 'position')
    order by f.id
  `.execute(db);
  return rows.map(({ credit, ...file }) => (credit ? { ...file, credit } : file));
}

/** Those of some ids that name something other than what the platform exports: a tenant's, or another file. */
export async function idsElsewhere(
  db: Db,
  ids: { templates: readonly string[]; simulations: readonly string[]; files: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from score_templates where organization_id is not null and id = any(${ids.templates}::uuid[])
    union all
    select id from simulations
      where (organization_id is not null or kind = 'position') and id = any(${ids.simulations}::uuid[])
    union all
    select id from files
      where (organization_id is not null or purpose not in ('simulation_image', 'simulation_file'))
        and id = any(${ids.files}::uuid[])
  `.execute(db);
  return new Set(rows.map((row) => row.id));
}
