import type { CultureProfileView } from '@tryout/contract/culture-questions/culture-questions';
import {
  agreementBand,
  CULTURE_LEAST_ADMINS,
  CULTURE_LEAST_EMPLOYEES,
  type CultureProfile,
  isTooThin,
} from '@tryout/domain/culture-questions/profile';
import { roundTo } from '@tryout/domain/statistics/decimal';
import type { SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { organizationOf } from '../organizations/public.ts';
import { countAskingPositions, countSheets, findAskedOn, findProfile } from './sheets.queries.ts';

/** Two places, or null. */
export const shown = (value: number | null): number | null => (value === null ? null : roundTo(value, 2));

/** An organization's profile where enough people are in it; null: it is too thin. */
export async function wholeProfile(
  db: Db,
  organizationId: string,
): Promise<{ profile: CultureProfile; counted_on: string } | null> {
  const found = await findProfile(db, organizationId);
  return found === undefined || isTooThin(found.profile) ? null : found;
}

/** What an organization's people said together. */
export async function profileOf(
  { db, actor }: SignedAct,
  named: string | undefined,
): Promise<CultureProfileView> {
  const organization_id = organizationOf(actor, named);
  const { members, answered, answered_admins } = await countSheets(db, organization_id);
  const whole = await wholeProfile(db, organization_id);
  return {
    is_thin: whole === null,
    least_admins: CULTURE_LEAST_ADMINS,
    least_employees: CULTURE_LEAST_EMPLOYEES,
    members,
    answered,
    answered_admins,
    counted: whole?.profile.people ?? null,
    counted_on: whole?.counted_on ?? null,
    dimensions: (whole?.profile.dimensions ?? []).map(({ mean, spread, agreement, ...one }) => ({
      ...one,
      mean: shown(mean),
      spread: shown(spread),
      agreement: shown(agreement),
      agreement_band: agreement === null ? null : agreementBand(agreement),
    })),
    positions: await countAskingPositions(db, organization_id),
    asked_on: await findAskedOn(db, organization_id),
    waiting: members - answered,
  };
}
