import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { describe, expect, it } from 'vitest';
import { type BuilderDraft, draftOf } from './builder-draft.ts';
import { ownSave } from './unanswered-save.ts';

const task = (id: string, group_id: string | null = null, estimated_seconds: number | null = 60) => ({
  id,
  task_id: `task-${id.at(-1)}`,
  parameters: {},
  group_id,
  reason: '',
  estimated_seconds,
});
const group = (id: string, name = id) =>
  ({ id, name, pick: 'all', n: null, shuffle: false, time_limit_s: null }) as const;

const BEFORE = {
  id: 'simulation',
  name: 'Quay trial',
  purpose: '',
  category: null,
  industry: null,
  device: 'all',
  languages: ['en'],
  words: {},
  accommodations: [],
  groups: [group('g')],
  tasks: [task('a', 'g'), task('b')],
  traits: [],
  categories: [],
} as unknown as SimulationRecord;
const stored = (changes: object): SimulationRecord => ({ ...BEFORE, ...changes });
const wanted = (changes: Partial<BuilderDraft>): BuilderDraft => ({ ...draftOf(BEFORE), ...changes });

describe('a newer version that is stored', () => {
  it('is the own save whose answer was lost, and tells the ids it gave', () => {
    const draft = wanted({ tasks: [task('a', 'g'), task('b'), task('new:c', null, null)] });
    const now = stored({ tasks: [task('a', 'g'), task('b'), task('id-c', null, 240)] });
    expect(ownSave(BEFORE, now, { part: 'tasks', draft })).toEqual(new Map([['new:c', 'id-c']]));
  });

  it('is the own save also where tasks left a group that is gone', () => {
    const draft = wanted({ groups: [group('new:h', 'Morning')] });
    const now = stored({ groups: [group('id-h', 'Morning')], tasks: [task('a'), task('b')] });
    expect(ownSave(BEFORE, now, { part: 'groups', draft })).toEqual(new Map([['new:h', 'id-h']]));
  });

  it('is the own save where traits brought a category', () => {
    const trait = { trait_id: 't', category_id: 'k', trait_weightage: 100, subtraits: [] };
    const now = stored({
      traits: [trait],
      categories: [{ category_id: 'k', category_weightage: 0, boost: 1 }],
    });
    expect(ownSave(BEFORE, now, { part: 'traits', draft: wanted({ traits: [trait] }) })).toEqual(new Map());
  });

  it.each([
    ['another part was changed', { tasks: [task('b')], name: 'Their name' }],
    ['the same part was changed otherwise', { tasks: [task('b'), task('d')] }],
    ['nothing of it is there', {}],
  ])('is somebody else’s where %s', (_what, changes) => {
    const draft = wanted({ tasks: [task('b')] });
    expect(ownSave(BEFORE, stored(changes), { part: 'tasks', draft })).toBeNull();
  });
});
