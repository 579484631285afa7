import { isNoMailbox } from '@tryout/domain/mail/delivery-report';
import type { Config } from '../config.ts';
import type { Db } from '../database/kysely.ts';
import { withTransaction } from '../database/transaction.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { mailTransport, refusedForGood } from './mail-transport.ts';
import { giveUpMail, lockDueMail, markMailSent, noteMailFailure } from './mails.queries.ts';
import { isSuppressed, replyAddress, suppress } from './suppressions.queries.ts';

/** Mails that somebody waits for at a form, to prove a mailbox: they go out even where others are stopped. */
const PROOFS = new Set([
  'pin',
  'password_reset',
  'email_proof',
  'email_change_old',
  'email_change_new',
  'factor_reset_asked',
]);

/** What a calendar file asks calendars to do (RFC 5546). */
function methodOf(calendar: string): string {
  return /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';
}

/** By these, mail programs offer to stop mails of a kind, and do so by one call without asking further (RFC 8058). */
const stopHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Hands queued mails to the SMTP server. Without one, the outbox table itself is where they end, to be read on the
 * outbox page. The row is locked while it is sent, so two workers never send the same mail.
 */
export function sendMailJob(config: Config, db: Db): JobHandler<{ mail_id: string }> {
  const { mail: settings } = config;
  const transport = mailTransport(config);
  return {
    name: 'mail.send',
    concurrency: 2,
    async run({ mail_id }) {
      const failure = await withTransaction(db, async (tx) => {
        const mail = await lockDueMail(tx, mail_id);
        if (!mail) return null;
        if (!PROOFS.has(mail.kind) && (await isSuppressed(tx, mail.to_email))) {
          await giveUpMail(tx, mail.id, 'cancelled', 'Mails to this address are stopped.');
          return null;
        }
        try {
          const replyTo = await replyAddress(tx);
          if (transport) {
            await transport.sendMail({
              from: settings.from,
              ...(replyTo === '' ? {} : { replyTo }),
              to: mail.to_email,
              subject: mail.subject,
              text: mail.body_text,
              html: mail.body_html,
              messageId: `<${mail.id}@tryout>`,
              ...(mail.calendar
                ? { icalEvent: { method: methodOf(mail.calendar), content: mail.calendar } }
                : {}),
              ...(mail.stop_path ? { headers: stopHeaders(config.publicUrl + mail.stop_path) } : {}),
            });
          }
          await markMailSent(tx, mail.id);
          return null;
        } catch (error) {
          const refused = refusedForGood(error);
          if (refused !== null && isNoMailbox(refused)) {
            await suppress(tx, {
              email: mail.to_email,
              reason: 'refused',
              detail: refused,
              mail_id: mail.id,
              added_by: null,
              at: new Date(),
            });
            await giveUpMail(tx, mail.id, 'failed', refused);
            return null;
          }
          return error instanceof Error ? error : new Error(String(error));
        }
      });
      if (failure) {
        await noteMailFailure(db, mail_id, failure.message);
        throw failure;
      }
    },
  };
}
