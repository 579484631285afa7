import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  grantByHand as grantRoute,
  listEntitlements as listRoute,
} from '@tryout/contract/entitlements/entitlements';
import { isInForce } from '@tryout/domain/plans/entitlements';
import { featureValueProblem } from '@tryout/domain/plans/features';
import { uuidv7 } from 'uuidv7';
import type { Act, SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { entitlementsSay } from './entitlements.messages.ts';
import { type EntitlementRow, findFeatures, findRows, listRows } from './entitlements.queries.ts';
import { featureWords } from './feature-words.ts';
import { endEntitlements, grantEntitlements } from './grant-entitlements.ts';
import { featuresUsed } from './user-features.ts';

type Granted = RouteData<typeof grantRoute>;
type Features = Awaited<ReturnType<typeof findFeatures>>;

function shown(
  { source_id: _, ...row }: EntitlementRow,
  features: Features,
  now: Date,
  language: Language,
): Granted {
  const feature = features.find(({ key }) => key === row.key);
  const times = { starts: Date.parse(row.starts), ends: row.ends === null ? null : Date.parse(row.ends) };
  return {
    ...row,
    kind: feature?.kind ?? 'flag',
    name: featureWords(feature ?? { key: row.key, wordings: {} }, language).name,
    is_in_force: isInForce(times, now.getTime()),
  };
}

/** What an organization has and from where; without one the latest grants by hand. */
export async function listGrants(
  act: Act,
  organization_id: string | null,
  language: Language,
): Promise<RouteData<typeof listRoute>> {
  const features = await findFeatures(act.db);
  const rows = await listRows(act.db, organization_id);
  return {
    items: rows.map((row) => shown(row, features, act.services.now(), language)),
    effective: organization_id === null ? {} : await featuresUsed(act, organization_id, language),
  };
}

/** Gives an organization a feature by hand, from now on. */
export async function grantByHand(
  act: SignedAct,
  body: RouteBody<typeof grantRoute>,
  language: Language,
): Promise<Granted> {
  const now = act.services.now();
  const features = await findFeatures(act.db);
  const feature = features.find(({ key }) => key === body.key);
  if (!feature) throw invalidField('key', entitlementsSay('entitlements.no_such_feature'));
  const problem = featureValueProblem(feature.kind, body.value);
  if (problem !== null) throw invalidField('value', entitlementsSay(`entitlements.${problem}`));
  const ends = body.ends === null ? null : new Date(body.ends);
  if (ends !== null && ends <= now) throw invalidField('ends', entitlementsSay('entitlements.ends_past'));
  const [given] = await grantEntitlements(act, {
    organization_id: body.organization_id,
    source: 'manual',
    source_id: uuidv7(),
    values: { [body.key]: body.value },
    starts: now,
    ends,
    reason: body.reason,
  });
  return grantOf(act, given?.id ?? '', features, language);
}

/** Ends what was given by hand, now. */
export async function endGrant(
  act: SignedAct,
  grant: EntitlementRow,
  reason: string,
  language: Language,
): Promise<Granted> {
  if (grant.source !== 'manual') {
    throw new Refusal('refused_by_rule', entitlementsSay('entitlements.not_by_hand'));
  }
  const { organization_id, source, source_id } = grant;
  await endEntitlements(act, { organization_id, source, source_id, at: act.services.now(), reason });
  return grantOf(act, grant.id, await findFeatures(act.db), language);
}

async function grantOf(
  { db, services }: Act,
  id: string,
  features: Features,
  language: Language,
): Promise<Granted> {
  const [row] = await findRows(db, [id]);
  if (!row) throw notFound();
  return shown(row, features, services.now(), language);
}
