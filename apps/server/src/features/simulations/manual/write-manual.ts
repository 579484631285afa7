import { ACCESS_POLICY } from '@tryout/domain/access/access-policy';
import { scaleOfFormula } from '@tryout/domain/score-cards/measure-in-form';
import { isIndicativeOnly, spanOfError } from '@tryout/domain/score-cards/measurement-error';
import type { MeasureFacts } from '@tryout/domain/score-cards/reliability';
import { placeOf } from '@tryout/domain/score-templates/effective-weights';
import { COVERAGE_PERCENT } from '@tryout/domain/score-templates/score-template';
import { pearson } from '@tryout/domain/statistics/statistics';
import type { SignedAct } from '../../../platform/act.ts';
import { validityOfSimulation } from '../../outcomes/public.ts';
import { applicantsInReach } from '../life/candidates.queries.ts';
import { spreadsOfSimulation, weightsOf } from '../life/weigh-simulation.ts';
import { simulationRecordOf } from '../simulation-record.ts';
import { manualSay as say } from './manual.messages.ts';
import {
  completedPlays,
  type DescribedSubtrait,
  describedSubtraits,
  keysOfExperts,
  namesOfParts,
  normsInForce,
} from './manual.queries.ts';
import { type Manual, type ManualSection, paragraph, table } from './manual-text.ts';

type Language = Manual['language'];

const two = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : value.toFixed(2);
const one = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : value.toFixed(1);
const percent = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : `${Math.round(value)} %`;

/** Fewest people for whom correlations between parts are told. */
const FEWEST_CORRELATED = 20;

/** A subtrait's wording in a language. */
function worded(
  subtrait: DescribedSubtrait,
  key: 'name' | 'definition' | 'low_label' | 'high_label',
  language: Language,
) {
  return subtrait.words[language]?.[key] || subtrait[key];
}

function settingsText(form: Readonly<Record<string, unknown>>, language: Language): string {
  const lines = Object.entries(form).map(([key, value]) => `${key.replaceAll('_', ' ')} ${String(value)}`);
  return lines.length === 0 ? say('manual.form.source')(language) : lines.join(', ');
}

function reliabilityText(facts: MeasureFacts | null, language: Language): string {
  if (facts === null || facts.kind === 'unknown') return say('manual.reliability.unknown')(language);
  if (facts.kind === 'standard_error') return say('manual.reliability.model')(language);
  return say('manual.reliability.known', {
    r: two(facts.r),
    trials: facts.trials,
    kind: facts.kind,
  })(language);
}

type Validity = Awaited<ReturnType<typeof validityOfSimulation>>;

/** What is known of outcomes; null: only administrators may know. */
function outcomesAsBlocks(known: Validity | null, language: Language): ManualSection['blocks'] {
  if (known === null) return [paragraph(say('manual.validity.hidden')(language))];
  if (known.outcomes.length === 0) return [paragraph(say('manual.validity.outcomes')(language))];
  const interval = ({ r, low, high }: { r: number; low: number; high: number }) =>
    `${two(r)} (${two(low)} – ${two(high)})`;
  return [
    paragraph(
      say('manual.validity.told', { n: known.applicants, minimum: known.minimum.correlation })(language),
    ),
    table(
      ['outcome', 'score', 'observed', 'corrected'].map((key) =>
        say(`manual.validity.${key as 'outcome' | 'score' | 'observed' | 'corrected'}`)(language),
      ),
      known.outcomes.flatMap(({ outcome, people, predictors }) =>
        predictors.length === 0
          ? [[outcome, say('manual.validity.few', { n: people })(language), '–', '–']]
          : predictors.map(({ trait, observed, corrected }) => [
              outcome,
              `${trait ?? say('manual.validity.fit')(language)} (${observed.n})`,
              interval(observed),
              corrected ? interval(corrected) : '–',
            ]),
      ),
    ),
  ];
}

/**
 * The technical manual of a simulation version, from what is stored: under the headings of the review model of the European
 * Federation of Psychologists' Associations (EFPA 2013, version 4.2.6).
 * @throws Refusal (not found); for a game that this release does not have
 */
