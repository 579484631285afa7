import { createHmac, timingSafeEqual } from 'node:crypto';
import { readDeliveryReport } from '@tryout/domain/mail/delivery-report';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { suppress } from '../../platform/mail/suppressions.queries.ts';
import { readSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import { administrationSay } from './administration.messages.ts';
import { noteReturned, removeSuppressed, wentTo } from './mail-desk.queries.ts';

/** Stops mails to an address by hand. @throws Refusal where they are stopped already */
export async function stopMails(
  act: SignedAct,
  { email, detail }: { readonly email: string; readonly detail: string },
): Promise<void> {
  const { db, actor, services } = act;
  const entry = { email, detail, reason: 'by_hand' as const, mail_id: null, added_by: actor.user_id };
  if (!(await suppress(db, { ...entry, at: services.now() }))) {
    throw new Refusal('conflict', administrationSay('administration.mail_stopped_already'));
  }
  await audit(act, {
    event_type: 'update',
    action: 'mail.address_stopped',
    target_type: 'mail_address',
    organization_id: null,
    meta: { email },
  });
}

/** Sends mails to an address again. @throws Refusal for one that is not stopped */
export async function resumeMails(act: SignedAct, email: string): Promise<void> {
  if (!(await removeSuppressed(act.db, email))) throw notFound();
  await audit(act, {
    event_type: 'update',
    action: 'mail.address_resumed',
    target_type: 'mail_address',
    organization_id: null,
    meta: { email },
  });
}

const keyOf = (services: Services): string =>
  createHmac('sha256', readSecret(services.config)).update('mail-returns').digest('base64url');

/** Where a mail server hands reports over: an address that only this server can have made. */
export const returnAddress = (services: Services): string =>
  `${services.config.publicUrl}/api/mail/returns/${keyOf(services)}`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Takes a report on delivery: addresses to which one of our own mails could not be delivered get no more. A report about a
 * mail that never went there changes nothing. @throws Refusal for an address that is not ours
 */
export async function takeReport(act: Act, token: string, report: string): Promise<number> {
  const { db, services } = act;
  const [given, expected] = [Buffer.from(token), Buffer.from(keyOf(services))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound();
  let suppressed = 0;
  for (const { email, status, diagnostic, message_id } of readDeliveryReport(report)) {
    if (message_id === null || !UUID.test(message_id) || !(await wentTo(db, message_id, email))) continue;
    const detail = `${status} ${diagnostic}`.trim();
    await noteReturned(db, message_id, detail);
    const entry = { email, detail, reason: 'returned' as const, mail_id: message_id, added_by: null };
    if (await suppress(db, { ...entry, at: services.now() })) suppressed += 1;
  }
  return suppressed;
}
