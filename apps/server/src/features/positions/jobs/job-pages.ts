import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/refusal.ts';
import { escapeHtml, forScript } from '../../../platform/pages/markup.ts';
import type { Services } from '../../../platform/services.ts';
import { descriptionHtml, jobPosting, type PostedJob } from './job-posting.ts';
import { findSitemapEntries } from './jobs.queries.ts';
import { readOpenJob } from './open-job.ts';

/** Paths that belong to signed-in people and to invitations; nothing of them should be found by searching. */
const CLOSED_PATHS = ['/api/', '/user', '/invite/', '/apply/', '/book/'];

/**
 * Serves the public page of a position with its words, its JobPosting markup and the right status in the first
 * answer, so that search engines and people without scripts can read it; and the sitemap and robots.txt.
 */
export async function registerJobPages(
  app: FastifyInstance,
  services: Services,
  webRoot: string,
): Promise<void> {
  const shell = await readFile(join(webRoot, 'index.html'), 'utf8');

  app.get('/jobs/:organization_slug/:position_slug', async (request, reply) => {
    const page = await renderJobPage(shell, services, request);
    return reply.code(page.status).header('cache-control', 'no-cache').type('text/html').send(page.html);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const entries = await findSitemapEntries(services.db, services.now());
    const base = services.config.publicUrl;
    const urls = entries.map((entry) => {
      const path = `/jobs/${encodeURIComponent(entry.organization_slug)}/${encodeURIComponent(entry.slug)}`;
      return `<url><loc>${escapeHtml(base + path)}</loc><lastmod>${entry.updated_at}</lastmod></url>`;
    });
    const lists = ['/', '/jobs'].map((path) => `<url><loc>${escapeHtml(base + path)}</loc></url>`);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...lists, ...urls].join('')}</urlset>`;
    return reply.header('cache-control', 'public, max-age=600').type('application/xml').send(xml);
  });

  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
      `Sitemap: ${services.config.publicUrl}/sitemap.xml`,
    ];
    return reply
      .header('cache-control', 'public, max-age=600')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
}

/** The page of a position: the app's shell with the position's words in it, or the shell alone where there is none. */
export async function renderJobPage(
  shell: string,
  services: Services,
  request: Pick<FastifyRequest, 'params' | 'query'>,
): Promise<{ status: number; html: string }> {
  const address = request.params as { organization_slug: string; position_slug: string };
  const { invite } = request.query as { invite?: unknown };
  try {
    const token = typeof invite === 'string' && invite.length <= 200 ? invite : undefined;
    const job = await readOpenJob(services.db, address, token, services.now());
    const path = `/jobs/${encodeURIComponent(job.organization.slug)}/${encodeURIComponent(job.slug)}`;
    return {
      status: 200,
      html: fillShell(shell, job, services.config.publicUrl + path, token === undefined),
    };
  } catch (error) {
    // Closed and unknown ones get the app, which says so in the person's language, with the honest status.
    if (error instanceof Refusal) return { status: error.status, html: hideFromSearch(shell) };
    throw error;
  }
}

function fillShell(shell: string, job: PostedJob, url: string, canBeFound: boolean): string {
  const title = `${job.title} – ${job.organization.name}`;
  const facts = [
    job.locations.join(', '),
    (job.remote ?? 'no') === 'no' ? '' : `remote: ${job.remote}`,
  ].filter(Boolean);
  const summary = [facts.join(', '), job.description.replace(/\s+/g, ' ')].filter(Boolean).join('. ');
  const description = (summary || title).slice(0, 160);
  const head = [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:url" content="${escapeHtml(url)}">`,
    ...(canBeFound
      ? [`<script type="application/ld+json">${forScript(JSON.stringify(jobPosting(job, url)))}</script>`]
      : ['<meta name="robots" content="noindex">']),
  ].join('');
  const words = `<noscript><main><h1>${escapeHtml(job.title)}</h1><p>${escapeHtml(job.organization.name)}${
    facts.length > 0 ? ` – ${escapeHtml(facts.join(', '))}` : ''
  }</p>${descriptionHtml(job.description)}</main></noscript>`;
  // Replacements are functions: a title with $& in it stays as typed.
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(/<body([^>]*)>/, (_, attributes: string) => `<body${attributes}>${words}`);
}

function hideFromSearch(shell: string): string {
  return shell.replace('</head>', () => '<meta name="robots" content="noindex"></head>');
}
