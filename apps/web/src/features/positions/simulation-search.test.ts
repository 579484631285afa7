import type { SimulationChoice } from '@tryout/contract/positions/positions';
import { describe, expect, it } from 'vitest';
import {
  ANY_SIMULATION,
  addressOfSearch,
  findSimulations,
  searchOfAddress,
  traitCounts,
  traitName,
  withPutBack,
} from './simulation-search.ts';

const FOCUS = { id: 'focus', name: 'Focus', names: { ar: 'تركيز' } };
const CARE = { id: 'care', name: 'Care', names: {} };
const simulation = (id: string, minutes: number, traits: SimulationChoice['traits']): SimulationChoice => ({
  id,
  simulation_id: id,
  name: `Game ${id}`,
  purpose: 'For warehouses',
  minutes,
  task_count: 1,
  device: 'any',
  traits,
  status: 'published',
  own: false,
  cover: null,
});
const a = simulation('A', 4.2, [FOCUS, CARE]);
const b = simulation('B', 12, [FOCUS]);
const c = simulation('C', 5, []);
const find = (search: Partial<typeof ANY_SIMULATION>) =>
  findSimulations([a, b, c], { ...ANY_SIMULATION, ...search }).map((each) => each.id);

describe('available simulations', () => {
  it.each([
    [{}, ['A', 'B', 'C']],
    [{ q: ' game  b' }, ['B']],
    [{ q: 'تركيز' }, ['A', 'B']],
    [{ q: 'focus WAREHOUSES' }, ['A', 'B']],
    [{ q: 'nothing' }, []],
    [{ traits: ['focus', 'care'] }, ['A']],
    [{ traits: ['focus', 'gone'] }, ['A', 'B']],
    [{ minutes: 5 }, ['A', 'C']],
    [{ minutes: 4 }, []],
    [{ q: 'focus', minutes: 10 }, ['A']],
  ])('are found by %j', (search, ids) => {
    expect(find(search)).toEqual(ids);
  });

  it('count their traits, named in the language of the reader', () => {
    expect(traitCounts([a, b, c])).toEqual([
      { trait: FOCUS, count: 2 },
      { trait: CARE, count: 1 },
    ]);
    expect([traitName(FOCUS, 'ar'), traitName(CARE, 'ar')]).toEqual(['تركيز', 'Care']);
  });

  it.each([
    [{}, ANY_SIMULATION],
    [
      { q: 'mail', traits: 'focus,care', minutes: 15 },
      { q: 'mail', traits: ['focus', 'care'], minutes: 15 },
    ],
  ])('keep their search in the address as %j', (address, search) => {
    expect(searchOfAddress(address)).toEqual(search);
    expect(searchOfAddress(addressOfSearch(search))).toEqual(search);
  });

  it('return to their place', () => {
    expect(withPutBack([a, c], b, 1)).toEqual([a, b, c]);
    expect(withPutBack([a, b], b, 0)).toEqual([b, a]);
    expect(withPutBack([], b, 3)).toEqual([b]);
  });
});
