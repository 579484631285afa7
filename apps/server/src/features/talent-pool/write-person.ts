import type { RouteBody } from '@tryout/contract/define-route';
import type {
  addPerson as addRoute,
  changePerson as changeRoute,
  PersonDetails,
} from '@tryout/contract/talent-pool/people';
import { normalizeLinkedin } from '@tryout/domain/accounts/linkedin';
import { audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { organizationOf } from '../organizations/public.ts';
import {
  deletePerson,
  insertPerson,
  insertPersonLog,
  lockPeople,
  type StoredPerson,
  storePerson,
} from './people.queries.ts';
import { readBack } from './person-details.ts';
import { insertNote } from './person-notes.queries.ts';
import { talentPoolSay } from './talent-pool.messages.ts';

/** Adds a person by hand. */
export async function addPerson(
  act: SignedAct,
  { organization_id: named, note, ...body }: RouteBody<typeof addRoute>,
): Promise<PersonDetails> {
  const { db, actor, services } = act;
  const organization_id = organizationOf(actor, named);
  if (body.first_name === '' && body.last_name === '' && body.email === '') {
    throw invalidField('first_name', talentPoolSay('talent-pool.nameless'));
  }
  const at = services.now();
  const person = {
    ...body,
    organization_id,
    linkedin: profileOf(body.linkedin),
    skills: eachOnce(body.skills),
    tags: eachOnce(body.tags),
    ...consentOf(body),
  };
  const id = await insertPerson(db, person, { user_id: actor.user_id, at });
  if (id === null) throw addressKnown(body.email);
  if (note !== '')
    await insertNote(db, { organization_id, person_id: id, author_id: actor.user_id, body: note, at });
  const detail = { consent: person.consent, consent_source: person.consent_source };
  await insertPersonLog(
    db,
    [{ person_id: id, organization_id, actor_id: actor.user_id, action: 'added', detail }],
    at,
  );
  await audit(act, {
    event_type: 'create',
    action: 'person.added',
    target_type: 'person',
    target_id: id,
    organization_id,
  });
  return readBack(act, id);
}

/** Changes what is known of a person. */
export async function changePerson(
  act: SignedAct,
  { id, organization_id }: StoredPerson,
  body: RouteBody<typeof changeRoute>,
): Promise<PersonDetails> {
  const { db, actor, services } = act;
  const at = services.now();
  const [before] = await lockPeople(db, [id]);
  const change = {
    ...body,
    ...(body.linkedin === undefined ? {} : { linkedin: profileOf(body.linkedin) }),
    ...(body.skills === undefined ? {} : { skills: eachOnce(body.skills) }),
  };
  const after = { ...before, ...change };
  if (!after.first_name && !after.last_name && !after.email) {
    throw invalidField('first_name', talentPoolSay('talent-pool.nameless'));
  }
  if (!(await storePerson(db, id, change, at))) throw addressKnown(body.email ?? '');
  const fields = Object.keys(body);
  await insertPersonLog(
    db,
    [{ person_id: id, organization_id, actor_id: actor.user_id, action: 'changed', detail: { fields } }],
    at,
  );
  await audit(act, {
    event_type: 'update',
    action: 'person.changed',
    target_type: 'person',
    target_id: id,
    organization_id,
    meta: { fields },
  });
  return readBack(act, id);
}

/** Removes a person of whom nothing is known but what was written by hand or imported. */
export async function removePerson(act: SignedAct, person: StoredPerson): Promise<void> {
  await lockPeople(act.db, [person.id]);
  if (!(await deletePerson(act.db, person.id))) {
    throw new Refusal('refused_by_rule', talentPoolSay('talent-pool.has_applications'));
  }
  await audit(act, {
    event_type: 'delete',
    action: 'person.removed',
    target_type: 'person',
    target_id: person.id,
    organization_id: person.organization_id,
  });
}

function addressKnown(email: string): Refusal {
  const message = talentPoolSay('talent-pool.address_known', { email });
  return new Refusal('conflict', message, { fields: [{ field: 'email', message }] });
}

function profileOf(raw: string): string {
  if (raw === '') return '';
  const { url } = normalizeLinkedin(raw);
  if (url === null) throw invalidField('linkedin', talentPoolSay('talent-pool.linkedin'));
  return url;
}

/** Words each once, whatever their capitals, in the order in which they were given. */
export function eachOnce(words: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const word of words) if (!found.has(word.toLowerCase())) found.set(word.toLowerCase(), word);
  return [...found.values()];
}

interface ConsentGiven {
  readonly consent: StoredPerson['consent'];
  readonly consent_source: string;
  readonly consent_on: string | null;
  readonly consent_until: string | null;
}

/** Consent as it is stored: where nothing was said there are no days, and its end comes after its beginning. */
export function consentOf(given: ConsentGiven): ConsentGiven {
  const { consent, consent_source, consent_on, consent_until } = given;
  if (consent === 'unknown') return { consent, consent_source, consent_on: null, consent_until: null };
  if (consent_on !== null && consent_until !== null && consent_until < consent_on) {
    throw invalidField('consent_until', talentPoolSay('talent-pool.consent_ends_first'));
  }
  return { consent, consent_source, consent_on, consent_until };
}
