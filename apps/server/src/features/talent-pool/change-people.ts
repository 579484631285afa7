import type { RouteBody } from '@tryout/contract/define-route';
import type { changePeople as route } from '@tryout/contract/talent-pool/people';
import { MOST_PERSON_TAGS } from '@tryout/domain/talent-pool/person-facts';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { type ChangedPerson, insertPeopleChange } from './bulk/people-changes.queries.ts';
import {
  insertPersonLog,
  lockPeople,
  type MarkChange,
  marksOf,
  type PersonLogLine,
  type StoredPerson,
  storeMarks,
} from './people.queries.ts';
import { findOwners } from './people-list.queries.ts';
import { talentPoolSay } from './talent-pool.messages.ts';
import { consentOf } from './write-person.ts';

type Wish = Omit<RouteBody<typeof route>, 'person_ids'>;

/** What is changed of people: tags, owner, consent, contact. */
export type ChangeOfPeople = Wish;

/**
 * Changes tags, owner, consent or contact of people, each with its line in the log, and keeps what they were before, so
 * that it can be undone.
 * @param how `passOver`: leaves out who is gone or has too many tags instead of refusing them all. `change_id`: the
 *   change that these people are part of; left out: one of its own
 */
export async function changePeople(
  act: SignedAct,
  people: readonly StoredPerson[],
  wish: Wish,
  {
    passOver = false,
    change_id = uuidv7(),
  }: { readonly passOver?: boolean; readonly change_id?: string } = {},
): Promise<{ changed: number; people_change_id: string | null }> {
  const { db, actor, services } = act;
  const at = services.now();
  const ids = [...new Set(people.map((person) => person.id))];
  const rows = await lockPeople(db, ids);
  if (rows.length !== ids.length && !passOver) throw notFound();
  const owner = await ownerName(act, rows, wish.owner_id);
  const consent = wish.consent === undefined ? undefined : consentOf(wish.consent);
  const lines: PersonLogLine[] = [];
  const changed: ChangedPerson[] = [];
  for (const row of rows) {
    const tags = tagsOf(row, wish);
    if (tags === null) {
      if (passOver) continue;
      throw new Refusal('limit_reached', talentPoolSay('talent-pool.most_tags', { most: MOST_PERSON_TAGS }));
    }
    const change = { ...wish, consent, tags };
    const said = linesOf(act, row, change, owner);
    if (said.length === 0) continue;
    const after = await storeMarks(db, row.id, change, at);
    lines.push(...said);
    changed.push({ person_id: row.id, before: marksOf(row), after });
  }
  await insertPersonLog(db, lines, at);
  const organizations = new Set(rows.map((row) => row.organization_id));
  for (const organization_id of organizations) {
    await audit(act, {
      event_type: 'update',
      action: 'people.changed',
      target_type: 'organization',
      target_id: organization_id,
      organization_id,
      meta: { people: changed.length, actions: [...new Set(lines.map((line) => line.action))] },
    });
  }
  const [organization_id] = organizations;
  if (organization_id === undefined || organizations.size > 1 || changed.length === 0) {
    return { changed: changed.length, people_change_id: null };
  }
  const change = { id: change_id, organization_id, made_by: actor.user_id, made_at: at };
  await insertPeopleChange(db, change, changed);
  return { changed: changed.length, people_change_id: change_id };
}

/** Refuses an owner who is of another organization, or no recruiter. */
export async function refuseForeignOwner(
  { db }: SignedAct,
  organizationId: string,
  owner_id: string | null | undefined,
): Promise<void> {
  if (owner_id === undefined || owner_id === null) return;
  const owners = await findOwners(db, organizationId);
  if (!owners.some((each) => each.employee_id === owner_id)) throw notFound();
}

/** The name of who is to look after people; one of another organization, or of no recruiter, is nobody. */
async function ownerName(
  { db }: SignedAct,
  rows: readonly StoredPerson[],
  owner_id: string | null | undefined,
): Promise<string | null> {
  if (owner_id === undefined || owner_id === null) return null;
  const [organization] = rows.map((row) => row.organization_id);
  if (organization === undefined || rows.some((row) => row.organization_id !== organization))
    throw notFound();
  const owner = (await findOwners(db, organization)).find((each) => each.employee_id === owner_id);
  if (!owner) throw notFound();
  return owner.name;
}

/** The tags of a person after the change; null: they are too many. */
function tagsOf(row: StoredPerson, { add_tags, remove_tags }: Wish): string[] | null {
  const taken = new Set(remove_tags.map((tag) => tag.toLowerCase()));
  const kept = row.tags.filter((tag) => !taken.has(tag.toLowerCase()));
  const known = new Set(kept.map((tag) => tag.toLowerCase()));
  const added = add_tags.filter((tag) => !known.has(tag.toLowerCase()));
  const tags = [...kept, ...new Map(added.map((tag) => [tag.toLowerCase(), tag])).values()];
  return tags.length > MOST_PERSON_TAGS ? null : tags;
}

function linesOf(
  { actor }: SignedAct,
  row: StoredPerson,
  change: MarkChange,
  owner: string | null,
): PersonLogLine[] {
  const line = (action: string, detail: object): PersonLogLine => ({
    person_id: row.id,
    organization_id: row.organization_id,
    actor_id: actor.user_id,
    action,
    detail,
  });
  const lines: PersonLogLine[] = [];
  if (change.tags.join('\n') !== row.tags.join('\n')) {
    const [before, after] = [new Set(row.tags), new Set(change.tags)];
    const added = change.tags.filter((tag) => !before.has(tag));
    lines.push(line('tagged', { added, removed: row.tags.filter((tag) => !after.has(tag)) }));
  }
  if (change.owner_id !== undefined && change.owner_id !== row.owner_id) {
    lines.push(line(change.owner_id === null ? 'owner_left' : 'owner_set', { owner }));
  }
  const { do_not_contact: shut, consent } = change;
  if (shut && (shut.on !== row.do_not_contact || (shut.on && shut.reason !== row.do_not_contact_reason))) {
    lines.push(line(shut.on ? 'contact_stopped' : 'contact_allowed', { reason: shut.on ? shut.reason : '' }));
  }
  if (consent && CONSENT_FIELDS.some((field) => consent[field] !== row[field])) {
    lines.push(line('consent_noted', consent));
  }
  return lines;
}

const CONSENT_FIELDS = ['consent', 'consent_source', 'consent_on', 'consent_until'] as const;
