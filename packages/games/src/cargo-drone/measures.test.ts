import { describe, expect, it } from 'vitest';
import { referenceFolder, referencePersons } from '../testing/reference-folder.ts';
import {
  adjustedMean,
  calibration,
  changesAfterLoss,
  expectedReturn,
  type FinishedFlight,
  intendedLoads,
  measure,
} from './measures.ts';

function sent(loaded: number): FinishedFlight {
  return { loaded, lost: false, declared: false };
}

function lost(loaded: number, declared = false): FinishedFlight {
  return { loaded, lost: true, declared };
}

describe('calibration', () => {
  it.each([
    [64, 100],
    [40, 85.9],
    [20, 52.7],
    [88, 85.9],
    [128, 0],
  ])('of always aiming at %i crates out of 128 is %d', (load, expected) => {
    expect(calibration([{ loaded: load, lost: true, declared: true }], 128)).toBeCloseTo(expected, 1);
    expect(calibration([sent(load), sent(load)], 128)).toBeCloseTo(expected, 1);
  });

  it('takes a lost flight to have aimed at what it reached or at the usual load, whichever is more', () => {
    expect(intendedLoads([sent(40), sent(60), lost(10), lost(90)])).toEqual([40, 60, 50, 90]);
    expect(intendedLoads([lost(10), lost(30)])).toEqual([10, 30]);
    expect(intendedLoads([sent(40), lost(10, true)])).toEqual([40, 10]);
  });

  it('is best at half of the most, whatever the most is', () => {
    for (const most of [8, 64, 128, 256]) {
      const best = Array.from({ length: most + 1 }, (_, load) => expectedReturn(load, most));
      expect(best.indexOf(Math.max(...best))).toBe(most / 2);
      expect(calibration([sent(most / 2)], most)).toBe(100);
    }
    expect(calibration([], 128)).toBeNull();
  });
});

describe('other measures', () => {
  it('leave flights that were cut short out of the adjusted mean', () => {
    expect(adjustedMean([sent(20), lost(90), sent(40)])).toBe(30);
    expect(adjustedMean([lost(5)])).toBeNull();
    expect(adjustedMean([lost(50, true), sent(30)])).toBe(40);
  });

  it('compare the free loads before and after a loss', () => {
    expect(changesAfterLoss([sent(40), lost(10), lost(9), sent(30), sent(35), lost(2), sent(50)])).toEqual([
      -10, 15,
    ]);
    expect(changesAfterLoss([lost(10), sent(30)])).toEqual([]);
    expect(changesAfterLoss([lost(40, true), sent(30)])).toEqual([-10]);
  });

  it('see somebody who loads more after coming home and less after a loss', () => {
    const flights = [50, 60, 40, 50, 60, 40, 50, 60, 40].map((loaded, i) => ({
      loaded,
      lost: i % 3 === 1,
      declared: true,
    }));
    expect(measure(flights, 128).learning).toBeCloseTo(1, 5);
    expect(measure(flights.slice(0, 5), 128).learning).toBe('too_few_trials');
  });

  it('add up what came home', () => {
    const values = measure([sent(20), lost(90), sent(40)], 128);
    expect(values).toMatchObject({
      total_points: 60,
      losses: 1,
      adjusted_pumps: 30,
      load_level: { value: 23.4375 },
    });
    expect(values.cv).toBe('too_few_trials');
  });
});

const folder = referenceFolder();
if (folder === null) {
  it('has no reference folder here, so published fishing scores were not compared', () => {
    expect(referenceFolder()).toBeNull();
  });
} else {
  describe('published trials of the fishing task', () => {
    const persons = referencePersons<[string, number, number]>(folder, 'angling_risk');
    it.each(persons.map((person) => [person.id, person] as const))(
      'give the published scores: %s',
      (_, person) => {
        for (const rule of ['Keep', 'Release']) {
          const rounds = person.trials
            .filter(([name]) => name === rule)
            .map(([, clicks, wasLost]) => ({ loaded: clicks, lost: wasLost === 1, declared: false }));
          const share = rounds.filter((round) => round.lost).length / rounds.length;
          const key = rule.toLowerCase();
          expect(adjustedMean(rounds)).toBeCloseTo(
            person.expected[`${key}_adjusted_clicks`] ?? Number.NaN,
            8,
          );
          expect(share).toBeCloseTo(person.expected[`${key}_loss_percent`] ?? Number.NaN, 8);
          expect(measure(rounds, 128).adjusted_pumps).toBe(adjustedMean(rounds));
        }
      },
    );
  });
}
