import type { TransferRecord } from '@tryout/domain/library-transfer/library-transfer';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import type { LibraryHere } from './read-library.ts';

type Content = LibraryHere['content'];
type Need = TransferRecord['needs'][number];

const need = (kind: Need['kind'], id: string | null, name: string): Need[] =>
  id === null ? [] : [{ kind, id, name }];
const needs = (kind: Need['kind'], ids: readonly string[], name: string): Need[] =>
  ids.map((id) => ({ kind, id, name }));

/** What takes part in being the same: everything but where a version stands and what it was made from. */
function comparedOf(record: object): Readonly<Record<string, unknown>> {
  const omitted = new Set(['status', 'parent_id', 'created_at', 'was_published', 'bytes']);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !omitted.has(name)));
}

/** What tells the norms of a measure apart: the form, where it is not that of the source. */
function formOf({ form = {} }: Content['norms'][number]): string {
  return Object.keys(form).length === 0 ? '' : ` ${canonicalJson(form)}`;
}

/** The places of a version: its number, the one draft of its key and, where there is one, the one in force. */
function versionPlaces(
  kind: string,
  { key, version, status }: { key: string; version: string | number; status: string },
  inForce: string | null,
): string[] {
  return [
    `${kind} ${key} version ${version}`,
    ...(status === 'draft' ? [`${kind} ${key} draft`] : []),
    ...(status === 'published' && inForce !== null ? [`${kind} in force ${inForce}`] : []),
  ];
}

function entries(content: Content): TransferRecord[] {
  const common = { version: '', status: '', changes: 'freely' as const };
  const of = (
    kind: 'category' | 'trait' | 'subtrait',
    each: Content['categories'][number] | Content['traits'][number] | Content['subtraits'][number],
    above: Need[],
  ): TransferRecord => ({
    ...common,
    kind,
    id: each.id,
    name: each.name,
    // An archived entry is something that it is, not a step of a version's life.
    content: { ...comparedOf(each), status: each.status },
    places: [`${kind} ${each.key}`],
    needs: [...above, ...need(kind, each.merged_into, `${kind} ${each.merged_into}`)],
  });
  return [
    ...content.categories.map((each) => of('category', each, [])),
    ...content.traits.map((each) =>
      of('trait', each, need('category', each.category_id, `category ${each.category_id}`)),
    ),
    ...content.subtraits.map((each) =>
      of('subtrait', each, need('trait', each.trait_id, `trait ${each.trait_id}`)),
    ),
    ...content.operators.map(
      (each): TransferRecord => ({
        ...common,
        kind: 'operator',
        id: each.key,
        name: each.label ?? each.key,
        content: each,
        places: [],
        needs: [],
      }),
    ),
  ];
}

function writtenTexts(content: Content): TransferRecord[] {
  return [
    ...content.conditions.map(
      (each): TransferRecord => ({
        kind: 'condition',
        id: each.id,
        name: each.name,
        version: String(each.version),
        status: each.status,
        content: comparedOf({ ...each, part_ids: each.part_ids.toSorted() }),
        changes: 'as_draft',
        places: [
          ...versionPlaces('condition', each, each.key),
          ...(each.version === 1 ? [`condition named ${each.name.toLowerCase()}`] : []),
        ],
        needs: [
          ...needs('condition', each.part_ids, 'a condition that was put into it'),
          ...need('condition', each.parent_id, 'the version before'),
        ],
      }),
    ),
    ...content.formulas.map(
      (each): TransferRecord => ({
        kind: 'formula',
        id: each.id,
        name: each.name,
        version: String(each.version),
        status: each.status,
        content: comparedOf({ ...each, condition_ids: each.condition_ids.toSorted() }),
        changes: 'as_draft',
        places: versionPlaces('formula', each, `${each.subtrait_id} ${each.task_key}`),
        needs: [
          ...need('subtrait', each.subtrait_id, `subtrait ${each.subtrait_id}`),
          ...needs('condition', each.condition_ids, 'a condition that was put into it'),
          ...need('formula', each.parent_id, 'the version before'),
        ],
      }),
    ),
  ];
}

