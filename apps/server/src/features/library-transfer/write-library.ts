import type { TransferContent } from '@tryout/contract/library-transfer/library-transfer-file';
import type { TransferOutcome, TransferRow } from '@tryout/domain/library-transfer/library-transfer';
import type { AnswerKeyItems } from '@tryout/domain/psychometrics/expert-panel';
import type { SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { libraryId } from '../../platform/library-id.ts';
import type { Told } from '../background-jobs/public.ts';
import { publishKeyAsGame } from '../tasks/public.ts';
import { keepImportedWordings } from '../traits/public.ts';
import {
  clearSimulations,
  industriesNamed,
  insertParts,
  insertRecords,
  type PartsTable,
  type Row,
  replaceParts,
  type StoredKind,
  tieToBuilds,
  updateRecords,
} from './write-library.queries.ts';

/** Who brings something in, and when: one instant for all of it. */
interface Stamp {
  readonly by: string;
  readonly at: Date;
}

type Outcomes = ReadonlyMap<string, TransferOutcome>;

/** Dates and names that follow from a record. */
function rowOf(record: Row, { by, at }: Stamp): Row {
  const { status } = record;
  const when = (is: boolean) => (is ? at.toISOString() : null);
  return {
    created_at: at.toISOString(),
    ...record,
    created_by: by,
    updated_by: by,
    updated_at: at.toISOString(),
    published_at: when(
      record.was_published === undefined ? status !== 'draft' : record.was_published === true,
    ),
    closed_at: when(status === 'closed'),
    archived_at: when(status === 'archived'),
  };
}

/** In force last: what it takes the place of has to be out of force before. */
const inOrder = (rows: readonly Row[]) => [
  rows.filter(({ status }) => status !== 'published' && status !== 'draft'),
  rows.filter(({ status }) => status === 'published'),
  rows.filter(({ status }) => status === 'draft'),
];

async function write(
  db: Db,
  stamp: Stamp,
  kind: StoredKind,
  records: readonly Row[],
  outcomes: Outcomes,
): Promise<Row[]> {
  const keyed = records.map((record) => ({
    outcome: outcomes.get(`${kind}:${record.id ?? record.key}`),
    row: rowOf(record, stamp),
  }));
  const added = keyed.filter(({ outcome }) => outcome === 'new').map(({ row }) => row);
  const changed = keyed.filter(({ outcome }) => outcome === 'changed').map(({ row }) => row);
  for (const rows of inOrder(changed)) await updateRecords(db, kind, rows);
  await insertRecords(db, kind, added);
  return [...added, ...changed];
}

const idsOf = (rows: readonly Row[]) => rows.map((row) => String(row.id));

function partsOf(
  simulations: readonly TransferContent['simulations'][number][],
  at: Date,
): Record<PartsTable, Row[]> {
  const within = (of: (simulation: TransferContent['simulations'][number]) => readonly Row[]) =>
    simulations.flatMap((simulation) =>
      of(simulation).map((part, place) => ({
        ...part,
        simulation_id: simulation.id,
        // Pictures and files stand in the order in which they were added.
        created_at: new Date(at.getTime() + place).toISOString(),
      })),
    );
  return {
    simulation_groups: within((each) => each.groups),
    simulation_tasks: within((each) => each.tasks),
    simulation_categories: within((each) => each.categories),
    simulation_traits: within((each) => each.traits),
    simulation_subtraits: within((each) => each.subtraits),
    simulation_images: within((each) => each.images),
    simulation_files: within((each) => each.files),
  };
}

async function writeSimulations(
  db: Db,
  stamp: Stamp,
  simulations: TransferContent['simulations'],
  outcomes: Outcomes,
): Promise<void> {
  const names = [...new Set(simulations.flatMap(({ industry }) => (industry === null ? [] : [industry])))];
  const industries = await industriesNamed(
    db,
    names.map((name) => ({ id: libraryId('industry', name), name })),
  );
  const records = simulations.map((each) => ({
    ...each,
    industry_id: each.industry === null ? null : industries.get(each.industry),
  }));
  const written = new Set(idsOf(await write(db, stamp, 'simulation', records, outcomes)));
  await clearSimulations(db, [...written]);
  await insertParts(
    db,
    partsOf(
      simulations.filter(({ id }) => written.has(id)),
      stamp.at,
    ),
  );
}

/** Games with a key of experts that are not here yet, in the order of their versions: the last one is the newest. */
async function writeKeyedGames(
  act: SignedAct,
  games: TransferContent['games'],
  outcomes: Outcomes,
  at: Date,
): Promise<void> {
  const added = games
    .filter(({ id, answer_key }) => answer_key && outcomes.get(`game:${id}`) === 'new')
    .toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
  for (const [place, { key: game_key, version, answer_key }] of added.entries()) {
    if (!answer_key) continue;
    const { of_version, items, panel } = answer_key;
    const key = { game_key, of_version, version, items: items as AnswerKeyItems, panel };
    await publishKeyAsGame(act, key, { panel_id: null, at: new Date(at.getTime() + place) });
  }
}

/**
 * Writes what is new and what changes, and tells after each kind how many records of the file are dealt with. The plan
 * has been found doable.
 */
export async function writeLibrary(
  act: SignedAct,
  content: TransferContent,
  plan: readonly TransferRow[],
  told: Told,
): Promise<void> {
  const { db } = act;
  const stamp: Stamp = { by: act.actor.user_id, at: act.services.now() };
  const outcomes: Outcomes = new Map(plan.map((row) => [`${row.kind}:${row.id}`, row.outcome]));
  let done = 0;
  const written = async (kind: StoredKind, records: readonly Row[]): Promise<Row[]> => {
    const rows = await write(db, stamp, kind, records, outcomes);
    done += records.length;
    await told(done);
    return rows;
  };
  await written('file', content.files);
  const entries = [
    ...(await written('category', content.categories)),
    ...(await written('trait', content.traits)),
    ...(await written('subtrait', content.subtraits)),
  ];
  await keepImportedWordings(act, idsOf(entries));
  await written('operator', content.operators);
  const conditions = new Set(idsOf(await written('condition', content.conditions)));
  const parts = content.conditions.map(({ id, part_ids }) => ({ id, condition_ids: part_ids }));
  await replaceParts(
    db,
    'condition',
    parts.filter(({ id }) => conditions.has(id)),
  );
  await writeKeyedGames(act, content.games, outcomes, stamp.at);
  done += content.games.length;
  await tieToBuilds(db, idsOf(await written('task', content.tasks)));
  const formulas = new Set(idsOf(await written('formula', content.formulas)));
  await replaceParts(
    db,
    'formula',
    content.formulas.filter(({ id }) => formulas.has(id)),
  );
  await written('norm', content.norms);
  await written('score_template', content.score_templates);
  await writeSimulations(db, stamp, content.simulations, outcomes);
}
