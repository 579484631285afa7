export { chooseScoreTemplate } from './choose-score-template.ts';
export { createPosition } from './create-position.ts';
export { sendInvites, sendInvitesTo } from './invitations/invite-candidates.ts';
export { inviteSubmitted } from './invitations/invite-submitted.ts';
export { applyingTakes } from './jobs/applying-takes.ts';
export { closePositionBySystem, movePosition, type PositionMove, saidOfMove } from './move-position.ts';
export { givePrivilege } from './people/hiring-managers.ts';
export { updatePosition } from './update-position.ts';
export {
  inReachOf,
  isOnTeam,
  knownToRecruiter,
  mayKnowOf,
  ofKnownPosition,
  ofKnownPositionOrNone,
} from './visible-positions.queries.ts';
