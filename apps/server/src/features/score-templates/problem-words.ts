import type { TemplateRecord } from '@tryout/contract/score-templates/score-template-fields';
import type { Said } from '../../platform/language/say.ts';
import { scoreTemplatesSay } from './score-templates.messages.ts';

/** What stands against publishing, in words. */
export const PROBLEM_WORDS: Readonly<
  Record<TemplateRecord['problems'][number]['code'], (sum: number | null) => Said>
> = {
  empty: () => scoreTemplatesSay('score_templates.problem_empty'),
  coverage_out_of_range: () => scoreTemplatesSay('score_templates.coverage_out_of_range'),
  weight_out_of_range: () => scoreTemplatesSay('score_templates.problem_weight'),
  weights_not_100: (sum) =>
    sum === null
      ? scoreTemplatesSay('score_templates.problem_weights')
      : scoreTemplatesSay('score_templates.problem_weights_sum', { sum: Math.round(sum * 100) / 100 }),
  boost_out_of_range: () => scoreTemplatesSay('score_templates.problem_boost'),
  rank_invalid: () => scoreTemplatesSay('score_templates.problem_rank'),
  target_invalid: () => scoreTemplatesSay('score_templates.problem_target'),
  duplicate: () => scoreTemplatesSay('score_templates.problem_duplicate'),
  unknown: () => scoreTemplatesSay('score_templates.problem_unknown'),
  archived: () => scoreTemplatesSay('score_templates.problem_archived'),
};
