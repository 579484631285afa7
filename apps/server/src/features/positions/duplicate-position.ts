import { nextVersionName } from '@tryout/domain/text/version-name';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { listForLink } from './create-position.ts';
import { copyPositionFields } from './duplicate-position.queries.ts';
import type { PositionRow } from './position-row.ts';
import { positionSlug } from './position-slug.ts';
import { insertPosition } from './positions.queries.ts';
import { copyRevisionContent, findCurrentRevision, insertRevision } from './revisions.queries.ts';

const TITLE_MAX = 120;

/** Copies a position into a new draft: fields, questions with their rules, simulations; nobody's applications. */
export async function duplicatePosition(act: SignedAct, source: PositionRow): Promise<string> {
  const { db, actor } = act;
  const current = await findCurrentRevision(db, source.id);
  if (!current) throw notFound();
  const raised = nextVersionName(source.title);
  const title = raised.length <= TITLE_MAX ? raised : nextVersionName(source.title.slice(0, TITLE_MAX - 6));
  const id = uuidv7();
  await insertPosition(db, {
    id,
    organization_id: source.organization_id,
    client_company_id: actor.link?.company_id ?? source.client_company_id,
    title,
    slug: positionSlug(title),
    visibility: source.visibility,
    is_request: false,
    created_by: actor.user_id,
  });
  await copyPositionFields(db, source.id, id);
  const revision = await insertRevision(db, {
    organization_id: source.organization_id,
    position_id: id,
    revision: 1,
    application_form: current.application_form,
    score_template_id: current.score_template_id,
    created_by: actor.user_id,
  });
  await copyRevisionContent(db, current.id, revision);
  await listForLink(act, id);
  await audit(act, {
    event_type: 'create',
    action: 'position.duplicated',
    target_type: 'position',
    target_id: id,
    organization_id: source.organization_id,
    meta: { from: source.id, title },
  });
  return id;
}
