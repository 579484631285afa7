import type { SecurityAction } from '@tryout/domain/access/security-actions';
import { byAnnualPrice, OFFER_MOVES, type OfferStatus } from '@tryout/domain/plans/catalogue';
import { canTransition } from '@tryout/domain/records/transitions';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { plansSay } from './plans.messages.ts';

/** What plans and add-ons have in common. */
interface OfferRow {
  readonly id: string;
  readonly key: string;
  readonly status: OfferStatus;
  readonly position: number;
  /** Newest first. */
  readonly versions: readonly {
    readonly id: string;
    readonly version: number;
    readonly published_at: string | null;
  }[];
}

/** What differs between plans and add-ons, where they are kept and shown. */
export interface OfferKind<Row extends OfferRow, Entry> {
  readonly noun: 'plan' | 'add_on';
  readonly find: (db: Db, ids?: readonly string[] | null) => Promise<Row[]>;
  readonly lock: (db: Db, id: string) => Promise<void>;
  readonly change: (db: Db, id: string, change: { status?: OfferStatus }, now: Date) => Promise<void>;
  readonly publishVersion: (db: Db, versionId: string, now: Date) => Promise<void>;
  readonly deleteDraft: (db: Db, id: string) => Promise<void>;
  readonly entryOf: (row: Row) => Entry;
  /** Of its newest version, by the year. */
  readonly priceOf: (row: Row) => number;
  /** What else follows from another state of the catalogue. */
  readonly changed: (act: Act) => Promise<void>;
}

/** What a super admin does with plans and add-ons alike. */
export interface OfferManager<Entry> {
  /** Every one, by the price of its newest version. */
  list(act: Act): Promise<Entry[]>;
  entry(act: Act, id: string): Promise<Entry>;
  /** Holds it, and answers the version that its draft has: the next one where the last is published. */
  holdDraft(act: Act, id: string): Promise<number>;
  /** Publishes the draft; holders of earlier versions keep theirs. */
  publish(act: SignedAct, id: string, version: number): Promise<Entry>;
  /** Throws the draft away; null: it was never published and went with it. */
  discard(act: SignedAct, id: string): Promise<Entry | null>;
  /** Closes it, which goes on for those who have it, or opens it again. */
  move(
    act: SignedAct,
    id: string,
    move: { readonly from: OfferStatus; readonly to: 'published' | 'closed' },
  ): Promise<Entry>;
  note(
    act: SignedAct,
    event_type: 'create' | 'update' | 'delete' | 'action',
    action: SecurityAction,
    id: string,
    meta: Readonly<Record<string, unknown>>,
  ): Promise<void>;
}

/** The manager of one kind of offer. */
export function manageOffers<Row extends OfferRow, Entry>(kind: OfferKind<Row, Entry>): OfferManager<Entry> {
  const { noun } = kind;
  const rowOf = async ({ db }: Act, id: string): Promise<Row> => {
    const [row] = await kind.find(db, [id]);
    if (!row) throw notFound();
    return row;
  };
  const held = async (act: Act, id: string): Promise<Row> => {
    await kind.lock(act.db, id);
    return rowOf(act, id);
  };
  const manager: OfferManager<Entry> = {
    async list({ db }) {
      const priced = (row: Row) => ({
        annual_price: kind.priceOf(row),
        position: row.position,
        key: row.key,
      });
      const rows = await kind.find(db);
      return rows.sort((a, b) => byAnnualPrice(priced(a), priced(b))).map(kind.entryOf);
    },
    entry: async (act, id) => kind.entryOf(await rowOf(act, id)),
    async holdDraft(act, id) {
      const [newest] = (await held(act, id)).versions;
      return (newest?.version ?? 0) + (newest?.published_at === null ? 0 : 1);
    },
    async publish(act, id, version) {
      const now = act.services.now();
      const row = await held(act, id);
      await kind.publishVersion(act.db, draftOf(row, version).id, now);
      await kind.change(act.db, id, row.status === 'draft' ? { status: 'published' } : {}, now);
      await kind.changed(act);
      await manager.note(act, 'action', `${noun}.published`, id, { version });
      return manager.entry(act, id);
    },
    async discard(act, id) {
      await held(act, id);
      await kind.deleteDraft(act.db, id);
      await manager.note(act, 'delete', `${noun}.draft_discarded`, id, {});
      const [left] = await kind.find(act.db, [id]);
      return left ? kind.entryOf(left) : null;
    },
    async move(act, id, { from, to }) {
      const { status } = await held(act, id);
      refuseWrongMove(status, from, to);
      await kind.change(act.db, id, { status: to }, act.services.now());
      await kind.changed(act);
      await manager.note(act, 'action', `${noun}.${to}`, id, { status: [status, to] });
      return manager.entry(act, id);
    },
    note: (act, event_type, action, target_id, meta) =>
      audit(act, { event_type, action, target_type: noun, target_id, organization_id: null, meta }),
  };
  return manager;
}

/** Refuses a move that the state of an offer does not allow. */
function refuseWrongMove(status: OfferStatus, from: OfferStatus, to: OfferStatus): void {
  const allowed = OFFER_MOVES[status].map((rule) => rule.to);
  const current = { status, allowed };
  if (status !== from) throw new Refusal('stale_status', plansSay('plans.moved_meanwhile'), { current });
  const answer = canTransition(OFFER_MOVES, status, to, { by: 'super_admin' });
  // A draft goes on sale by publishing its version.
  if (!answer.allowed || status === 'draft') {
    throw new Refusal('refused_by_rule', plansSay('plans.wrong_move'), { current });
  }
}

/** The draft that was looked at; refused where it is gone or another one. */
function draftOf({ versions }: OfferRow, version: number): OfferRow['versions'][number] {
  const [newest] = versions;
  if (newest?.published_at === null && newest.version === version) return newest;
  throw new Refusal('conflict', plansSay('plans.draft_changed'));
}

/** Refuses a key that another plan or add-on has. */
export const keyTaken = (key: string): Refusal =>
  new Refusal('conflict', plansSay('plans.key_taken', { key }), {
    fields: [{ field: 'key', message: plansSay('plans.key_taken', { key }) }],
  });
