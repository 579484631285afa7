import { describe, expect, it } from 'vitest';
import { referenceFolder, referencePersons } from '../testing/reference-folder.ts';
import { bestCount, bestPoints, expectedPoints, randomPoints } from './expected-value.ts';
import { type Aim, adjustment, informationUse } from './information-use.ts';
import { aimsOf, efficiencyOf, type FinishedDive, measure, regretOf } from './measures.ts';
import { COMBINATIONS, type DiveFacts } from './plan.ts';

/** Three sets of dives; `aimOf` tells how many crates are opened for the facts of each. */
function dives(aimOf: (facts: DiveFacts, set: number) => number, sets = 3): FinishedDive[] {
  return Array.from({ length: sets }, (_, set) =>
    COMBINATIONS.map((facts) => ({
      ...facts,
      opened: aimOf(facts, set),
      lost: false,
      declared: false,
      points: 0,
    })),
  ).flat();
}

/** Every way a dive can go, weighed by its chance: the snags among the first crates, one place after the other. */
function byEnumeration({ gain, loss, snags }: DiveFacts, count: number): number {
  const chanceOf = (first: number) => {
    let none = 1;
    for (let at = 0; at < first; at++) none *= (32 - snags - at) / (32 - at);
    return none * (snags / (32 - first));
  };
  let expected = 0;
  let past = 1;
  for (let first = 0; first < count; first++) {
    expected += chanceOf(first) * (first * gain - loss);
    past -= chanceOf(first);
  }
  return expected + past * count * gain;
}

describe('expected points', () => {
  it('are those of every way a dive can go', () => {
    for (const facts of COMBINATIONS) {
      for (let count = 0; count <= 32 - facts.snags; count++) {
        expect(expectedPoints(facts, count)).toBeCloseTo(byEnumeration(facts, count), 8);
      }
    }
  });

  it('are best where the next crate no longer pays', () => {
    for (const facts of COMBINATIONS) {
      const best = bestCount(facts);
      const pays = (count: number) => expectedPoints(facts, count + 1) - expectedPoints(facts, count);
      for (let count = 0; count < 29; count++) expect(pays(count) > 1e-9).toBe(count < best);
      expect(bestPoints(facts)).toBeCloseTo(expectedPoints(facts, best), 9);
    }
    expect(COMBINATIONS.map(bestCount)).toEqual([6, 0, 0, 0, 23, 4, 6, 0]);
  });
});

describe('the worth of choices', () => {
  const aims = (all: readonly FinishedDive[]) => aimsOf(all);

  it('is 100 for the best rule, 0 for stopping at random, and less for worse', () => {
    expect(efficiencyOf(aims(dives(bestCount)))).toBeCloseTo(100, 9);
    expect(regretOf(aims(dives(bestCount)))).toBeCloseTo(0, 9);
    const anywhere = Array.from({ length: 33 }, (_, count) => aims(dives(() => count, 1))).flat();
    expect(efficiencyOf(anywhere)).toBeCloseTo(0, 9);
    expect(efficiencyOf(aims(dives(() => 29)))).toBeLessThan(-40);
    expect(efficiencyOf(aims(dives(() => 0)))).toBeGreaterThan(70);
  });

  it('falls with every crate beyond the best or short of it', () => {
    const off = (by: number) =>
      efficiencyOf(aims(dives((facts) => Math.min(29, Math.max(0, bestCount(facts) + by))))) ?? 0;
    expect(off(4)).toBeLessThan(off(2));
    expect(off(2)).toBeLessThan(100);
    expect(off(-4)).toBeLessThan(off(-2));
    expect(randomPoints({ gain: 10, loss: 750, snags: 3 })).toBeLessThan(0);
  });
});

