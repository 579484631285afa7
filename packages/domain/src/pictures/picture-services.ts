import { type PictureCredit, webAddress } from './picture-credit.ts';

/**
 * Services that find pictures and let them be kept: Openverse (also without a key) and Pexels. Unsplash is none of them: its
 * rules demand that pictures are shown from its own servers.
 */
export const PICTURE_SERVICES = ['openverse', 'pexels'] as const;
/** See `PICTURE_SERVICES`. */
export type PictureService = (typeof PICTURE_SERVICES)[number];

/** What each is called, and where it answers unless another address is set. */
export const SERVICE_FACTS: Readonly<
  Record<PictureService, { readonly name: string; readonly address: string; readonly needs_key: boolean }>
> = {
  openverse: { name: 'Openverse', address: 'https://api.openverse.org', needs_key: false },
  pexels: { name: 'Pexels', address: 'https://api.pexels.com', needs_key: true },
};

/** A picture that a service found. */
export interface ServicePicture extends PictureCredit {
  /** Where its file is. */
  readonly image_url: string;
  /** Where a small one is. */
  readonly thumb_url: string;
}

/** Pictures of one page of a service's answer. */
export const SERVICE_PAGE = 20;
/** Last page that services are asked for; nobody looks further. */
export const SERVICE_PAGES = 12;

/** The address of a search: `base` as it was set, with or without a slash at its end. */
export function pictureServiceUrl(kind: PictureService, base: string, text: string, page: number): string {
  const url = new URL(base);
  const root = url.pathname.replace(/\/+$/u, '');
  url.pathname = kind === 'openverse' ? `${root}/v1/images/` : `${root}/v1/search`;
  url.searchParams.set(kind === 'openverse' ? 'q' : 'query', text);
  url.searchParams.set('page', String(page));
  url.searchParams.set(kind === 'openverse' ? 'page_size' : 'per_page', String(SERVICE_PAGE));
  if (kind === 'openverse') {
    // Licences that ask for a name at most: no share-alike, no "non-commercial", no "no derivatives".
    url.searchParams.set('license', Object.keys(OPENVERSE_LICENCES).join(','));
    url.searchParams.set('extension', 'jpg,png,webp');
  }
  return url.href;
}

/**
 * What a service answered, of which nothing is believed: texts are shortened, pictures without an address, a source or a
 * licence that is taken are left out. Null: this is no answer of such a service.
 */
export function readPictureAnswer(
  kind: PictureService,
  answer: unknown,
): { readonly pictures: readonly ServicePicture[]; readonly total: number } | null {
  const list = field(answer, kind === 'openverse' ? 'results' : 'photos');
  if (!Array.isArray(list)) return null;
  const pictures = list
    .slice(0, SERVICE_PAGE)
    .map(kind === 'openverse' ? readOpenverse : readPexels)
    .filter((found) => found !== null);
  const told = field(answer, kind === 'openverse' ? 'result_count' : 'total_results');
  const total = typeof told === 'number' && Number.isSafeInteger(told) && told >= 0 ? told : pictures.length;
  return { pictures, total: Math.min(total, SERVICE_PAGE * SERVICE_PAGES) };
}

const OPENVERSE_LICENCES: Readonly<Record<string, string>> = {
  cc0: 'CC0',
  pdm: 'Public Domain Mark',
  by: 'CC BY',
};

function readOpenverse(row: unknown): ServicePicture | null {
  const licence = OPENVERSE_LICENCES[text(field(row, 'license')).toLowerCase()];
  const version = text(field(row, 'license_version'));
  const from = text(field(row, 'source'));
  return picture({
    title: text(field(row, 'title')),
    author: text(field(row, 'creator')),
    licence: licence && [licence, /^\d\.\d$/.test(version) ? version : ''].filter(Boolean).join(' '),
    licence_url: field(row, 'license_url'),
    source: from === '' ? 'Openverse' : `Openverse (${from})`,
    source_url: field(row, 'foreign_landing_url'),
    image_url: field(row, 'url'),
    thumb_url: field(row, 'thumbnail'),
  });
}

function readPexels(row: unknown): ServicePicture | null {
  const sizes = field(row, 'src');
  return picture({
    title: text(field(row, 'alt')),
    author: text(field(row, 'photographer')),
    licence: 'Pexels License',
    licence_url: 'https://www.pexels.com/license/',
    source: 'Pexels',
    source_url: field(row, 'url'),
    image_url: field(sizes, 'large2x') ?? field(sizes, 'large'),
    thumb_url: field(sizes, 'medium') ?? field(sizes, 'small'),
  });
}

function picture(row: {
  readonly title: string;
  readonly author: string;
  readonly licence: string | undefined;
  readonly licence_url: unknown;
  readonly source: string;
  readonly source_url: unknown;
  readonly image_url: unknown;
  readonly thumb_url: unknown;
}): ServicePicture | null {
  const { title, author, licence, source } = row;
  const [source_url, image_url] = [webAddress(row.source_url), webAddress(row.image_url)];
  const thumb_url = webAddress(row.thumb_url) || image_url;
  // Whoever made it has to be named where the licence asks for it.
  const isNamed = author !== '' || !licence?.startsWith('CC BY');
  if (!licence || !isNamed || source_url === '' || image_url === '') return null;
  return {
    title,
    author,
    licence,
    licence_url: webAddress(row.licence_url),
    source,
    source_url,
    image_url,
    thumb_url,
  };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Longest text that is kept of a service's answer. */
const LONGEST_TEXT = 160;

function text(value: unknown): string {
  if (typeof value !== 'string') return '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are taken out
  const plain = value.replace(/[\u0000-\u001f\u007f]+/gu, ' ').trim();
  return plain.slice(0, LONGEST_TEXT).trim();
}
