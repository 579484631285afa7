import { createTransport } from 'nodemailer';
import type { Config, MailConfig } from '../config.ts';
import type { Db } from '../database/kysely.ts';
import { withTransaction } from '../database/transaction.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { lockDueMail, markMailSent, noteMailFailure } from './mails.queries.ts';

function transportOptions(settings: Extract<MailConfig, { kind: 'smtp' }>) {
  const { host, port, secure, user, password } = settings;
  return { host, port, secure, ...(user && password ? { auth: { user, pass: password } } : {}) };
}

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
  const transport = settings.kind === 'smtp' ? createTransport(transportOptions(settings)) : null;
  return {
    name: 'mail.send',
    concurrency: 2,
    async run({ mail_id }) {
      const failure = await withTransaction(db, async (tx) => {
        const mail = await lockDueMail(tx, mail_id);
        if (!mail) return null;
        try {
          if (transport) {
            await transport.sendMail({
              from: settings.from,
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
