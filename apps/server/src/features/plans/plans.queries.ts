import type { AddOnKind, Audience, BillingPeriod, OfferStatus } from '@tryout/domain/plans/catalogue';
import type { FeatureValue } from '@tryout/domain/plans/features';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

type Wordings = Readonly<Record<string, { readonly name: string; readonly description: string }>>;

/** What a plan costs and gives. */
export interface PlanTerms {
  readonly name: string;
  readonly description: string;
  readonly wordings: Wordings;
  readonly annual_price: number;
  readonly monthly_price: number | null;
  readonly currency: string;
  readonly trial_days: number;
  readonly features: Readonly<Record<string, FeatureValue>>;
}

/** What an add-on costs and gives. */
export interface AddOnTerms {
  readonly name: string;
  readonly description: string;
  readonly wordings: Wordings;
  readonly price: number;
  readonly currency: string;
  readonly kind: AddOnKind;
  readonly every: BillingPeriod | null;
  readonly expires_days: number | null;
  readonly grants: Readonly<Record<string, FeatureValue>>;
}

interface VersionState {
  readonly id: string;
  readonly version: number;
  readonly published_at: string | null;
  readonly holders: number;
}

interface Offer<Version> {
  readonly id: string;
  readonly key: string;
  readonly status: OfferStatus;
  readonly position: number;
  /** Newest first. */
  readonly versions: readonly (Version & VersionState)[];
}

/** A plan with its versions. */
export interface PlanRow extends Offer<PlanTerms> {
  readonly audience: Audience;
}

/** An add-on with its versions. */
export interface AddOnRow extends Offer<AddOnTerms> {
  readonly audiences: readonly Audience[];
}

// A moment within json has to be written as everywhere else.
const PUBLISHED_AT = sql`to_char(v.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Plans with their versions; all, or the named ones. */
export async function findPlans(db: Db, ids: readonly string[] | null = null): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select p.id, p.key, p.status, p.audience, p.position,
      (select json_agg(json_build_object('id', v.id, 'version', v.version, 'published_at', ${PUBLISHED_AT},
        'name', v.name, 'description', v.description, 'wordings', v.wordings, 'annual_price', v.annual_price,
        'monthly_price', v.monthly_price, 'currency', v.currency, 'trial_days', v.trial_days, 'features', v.features,
        'holders', (select count(distinct e.organization_id) from entitlements e
          where e.plan_version_id = v.id and e.starts <= now() and (e.ends is null or e.ends > now()))::int)
        order by v.version desc)
       from plan_versions v where v.plan_id = p.id) as versions
    from plans p where ${ids}::uuid[] is null or p.id = any(${ids}::uuid[]) order by p.id
  `.execute(db);
  return rows;
}

/** Add-ons with their versions; all, or the named ones. */
export async function findAddOns(db: Db, ids: readonly string[] | null = null): Promise<AddOnRow[]> {
  const { rows } = await sql<AddOnRow>`
    select p.id, p.key, p.status, p.audiences, p.position,
      (select json_agg(json_build_object('id', v.id, 'version', v.version, 'published_at', ${PUBLISHED_AT},
        'name', v.name, 'description', v.description, 'wordings', v.wordings, 'price', v.price, 'currency', v.currency,
        'kind', v.kind, 'every', v.every, 'expires_days', v.expires_days, 'grants', v.grants,
        'holders', (select count(distinct e.organization_id) from entitlements e
          where e.add_on_version_id = v.id and e.starts <= now() and (e.ends is null or e.ends > now()))::int)
        order by v.version desc)
       from add_on_versions v where v.add_on_id = p.id) as versions
    from add_ons p where ${ids}::uuid[] is null or p.id = any(${ids}::uuid[]) order by p.id
  `.execute(db);
  return rows;
}

/** Holds a plan until the transaction ends. */
export async function lockPlan(db: Db, id: string): Promise<void> {
  await sql`select 1 from plans where id = ${id} for update`.execute(db);
}

/** Holds an add-on until the transaction ends. */
export async function lockAddOn(db: Db, id: string): Promise<void> {
  await sql`select 1 from add_ons where id = ${id} for update`.execute(db);
}

