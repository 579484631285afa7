import type {
  confirmScoreTemplate,
  generateScoreTemplate,
  TemplateProposal,
} from '@tryout/contract/ai-assist/ai-assist';
import type { RouteBody } from '@tryout/contract/define-route';
import { editsBetween } from '@tryout/domain/ai-assist/text-edits';
import { type WeighedTemplate, wantedOf, weighWanted } from '@tryout/domain/relevance/plan-simulation';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { createTemplate, withLibraryNames } from '../score-templates/public.ts';
import { type AiRun, insertStep } from './ai-runs.queries.ts';
import { mapped, namedSubtraits, refuseUnusable, unanchoredNames } from './draft-simulation.ts';
import {
  measuredSubtraits,
  RELEVANCE_VERSIONS,
  type ReadRelevance,
  relevanceByModel,
  relevanceQuestion,
} from './read-relevance.ts';
import { runTask } from './run-task.ts';
import type { AnchoredSubtrait } from './settings.queries.ts';
import { settingsOwner } from './settings.ts';
import type { DraftReader } from './tell-draft.ts';

interface TemplateOutput extends ReadRelevance {
  readonly wanted: Readonly<Record<string, number>>;
  readonly definition: ScoreTemplate;
}

/** Longest reason beside a weight, characters. */
const LONGEST_REASON = 500;

function placed(known: readonly AnchoredSubtrait[]) {
  return known.map(({ id, trait_id, category_id }) => ({ subtrait_id: id, trait_id, category_id }));
}

/** Weights with a reason beside each trait: the words of the text that it rests on. */
function withReasons({ categories }: WeighedTemplate, read: ReadRelevance): ScoreTemplate {
  const reasonOf = (subtraits: readonly { readonly subtrait_id: string }[]) => {
    const quotes = subtraits.flatMap(
      ({ subtrait_id }) => read.subtraits.find(({ key }) => key === subtrait_id)?.quotes ?? [],
    );
    return [...new Set(quotes.map(({ text }) => `“${text}”`))]
      .slice(0, 2)
      .join(' ')
      .replace(/\s+/g, ' ')
      .slice(0, LONGEST_REASON);
  };
  return {
    categories: categories.map((category) => ({
      ...category,
      traits: category.traits.map((trait) => {
        const reason = reasonOf(trait.subtraits);
        return reason === '' ? trait : { ...trait, reason };
      }),
    })),
  };
}

/** Proposes the weights of a score template from a job text. */
export async function proposeTemplate(
  act: SignedAct,
  job: RouteBody<typeof generateScoreTemplate>,
  language: Language,
  reader?: DraftReader,
): Promise<TemplateProposal> {
  const { db } = act;
  const known = await measuredSubtraits(db);
  const into = (read: ReadRelevance): TemplateOutput => {
    const wanted = wantedOf(read.subtraits);
    return {
      ...read,
      wanted: Object.fromEntries(wanted),
      definition: withReasons(weighWanted(placed(known), wanted), read),
    };
  };
  const made = await runTask<TemplateOutput>(act, {
    kind: 'score_template',
    organization_id: settingsOwner(act),
    language,
    input: job,
    versions: RELEVANCE_VERSIONS,
    byRules: async () => into(await relevanceByModel(known, job)),
    question: mapped(relevanceQuestion(known, job, language, reader), into),
  });
  const { output, ai_run_id, provider, model, problem } = made;
  const evenly = weighWanted(placed(known), new Map(known.map(({ id }) => [id, 1])));
  const [definition, baseline] = await Promise.all([
    withLibraryNames(db, output.definition),
    withLibraryNames(db, evenly),
  ]);
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
    subtraits: namedSubtraits(output, known, language, new Map(Object.entries(output.wanted))),
    unanchored: unanchoredNames(output, known, language),
    definition: structuredClone(definition) as TemplateProposal['definition'],
    baseline: structuredClone(baseline) as TemplateProposal['baseline'],
  };
}

/** Only the numbers, by what they weigh: what a person changed of a proposal. */
function weightsOf({ categories }: ScoreTemplate) {
  return Object.fromEntries(
    categories.map((category) => [
      category.category_id,
      {
        weight: category.category_weightage,
        traits: Object.fromEntries(
          category.traits.map((trait) => [
            trait.trait_id,
            {
              weight: trait.trait_weightage,
              subtraits: Object.fromEntries(
                trait.subtraits.map((each) => [each.subtrait_id, each.weightage]),
              ),
            },
          ]),
        ),
      },
    ]),
  );
}

/** Makes a draft template of a proposal as a person changed it; publishing it is somebody's own step. */
export async function confirmTemplate(
  act: SignedAct,
  run: AiRun,
  { name, definition }: Pick<RouteBody<typeof confirmScoreTemplate>, 'name' | 'definition'>,
): Promise<string> {
  const { db, actor, services } = act;
  if (run.organization_id !== settingsOwner(act)) throw notFound();
  await refuseUnusable(act, run, 'score_template');
  const made = await createTemplate(act, { name, definition });
  await insertStep(db, run, {
    id: uuidv7(),
    kind: 'confirmed',
    output: { score_template_id: made.id },
    edits: editsBetween(
      weightsOf((run.output as TemplateOutput).definition),
      weightsOf(definition as ScoreTemplate),
    ),
    done_by: actor.user_id,
    at: services.now(),
  });
  await audit(act, {
    event_type: 'action',
    action: 'ai_run.confirmed',
    target_type: 'ai_run',
    target_id: run.id,
    organization_id: run.organization_id,
    meta: { kind: run.kind, score_template_id: made.id },
  });
  return made.id;
}