export async function writeManual(act: SignedAct, simulationId: string, language: Language): Promise<Manual> {
  const { db, actor } = act;
  const record = await simulationRecordOf(act, simulationId);
  const spreads = await spreadsOfSimulation(act, simulationId);
  const { simulation, people } = spreads;
  const { definition } = simulation.template;
  const told = weightsOf(spreads);
  const placed = definition.categories.flatMap((category) =>
    category.traits.flatMap((trait) => trait.subtraits.map((subtrait) => ({ category, trait, subtrait }))),
  );
  const ids = [...new Set(placed.map(({ subtrait }) => subtrait.subtrait_id))];
  const [subtraits, norms, plays, confirmed, partNames] = await Promise.all([
    describedSubtraits(db, ids),
    normsInForce(
      db,
      simulation.formulas.map(({ task_key }) => task_key),
    ),
    completedPlays(db, simulationId, applicantsInReach(actor)),
    keysOfExperts(db, simulationId),
    namesOfParts(
      db,
      {
        categories: definition.categories.map(({ category_id }) => category_id),
        traits: definition.categories.flatMap(({ traits }) => traits.map(({ trait_id }) => trait_id)),
      },
      language,
    ),
  ]);
  const mayKnow = ACCESS_POLICY['organization.update'][actor.user_type] !== 'no';
  const known = mayKnow ? await validityOfSimulation(act, simulationId, undefined) : null;
  const described = new Map(subtraits.map((each) => [each.id, each]));
  const nameOf = (id: string) => {
    const found = described.get(id);
    return found ? worded(found, 'name', language) : id;
  };
  const formulas = simulation.formulas.filter((formula) => ids.includes(formula.definition.subtrait_id));
  const t = <Text extends (language: Language) => string>(said: Text) => said(language);
  const partOf = new Map(told.parts.map((part) => [`${part.level} ${part.place}`, part]));
  const scaleOf = (formula: (typeof formulas)[number]) =>
    formula.reliability?.scale ?? scaleOfFormula(formula.definition);

  const general: ManualSection = {
    heading: t(say('manual.general')),
    blocks: [
      paragraph(record.purpose || t(say('manual.no_purpose'))),
      table(
        [t(say('manual.fact')), t(say('manual.value'))],
        [
          [t(say('manual.version')), String(record.version)],
          [
            t(say('manual.minutes')),
            String(
              Math.round(record.tasks.reduce((sum, task) => sum + (task.estimated_seconds ?? 0), 0) / 60) ||
                '–',
            ),
          ],
          [t(say('manual.administration')), t(say('manual.administration.text'))],
          [t(say('manual.languages')), record.languages.join(', ')],
        ],
      ),
      table(
        [t(say('manual.task')), t(say('manual.settings')), t(say('manual.reason'))],
        simulation.pool.tasks.map((task) => [
          `${task.name} (${task.version})`,
          settingsText(Object(task.parameters) as Record<string, unknown>, language),
          record.tasks.find(({ task_id }) => task_id === task.task_id)?.reason || '–',
        ]),
      ),
    ],
  };
  const classification: ManualSection = {
    heading: t(say('manual.classification')),
    blocks: [
      paragraph(t(say('manual.classification.text'))),
      table(
        [t(say('manual.construct')), t(say('manual.definition')), t(say('manual.ends'))],
        subtraits.map((each) => [
          worded(each, 'name', language),
          worded(each, 'definition', language),
          `${worded(each, 'low_label', language)} – ${worded(each, 'high_label', language)}`,
        ]),
      ),
    ],
  };
  const rationale: ManualSection = {
    heading: t(say('manual.rationale')),
    blocks: [
      table(
        [t(say('manual.construct')), t(say('manual.evidence')), t(say('manual.sources'))],
        subtraits.map((each) => [
          worded(each, 'name', language),
          each.evidence || '–',
          each.sources.join('; ') || '–',
        ]),
      ),
    ],
  };
  const scoring: ManualSection = {
    heading: t(say('manual.scoring')),
    blocks: [
      paragraph(
        t(
          say('manual.scoring.text', {
            least: definition.min_coverage_percent ?? COVERAGE_PERCENT.default,
          }),
        ),
      ),
      table(
        [t(say('manual.construct')), t(say('manual.formula')), t(say('manual.scale'))],
        formulas.map((formula) => [
          nameOf(formula.definition.subtrait_id),
          `${formula.key} (${formula.version}), ${formula.data_point}`,
          t(say('manual.scale.is', { scale: scaleOf(formula) })),
        ]),
      ),
      paragraph(
        t(
          told.source === 'plays'
            ? say('manual.spread.plays', { n: told.n })
            : say('manual.spread.bots', { n: told.n }),
        ),
      ),
      table(
        [t(say('manual.part')), t(say('manual.set')), t(say('manual.spread')), t(say('manual.effective'))],
        definition.categories.flatMap((category) => {
          const row = (level: string, place: string, name: string) => {
            const part = partOf.get(`${level} ${place}`);
            return [name, percent(part?.set), one(part?.sd), percent(part?.effective)];
          };
          return [
            row(
              'category',
              placeOf(category.category_id),
              partNames.get(category.category_id) ?? category.category ?? '–',
            ),
            ...category.traits.flatMap((trait) => [
              row(
                'trait',
                placeOf(category.category_id, trait.trait_id),
                `– ${partNames.get(trait.trait_id) ?? trait.trait ?? '–'}`,
              ),
              ...trait.subtraits.map((each) =>
                row(
                  'subtrait',
                  placeOf(category.category_id, trait.trait_id, each.subtrait_id),
                  `– – ${nameOf(each.subtrait_id)}`,
                ),
              ),
            ]),
          ];
        }),
      ),
    ],
  };
  const reports: ManualSection = {
    heading: t(say('manual.reports')),
    blocks: [paragraph(t(say('manual.reports.text')))],
  };
  const ofFormulas = norms.filter((norm) =>
    formulas.some(({ task_key, data_point }) => norm.task_key === task_key && norm.data_point === data_point),
  );
  const normSection: ManualSection = {
    heading: t(say('manual.norms')),
    blocks:
      ofFormulas.length === 0
        ? [paragraph(t(say('manual.norms.none')))]
        : [
            paragraph(t(say('manual.norms.text'))),
            table(
              [
                t(say('manual.measure')),
                t(say('manual.form')),
                'N',
                t(say('manual.mean')),
                t(say('manual.sd')),
                t(say('manual.source')),
              ],
              ofFormulas.map((norm) => [
                `${norm.task_key}.${norm.data_point} (${norm.version})`,
                settingsText(norm.form, language),
                String(norm.n),
                norm.mean.toFixed(3),
                norm.sd.toFixed(3),
                `${norm.source}${norm.provisional ? ` ${t(say('manual.norms.provisional'))}` : ''}`,
              ]),
            ),
          ],
  };
  const fit = told.job_fit;
  const reliability: ManualSection = {
    heading: t(say('manual.reliability')),
    blocks: [
      table(
        [t(say('manual.measure')), t(say('manual.coefficient')), t(say('manual.source'))],
        formulas.map((formula) => [
          nameOf(formula.definition.subtrait_id),
          reliabilityText(formula.reliability, language),
          formula.reliability?.source ?? '–',
        ]),
      ),
      paragraph(
        fit === null || fit.reliability === null
          ? t(say('manual.fit.unknown'))
          : t(
              say('manual.fit', {
                r: two(fit.reliability),
                sem: one(fit.sem),
                known: percent(100 * (fit.known ?? 1)),
                span: spanOfError(fit) ?? 'none',
              }),
            ),
      ),
      ...(fit !== null && isIndicativeOnly(fit) ? [paragraph(t(say('manual.fit.indicative')))] : []),
    ],
  };
  const columns = placed.map(({ category, trait, subtrait }) => ({
    place: placeOf(category.category_id, trait.trait_id, subtrait.subtrait_id),
    name: nameOf(subtrait.subtrait_id),
  }));
  const correlation = (a: string, b: string) => {
    const both = people.flatMap(({ subtraits: scores }) => {
      const [x, y] = [scores[a] ?? null, scores[b] ?? null];
      return x === null || y === null ? [] : [[x, y] as const];
    });
    return both.length < FEWEST_CORRELATED
      ? null
      : pearson(
          both.map(([x]) => x),
          both.map(([, y]) => y),
        );
  };
  const validity: ManualSection = {
    heading: t(say('manual.validity')),
    blocks: [
      paragraph(t(say('manual.validity.plays', { n: plays }))),
      ...confirmed.keys.map(({ name, version, panel }) =>
        paragraph(
          t(
            say('manual.key_panel', {
              name,
              version,
              experts: panel.experts,
              w: two(panel.w),
              icc: two(panel.icc),
              low: two(panel.icc_low),
              high: two(panel.icc_high),
              left_out: panel.left_out,
            }),
          ),
        ),
      ),
      ...outcomesAsBlocks(known, language),
      paragraph(
        t(
          told.source === 'plays'
            ? say('manual.correlations.plays', { n: told.n })
            : say('manual.correlations.bots', { n: told.n }),
        ),
      ),
      table(
        [t(say('manual.construct')), ...columns.map((_, i) => String(i + 1))],
        columns.map(({ place, name }, i) => [
          `${i + 1} ${name}`,
          ...columns.map((other, j) => (j > i ? '' : j === i ? '1' : two(correlation(place, other.place)))),
        ]),
      ),
    ],
  };
  const gameOf = (taskKey: string) =>
    simulation.pool.tasks.find((task) => task.task_key === taskKey)?.key ?? taskKey;
  const gamesConfirmed = new Set(
    confirmed.keys.flatMap(({ game_key }) => (confirmed.without.includes(game_key) ? [] : [game_key])),
  );
  const unconfirmed = formulas.flatMap((formula) => {
    const what =
      formula.reliability && 'unconfirmed' in formula.reliability ? formula.reliability.unconfirmed : null;
    const isConfirmed = what === 'key' && gamesConfirmed.has(gameOf(formula.task_key));
    return what && !isConfirmed
      ? [t(say('manual.limits.unconfirmed', { name: nameOf(formula.definition.subtrait_id), what }))]
      : [];
  });
  const limits: ManualSection = {
    heading: t(say('manual.limits')),
    blocks: [
      ...unconfirmed,
      ...(ofFormulas.some(({ provisional }) => provisional) ? [t(say('manual.limits.provisional'))] : []),
      t(say('manual.limits.touch')),
      t(say('manual.limits.time')),
      t(say('manual.limits.groups')),
      t(say('manual.limits.use')),
    ].map(paragraph),
  };
  return {
    title: t(say('manual.title', { name: record.name, version: record.version })),
    subtitle: t(say('manual.subtitle', { day: act.services.now().toISOString().slice(0, 10) })),
    language,
    sections: [
      general,
      classification,
      rationale,
      scoring,
      reports,
      normSection,
      reliability,
      validity,
      limits,
    ],
  };
}