function gamesAndTasks(content: Content): TransferRecord[] {
  return [
    ...content.games.map(
      (each): TransferRecord => ({
        kind: 'game',
        id: each.id,
        name: each.key,
        version: each.version,
        status: '',
        content: { ...each },
        changes: 'never',
        places: [`task ${each.key} version ${each.version}`],
        needs: [],
      }),
    ),
    ...content.tasks.map(
      (each): TransferRecord => ({
        kind: 'task',
        id: each.id,
        name: each.name,
        version: each.version,
        status: each.status,
        content: comparedOf(each),
        changes: 'as_draft',
        places: versionPlaces('task', each, null),
        needs: [],
      }),
    ),
    ...content.norms.map(
      (each): TransferRecord => ({
        kind: 'norm',
        id: each.id,
        name: `${each.task_key}.${each.data_point}${formOf(each)}`,
        version: String(each.version),
        status: '',
        content: { ...each },
        changes: 'never',
        places: [`norm ${each.task_key}.${each.data_point}${formOf(each)} version ${each.version}`],
        needs: [],
      }),
    ),
    ...content.files.map(
      (each): TransferRecord => ({
        kind: 'file',
        id: each.id,
        name: each.name,
        version: '',
        status: '',
        content: comparedOf(each),
        changes: 'never',
        places: [],
        needs: [],
      }),
    ),
  ];
}

function templateNeeds({ categories }: Content['score_templates'][number]['definition']): Need[] {
  return categories.flatMap((category) => [
    ...need('category', category.category_id, category.category ?? category.category_id),
    ...category.traits.flatMap((trait) => [
      ...need('trait', trait.trait_id, trait.trait ?? trait.trait_id),
      ...trait.subtraits.flatMap((each) =>
        need('subtrait', each.subtrait_id, each.subtrait ?? each.subtrait_id),
      ),
    ]),
  ]);
}

function templatesAndSimulations(content: Content): TransferRecord[] {
  const builtIn = new Set(content.games.map(({ id }) => id));
  return [
    ...content.score_templates.map(
      (each): TransferRecord => ({
        kind: 'score_template',
        id: each.id,
        name: each.name,
        version: String(each.version),
        status: each.status,
        content: comparedOf(each),
        changes: 'as_draft',
        places: versionPlaces('template', each, null),
        needs: [
          ...templateNeeds(each.definition),
          ...need('score_template', each.parent_id, 'the template it was copied from'),
        ],
      }),
    ),
    ...content.simulations.map(
      (each): TransferRecord => ({
        kind: 'simulation',
        id: each.id,
        name: each.name,
        version: String(each.version),
        status: each.status,
        content: comparedOf(each),
        changes: 'as_draft',
        places: versionPlaces('simulation', each, null),
        needs: [
          ...each.tasks.flatMap(({ task_id }) =>
            need(builtIn.has(task_id) ? 'game' : 'task', task_id, `task ${task_id}`),
          ),
          ...need('score_template', each.score_template_id, `score template ${each.score_template_id}`),
          ...need('simulation', each.parent_id, 'the simulation it was made from'),
          ...each.categories.flatMap((one) =>
            need('category', one.category_id, `category ${one.category_id}`),
          ),
          ...each.traits.flatMap((one) => need('trait', one.trait_id, `trait ${one.trait_id}`)),
          ...each.subtraits.flatMap((one) =>
            need('subtrait', one.subtrait_id, `subtrait ${one.subtrait_id}`),
          ),
          ...[...each.images, ...each.files].flatMap((one) =>
            need('file', one.file_id, `file ${one.file_id}`),
          ),
        ],
      }),
    ),
  ];
}

/** Everything of a library or a file as records that can be compared. */
export function recordsOf(content: Content): TransferRecord[] {
  return [
    ...gamesAndTasks(content),
    ...entries(content),
    ...writtenTexts(content),
    ...templatesAndSimulations(content),
  ];
}
