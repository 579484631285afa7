import { describe, expect, it } from 'vitest';
import { mean } from '../statistics/statistics.ts';
import { PERSONA_GROUPS, personaOf } from './persona.ts';

describe.each(PERSONA_GROUPS)('%s', (group) => {
  it('gives the same person for the same seed, and stays within 0 to 1', () => {
    for (let n = 0; n < 200; n++) {
      const person = personaOf(group, 'seed', n);
      expect(personaOf(group, 'seed', n)).toEqual(person);
      for (const value of Object.values(person)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
    expect(personaOf(group, 'seed', 1)).not.toEqual(personaOf(group, 'seed', 2));
  });
});

it('the able are abler than the mixed, and those than the struggling', () => {
  const ability = (group: (typeof PERSONA_GROUPS)[number]) =>
    mean(Array.from({ length: 100 }, (_, n) => personaOf(group, 's', n).ability)) ?? 0;
  expect(ability('able')).toBeGreaterThan(ability('mixed'));
  expect(ability('mixed')).toBeGreaterThan(ability('struggling'));
});
