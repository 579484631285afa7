import type { RouteData } from '@tryout/contract/define-route';
import type { readTimeline as route } from '@tryout/contract/talent-pool/people';
import { privilegeAllows, scopeOf } from '@tryout/domain/access/access-policy';
import type { SignedAct } from '../../platform/act.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { applicantRights, readableVisibilities } from '../applicants/public.ts';
import type { StoredPerson } from './people.queries.ts';
import { talentPoolSay } from './talent-pool.messages.ts';
import {
  findSeenApplications,
  findTimeline,
  type SeenApplication,
  type TimelinePlace,
} from './timeline.queries.ts';
import { hiresFor } from './visible-people.queries.ts';

/** Lines of one page. */
const PAGE = 40;

/** What happened with a person over all positions on which the caller sees the person by name, newest first. */
export async function readTimeline(
  act: SignedAct,
  person: StoredPerson,
  cursor: string | undefined,
): Promise<RouteData<typeof route>> {
  const { db, actor } = act;
  const place = cursor === undefined ? null : placeOf(cursor);
  const seen = (await findSeenApplications(db, actor, person.id)).map((one) => rightsOn(act, person, one));
  const those = (may: (one: (typeof seen)[number]) => boolean) =>
    seen.filter(may).map((one) => one.application_id);
  const reach = {
    applications: those(() => true),
    logs: those((one) => one.log),
    cards: those((one) => one.rights.see_scores),
    mails: those((one) => one.rights.message),
    events: those((one) => one.events),
    comments: seen.flatMap(({ application_id, rights }) =>
      rights.comment
        ? readableVisibilities(rights).map((visibility) => ({ application_id, visibility }))
        : [],
    ),
    own: hiresFor(actor, person.organization_id),
  };
  const lines = await findTimeline(db, actor, person.id, reach, { place, limit: PAGE + 1 });
  const items = lines.slice(0, PAGE);
  const last = items.at(-1);
  const goesOn = lines.length > PAGE && last !== undefined;
  return { items, next_cursor: goesOn ? cursorOf(last) : null };
}

function rightsOn({ actor }: SignedAct, { organization_id }: StoredPerson, one: SeenApplication) {
  const rights = applicantRights(actor, { position_id: one.position_id, organization_id });
  const may = (action: 'applicant.read_log' | 'event.read') =>
    scopeOf(action, actor.user_type) !== 'position' || privilegeAllows(rights.level, action);
  return { ...one, rights, log: may('applicant.read_log'), events: may('event.read') };
}

const cursorOf = ({ at, id }: TimelinePlace) => Buffer.from(JSON.stringify([at, id])).toString('base64url');

function placeOf(cursor: string): TimelinePlace {
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (
      typeof at === 'string' &&
      !Number.isNaN(Date.parse(at)) &&
      typeof id === 'string' &&
      /^[a-z]+:[\w:-]{1,80}$/.test(id)
    ) {
      return { at, id };
    }
  } catch {
    // Falls through: whatever was sent is no cursor of ours.
  }
  throw invalidField('cursor', talentPoolSay('talent-pool.cursor'));
}
