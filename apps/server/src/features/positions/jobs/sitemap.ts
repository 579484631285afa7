import { escapeHtml } from '@tryout/domain/text/escape-html';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { countListedJobs, findListedEmployers, findListedJobs, type SitemapEntry } from './jobs.queries.ts';

/** Paths that belong to signed-in people and to invitations; nothing of them should be found by searching. */
const CLOSED_PATHS = ['/api/', '/user', '/invite/', '/apply/', '/book/', '/shared-card/', '/u/'];
/** Entries of one file; the protocol allows 50,000 (sitemaps.org/protocol.html). */
const ENTRIES = 10_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Serves robots.txt and the sitemap: an index, one file of pages and files of open positions. */
export function serveSitemap(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services.config;
  const address = (path: string, changed?: string) =>
    `<loc>${escapeHtml(publicUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}`;
  const fileOf = (entries: readonly string[]) =>
    `${XML}<urlset ${SCHEMA}>${entries.map((entry) => `<url>${entry}</url>`).join('')}</urlset>`;
  const jobPath = ({ organization_slug, slug }: SitemapEntry) =>
    `/jobs/${encodeURIComponent(organization_slug)}/${encodeURIComponent(slug)}`;

  app.get('/sitemap.xml', async (_request, reply) => {
    const jobs = await countListedJobs(services.db, services.now());
    const parts = Array.from({ length: Math.ceil(jobs / ENTRIES) }, (_, i) => `/sitemap/jobs-${i + 1}.xml`);
    const files = ['/sitemap/pages.xml', ...parts].map((path) => `<sitemap>${address(path)}</sitemap>`);
    return reply
      .header('cache-control', 'public, max-age=600')
      .type('application/xml')
      .send(`${XML}<sitemapindex ${SCHEMA}>${files.join('')}</sitemapindex>`);
  });

  app.get('/sitemap/pages.xml', async (_request, reply) => {
    const employers = await findListedEmployers(services.db, services.now());
    const entries = [
      ...['/', '/jobs', '/terms/terms', '/terms/privacy', '/terms/ai'].map((path) => address(path)),
      ...employers.map(({ slug, updated_at }) => address(`/jobs/${encodeURIComponent(slug)}`, updated_at)),
    ];
    return reply
      .header('cache-control', 'public, max-age=600')
      .type('application/xml')
      .send(fileOf(entries.slice(0, ENTRIES)));
  });

  app.get('/sitemap/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const part = Number(/^jobs-([1-9]\d{0,5})\.xml$/.exec(file)?.[1] ?? 0);
    if (part === 0) return reply.callNotFound();
    const jobs = await findListedJobs(services.db, services.now(), {
      skip: (part - 1) * ENTRIES,
      count: ENTRIES,
    });
    if (jobs.length === 0) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=600')
      .type('application/xml')
      .send(fileOf(jobs.map((job) => address(jobPath(job), job.updated_at))));
  });

  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ];
    return reply
      .header('cache-control', 'public, max-age=600')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
}
