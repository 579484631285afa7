import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, ref, uuid } from '../fields.ts';
import { chosenPicture } from '../pictures/pictures.ts';
import {
  basedOnEdit,
  imageAlt,
  imageAltByLocale,
  imageRole,
  onBuilt,
  SIMULATION_UPLOADS,
  simulationRecord,
} from './simulations-record.ts';

/** Everything in a form is text; the edit is read from it. */
const editInForm = z.coerce.number().int().min(1);
const onImage = onBuilt.extend({ image_id: uuid });
const onFile = onBuilt.extend({ file_id: uuid });
const SAVE_ERRORS = ['not_found', 'conflict', 'refused_by_rule'] as const;

/** Searches the pictures that come with the product: drawn for it, free to use (CC0). */
export const searchPictures = defineRoute({
  method: 'GET',
  path: '/simulations/pictures',
  feature: 'simulations',
  summary: 'Searches the built-in pictures by English or Arabic words; all of them without a word.',
  access: 'simulation.read',
  query: z.strictObject({ q: line(100).optional() }),
  response: z.object({
    items: z.array(
      z.object({
        /** Shown from `/pictures/<key>.svg`. */
        key: z.string(),
        /** What it shows, by language: the suggested alt text. */
        title: z.object({ en: z.string(), ar: z.string() }),
      }),
    ),
    licence: z.string(),
  }),
});

/** Adds a built-in picture. A simulation has one cover: a new one takes the old one's place. */
export const addSimulationImage = defineRoute({
  method: 'POST',
  path: '/simulation/:simulation_id/images',
  feature: 'simulations',
  summary: 'Adds a built-in picture, or one that was found, with what it shows in words.',
  access: 'simulation.manage',
  params: onBuilt,
  body: z.strictObject({
    edit: basedOnEdit,
    role: imageRole,
    /** Key of a built-in picture, or one of a search. */
    picture: chosenPicture,
    alt: imageAlt,
    alt_by_locale: imageAltByLocale.default({}),
  }),
  response: simulationRecord,
  limit: 'upload',
  errors: [...SAVE_ERRORS, 'unsupported_type'],
});

/** Uploads a picture. */
export const uploadSimulationImage = defineRoute({
  method: 'POST',
  path: '/simulation/:simulation_id/images/upload',
  feature: 'simulations',
  summary: 'Uploads a picture with its alt text: PNG, JPEG or WebP, told by content, up to 5 MB.',
  access: 'simulation.manage',
  params: onBuilt,
  body: z.strictObject({ edit: editInForm, role: imageRole, alt: imageAlt }),
  upload: { field: 'image', max_bytes: SIMULATION_UPLOADS.image, in_memory: true, kind: 'picture' },
  limit: 'upload',
  response: simulationRecord,
  errors: [...SAVE_ERRORS, 'unsupported_type', 'too_large'],
});

/** Changes what a picture is for and what it shows in words. */
export const changeSimulationImage = defineRoute({
  method: 'PUT',
  path: '/simulation/:simulation_id/images/:image_id',
  feature: 'simulations',
  summary: 'Changes the role and the alt texts of a picture.',
  access: 'simulation.manage',
  params: onImage,
  body: z.strictObject({
    edit: basedOnEdit,
    role: imageRole,
    alt: imageAlt,
    alt_by_locale: imageAltByLocale.default({}),
  }),
  response: simulationRecord,
  errors: SAVE_ERRORS,
});

/** Takes a picture away. */
export const removeSimulationImage = defineRoute({
  method: 'DELETE',
  path: '/simulation/:simulation_id/images/:image_id',
  feature: 'simulations',
  summary: 'Takes a picture away.',
  access: 'simulation.manage',
  params: onImage,
  query: z.strictObject({ edit: editInForm }),
  response: simulationRecord,
  errors: SAVE_ERRORS,
});

/** The bytes of an uploaded picture. */
export const getSimulationImage = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/images/:image_id',
  feature: 'simulations',
  summary: 'An uploaded picture of a simulation.',
  access: 'simulation.read',
  params: z.strictObject({ simulation_id: ref('simulation'), image_id: uuid }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** The cover of a simulation, where it is an uploaded picture, for a candidate who is asked to play it. */
export const getSimulationCover = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/cover',
  feature: 'simulations',
  summary: 'The uploaded cover of a simulation that one is asked to play.',
  access: 'application.own',
  params: z.strictObject({ simulation_id: ref('simulation') }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** Uploads a file: PDF, picture, plain text, CSV, JSON, or a document, sheet or slides (docx, xlsx, pptx, odt). */
export const uploadSimulationFile = defineRoute({
  method: 'POST',
  path: '/simulation/:simulation_id/files',
  feature: 'simulations',
  summary: 'Uploads a file, its kind told by content, up to 25 MB.',
  access: 'simulation.manage',
  params: onBuilt,
  body: z.strictObject({
    edit: editInForm,
    /** The entry among the tasks it belongs to; left out: the whole simulation. */
    simulation_task_id: uuid.optional(),
  }),
  upload: { field: 'file', max_bytes: SIMULATION_UPLOADS.file },
  limit: 'upload',
  response: simulationRecord,
  errors: [...SAVE_ERRORS, 'unsupported_type', 'too_large'],
});

/** Takes a file away. */
export const removeSimulationFile = defineRoute({
  method: 'DELETE',
  path: '/simulation/:simulation_id/files/:file_id',
  feature: 'simulations',
  summary: 'Takes a file away.',
  access: 'simulation.manage',
  params: onFile,
  query: z.strictObject({ edit: editInForm }),
  response: simulationRecord,
  errors: SAVE_ERRORS,
});

/** The bytes of a file. */
export const getSimulationFile = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/files/:file_id',
  feature: 'simulations',
  summary: 'A file of a simulation.',
  access: 'simulation.read',
  params: z.strictObject({ simulation_id: ref('simulation'), file_id: uuid }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** The routes for pictures and files. */
export const simulationsAttachmentsRoutes = [
  searchPictures,
  addSimulationImage,
  uploadSimulationImage,
  changeSimulationImage,
  removeSimulationImage,
  getSimulationImage,
  getSimulationCover,
  uploadSimulationFile,
  removeSimulationFile,
  getSimulationFile,
];
