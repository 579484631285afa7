import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import { reliabilityOf } from '../normed-formula.ts';
import type { NormRow, TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

/** A T score of a domain. Neither end is better: a score template sets the range that a job asks for. */
function domain(name: string, subtrait_id: string, norm: NormRow, dir: 1 | -1, revision = 2): TaskFormula {
  const { data_point, mean, sd } = norm;
  return {
    key: `work-style.${subtrait_id}`,
    name,
    version: '1.0',
    revision,
    formula: formulaOfRow({ data_point, subtrait_id, transform: 'norm_t', mean, sd, dir }),
    data_points: [data_point],
    tests: [
      { inputs: { [data_point]: mean }, expect: { value: 50, total_score: 100 } },
      { inputs: { [data_point]: mean + sd }, expect: { value: 50 + 10 * dir, total_score: 100 } },
      { inputs: { [data_point]: mean - 2 * sd }, expect: { value: 50 - 20 * dir, total_score: 100 } },
      { inputs: { [data_point]: null }, expect: null },
    ],
    reliability: { ...reliabilityOf(norm), kind: 'internal_consistency', scale: 'place' },
  };
}

/** How Work Style counts: the five domains; emotional stability is neuroticism turned round. Facets are detail. */
export const FORMULAS: readonly TaskFormula[] = [
  domain('Outgoing, by own description', 'extraversion', NORMS.extraversion, 1),
  domain('Considerate, by own description', 'agreeableness', NORMS.agreeableness, 1),
  domain('Orderly, by own description', 'conscientiousness', NORMS.conscientiousness, 1),
  domain('Even-tempered, by own description', 'emotional_stability', NORMS.neuroticism, -1, 3),
  domain('Open to the new, by own description', 'openness', NORMS.openness, 1),
];
