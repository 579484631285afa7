import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line } from '../fields.ts';
import { pictureCredit } from './picture-credit.ts';

/** A picture that can be chosen. */
const pictureFound = pictureCredit.extend({
  /** What a route that takes a picture is given, such as `fluent:handshake`. */
  picture: z.string(),
  /** What it shows, in the reader's language where that is known: the suggested alt text. */
  title: z.string(),
  /** Where a small one is shown from: this server, or the picture itself as a `data:` address. */
  preview: z.string(),
});

/** A search, and which page of what it finds. */
const search = {
  search: line(100).default(''),
  page: z.coerce.number().int().min(1).max(500).default(1),
};

/** Pictures of the built-in library. */
export const searchPictureLibrary = defineRoute({
  method: 'GET',
  path: '/pictures',
  feature: 'pictures',
  summary:
    'Pictures of the built-in library that a text finds, in English or Arabic and by what means the same, 24 a page; all of them without a text. Says which outside service is set up.',
  access: 'picture.find',
  query: z.strictObject(search),
  response: z.object({
    items: z.array(pictureFound),
    /** How many there are on all pages. */
    total: z.number().int(),
    /** Name of the outside service that can be searched besides; null: none is set up. */
    service: z.string().nullable(),
  }),
});

/** Pictures of the outside service. */
export const searchPictureService = defineRoute({
  method: 'GET',
  path: '/pictures/service',
  feature: 'pictures',
  summary: 'Pictures that the outside service finds, 20 a page; where it fails, why.',
  access: 'picture.find',
  query: z.strictObject({ ...search, search: line(100, 1), page: search.page.pipe(z.number().max(12)) }),
  response: z.object({
    items: z.array(pictureFound),
    total: z.number().int(),
    /** Why the service did not answer, in the reader's language; empty: it did. */
    service_problem: z.string(),
  }),
  limit: 'lookup',
  errors: ['not_found'],
});

/** A small picture of the outside service. */
export const previewServicePicture = defineRoute({
  method: 'GET',
  path: '/pictures/service/preview',
  feature: 'pictures',
  summary:
    'A small picture of the outside service, fetched by this server, so that nobody’s browser asks there.',
  access: 'picture.find',
  query: z.strictObject({ picture: line(4000, 1) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** Where the built-in pictures come from. */
export const listPictureSources = defineRoute({
  method: 'GET',
  path: '/pictures/sources',
  feature: 'pictures',
  summary:
    'The collections of the built-in library, who made them, on what terms they are used, and how many pictures each has.',
  access: 'public.read',
  response: z.object({
    items: z.array(
      z.object({
        key: z.enum(['drawn', 'fluent', 'tabler']),
        name: z.string(),
        author: z.string(),
        licence: z.string(),
        licence_url: z.string(),
        source_url: z.string(),
        pictures: z.number().int(),
      }),
    ),
  }),
});

/** A picture that was chosen from a search. */
export const chosenPicture = line(6000, 1);

/** The routes of this feature. */
export const picturesRoutes = [
  searchPictureLibrary,
  searchPictureService,
  previewServicePicture,
  listPictureSources,
] as const;
