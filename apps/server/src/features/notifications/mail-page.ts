import { LANGUAGES } from '@tryout/domain/words/languages';
import type { Language } from '../../platform/language/language.ts';
import type { MailPart } from '../../platform/mail/mails.queries.ts';
import { mailSay } from './mail-page.messages.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** A mail's subject: what it tells first, and how much more. */
export function mailSubject(locale: Language, parts: readonly MailPart[]): string {
  const title = parts[0]?.title ?? '';
  return parts.length > 1
    ? mailSay('notifications.mail.more', { title, count: parts.length - 1 })(locale)
    : title;
}

/** Whose mail it is to its reader: an employer's, with its logo and colour. */
export interface Sender {
  readonly name: string;
  /** Address of the logo; null for none. */
  readonly logo_url: string | null;
  /** Ground of the button under white words, #rrggbb; null: the product's own. */
  readonly accent: string | null;
}

/** How mails of a kind are stopped, and why somebody gets them. */
export interface Stop {
  readonly why: string;
  readonly url: string;
}

const OWN_ACCENT = '#14332c';

/**
 * A mail's two bodies: plain text, and a small page that reads well without images or styles; in an employer's look
 * where one sends it.
 */
export function mailBodies(
  locale: Language,
  parts: readonly MailPart[],
  sender: Sender | null,
  stop?: Stop,
): { body_text: string; body_html: string } {
  const dir = LANGUAGES[locale].direction;
  const text = parts.map((part) =>
    [
      part.title,
      '',
      part.body,
      ...(part.url ? ['', `${mailSay('notifications.mail.open')(locale)}: ${part.url}`] : []),
    ].join('\n'),
  );
  const html = `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><title>${escapeHtml(mailSubject(locale, parts))}</title></head><body style="margin:0;background:#f6f7f3;color:#14211d;font:16px/24px system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">${sender ? senderHtml(sender) : ''}${parts.map((part) => partHtml(locale, part, sender?.accent ?? OWN_ACCENT)).join('')}${stop ? stopHtml(locale, stop) : ''}</div></body></html>`;
  const end = stop ? [`${stop.why}\n${mailSay('notifications.mail.stop')(locale)}: ${stop.url}`] : [];
  return { body_text: [...text, ...end].join('\n\n---\n\n'), body_html: html };
}

function stopHtml(locale: Language, { why, url }: Stop): string {
  const link = `<a href="${escapeHtml(url)}" style="color:#5b6762">${mailSay('notifications.mail.stop')(locale)}</a>`;
  return `<p style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #dbe0d9;color:#5b6762;font-size:14px;line-height:20px">${escapeHtml(why)} ${link}</p>`;
}

/** Readers that load no pictures show the name in the picture's place. */
function senderHtml({ name, logo_url, accent }: Sender): string {
  const words = `<span style="font-weight:600;color:${accent ?? '#14211d'}">${escapeHtml(name)}</span>`;
  const logo = logo_url
    ? `<img src="${escapeHtml(logo_url)}" alt="" height="32" style="height:32px;width:auto;max-width:160px;vertical-align:middle;margin-inline-end:10px">`
    : '';
  return `<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:2px solid ${accent ?? '#dbe0d9'}">${logo}${words}</p>`;
}

function partHtml(locale: Language, part: MailPart, accent: string): string {
  const paragraphs = part.body
    .split(/\n{2,}/)
    .map((each) => `<p style="margin:0 0 16px">${escapeHtml(each).replaceAll('\n', '<br>')}</p>`)
    .join('');
  const button = part.url
    ? `<p style="margin:24px 0"><a href="${escapeHtml(part.url)}" style="background:${accent};color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${mailSay('notifications.mail.open')(locale)}</a></p>`
    : '';
  return `<h1 style="font-size:20px;line-height:28px;margin:0 0 16px">${escapeHtml(part.title)}</h1>${paragraphs}${button}`;
}
