import type { RouteQuery } from '@tryout/contract/define-route';
import type { checkOrganizationLog, LogCheckStep } from '@tryout/contract/dossiers/dossiers';
import { checkKeyLog } from '@tryout/domain/dossiers/key-log';
import { audit, type SignedAct } from '../../platform/act.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { organizationOf } from '../organizations/public.ts';
import { checkEmptied, checkPlaces, checkStretch, countOwnLines } from '../security-log/public.ts';
import { dossiersSay } from './dossiers.messages.ts';
import { findLines } from './keys.queries.ts';
import { stretchDigest } from './log-digests.ts';
import { verifiesQuickly } from './signatures.ts';

/** Lines that one step looks at. */
const LINES = 2000;
/** Days that one step looks at. */
const DAYS = 60;

/** Where a check goes on: the part, the place that was reached, and how many were looked at. */
interface Place {
  readonly part: 'lines' | 'days';
  readonly after: number;
  readonly done: number;
}

function placeOf(cursor: string): Place {
  if (cursor === '') return { part: 'lines', after: 0, done: 0 };
  const [, part, after, done] = /^(lines|days)\.(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (part === undefined) throw invalidField('cursor', dossiersSay('dossiers.cursor'));
  return { part: part as Place['part'], after: Number(after), done: Number(done) };
}

const written = ({ part, after, done }: Place): string => `${part}.${after}.${done}`;

/**
 * Checks an organization's own log, a step at a time: its lines against the chain, which hold the lines of others only as
 * digests, then every day against the digest that was signed. Names the first thing that does not fit, and ends there.
 */
export async function checkLog(
  act: SignedAct,
  query: RouteQuery<typeof checkOrganizationLog>,
): Promise<LogCheckStep> {
  const organization = organizationOf(act.actor, query.organization_id);
  const place = placeOf(query.cursor);
  const step =
    place.part === 'lines'
      ? await checkLines(act, organization, place)
      : await checkDays(act, organization, place);
  if (step.next === null) {
    await audit(act, {
      event_type: 'access',
      action: 'security_log.checked',
      organization_id: organization,
      ...(step.broken ? { meta: { broken: step.broken.at, what: step.broken.what } } : {}),
    });
  }
  return step;
}

async function checkLines({ db }: SignedAct, organization: string, place: Place): Promise<LogCheckStep> {
  const total = await countOwnLines(db, organization);
  const { checked, last, broken } = await checkStretch(db, organization, place.after, LINES);
  const done = place.done + checked;
  const at = { part: 'lines', done, total } as const;
  if (broken)
    return { ...at, next: null, broken: { what: 'line', at: broken.id, event_time: broken.event_time } };
  if (checked === LINES) return { ...at, next: written({ part: 'lines', after: last, done }), broken: null };
  const missing = await checkPlaces(db);
  if (missing !== null) {
    return { ...at, next: null, broken: { what: 'missing', at: String(missing), event_time: null } };
  }
  const emptied = await checkEmptied(db, organization);
  if (emptied)
    return { ...at, next: null, broken: { what: 'emptied', at: emptied.id, event_time: emptied.event_time } };
  return { ...at, next: written({ part: 'days', after: 0, done: 0 }), broken: null };
}

async function checkDays({ db }: SignedAct, organization: string, place: Place): Promise<LogCheckStep> {
  const lines = await findLines(db, organization, 0);
  const total = lines.length;
  if (place.after === 0) {
    const { first } = checkKeyLog({ organization_id: organization, lines }, verifiesQuickly, 'all');
    if (first) {
      const broken = { what: 'log', at: String(first.number), event_time: null } as const;
      return { part: 'days', done: first.number - 1, total, next: null, broken };
    }
  }
  const due = lines.slice(place.after, place.after + DAYS);
  for (const { kind, content, number, after_seq, until_seq } of due) {
    if (kind !== 'day') continue;
    const now = await stretchDigest(db, organization, after_seq ?? 0, until_seq ?? 0);
    if (now.digest === content.digest && now.lines === content.lines) continue;
    const broken = { what: 'day', at: content.day, event_time: null } as const;
    return { part: 'days', done: number - 1, total, next: null, broken };
  }
  const done = place.after + due.length;
  const next = done < total ? written({ part: 'days', after: done, done }) : null;
  return { part: 'days', done, total, next, broken: null };
}
