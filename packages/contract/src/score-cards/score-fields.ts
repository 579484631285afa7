import { z } from 'zod';

/**
 * How exact a score is. `sem`: standard error of measurement in points; the mean over many plays (the true score) is most
 * likely, at 95 %, within 1.96 of them. `reliability`: 0 to 1, of the parts of which it is known; null where it is
 * known of none. `known`: their share of the weight, 0 to 1; null on cards of engine 1. `kinds`: how the errors were
 * found: `retest` covers differences between days, `internal_consistency` and `model` only one sitting.
 * `is_estimated`: concluded from another form of the game than the one played.
 */
export const uncertainty = z.object({
  sem: z.number(),
  reliability: z.number().nullable(),
  known: z.number().nullable(),
  kinds: z.array(z.enum(['retest', 'internal_consistency', 'model'])).readonly(),
  is_estimated: z.boolean(),
});

/**
 * What a number means. `norm`: a place in a named group of people; only these have a band. `model`: on the scale of a model
 * that was not calibrated. `percent`: percent of the best or of agreement. `place`: between two named ends, neither of
 * them better. `fit`: closeness to a range set for the job. `mixed`: put together from parts that mean different things,
 * less than 60 % of them normed.
 */
export const shownScale = z.enum(['norm', 'model', 'percent', 'place', 'fit', 'mixed']);
