import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { compareScoreTemplates } from '@tryout/contract/score-templates/score-template-trials';
import { compileTemplate, ScoringError, type TemplatePart } from '@tryout/domain/score-cards/scoring';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { ComparedRow, TemplateComparison } from '@tryout/domain/score-templates/template-comparison';
import type { SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import type { Said } from '../../platform/language/say.ts';
import { inTurn } from './in-turn.ts';
import { countMeansAfter, meanLayouts, type PlaysOf, peopleById, readMeans } from './means.queries.ts';
import { startComparison } from './run-comparison.ts';
import { scoreTemplatesSay } from './score-templates.messages.ts';
import { findTemplate } from './score-templates.queries.ts';

type Comparison = RouteData<typeof compareScoreTemplates>;
type ComparisonQuery = RouteBody<typeof compareScoreTemplates>;
type Side = ComparisonQuery['before'];

/** People read in one statement: few enough that nothing else waits for them to be unpacked. */
const CHUNK = 10_000;
/** Most people compared at once; a million need about 200 MB of the machine. */
const MOST = 1_000_000;
/** Equal plays and templates give equal figures, today and tomorrow. */
const SEED = 'nearby weights';

const OUT_OF_RANGE: Readonly<Record<TemplatePart, Said>> = {
  boost: scoreTemplatesSay('score_templates.boost_out_of_range'),
  coverage: scoreTemplatesSay('score_templates.coverage_out_of_range'),
  target: scoreTemplatesSay('score_templates.target_out_of_range'),
  weight: scoreTemplatesSay('score_templates.weight_out_of_range'),
};

const queue = inTurn(3);

/** Two templates on the same plays. */
export async function compareOnPlays(act: SignedAct, body: ComparisonQuery): Promise<Comparison> {
  const { db, actor } = act;
  const on: PlaysOf = body.on;
  // The platform looks at nobody's applicants by position.
  if (actor.user_type === 'super_admin' && 'position_id' in on) throw notFound();
  const before = await templateOf(db, actor, body.before, 'before');
  const after = await templateOf(db, actor, body.after, 'after');
  return queue(() => comparePeople(act, { on, before, after }));
}

/** Compares two templates on stored means, in chunks read while a thread of its own gets ready. */
export async function comparePeople(
  { db, actor }: Pick<SignedAct, 'db' | 'actor'>,
  {
    on,
    before,
    after,
  }: { readonly on: PlaysOf; readonly before: ScoreTemplate; readonly after: ScoreTemplate },
): Promise<Comparison> {
  const running = startComparison({ before, after, seed: SEED });
  try {
    const ids: Buffer[] = [];
    let read = 0;
    let last: string | null = null;
    let size = CHUNK;
    while (size === CHUNK && read < MOST) {
      const chunk = await readMeans(db, on, actor, last, CHUNK);
      size = chunk.count;
      if (size === 0) break;
      running.add(chunk.rows, chunk.count);
      ids.push(chunk.ids);
      read += size;
      last = idAt(chunk.ids, size - 1);
    }
    const left_out = size === CHUNK && last !== null ? await countMeansAfter(db, on, actor, last) : 0;
    const result = await running.finish(await meanLayouts(db));
    return { left_out, ...(await withPeople(db, actor, result, ids)) };
  } finally {
    running.stop();
  }
}

async function templateOf(db: Db, actor: Actor, side: Side, field: string): Promise<ScoreTemplate> {
  const template =
    'definition' in side
      ? side.definition
      : (await findTemplate(db, actor, side.score_template_id))?.definition;
  if (!template) throw notFound();
  try {
    // Optional members that are absent and those that are undefined are the same thing here.
    compileTemplate(template as ScoreTemplate);
  } catch (error) {
    if (!(error instanceof ScoringError) || error.part === null) throw error;
    throw invalidField(field, OUT_OF_RANGE[error.part]);
  }
  return template as ScoreTemplate;
}

/** Bytes of an id. */
const ID = 16;

function idAt(ids: Buffer, place: number): string {
  const hex = ids.subarray(place * ID, (place + 1) * ID).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Names those who are listed, where the caller may know them. */
async function withPeople(
  db: Db,
  actor: Actor,
  result: TemplateComparison,
  ids: readonly Buffer[],
): Promise<Omit<Comparison, 'left_out'>> {
  const all = Buffer.concat(ids);
  const hasNames = actor.user_type !== 'super_admin';
  const listed = [...result.movers, ...result.top_before, ...result.top_after].map(({ row }) =>
    idAt(all, row),
  );
  const people = hasNames ? await peopleById(db, [...new Set(listed)]) : new Map();
  const person = <T extends ComparedRow>({ row, ...rest }: T) => {
    const id = idAt(all, row);
    const known = people.get(id);
    return {
      ...rest,
      number: row + 1,
      application_id: known ? id : null,
      position_id: known?.position_id ?? null,
      name: known?.name ?? null,
    };
  };
  return {
    ...result,
    bands: result.bands.map((line) => [...line]),
    movers: result.movers.map(person),
    top_before: result.top_before.map(person),
    top_after: result.top_after.map(person),
  };
}
