import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, ref } from '../fields.ts';

/** Percentiles of a data point by their key (`p05` to `p95`), in its own unit. */
const percentiles = z.record(z.string(), z.number());

/** What a data point came to in a group of people. */
const norm = z.object({
  id: z.string(),
  task_key: z.string(),
  task_name: z.string(),
  data_point: z.string(),
  /** What makes the form that it is for: settings of the game, and `trials` of the measure; empty: that of the source. */
  form: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  version: z.number().int(),
  n: z.number().int(),
  mean: z.number(),
  sd: z.number(),
  /** Agreement with itself in the source, 0 to 1; null where unknown. */
  reliability: z.number().nullable(),
  percentiles,
  source: z.string(),
  /** True while it comes from a similar task elsewhere. */
  provisional: z.boolean(),
  created_at: instant,
});

/** First plays of this installation's own candidates. */
const localSample = z.object({ n: z.number().int(), mean: z.number(), sd: z.number(), percentiles });

/** Norms in force, with how many own first plays there are. */
export const listNorms = defineRoute({
  method: 'GET',
  path: '/admin/norms',
  feature: 'norms',
  summary: 'The norms in force, their sources, and how many own first plays could replace each.',
  access: 'platform.read',
  response: z.object({
    minimum: z.number().int(),
    items: z.array(
      norm.extend({
        /** Whether a formula in force counts against it; otherwise it is for orientation only. */
        counts: z.boolean(),
        local_n: z.number().int(),
      }),
    ),
  }),
});

/** One norm beside the own sample and its earlier versions. */
export const readNorm = defineRoute({
  method: 'GET',
  path: '/admin/norms/:norm_id',
  feature: 'norms',
  summary: 'A norm in force beside the sample of own first plays, with its earlier versions.',
  access: 'platform.read',
  params: z.strictObject({ norm_id: ref('norm') }),
  response: z.object({
    norm,
    minimum: z.number().int(),
    /** Null with fewer than two own first plays. */
    local: localSample.nullable(),
    /** People who played this form twice, and how far they agree with themselves (ICC; null below the minimum). */
    local_retest: z.object({ pairs: z.number().int(), r: z.number().nullable(), minimum: z.number().int() }),
    /** What a person at the mean of the norm in force would score against the own sample, 0 to 100. */
    average_after: z.number().nullable(),
    earlier: z.array(norm),
    formulas: z.array(z.object({ name: z.string(), version: z.number().int() })),
  }),
  errors: ['not_found'],
});

const answer = z.object({ norm_id: z.string(), version: z.number().int(), formulas: z.number().int() });

/** Puts the own sample in the norm's place: a new version of the norm and of every formula that counts against it. */
export const replaceNorm = defineRoute({
  method: 'POST',
  path: '/admin/norms/:norm_id/replace',
  feature: 'norms',
  summary:
    'Replaces a norm by the first plays of own candidates, as a new version; cards already given stay as they are.',
  access: 'platform.manage',
  params: z.strictObject({ norm_id: ref('norm') }),
  body: z.strictObject({
    /** The sample that was looked at; refused when it is another one by now. */
    n: z.number().int().min(0),
  }),
  response: answer,
  errors: ['not_found', 'refused_by_rule', 'conflict'],
});

/** Brings an earlier norm back, as a new version. */
export const restoreNorm = defineRoute({
  method: 'POST',
  path: '/admin/norms/:norm_id/restore',
  feature: 'norms',
  summary: 'Brings an earlier version of a norm back, as a new version.',
  access: 'platform.manage',
  params: z.strictObject({ norm_id: ref('norm') }),
  body: z.strictObject({ version: z.number().int().min(1) }),
  response: answer,
  errors: ['not_found', 'refused_by_rule', 'conflict'],
});

/** The routes of this feature. */
export const normsRoutes = [listNorms, readNorm, replaceNorm, restoreNorm];
