import type { changeCalendar as route } from '@tryout/contract/calendars/calendars';
import type { RouteBody } from '@tryout/contract/define-route';
import { audit, type SignedAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { openSecret, sealSecret } from '../../platform/secret-box.ts';
import { calendarsSay } from './calendars.messages.ts';
import { deleteSource, findSources, type SourceRecord, storeChoices } from './calendars.queries.ts';
import { giveBack } from './providers/oauth.ts';
import { readSource, SOURCE_SECRET } from './read-source.ts';

/** Between two readings that somebody asks for. */
const LEAST_BETWEEN_MS = 30_000;

/** Reads a calendar because its owner asks for it. */
export async function refreshNow(act: SignedAct, source: SourceRecord): Promise<SourceRecord> {
  if (source.kind === 'file') {
    throw new Refusal('refused_by_rule', calendarsSay('calendars.file_is_read_once'));
  }
  const since = act.services.now().getTime() - Date.parse(source.attempted_at ?? '1970-01-01T00:00:00Z');
  if (since < LEAST_BETWEEN_MS) {
    throw new Refusal('refused_by_rule', calendarsSay('calendars.just_refreshed'));
  }
  return (await readSource(act, source, { discover: true, may_skip: false })) ?? gone();
}

function gone(): never {
  throw notFound();
}

/** Changes a calendar's name, password, or which of the account's calendars count, and reads it again. */
export async function changeSource(
  act: SignedAct,
  source: SourceRecord,
  body: RouteBody<typeof route>,
): Promise<SourceRecord> {
  const { services, db } = act;
  const ids = new Set(source.calendars.map((each) => each.id));
  const stranger = body.used?.findIndex((id) => !ids.has(id)) ?? -1;
  if (stranger >= 0) throw invalidField(`used.${stranger}`, calendarsSay('calendars.unknown_calendar'));
  if (body.password !== undefined && source.kind !== 'caldav') {
    throw invalidField('password', calendarsSay('calendars.takes_no_password'));
  }
  const used = body.used && new Set(body.used);
  await storeChoices(db, source.id, {
    name: body.name ?? source.name,
    // Without their marks all are read again.
    calendars: used
      ? source.calendars.map((each) => ({ ...each, is_used: used.has(each.id), mark: '' }))
      : source.calendars,
    secret:
      body.password === undefined
        ? null
        : sealSecret(services.config, SOURCE_SECRET, source.id, body.password),
    next_at: source.kind === 'file' ? null : services.now(),
  });
  const [changed] = await findSources(db, [source.id]);
  if (!changed) throw notFound();
  if (changed.kind === 'file') return changed;
  return (await readSource(act, changed, { discover: false, may_skip: false })) ?? gone();
}

/** Disconnects a calendar: its busy times and secret are gone at once; a provider is told after that. */
export async function disconnectSource(act: SignedAct, source: SourceRecord): Promise<void> {
  const { services } = act;
  await withTransaction(act.db, async (db) => {
    await deleteSource(db, source.id);
    await audit(
      { ...act, db },
      {
        event_type: 'delete',
        action: 'calendar.disconnected',
        target_type: 'calendar_source',
        target_id: source.id,
        meta: { kind: source.kind },
      },
    );
  });
  if (source.kind !== 'google' && source.kind !== 'microsoft') return;
  const secret = source.secret && openSecret(services.config, SOURCE_SECRET, source.id, source.secret);
  await giveBack(services, source.kind, secret);
}
