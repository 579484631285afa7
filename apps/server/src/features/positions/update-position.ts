import type { RouteBody } from '@tryout/contract/define-route';
import type { updatePosition as route } from '@tryout/contract/positions/positions';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { takeSkills } from '../reference-data/public.ts';
import { editableRevision } from './editable-revision.ts';
import { isWithApprovers } from './people/request-approvals.ts';
import { findForeignPlaces } from './places.queries.ts';
import { allowedMoves, positionRights } from './position-rights.ts';
import type { ApplicationForm, PositionRow } from './position-row.ts';
import { positionSlug } from './position-slug.ts';
import { positionsSay } from './positions.messages.ts';
import {
  changePosition,
  freeSlug,
  lockPosition,
  type PositionChanges,
  setLocations,
} from './positions.queries.ts';
import { refuseUnpublishable } from './publish-guard.ts';
import { changeRevision, findCurrentRevision } from './revisions.queries.ts';

/** A position held for editing; refused where it is read-only for this caller, or with those who approve it. */
export async function lockForEditing({ db, actor }: SignedAct, id: string): Promise<PositionRow> {
  const position = await lockPosition(db, id);
  if (!position) throw notFound();
  if (!positionRights(actor, position).update) {
    const archived = position.status === 'archived';
    throw new Refusal(
      'refused_by_rule',
      archived ? positionsSay('positions.archived_read_only') : positionsSay('positions.request_published'),
      { current: { status: position.status, allowed: allowedMoves(actor, position) } },
    );
  }
  if (actor.user_type === 'employee' && (await isWithApprovers(db, position))) {
    throw new Refusal('refused_by_rule', positionsSay('positions.request_with_approvers'));
  }
  return position;
}

/** Stores the given fields. Answers the number of the revision that this made, or null. */
export async function updatePosition(
  act: SignedAct,
  positionId: string,
  body: RouteBody<typeof route>,
): Promise<number | null> {
  const { db, actor, services } = act;
  const { application_form, location_ids, ...fields } = body;
  const now = services.now();
  const position = await lockForEditing(act, positionId);
  checkFields(position, body);
  if (await findForeignPlaces(db, position.organization_id, body)) throw notFound();
  // For whom a position is made is decided when it is made: it belongs to that organization.
  const client = fields.client_company_id;
  if (client !== undefined && client !== position.client_company_id) throw notFound();
  const changes: PositionChanges = { ...dropUndefined(fields) };
  if (fields.title !== undefined && position.published_at === null && fields.title !== position.title) {
    // An address that was public stays; before that it follows the title.
    changes.slug = await freeSlug(db, { ...position, slug: positionSlug(fields.title) });
  }
  if (fields.skills) changes.skills = await takeSkills(act, 'skill', fields.skills);
  if (fields.technical_skills) {
    changes.technical_skills = await takeSkills(act, 'technical_skill', fields.technical_skills);
  }
  await changePosition(db, position.id, changes, now);
  if (location_ids) await setLocations(db, position, location_ids);
  let revision: number | null = null;
  if (application_form && !(await hasForm(db, position.id, application_form))) {
    const editable = await editableRevision(db, position, actor.user_id, now);
    await changeRevision(db, editable.revision.id, { application_form });
    if (editable.created) revision = editable.revision.revision;
  }
  if (position.status === 'published') await refuseUnpublishable(db, position, actor, now);
  await audit(act, {
    event_type: 'update',
    action: 'position.updated',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { fields: Object.keys(body), ...(revision === null ? {} : { revision }) },
  });
  return revision;
}

function checkFields(position: PositionRow, body: RouteBody<typeof route>): void {
  const min = body.salary_min_cents === undefined ? position.salary_min_cents : body.salary_min_cents;
  const max = body.salary_max_cents === undefined ? position.salary_max_cents : body.salary_max_cents;
  if (min !== null && max !== null && min > max) {
    throw invalidField('salary_max_cents', positionsSay('positions.salary_range'));
  }
  const confidential = body.visibility === 'confidential';
  if (body.visibility !== undefined && confidential !== (position.visibility === 'confidential')) {
    throw invalidField('visibility', positionsSay('positions.confidential_at_creation'));
  }
}

async function hasForm(db: Db, positionId: string, form: ApplicationForm): Promise<boolean> {
  const current = (await findCurrentRevision(db, positionId))?.application_form;
  return (Object.keys(form) as (keyof ApplicationForm)[]).every((field) => current?.[field] === form[field]);
}

function dropUndefined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
