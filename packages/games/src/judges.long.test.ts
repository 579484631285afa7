import { expect, it } from 'vitest';
import { MEASURES_OF_ABILITY, winsOfTheAbler } from './testing/abler-candidates.ts';

it.each(MEASURES_OF_ABILITY)(
  '%s, %s is better for the abler of two candidates in at least 95 % of 200 seeds',
  (key, point, config) => {
    expect(winsOfTheAbler(key, point, config, 200)).toBeGreaterThanOrEqual(190);
  },
);
