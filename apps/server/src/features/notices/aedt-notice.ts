import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { readAedtNotice, setAedtNotice as setRoute } from '@tryout/contract/notices/notices';
import { aedtUseFrom, isInNewYorkCity } from '@tryout/domain/notices/aedt';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { textInForce } from '../terms/public.ts';
import {
  type AedtRow,
  findAedt,
  findLatestRevision,
  findWrittenPlaces,
  storeAedt,
} from './aedt-notice.queries.ts';
import { newYorkHolidays } from './new-york-holidays.ts';
import { findMeasured } from './notice-facts.queries.ts';
import { noticesSay } from './notices.messages.ts';

/** A position as far as the notice needs it. */
export interface AedtPosition {
  readonly id: string;
  readonly organization_id: string;
  readonly status: string;
}

/** The calendar day in New York, as YYYY-MM-DD. */
export const newYorkDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);

/** New York's notice of a position, where it is posted. */
export async function aedtOf(
  db: Db,
  positionId: string,
): Promise<{ posted_on: string; use_from: string } | null> {
  const row = await findAedt(db, positionId);
  return row?.posted_on && row.use_from ? { posted_on: row.posted_on, use_from: row.use_from } : null;
}

const isThere = async (db: Db, positionId: string): Promise<boolean> =>
  (await findWrittenPlaces(db, positionId)).some(isInNewYorkCity);

async function measuredIds(db: Db, positionId: string): Promise<string[]> {
  const revision = await findLatestRevision(db, positionId);
  return revision === undefined ? [] : (await findMeasured(db, revision)).map(({ id }) => id).sort();
}

/** What New York's notice of a position is, for those who hire. */
export async function aedtFor(
  { db, services }: Act,
  position: AedtPosition,
  language: Language,
): Promise<RouteData<typeof readAedtNotice>> {
  const row = await findAedt(db, position.id);
  const in_new_york = await isThere(db, position.id);
  const measured = await measuredIds(db, position.id);
  const { posted_on = null, use_from = null } = row ?? {};
  return {
    in_new_york,
    is_on: row?.is_on ?? (in_new_york && measured.length > 0),
    is_chosen: row !== undefined,
    reason: row?.reason ?? '',
    posted_on,
    use_from,
    waits: use_from !== null && newYorkDay(services.now()) < use_from,
    measured_changed: posted_on !== null && measured.join() !== [...(row?.measured ?? [])].sort().join(),
    terms: await textInForce(db, 'aedt_notice', language),
  };
}

/** A position that is published shows its notice from today on, where it has to be given and was not shown before. */
export async function postAedtNotice(act: Act, position: Omit<AedtPosition, 'status'>): Promise<void> {
  const { db } = act;
  const row = await findAedt(db, position.id);
  if (row?.posted_on || row?.is_on === false) return;
  if (!row && !(await isThere(db, position.id))) return;
  const measured = await measuredIds(db, position.id);
  // Nothing is scored, so no tool is used.
  if (measured.length === 0) return;
  await post(act, position, measured);
}

async function post(act: Act, position: Omit<AedtPosition, 'status'>, measured: string[]): Promise<void> {
  const posted_on = newYorkDay(act.services.now());
  const use_from = aedtUseFrom(posted_on, await newYorkHolidays(posted_on));
  await store(act, position, { is_on: true, reason: '', posted_on, use_from, measured });
}

async function store(
  act: Act,
  position: Omit<AedtPosition, 'status'>,
  row: Omit<AedtRow, 'position_id'>,
): Promise<void> {
  await storeAedt(act.db, {
    ...row,
    position_id: position.id,
    organization_id: position.organization_id,
    set_by: act.actor?.user_id ?? null,
    at: act.services.now(),
  });
  await audit(act, {
    event_type: 'update',
    action: 'aedt_notice.set',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { on: row.is_on, reason: row.reason, posted_on: row.posted_on, use_from: row.use_from },
  });
}

/**
 * Gives the notice, posts it again, or says why it is not needed. @throws Refusal when a place is in New York City and no
 * reason is given
 */
export async function setAedt(
  act: SignedAct,
  position: AedtPosition,
  wish: Pick<RouteBody<typeof setRoute>, 'on' | 'reason' | 'again'>,
  language: Language,
): Promise<RouteData<typeof setRoute>> {
  const { db } = act;
  const row = await findAedt(db, position.id);
  if (!wish.on) {
    if (wish.reason === '' && (await isThere(db, position.id))) {
      throw invalidField('reason', noticesSay('notices.aedt_reason'));
    }
    const off = { is_on: false, reason: wish.reason, posted_on: null, use_from: null, measured: [] };
    await store(act, position, off);
  } else if (position.status !== 'published') {
    // The days begin when the job page shows it.
    const waiting = { is_on: true, reason: '', posted_on: null, use_from: null, measured: [] };
    if (!row?.is_on) await store(act, position, waiting);
  } else if (!row?.posted_on || wish.again) {
    await post(act, position, await measuredIds(db, position.id));
  }
  return aedtFor(act, position, language);
}
