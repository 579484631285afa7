import { type EmployerLook, employerLook } from '@tryout/domain/organizations/employer-look';
import { escapeHtml } from '@tryout/domain/text/escape-html';
import { textAsHtml } from '@tryout/domain/text/rich-text-html';
import { plainText } from '@tryout/domain/text/rich-text-plain';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Language } from '../../../platform/language/language.ts';
import { pathOf } from '../../../platform/pages/drawn-pages.ts';
import { forScript } from '../../../platform/pages/markup.ts';
import type { HeadSource, PageHead } from '../../../platform/pages/page-heads.ts';
import type { Services } from '../../../platform/services.ts';
import { positionsSay } from '../positions.messages.ts';
import { jobPosting, type PostedJob } from './job-posting.ts';
import { findEmployer } from './jobs.queries.ts';
import { readOpenJob } from './open-job.ts';

/** So much of a text is shown by search engines. */
const LONGEST_DESCRIPTION = 160;

/** What the lists of open positions and the page of each position say of themselves. */
export function jobHeads(services: Services): readonly HeadSource[] {
  const { publicUrl } = services.config;
  return [
    {
      path: /^\/jobs$/,
      read: async (_request, language) => ({
        status: 200,
        title: positionsSay('positions.page.jobs')(language),
        description: positionsSay('positions.page.jobs_about')(language),
        canonical: `${publicUrl}/jobs`,
      }),
    },
    {
      path: /^\/jobs\/[^/]+$/,
      read: async (request, language) => {
        const [slug = ''] = partsOf(request);
        const employer = await findEmployer(services.db, slug);
        if (!employer) return missing(404);
        const { name, about } = employer;
        return {
          status: 200,
          title: positionsSay('positions.page.jobs_of', { name })(language),
          description: shortened(about) || positionsSay('positions.page.jobs_of_about', { name })(language),
          canonical: `${publicUrl}/jobs/${encodeURIComponent(slug)}`,
          more: pictureTags(publicUrl, employerLook(employer)),
        };
      },
    },
    { path: /^\/jobs\/[^/]+\/[^/]+$/, read: (request, language) => headOfJob(services, request, language) },
  ];
}

/** Closed and unknown ones get the app, which says so in the person's language, with the honest status. */
const missing = (status: number): PageHead => ({ status, title: 'Tryout', description: '', canonical: null });

/** A position that is over says so, and leads on to others, also where no script runs. */
function gone(organization_slug: string, language: Language): PageHead {
  const title = positionsSay('positions.page.gone')(language);
  const more = positionsSay('positions.page.gone_more')(language);
  return {
    ...missing(410),
    title,
    fallback: `<noscript><main><h1>${escapeHtml(title)}</h1><p><a href="/jobs/${encodeURIComponent(organization_slug)}">${escapeHtml(more)}</a></p></main></noscript>`,
  };
}

/** The parts of the address after `/jobs/`; one that cannot be decoded is refused before. */
const partsOf = (request: FastifyRequest): readonly string[] =>
  pathOf(request.url).split('/').slice(2).map(decodeURIComponent);

async function headOfJob(services: Services, request: FastifyRequest, language: Language): Promise<PageHead> {
  const [organization_slug = '', position_slug = ''] = partsOf(request);
  const { invite } = request.query as { invite?: unknown };
  const token = typeof invite === 'string' && invite.length <= 200 ? invite : undefined;
  try {
    const job = await readOpenJob(services.db, { organization_slug, position_slug }, token, services.now());
    const path = `/jobs/${encodeURIComponent(job.organization.slug)}/${encodeURIComponent(job.slug)}`;
    return describeJob(job, path, { publicUrl: services.config.publicUrl, invite: token, language });
  } catch (error) {
    if (error instanceof Refusal)
      return error.status === 410 ? gone(organization_slug, language) : missing(error.status);
    throw error;
  }
}

/** The beginning of a text, on one line. */
const shortened = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_DESCRIPTION);

/** The picture that is shown with a link to a page. */
function pictureTags(publicUrl: string, { cover_path, logo_path }: EmployerLook): string {
  const path = cover_path ?? logo_path;
  return path ? `<meta property="og:image" content="${escapeHtml(publicUrl + path)}">` : '';
}

interface Reader {
  readonly publicUrl: string;
  /** The invitation that the reader came with; without one the position can be found by everybody. */
  readonly invite: string | undefined;
  readonly language: Language;
}

function describeJob(job: PostedJob, path: string, { publicUrl, invite, language }: Reader): PageHead {
  const canBeFound = invite === undefined;
  const url = publicUrl + path;
  const title = `${job.title} – ${job.organization.name}`;
  const facts = [
    job.locations.join(', '),
    (job.remote ?? 'no') === 'no' ? '' : `remote: ${job.remote}`,
  ].filter(Boolean);
  const summary = [facts.join(', '), plainText(job.description).replace(/\s+/g, ' ')]
    .filter(Boolean)
    .join('. ');
  const place = facts.length > 0 ? ` – ${escapeHtml(facts.join(', '))}` : '';
  return {
    status: 200,
    title,
    description: shortened(summary || title),
    canonical: canBeFound ? url : null,
    more: canBeFound
      ? `${pictureTags(publicUrl, job.organization_look)}<script type="application/ld+json">${forScript(JSON.stringify(jobPosting(job, url, publicUrl)))}</script>`
      : '',
    fallback: `<noscript><main><h1>${escapeHtml(job.title)}</h1><p>${escapeHtml(job.organization.name)}${place}</p>${textAsHtml(job.description)}${applyLink(job, invite, language)}</main></noscript>`,
  };
}

/** The way on for a reader whose browser runs no scripts. */
function applyLink(
  { position_id, accepts_applications }: PostedJob,
  invite: string | undefined,
  language: Language,
): string {
  if (!accepts_applications) return '';
  const search = new URLSearchParams({ position: position_id, ...(invite === undefined ? {} : { invite }) });
  return `<p><a href="/apply/new?${escapeHtml(String(search))}">${escapeHtml(positionsSay('positions.page.apply')(language))}</a></p>`;
}
