import { describe, expect, it } from 'vitest';
import { canTransition } from '../records/transitions.ts';
import {
  ACCESS_POLICY,
  type Action,
  type ActorFacts,
  covers,
  NEEDED_LINK_PERMISSION,
} from './access-policy.ts';
import {
  completePermissions,
  LINK_PERMISSIONS,
  LINK_STATUSES,
  type LinkSide,
  type LinkStatus,
  linkRole,
  restsUntil,
} from './recruiter-link.ts';

describe('the life of a link', () => {
  const may = (
    side: LinkSide,
    from: LinkStatus,
    to: LinkStatus,
    link: { requested_by?: LinkSide; suspended_by?: LinkSide } = {},
  ) =>
    canTransition(LINK_STATUSES, from, to, {
      by: linkRole(side, {
        status: from,
        requested_by: link.requested_by ?? 'recruiter',
        suspended_by: link.suspended_by ?? null,
      }),
    }).allowed;

  it.each<[LinkSide, LinkStatus, LinkStatus, boolean]>([
    ['company', 'new', 'approved', true],
    ['company', 'new', 'rejected', true],
    ['company', 'new', 'closed', false],
    ['recruiter', 'new', 'approved', false],
    ['recruiter', 'new', 'rejected', false],
    ['recruiter', 'new', 'closed', true],
    ['company', 'approved', 'suspended', true],
    ['recruiter', 'approved', 'suspended', true],
    ['company', 'approved', 'closed', true],
    ['recruiter', 'approved', 'closed', true],
    ['company', 'approved', 'rejected', false],
    ['company', 'rejected', 'approved', false],
    ['company', 'closed', 'approved', false],
    ['recruiter', 'closed', 'new', false],
  ])('a link that the recruiter asked for: %s moves it from %s to %s: %s', (side, from, to, allowed) => {
    expect(may(side, from, to)).toBe(allowed);
  });

  it('is resumed only by the side that suspended it, and ended by both', () => {
    for (const side of ['recruiter', 'company'] as const) {
      const other = side === 'company' ? 'recruiter' : 'company';
      expect(may(side, 'suspended', 'approved', { suspended_by: side })).toBe(true);
      expect(may(other, 'suspended', 'approved', { suspended_by: side })).toBe(false);
      expect(may(side, 'suspended', 'closed', { suspended_by: other })).toBe(true);
    }
  });

  it('rests for 30 days after a refusal, for the side that was refused', () => {
    const refused = { requested_by: 'recruiter' as const, decided_at: new Date('2026-03-01T12:00:00Z') };
    expect(restsUntil('recruiter', refused)).toEqual(new Date('2026-03-31T12:00:00Z'));
    expect(restsUntil('company', refused)).toBeNull();
    expect(restsUntil('recruiter', null)).toBeNull();
  });

  it('always permits to view', () => {
    expect(completePermissions([])).toEqual(['view']);
    expect(completePermissions(['decide', 'invite', 'decide'])).toEqual(['view', 'invite', 'decide']);
  });
});

describe('what a link lets a recruiter do', () => {
  const linkedActions = (Object.keys(ACCESS_POLICY) as Action[]).filter(
    (action) => ACCESS_POLICY[action].independent_recruiter === 'linked',
  );
  const actor = (permissions: readonly (typeof LINK_PERMISSIONS)[number][], position_ids: string[] | null) =>
    ({
      user_id: 'me',
      organization_ids: [],
      link: { company_id: 'client', permissions, position_ids },
      privileges: new Map(),
    }) satisfies ActorFacts;
  const record = {
    owner_user_id: null,
    organization_id: 'client',
    position_id: 'one',
    everyone: false,
  };
  const can = (action: Action, who: ActorFacts, of: Partial<typeof record> | object) =>
    covers(action, 'independent_recruiter', who, { ...record, ...of });

  it('is said for each action that a link can reach, and for no other', () => {
    expect(Object.keys(NEEDED_LINK_PERMISSION).sort()).toEqual([...linkedActions].sort());
  });

  it('is exactly what its permission is for', () => {
    for (const action of linkedActions) {
      const needed = NEEDED_LINK_PERMISSION[action];
      const own = { owner_user_id: 'me' };
      for (const permission of LINK_PERMISSIONS) {
        expect(can(action, actor([permission], null), own), `${action} with ${permission}`).toBe(
          permission === needed?.permission,
        );
      }
      expect(can(action, actor(LINK_PERMISSIONS, null), { ...own, organization_id: 'other' })).toBe(false);
      expect(can(action, actor(LINK_PERMISSIONS, ['two']), own)).toBe(false);
      expect(can(action, actor(LINK_PERMISSIONS, ['one', 'two']), own)).toBe(true);
      expect(can(action, { ...actor([], null), link: null }, own)).toBe(false);
    }
  });

  it('opens for editing only what the recruiter made for the company', () => {
    const all = actor(LINK_PERMISSIONS, null);
    expect(can('position.update', all, { owner_user_id: 'somebody' })).toBe(false);
    expect(can('position.publish', all, { owner_user_id: null })).toBe(false);
    expect(can('position.read', all, { owner_user_id: 'somebody' })).toBe(true);
  });

  it('reaches records of no position only for all positions, or to create positions from them', () => {
    const of = { position_id: null };
    expect(can('event.read', actor(['view'], null), of)).toBe(true);
    expect(can('event.read', actor(['view'], ['one']), of)).toBe(false);
    expect(can('position.create', actor(['create_positions'], ['one']), of)).toBe(true);
  });

  it('leaves nothing of the own organization in reach meanwhile', () => {
    expect(can('position.read', actor(LINK_PERMISSIONS, null), { organization_id: 'own' })).toBe(false);
    for (const action of [
      'organization.update',
      'security_log.read',
      'position.share',
      'position.archive',
    ] as const) {
      expect(can(action, actor(LINK_PERMISSIONS, null), { owner_user_id: 'me' }), action).toBe(false);
    }
  });
});
