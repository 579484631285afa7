import type { duplicatePosition as route } from '@tryout/contract/positions/positions';
import { nextVersionName } from '@tryout/domain/text/version-name';
import { uuidv7 } from 'uuidv7';
import { audit } from '../../platform/act.ts';
import { type Call, signedIn } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { copyPositionFields } from './duplicate-position.queries.ts';
import { positionSlug } from './position-slug.ts';
import { insertPosition } from './positions.queries.ts';
import { copyRevisionContent, findCurrentRevision, insertRevision } from './revisions.queries.ts';

const TITLE_MAX = 120;

/** Copies a position into a new draft: fields, questions with their rules, simulations; nobody's applications. */
export async function duplicatePosition(call: Call<typeof route>): Promise<string> {
  const actor = signedIn(call);
  const { db } = call;
  const source = call.refs.row(call.params.position_id);
  const current = await findCurrentRevision(db, source.id);
  if (!current) throw notFound();
  const raised = nextVersionName(source.title);
  const title = raised.length <= TITLE_MAX ? raised : nextVersionName(source.title.slice(0, TITLE_MAX - 6));
  const id = uuidv7();
  await insertPosition(db, {
    id,
    organization_id: source.organization_id,
    client_company_id: source.client_company_id,
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
  await audit(call, {
    event_type: 'create',
    action: 'position.duplicated',
    target_type: 'position',
    target_id: id,
    organization_id: source.organization_id,
    meta: { from: source.id, title },
  });
  return id;
}