describe('a dive that a snag ended', () => {
  const cut = { gain: 10, loss: 250, snags: 1, opened: 3, lost: true, declared: false, points: -230 };

  it('is taken to have aimed at what is usual with as many snags, or at what it reached', () => {
    const free = [8, 12].map((opened) => ({ ...cut, opened, lost: false }));
    const other = { ...cut, snags: 3, opened: 1, lost: false };
    expect(aimsOf([...free, other, cut]).at(-1)?.aimed).toBe(10);
    expect(aimsOf([...free, other, { ...cut, opened: 15 }]).at(-1)?.aimed).toBe(15);
    expect(aimsOf([cut]).at(-1)?.aimed).toBe(3);
  });

  it('cuts nothing short where the number was said beforehand', () => {
    const said = { ...cut, opened: 20, declared: true };
    expect(aimsOf([said, { ...cut, lost: false }])[0]?.aimed).toBe(20);
  });
});

describe('use of information', () => {
  const wavering = (set: number, facts: DiveFacts) => ((set * 7 + facts.gain + facts.loss / 50) % 3) - 1;

  it('counts the facts that show, each when used the right way round', () => {
    const used = (aim: (facts: DiveFacts) => number) =>
      informationUse(aimsOf(dives((facts, set) => aim(facts) + wavering(set, facts))));
    expect(used(() => 12)).toBe(0);
    expect(used(({ snags }) => 16 - 3 * snags)).toBe(1);
    expect(used(({ snags, loss }) => 18 - 3 * snags - loss / 125)).toBe(2);
    expect(used(({ snags, loss, gain }) => 16 - 3 * snags - loss / 125 + gain / 5)).toBe(3);
    expect(used(({ snags }) => 6 + 3 * snags)).toBe(0);
  });

  it('needs two whole sets', () => {
    expect(measure(dives(bestCount, 1)).information_use).toBe('too_few_trials');
    expect(measure(dives(bestCount, 2).slice(0, 15)).information_use).toBe('too_few_trials');
    expect(measure(dives(bestCount, 2)).information_use).toMatchObject({ trials: 16 });
    expect(
      measure([...dives(bestCount, 2), ...dives(bestCount, 1).slice(0, 5)]).information_use,
    ).toMatchObject({
      trials: 16,
    });
  });

  it('gives the difference between the two levels of each fact', () => {
    const measured = measure(dives(({ gain, loss, snags }) => 10 + gain / 10 - loss / 250 - snags));
    expect(
      [measured.gain_adj, measured.loss_adj, measured.prob_adj].map((each) =>
        typeof each === 'object' ? each.value : each,
      ),
    ).toEqual([2, 2, 2]);
  });
});

describe('measures', () => {
  it('have nothing to say before the first dive, and little before the eighth', () => {
    expect(measure([])).toEqual({});
    const seven = dives(() => 4, 1).slice(0, 7);
    expect(measure(seven).ev_efficiency).toBe('too_few_trials');
    expect(measure(seven).snags_hit).toBe(0);
  });
});

const folder = referenceFolder();
if (folder === null) {
  it('has no reference folder here, so published scores were not compared', () => {
    expect(referenceFolder()).toBeNull();
  });
} else {
  describe('published rounds of the Columbia card task', () => {
    const persons = referencePersons<[number, number, number, number, number]>(folder, 'columbia_card_cold');
    it.each(persons.map((person) => [person.id, person] as const))(
      'give the published scores: %s',
      (_, person) => {
        const finished = person.trials.map(
          ([gain, loss, snags, opened]): FinishedDive => ({
            gain,
            loss,
            snags,
            opened,
            lost: false,
            declared: true,
            points: 0,
          }),
        );
        const measured = measure(finished);
        expect(measured.avg_cards).toMatchObject({ trials: 24 });
        expect((measured.avg_cards as { value: number }).value).toBeCloseTo(
          person.expected.avg_cards_chosen ?? Number.NaN,
          8,
        );
        expect(measured.information_use).toEqual({ value: person.expected.information_use, trials: 24 });
        const aims: readonly Aim[] = aimsOf(finished);
        expect(adjustment(aims, 'snags')).toBeGreaterThan(0);
      },
    );
  });
}
