import type { Actor } from '../../platform/http/actor.ts';
import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { type Reader, readerOf } from './agency-side.ts';
import { findDisputesById } from './disputes.queries.ts';
import { findShares } from './shares.queries.ts';
import { findConsentProofs, findSubmissions } from './submissions.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    agency_share: RowFrom<typeof findShares>;
    submission: RowFrom<typeof findSubmissions>;
    submission_dispute: RowFrom<typeof findDisputesById>;
    consent_proof: RowFrom<typeof findConsentProofs>;
  }
}

const readerFor = (actor: Actor | null): Reader | null =>
  actor === null || actor.memberships.length === 0 ? null : readerOf(actor);

/** What both sides name belongs to the organization of whoever looks: the queries let each see its own only. */
export const agenciesLoaders: RefLoaders = {
  async agency_share(db, ids, actor) {
    const reader = readerFor(actor);
    const rows = reader ? await findShares(db, ids, reader) : [];
    return rows.map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: reader?.organization_id ?? null },
      row,
    }));
  },
  async submission(db, ids, actor) {
    const reader = readerFor(actor);
    const rows = reader ? await findSubmissions(db, ids, reader) : [];
    return rows.map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: reader?.organization_id ?? null },
      row,
    }));
  },
  async consent_proof(db, ids) {
    const rows = await findConsentProofs(db, ids);
    return rows.map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id },
      row,
    }));
  },
  async submission_dispute(db, ids) {
    const rows = await findDisputesById(db, ids);
    return rows.map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id },
      row,
    }));
  },
};
