import type { FastifyInstance } from 'fastify';
import { serverAct } from '../../platform/act.ts';
import { LIMITS } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { acceptedLanguage } from '../../platform/language/language.ts';
import type { Services } from '../../platform/services.ts';
import { findSummaries } from './impact-reports.queries.ts';
import { publishedSummary } from './publish-summary.ts';
import { reportWords } from './report-words.ts';
import { summaryText } from './summary-as-pdf.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem}
h1{line-height:1.2}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0}
.wide{overflow-x:auto}table{border-collapse:collapse;min-width:100%}th,td{padding:.4rem .6rem;border-bottom:1px solid;text-align:start}
td+td,th+th{text-align:end}@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

function pageOf(language: 'en' | 'ar', title: string, body: string): string {
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;
}

/**
 * The public page of a summary: plain HTML that needs no script, so that it can be read, printed and kept by anybody.
 * `?language=ar` chooses; otherwise the browser's own language does.
 */
export function serveSummaries(app: FastifyInstance, services: Services): void {
  app.get('/bias-audits/:id', { config: { rateLimit: LIMITS.read } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const { language: asked } = request.query as { language?: string };
    const language =
      asked === 'ar' || asked === 'en' ? asked : acceptedLanguage(request.headers['accept-language']);
    const send = (code: number, title: string, body: string) =>
      reply
        .code(code)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(pageOf(language, title, body));
    try {
      const [row] = UUID.test(id) ? await findSummaries(services.db, [id]) : [];
      if (row) {
        const said = summaryText(await publishedSummary(serverAct(services), row), language);
        const facts = said.facts.map(
          ([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`,
        );
        const tables = said.tables.map(
          ({ title, columns, rows, unknown }) =>
            `<h2>${escaped(title)}</h2><div class="wide" tabindex="0" role="region" aria-label="${escaped(title)}"><table><thead><tr>${columns
              .map((column) => `<th scope="col">${escaped(column)}</th>`)
              .join('')}</tr></thead><tbody>${rows
              .map(
                (cells) =>
                  `<tr>${cells
                    .map((cell, i) =>
                      i === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`,
                    )
                    .join('')}</tr>`,
              )
              .join('')}</tbody></table></div><p>${escaped(unknown)}</p>`,
        );
        const notes = said.notes.map((note) => `<p>${escaped(note)}</p>`);
        const file = `<p><a href="/api/bias-audits/${id}/pdf?language=${language}">${escaped(said.file)}</a></p>`;
        return send(
          200,
          said.title,
          `<h1>${escaped(said.title)}</h1><dl>${facts.join('')}</dl>${tables.join('')}${notes.join('')}${file}`,
        );
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    const { say } = reportWords(language);
    return send(404, say('summary.none'), `<h1>${escaped(say('summary.none'))}</h1>`);
  });
}
