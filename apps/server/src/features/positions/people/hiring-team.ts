import type { PositionTeam } from '@tryout/contract/positions/position-team';
import type { TeamRole } from '@tryout/domain/access/recruiter-sight';
import { audit, type SignedAct } from '../../../platform/act.ts';
import { displayName } from '../../../platform/http/actor.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { positionRights } from '../position-rights.ts';
import type { PositionRow } from '../position-row.ts';
import { findPositions, lockPosition } from '../positions.queries.ts';
import { peopleSay } from './people.messages.ts';
import {
  findHiringMember,
  findHiringMembers,
  findRecruitersSee,
  findTeam,
  findTeamRole,
  putOnTeam,
  takeOffTeam,
} from './team.queries.ts';

/** Who hires for a position, and who could. */
export async function readTeam({ db, actor }: SignedAct, position: PositionRow): Promise<PositionTeam> {
  const items = await findTeam(db, position);
  const may_change = positionRights(actor, position).share && position.status !== 'archived';
  const there = new Set(items.map((each) => each.user_id));
  const others = may_change ? await findHiringMembers(db, position.organization_id) : [];
  return {
    items: items.map(({ user_id: _, ...each }) => each),
    others: others
      .filter((each) => !there.has(each.user_id))
      .map(({ employee_id, name }) => ({ employee_id, name })),
    may_change,
    recruiters_see: await findRecruitersSee(db, position.organization_id),
  };
}

interface TeamChange {
  readonly position_id: string;
  readonly employee_id: string;
}

/** Puts a member on the team, or gives them another part in it. */
export async function putMemberOnTeam(
  act: SignedAct,
  change: TeamChange & { readonly role: TeamRole },
): Promise<{ readonly team: PositionTeam; readonly name: string }> {
  const { db, actor } = act;
  const { position, member } = await lockTeam(act, change);
  if (!member.hires) throw new Refusal('refused_by_rule', peopleSay('positions.team.does_not_hire'));
  const before = await findTeamRole(db, position.id, member.user_id);
  if (before === 'owner' && change.role === 'recruiter') {
    throw new Refusal('refused_by_rule', peopleSay('positions.team.owner_stays'));
  }
  if (before !== change.role) {
    await putOnTeam(db, position, { ...member, role: change.role, added_by: actor.user_id });
    await audit(act, {
      event_type: 'update',
      action: change.role === 'owner' ? 'position.owner_changed' : 'position.team_joined',
      target_type: 'position',
      target_id: position.id,
      organization_id: position.organization_id,
      meta: { employee_id: change.employee_id, role: [before ?? null, change.role] },
    });
    if (member.user_id !== actor.user_id) {
      await notifyPeople(act, [member.user_id], {
        type: change.role === 'owner' ? 'team_owner' : 'team_joined',
        effect_key: `${position.id}:${act.origin.request_id}`,
        params: { inviter: displayName(actor), position: position.title },
        link: `/user/positions/${position.id}`,
        organization_id: position.organization_id,
        mail: {},
      });
    }
  }
  return { team: await readTeam(act, position), name: member.name };
}

/** Takes a member off the team. The owner stays until somebody else is. */
export async function takeMemberOff(
  act: SignedAct,
  change: TeamChange,
): Promise<{ readonly team: PositionTeam; readonly name: string }> {
  const { db, actor } = act;
  const { position, member } = await lockTeam(act, change);
  const before = await findTeamRole(db, position.id, member.user_id);
  if (before === 'owner') throw new Refusal('refused_by_rule', peopleSay('positions.team.owner_stays'));
  // Whoever is off the team already, such as after a second press, stays off.
  if (before !== undefined) {
    await takeOffTeam(db, position.id, member.user_id);
    await audit(act, {
      event_type: 'update',
      action: 'position.team_left',
      target_type: 'position',
      target_id: position.id,
      organization_id: position.organization_id,
      meta: { employee_id: change.employee_id },
    });
  }
  const still = await findPositions(db, [position.id], actor);
  // Whoever leaves a team by themselves may see nothing more of the position from here on.
  const team = still.length > 0 ? await readTeam(act, position) : EMPTY_TEAM;
  return { team, name: member.name };
}

const EMPTY_TEAM: PositionTeam = {
  items: [],
  others: [],
  may_change: false,
  recruiters_see: 'own_and_shared',
};

async function lockTeam({ db }: SignedAct, { position_id, employee_id }: TeamChange) {
  const position = await lockPosition(db, position_id);
  const member = await findHiringMember(db, employee_id);
  if (!position || !member || member.organization_id !== position.organization_id) throw notFound();
  if (position.status === 'archived')
    throw new Refusal('refused_by_rule', peopleSay('positions.team.archived'));
  return { position, member };
}
