import type {
  confirmPositionSimulation,
  generatePositionSimulation,
  SimulationProposal,
} from '@tryout/contract/ai-assist/ai-assist';
import type { RouteBody } from '@tryout/contract/define-route';
import { editsBetween } from '@tryout/domain/ai-assist/text-edits';
import {
  type PlannedTask,
  planSimulation,
  type SimulationPlan,
  tellPlan,
  type Wanted,
  wantedOf,
  weighWanted,
} from '@tryout/domain/relevance/plan-simulation';
import type { RichText } from '@tryout/domain/text/rich-text';
import { plainText } from '@tryout/domain/text/rich-text-plain';
import { saidInLanguage } from '@tryout/games/simulations/said';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { ProviderQuestion } from '../../platform/ai/ask-provider.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { createSimulation, saveCategories, saveTasks, saveTraits } from '../simulations/public.ts';
import { aiAssistSay } from './ai-assist.messages.ts';
import { type AiRun, findSteps, insertStep, lockRun } from './ai-runs.queries.ts';
import {
  measuredSubtraits,
  nameIn,
  RELEVANCE_VERSIONS,
  type ReadRelevance,
  relevanceByModel,
  relevanceQuestion,
} from './read-relevance.ts';
import { runTask } from './run-task.ts';
import { type AnchoredSubtrait, findMeasuringTasks, findPublishedSimulations } from './settings.queries.ts';
import type { DraftReader } from './tell-draft.ts';

/** What is kept of a proposal. */
interface SimulationOutput extends ReadRelevance {
  readonly wanted: Readonly<Record<string, number>>;
  readonly draft: SimulationPlan;
}

/** Most that is read of a position's text, characters. */
const LONGEST = 20_000;

function planOf({ tasks, ...plan }: SimulationPlan) {
  return { task_ids: [...tasks], ...plan };
}

/** Subtraits of a ranking with their names. */
export function namedSubtraits(
  read: ReadRelevance,
  known: readonly AnchoredSubtrait[],
  language: Language,
  wanted: Wanted,
) {
  return read.subtraits.flatMap(({ key, relevance, quotes }) => {
    const one = known.find(({ id }) => id === key);
    return one && wanted.has(key)
      ? [
          {
            subtrait_id: key,
            subtrait: nameIn(language, one.name, one.words),
            trait: nameIn(language, one.trait, one.trait_words),
            relevance,
            quotes: quotes.map((each) => ({ ...each })),
          },
        ]
      : [];
  });
}

/** Names of what a text says nothing of. */
export function unanchoredNames(
  read: ReadRelevance,
  known: readonly AnchoredSubtrait[],
  language: Language,
): string[] {
  return read.unanchored.flatMap((key) => {
    const one = known.find(({ id }) => id === key);
    return one ? [nameIn(language, one.name, one.words)] : [];
  });
}

/** Proposes what to play for a position. Only what is published is proposed, and nothing is changed. */
export async function proposeSimulation(
  act: SignedAct,
  position: {
    readonly id: string;
    readonly organization_id: string;
    readonly title: string;
    readonly description: RichText;
  },
  { minutes, reliability }: RouteBody<typeof generatePositionSimulation>,
  language: Language,
  reader?: DraftReader,
): Promise<SimulationProposal> {
  const { db } = act;
  const limits = { minutes, reliability };
  const [known, tasks, simulations] = await Promise.all([
    measuredSubtraits(db),
    findMeasuringTasks(db),
    findPublishedSimulations(db, position),
  ]);
  const job = { title: position.title, text: plainText(position.description).slice(0, LONGEST) };
  const made = await runTask<ReadRelevance>(act, {
    kind: 'position_simulation',
    organization_id: position.organization_id,
    position_id: position.id,
    language,
    input: { ...job, ...limits },
    versions: RELEVANCE_VERSIONS,
    byRules: async () => withPlan(await relevanceByModel(known, job), tasks, limits),
    question: mapped(relevanceQuestion(known, job, language, reader), (read) =>
      withPlan(read, tasks, limits),
    ),
  });
  const output = made.output as SimulationOutput;
  const wanted = new Map(Object.entries(output.wanted));
  const quotesOf = (subtraits: readonly string[]) =>
    [...wanted.keys()]
      .filter((key) => subtraits.includes(key))
      .flatMap((key) => output.subtraits.find((each) => each.key === key)?.quotes ?? [])
      .filter((quote, i, all) => all.findIndex(({ text }) => text === quote.text) === i)
      .slice(0, 2)
      .map((quote) => ({ ...quote }));
  const nameOf = (id: string) => {
    const one = known.find((each) => each.id === id);
    return one ? nameIn(language, one.name, one.words) : id;
  };
  const useful = tasks
    .map((task) => ({ task, plan: tellPlan([task], wanted, limits) }))
    .filter(({ plan }) => plan.covered > 0)
    .sort((a, b) => b.plan.covered - a.plan.covered || a.task.minutes - b.task.minutes);
  const evenly = new Map(known.map(({ id }) => [id, 1]));
  const baseline = planSimulation(tasks, evenly, limits);
  const { ai_run_id, provider, model, problem } = made;
  const { basis, certainty, expected_rho, asks_for_text } = output;
  return {
    ai_run_id,
    provider,
    model,
    problem,
    basis,
    certainty,
    expected_rho,
    asks_for_text,
    subtraits: namedSubtraits(output, known, language, wanted),
    unanchored: unanchoredNames(output, known, language),
    tasks: useful.map(({ task }) => {
      const measures = task.measures.map(({ subtrait }) => subtrait).filter((id) => wanted.has(id));
      return {
        task_id: task.id,
        name: saidInLanguage(task.name, language),
        minutes: task.minutes,
        measures: measures.map(nameOf),
        quotes: quotesOf(measures),
      };
    }),
    simulations: simulations
      .map(({ id, name, is_own, minutes, measures }) => ({
        id,
        name,
        is_own,
        plan: tellPlan([{ id, minutes, measures }], wanted, limits),
        measures,
      }))
      .filter(({ plan }) => plan.covered > 0)
      .sort((a, b) => b.plan.covered - a.plan.covered || a.plan.minutes - b.plan.minutes)
      .slice(0, 8)
      .map(({ id, name, is_own, plan, measures }) => ({
        simulation_id: id,
        name: is_own ? name : saidInLanguage(name, language),
        minutes: plan.minutes,
        covered: plan.covered,
        reliability: plan.reliability,
        quotes: quotesOf(measures.map(({ subtrait }) => subtrait)),
      })),
    draft: planOf(output.draft),
    baseline: planOf(
      tellPlan(
        tasks.filter(({ id }) => baseline.tasks.includes(id)),
        wanted,
        limits,
      ),
    ),
  };
}

