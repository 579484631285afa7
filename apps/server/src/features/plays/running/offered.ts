import type { ACCOMMODATION_KEYS } from '@tryout/contract/simulations/simulations-record';
import type { Db } from '../../../platform/database/kysely.ts';
import { findOffered } from '../plays.queries.ts';

/** An adjustment that a simulation may offer. */
export type OfferedKey = (typeof ACCOMMODATION_KEYS)[number];

/** Adjustments that a play's simulation offers. */
export const offeredFor = (db: Db, play: { readonly simulation_id: string }): Promise<OfferedKey[]> =>
  findOffered(db, play.simulation_id);
