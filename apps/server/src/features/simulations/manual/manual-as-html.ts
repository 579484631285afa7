import type { Manual, ManualSection } from './manual-text.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; }
body { max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 0 0.25rem; }
h2 { font-size: 1.25rem; margin-block: 2rem 0.5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; min-inline-size: 36rem; font-size: 0.875rem; }
th, td { border-block-end: 1px solid #8886; padding: 0.375rem 0.5rem; text-align: start; vertical-align: top; }
@media print {
  body { max-inline-size: none; padding: 0; font-size: 10pt; }
  h2 { break-after: avoid; } tr { break-inside: avoid; } .scroll { overflow: visible; } table { min-inline-size: 0; }
}`;

function sectionAsHtml({ heading, blocks }: ManualSection): string {
  const inside = blocks.map((block, i) => {
    if (block.kind === 'text') return `<p>${escaped(block.text)}</p>`;
    const head = block.columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('');
    const rows = block.rows.map(
      ([name = '', ...cells]) =>
        `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
    );
    return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(`${heading} (${i + 1})`)}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  });
  return `<section><h2>${escaped(heading)}</h2>${inside.join('')}</section>`;
}

/** A manual as a page of its own: no script, nothing from elsewhere, printable. */
export function manualAsHtml({ title, subtitle, language, sections }: Manual): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1><p>${escaped(subtitle)}</p>${sections.map(sectionAsHtml).join('')}</main></body></html>`;
}
