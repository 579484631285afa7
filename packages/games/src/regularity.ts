import { mean, sd } from '@tryout/domain/statistics/statistics';

/** Standard deviation over mean of positive values; null for fewer than two values or a mean of 0. */
export function coefficientOfVariation(values: readonly number[]): number | null {
  const centre = mean(values);
  const spread = sd(values);
  return centre === null || spread === null || centre === 0 ? null : spread / centre;
}

/** Length of the longest run of equal neighbours; 0 for an empty list. */
export function longestRun(values: readonly (string | number)[]): number {
  let longest = 0;
  let run = 0;
  values.forEach((value, i) => {
    run = i > 0 && value === values[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}
