import { createTransport, type Transporter } from 'nodemailer';
import type { Config, MailConfig } from '../config.ts';

function transportOptions(settings: Extract<MailConfig, { kind: 'smtp' }>) {
  const { host, port, secure, user, password } = settings;
  return { host, port, secure, ...(user && password ? { auth: { user, pass: password } } : {}) };
}

/** The way to the SMTP server; null without one, where the outbox table itself is where mails end. */
export function mailTransport({ mail }: Pick<Config, 'mail'>): Transporter | null {
  return mail.kind === 'smtp' ? createTransport(transportOptions(mail)) : null;
}

/** What an SMTP server answered to what it refused for good; null: it did not refuse, or may take it later. */
export function refusedForGood(error: unknown): string | null {
  const { responseCode, response, command } = error as {
    responseCode?: unknown;
    response?: unknown;
    command?: unknown;
  };
  const isRecipient = typeof command === 'string' && command.startsWith('RCPT');
  return isRecipient && Number(responseCode) >= 500 && typeof response === 'string' ? response : null;
}
