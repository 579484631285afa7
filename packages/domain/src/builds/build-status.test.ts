import { describe, expect, it } from 'vitest';
import { allowedTargets, canTransition } from '../records/transitions.ts';
import { BUILD_STATES, BUILD_STATUSES, freeSlug, slugOfName } from './build-status.ts';

describe('a build version', () => {
  it('is moved by a super admin or by its checks, never by both', () => {
    const moves = (by: 'admin' | 'checks') =>
      Object.fromEntries(BUILD_STATES.map((from) => [from, allowedTargets(BUILD_STATUSES, from, by)]));
    expect(moves('admin')).toEqual({
      uploaded: [],
      scanning: [],
      failed: ['scanning', 'retired'],
      needs_mapping: ['scanning', 'retired'],
      ready: ['stable', 'retired'],
      stable: ['retired'],
      retired: [],
    });
    expect(moves('checks')).toEqual({
      uploaded: ['scanning'],
      scanning: ['failed', 'needs_mapping', 'ready'],
      failed: [],
      needs_mapping: [],
      ready: [],
      stable: ['ready'],
      retired: [],
    });
  });

  it('is retired with a reason only', () => {
    for (const from of ['failed', 'needs_mapping', 'ready', 'stable'] as const) {
      const retire = (has_reason: boolean) =>
        canTransition(BUILD_STATUSES, from, 'retired', { by: 'admin', has_reason });
      expect(retire(false)).toMatchObject({ allowed: false, code: 'reason_required' });
      expect(retire(true).allowed).toBe(true);
    }
  });
});

describe('a slug made of a name', () => {
  it.each([
    ['Cargo Drone 1.2.zip', 'cargo-drone-1-2'],
    ['ÉTOILE.ZIP', 'etoile'],
    ['2048', 'build'],
    ['3 Wishes!', 'wishes'],
    ['لعبة', 'build'],
    ['', 'build'],
    [`${'a'.repeat(62)} b`, 'a'.repeat(62)],
  ])('%j is %j', (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
    expect(slug).toMatch(/^[a-z][a-z0-9-]{1,62}$/);
  });

  it('gets a number behind it while it is taken, and never grows too long', () => {
    const taken = new Set(['game', 'game-2', 'game-3', 'z'.repeat(63)]);
    expect(freeSlug('game', (slug) => taken.has(slug))).toBe('game-4');
    expect(freeSlug('other', (slug) => taken.has(slug))).toBe('other');
    expect(freeSlug('z'.repeat(63), (slug) => taken.has(slug))).toBe(`${'z'.repeat(61)}-2`);
  });
});
