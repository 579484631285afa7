const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** A mail's two bodies: plain text, and a small page that reads well without images or styles. */
export function mailBodies(mail: {
  locale: string;
  title: string;
  body: string;
  link?: { url: string; label: string };
}): { body_text: string; body_html: string } {
  const dir = mail.locale === 'ar' ? 'rtl' : 'ltr';
  const text = [
    mail.title,
    '',
    mail.body,
    ...(mail.link ? ['', `${mail.link.label}: ${mail.link.url}`] : []),
  ];
  const paragraphs = mail.body
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
  const button = mail.link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(mail.link.url)}" style="background:#14332c;color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${escapeHtml(mail.link.label)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="${mail.locale}" dir="${dir}"><head><meta charset="utf-8"><title>${escapeHtml(mail.title)}</title></head><body style="margin:0;background:#f6f7f3;color:#14211d;font:16px/24px system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><h1 style="font-size:20px;line-height:28px;margin:0 0 16px">${escapeHtml(mail.title)}</h1>${paragraphs}${button}</div></body></html>`;
  return { body_text: text.join('\n'), body_html: html };
}