function withPlan(
  read: ReadRelevance,
  tasks: readonly PlannedTask[],
  limits: { readonly minutes: number; readonly reliability: number },
): SimulationOutput {
  const wanted = wantedOf(read.subtraits);
  return { ...read, wanted: Object.fromEntries(wanted), draft: planSimulation(tasks, wanted, limits) };
}

/** A question whose answer is made into something more. */
export function mapped<T, U>(question: ProviderQuestion<T>, into: (answer: T) => U): ProviderQuestion<U> {
  return {
    ...question,
    read: (answer) => {
      const read = question.read(answer);
      return read === null ? null : into(read);
    },
  };
}

/** Refuses a draft that is another's, of another kind, or was taken over already. */
export async function refuseUnusable(act: SignedAct, run: AiRun, kind: AiRun['kind']): Promise<void> {
  if (run.kind !== kind || run.output === null) throw notFound();
  await lockRun(act.db, run.id);
  const steps = await findSteps(act.db, run.id);
  if (steps.length > 0) throw new Refusal('conflict', aiAssistSay('ai_assist.taken_already'));
}

/** Makes a draft simulation for the position, of the tasks that a person kept. It is published, if at all, by a person. */
export async function confirmSimulation(
  act: SignedAct,
  position: { readonly id: string; readonly organization_id: string },
  run: AiRun,
  body: Pick<RouteBody<typeof confirmPositionSimulation>, 'name' | 'task_ids'>,
): Promise<string> {
  const { db, actor, services } = act;
  if (run.position_id !== position.id) throw notFound();
  await refuseUnusable(act, run, 'position_simulation');
  const { wanted, draft } = run.output as SimulationOutput;
  const [tasks, known] = await Promise.all([findMeasuringTasks(db), measuredSubtraits(db)]);
  const chosen = body.task_ids.map((id, i) => {
    const task = tasks.find((each) => each.id === id);
    if (!task || body.task_ids.indexOf(id) < i)
      throw invalidField(`task_ids.${i}`, aiAssistSay('ai_assist.task_unknown'));
    return task;
  });
  const measured = new Set(chosen.flatMap(({ measures }) => measures.map(({ subtrait }) => subtrait)));
  const placed = known
    .filter(({ id }) => measured.has(id) && Object.hasOwn(wanted, id))
    .map(({ id, trait_id, category_id }) => ({ subtrait_id: id, trait_id, category_id }));
  const { categories } = weighWanted(placed, new Map(Object.entries(wanted)));
  if (categories.length === 0) throw invalidField('task_ids', aiAssistSay('ai_assist.measures_nothing'));
  const made = await createSimulation(act, { name: body.name, kind: 'library', position });
  const withTasks = await saveTasks(act, made.id, {
    edit: made.edit,
    tasks: chosen.map(({ id }) => ({
      task_id: id,
      parameters: {},
      group_id: null,
      reason: '',
      estimated_seconds: null,
    })),
  });
  const withTraits = await saveTraits(act, made.id, {
    edit: withTasks.edit,
    traits: categories.flatMap(({ category_id, traits }) =>
      traits.map(({ trait_id, trait_weightage, subtraits }) => ({
        trait_id,
        category_id,
        trait_weightage,
        subtraits: subtraits.map((each) => ({ ...each, value: null })),
      })),
    ),
  });
  await saveCategories(act, made.id, {
    edit: withTraits.edit,
    categories: categories.map(({ category_id, category_weightage }) => ({
      category_id,
      category_weightage,
      boost: 1,
    })),
  });
  await insertStep(db, run, {
    id: uuidv7(),
    kind: 'confirmed',
    output: { simulation_id: made.id, task_ids: body.task_ids },
    edits: editsBetween(draft.tasks, body.task_ids),
    done_by: actor.user_id,
    at: services.now(),
  });
  await audit(act, {
    event_type: 'action',
    action: 'ai_run.confirmed',
    target_type: 'ai_run',
    target_id: run.id,
    organization_id: run.organization_id,
    meta: { kind: run.kind, simulation_id: made.id },
  });
  return made.id;
}
