import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  addFeature as addRoute,
  listFeatures as listRoute,
  saveFeature as saveRoute,
} from '@tryout/contract/plans/manage-plans';
import type { SecurityAction } from '@tryout/domain/access/security-actions';
import { type FeatureValue, featureKeyProblem, featureValueProblem } from '@tryout/domain/plans/features';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { catalogueChanged, featureWords } from '../entitlements/public.ts';
import { deleteFeature, findFeatureRows, insertFeature, updateFeature } from './features.queries.ts';
import { plansSay } from './plans.messages.ts';

/** Every feature, in order. */
export async function listFeatures({ db }: Act, language: Language): Promise<RouteData<typeof listRoute>> {
  const rows = await findFeatureRows(db);
  return { items: rows.map((row) => ({ ...row, ...featureWords(row, language) })) };
}

/** Adds a feature that people keep. */
export async function addFeature(act: SignedAct, body: RouteBody<typeof addRoute>): Promise<void> {
  const problem = featureKeyProblem(body.key);
  if (problem !== null) throw invalidField('key', plansSay(`plans.key_${problem}`));
  if (!body.wordings.en?.name) throw invalidField('wordings.en.name', plansSay('plans.name_missing'));
  if (!(await insertFeature(act.db, body))) {
    throw new Refusal('conflict', plansSay('plans.key_taken', { key: body.key }), {
      fields: [{ field: 'key', message: plansSay('plans.key_taken', { key: body.key }) }],
    });
  }
  await catalogueChanged(act);
  await note(act, 'create', 'feature.added', { key: body.key, kind: body.kind });
}

/** Changes what a feature is called, and whether and where it is shown. */
export async function saveFeature(
  act: SignedAct,
  key: string,
  body: RouteBody<typeof saveRoute>,
): Promise<void> {
  if (!(await updateFeature(act.db, { key, ...body }, act.services.now()))) throw notFound();
  await note(act, 'update', 'feature.changed', { key });
}

/** Removes a feature that is not built in and that nothing names. */
export async function removeFeature(act: SignedAct, key: string): Promise<void> {
  const row = (await findFeatureRows(act.db)).find((one) => one.key === key);
  if (!row) throw notFound();
  if (row.is_built_in) throw new Refusal('refused_by_rule', plansSay('plans.feature_built_in'));
  if (row.used_by > 0) throw new Refusal('refused_by_rule', plansSay('plans.feature_used'));
  await deleteFeature(act.db, key);
  await catalogueChanged(act);
  await note(act, 'delete', 'feature.removed', { key });
}

/** Refuses values of features that there are not, or that do not fit theirs. */
export async function refuseWrongValues(
  db: Db,
  field: string,
  values: Readonly<Record<string, FeatureValue>>,
): Promise<void> {
  const known = new Map((await findFeatureRows(db)).map(({ key, kind }) => [key, kind]));
  for (const [key, value] of Object.entries(values)) {
    const kind = known.get(key);
    if (!kind) throw invalidField(`${field}.${key}`, plansSay('plans.no_such_feature', { key }));
    const problem = featureValueProblem(kind, value);
    if (problem !== null) throw invalidField(`${field}.${key}`, plansSay(`plans.${problem}`));
  }
}

function note(
  act: SignedAct,
  event_type: 'create' | 'update' | 'delete',
  action: SecurityAction,
  meta: Readonly<Record<string, string>>,
): Promise<void> {
  return audit(act, {
    event_type,
    action,
    target_type: 'feature',
    organization_id: null,
    meta,
  });
}