/** Adds a plan; false: its key is taken. */
export async function insertPlan(
  db: Db,
  plan: { id: string; key: string; audience: Audience; position: number },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await sql`
    insert into plans (id, key, audience, position, created_at, updated_at)
    values (${plan.id}, ${plan.key}, ${plan.audience}, ${plan.position}, ${at}, ${at})
    on conflict (key) do nothing returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Adds an add-on; false: its key is taken. */
export async function insertAddOn(
  db: Db,
  addOn: { id: string; key: string; audiences: readonly Audience[]; position: number },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await sql`
    insert into add_ons (id, key, audiences, position, created_at, updated_at)
    values (${addOn.id}, ${addOn.key}, ${[...addOn.audiences]}::text[], ${addOn.position}, ${at}, ${at})
    on conflict (key) do nothing returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Writes a draft of a plan, over the one that is there. */
export async function writePlanDraft(
  db: Db,
  draft: PlanTerms & { id: string; plan_id: string; version: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into plan_versions (id, plan_id, version, name, description, wordings, annual_price, monthly_price, currency,
      trial_days, features, created_at)
    values (${draft.id}, ${draft.plan_id}, ${draft.version}, ${draft.name}, ${draft.description},
      ${JSON.stringify(draft.wordings)}::jsonb, ${draft.annual_price}, ${draft.monthly_price}, ${draft.currency},
      ${draft.trial_days}, ${JSON.stringify(draft.features)}::jsonb, ${now.toISOString()})
    on conflict (plan_id, version) do update set name = excluded.name, description = excluded.description,
      wordings = excluded.wordings, annual_price = excluded.annual_price, monthly_price = excluded.monthly_price,
      currency = excluded.currency, trial_days = excluded.trial_days, features = excluded.features
  `.execute(db);
}

/** Writes a draft of an add-on, over the one that is there. */
export async function writeAddOnDraft(
  db: Db,
  draft: AddOnTerms & { id: string; add_on_id: string; version: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into add_on_versions (id, add_on_id, version, name, description, wordings, price, currency, kind, every,
      expires_days, grants, created_at)
    values (${draft.id}, ${draft.add_on_id}, ${draft.version}, ${draft.name}, ${draft.description},
      ${JSON.stringify(draft.wordings)}::jsonb, ${draft.price}, ${draft.currency}, ${draft.kind}, ${draft.every},
      ${draft.expires_days}, ${JSON.stringify(draft.grants)}::jsonb, ${now.toISOString()})
    on conflict (add_on_id, version) do update set name = excluded.name, description = excluded.description,
      wordings = excluded.wordings, price = excluded.price, currency = excluded.currency, kind = excluded.kind,
      every = excluded.every, expires_days = excluded.expires_days, grants = excluded.grants
  `.execute(db);
}

/** Changes where a plan stands; what is left out stays. */
export async function changePlan(
  db: Db,
  id: string,
  change: { status?: OfferStatus; position?: number },
  now: Date,
): Promise<void> {
  await sql`
    update plans set status = coalesce(${change.status ?? null}::text, status),
      position = coalesce(${change.position ?? null}::int, position), updated_at = ${now.toISOString()}
    where id = ${id}
  `.execute(db);
}

/** Changes where an add-on stands; what is left out stays. */
export async function changeAddOn(
  db: Db,
  id: string,
  change: { status?: OfferStatus; position?: number; audiences?: readonly Audience[] },
  now: Date,
): Promise<void> {
  await sql`
    update add_ons set status = coalesce(${change.status ?? null}::text, status),
      position = coalesce(${change.position ?? null}::int, position),
      audiences = coalesce(${change.audiences ? [...change.audiences] : null}::text[], audiences),
      updated_at = ${now.toISOString()}
    where id = ${id}
  `.execute(db);
}

/** Publishes a draft of a plan. */
export async function publishPlanVersion(db: Db, id: string, now: Date): Promise<void> {
  await sql`update plan_versions set published_at = ${now.toISOString()} where id = ${id}`.execute(db);
}

/** Publishes a draft of an add-on. */
export async function publishAddOnVersion(db: Db, id: string, now: Date): Promise<void> {
  await sql`update add_on_versions set published_at = ${now.toISOString()} where id = ${id}`.execute(db);
}

/** Removes the draft of a plan; with it the plan where nothing else is left. */
export async function deletePlanDraft(db: Db, id: string): Promise<void> {
  await sql`delete from plan_versions where plan_id = ${id} and published_at is null`.execute(db);
  await sql`delete from plans p where id = ${id}
    and not exists (select from plan_versions v where v.plan_id = p.id)`.execute(db);
}

/** Removes the draft of an add-on; with it the add-on where nothing else is left. */
export async function deleteAddOnDraft(db: Db, id: string): Promise<void> {
  await sql`delete from add_on_versions where add_on_id = ${id} and published_at is null`.execute(db);
  await sql`delete from add_ons p where id = ${id}
    and not exists (select from add_on_versions v where v.add_on_id = p.id)`.execute(db);
}

/** What kind of organization somebody works in. */
export async function kindOfOrganization(db: Db, organization_id: string) {
  const { rows } = await sql<{ kind: 'company' | 'staffing_agency' | 'independent' }>`
    select kind from organizations where id = ${organization_id}
  `.execute(db);
  return rows[0]?.kind;
}

/** Plans and add-ons that an organization has now, by version. */
export async function findHeld(db: Db, organization_id: string, now: Date) {
  const at = now.toISOString();
  const { rows } = await sql<{
    plan_version_id: string | null;
    add_on_version_id: string | null;
    source_id: string;
    since: string;
    until: string | null;
  }>`
    select plan_version_id, add_on_version_id, source_id, min(starts) as since, max(ends) as until
    from entitlements
    where organization_id = ${organization_id} and source in ('plan', 'addon') and starts <= ${at}::timestamptz
      and (ends is null or ends > ${at}::timestamptz)
    group by plan_version_id, add_on_version_id, source_id order by min(starts) desc, source_id
  `.execute(db);
  return rows;
}
