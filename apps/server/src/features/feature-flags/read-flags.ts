import type { RouteData } from '@tryout/contract/define-route';
import type {
  FlagAudienceView,
  featureFlagHistory,
  listFeatureFlags,
} from '@tryout/contract/feature-flags/feature-flags';
import {
  FLAG_KEYS,
  type FlagAudience,
  FOR_EVERYONE,
  isFlagKey,
  isOnFor,
} from '@tryout/domain/feature-flags/flags';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { approvedOrganizations, findChanges, findFlags, organizationNames } from './feature-flags.queries.ts';

/** Whether two audiences, each in its one form, are the same. */
export function isSameAudience(a: FlagAudience, b: FlagAudience): boolean {
  return (
    a.kind === b.kind &&
    a.percent === b.percent &&
    String(a.kinds) === String(b.kinds) &&
    String(a.organization_ids) === String(b.organization_ids)
  );
}

/** Says audiences with the names of their organizations; those that are no more are left out. */
async function withNames(db: Db, audiences: readonly FlagAudience[]) {
  const ids = [...new Set(audiences.flatMap((one) => one.organization_ids))];
  const names = await organizationNames(db, ids);
  return ({ kind, organization_ids, percent, kinds }: FlagAudience): FlagAudienceView => ({
    kind,
    organizations: names.filter((one) => organization_ids.includes(one.organization_id)),
    percent,
    kinds: [...kinds],
  });
}

/** Every flag with its audience, and how many organizations it is on for. */
export async function flagsNow({ db }: Act): Promise<RouteData<typeof listFeatureFlags>> {
  const stored = new Map((await findFlags(db)).map((one) => [one.key, one]));
  const organizations = await approvedOrganizations(db);
  const audienceOf = (key: string) => stored.get(key)?.audience ?? FOR_EVERYONE;
  const view = await withNames(db, FLAG_KEYS.map(audienceOf));
  const items = FLAG_KEYS.map((key) => {
    const row = stored.get(key);
    const audience = audienceOf(key);
    return {
      key,
      audience: view(audience),
      on_for: organizations.filter((one) => isOnFor(key, audience, one)).length,
      version: row?.version ?? 0,
      updated_at: row?.updated_at ?? null,
      updated_by: row?.updated_by ?? null,
    };
  });
  return { items, organizations: organizations.length };
}

/** The latest changes, and which of them can be taken back. */
export async function flagHistory({ db }: Act): Promise<RouteData<typeof featureFlagHistory>> {
  const changes = await findChanges(db);
  const now = new Map((await findFlags(db)).map(({ key, audience }) => [key, audience]));
  const view = await withNames(
    db,
    changes.flatMap(({ before, after }) => [before, after]),
  );
  const items = changes.map((one) => ({
    ...one,
    before: view(one.before),
    after: view(one.after),
    restorable: isFlagKey(one.key) && !isSameAudience(one.before, now.get(one.key) ?? FOR_EVERYONE),
  }));
  return { items };
}
