import { DIVISIONS } from '@tryout/domain/self-identification/protected-reports';
import { SET_NAMES } from '@tryout/domain/self-identification/questions';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, ref, text } from '../fields.ts';

const interval = z.object({ low: z.number(), high: z.number() }).nullable();

/** A group in an impact table; see `ImpactRow` of the domain for what each number means. */
const row = z.object({
  /** A category; several that were put together are joined by `+`, pairs of both questions by `|`. */
  key: z.string(),
  applicants: z.number().int(),
  selected: z.number().int(),
  rate: z.number().nullable(),
  share: z.number(),
  left_out: z.enum(['below_two_percent', 'empty']).nullable(),
  is_compared_with: z.boolean(),
  ratio: z.number().nullable(),
  ratio_interval: interval,
  below_four_fifths: z.boolean(),
  turns_with_one_person: z.boolean(),
  fisher_p: z.number().nullable(),
  proportions: z
    .object({
      difference: z.number(),
      low: z.number(),
      high: z.number(),
      chi_square: z.number(),
      p: z.number(),
    })
    .nullable(),
  standard_deviations: z.number().nullable(),
  shortfall: z.number().nullable(),
  needed_for_four_fifths: z.number().nullable(),
  power: z.number().nullable(),
});
const table = z.object({
  rows: z.array(row),
  compared_with: z.string().nullable(),
  unknown: z.number().int(),
});

/** What a report tells of one question, or of both together. */
const section = z.object({
  about: z.enum(['sex', 'ethnicity', 'pairs']),
  /** How many people there are of each category; null: too few to be told. */
  groups: z.array(z.object({ key: z.string(), people: z.number().int() })).nullable(),
  unknown: z.number().int(),
  /** Selections, the one over all first; empty: none may be told. */
  steps: z.array(z.object({ from: z.string(), to: z.string(), table })),
});

const listed = z.object({
  impact_report_id: z.string(),
  /** What the report is of. */
  unit: z.enum(['whole', ...DIVISIONS]),
  /** What its quarter is divided by beside the whole; never both. */
  divided_by: z.enum(DIVISIONS),
  /** Null: the report is not of one position. */
  position_id: z.string().nullable(),
  /** The position's title when it was counted; null: the report is not of one position. */
  position_title: z.string().nullable(),
  /** Null: the report is not of one department, or of the positions without one. */
  department_id: z.string().nullable(),
  /** The department's name when it was counted; null as `department_id` is. */
  department_name: z.string().nullable(),
  period_start: day,
  period_end: day,
  question_set: z.enum(SET_NAMES),
  counts: z.enum(['stages', 'scores']),
  people: z.number().int(),
  made_at: instant,
});

const summary = z.object({
  impact_summary_id: z.string(),
  impact_report_id: z.string(),
  version: z.number().int(),
  tool: z.string(),
  used_since: day.nullable(),
  audited_on: day,
  audited_by: z.string(),
  data_source: z.string(),
  left_out_reason: z.string(),
  published_at: instant,
  withdrawn_at: instant.nullable(),
});
/** A summary that was published. */
export type ImpactSummary = z.output<typeof summary>;

/** The reports that were made, and when the next one is. */
export const listImpactReports = defineRoute({
  method: 'GET',
  path: '/reports/impact',
  feature: 'impact-reports',
  summary:
    'Adverse-impact reports of closed quarters, when the next is made, and the summaries that were published.',
  access: 'impact.manage',
  query: z.strictObject({ organization_id: ref('organization').optional() }),
  response: z.object({
    /** Day on which the next report is made; null: candidates are asked nothing. */
    next_on: day.nullable(),
    /** The quarter that it counts; null as `next_on` is. */
    next_quarter: z.object({ start: day, end: day }).nullable(),
    items: z.array(listed),
    summaries: z.array(summary),
  }),
  errors: ['not_found'],
});

/** A difference of two groups' mean scores in standard deviations, with its interval. */
const difference = z.object({
  about: z.enum(['sex', 'ethnicity']),
  key: z.string(),
  compared_with: z.string(),
  d: z.number(),
  low: z.number(),
  high: z.number(),
});

/** One report with every selection computed. */
export const readImpactReport = defineRoute({
  method: 'GET',
  path: '/reports/impact/:impact_report_id',
  feature: 'impact-reports',
  summary:
    'Selection rates, impact ratios and tests by sex, race or ethnicity and both, from counts that tell of nobody.',
  access: 'impact.manage',
  params: z.strictObject({ impact_report_id: ref('impact_report') }),
  response: listed.extend({
    /** Items that work differently for groups of the same ability, over all organizations that ask; see decision 121. */
    items: z.array(
      z.object({
        task_key: z.string(),
        task_name: z.string(),
        subtraits: z.array(z.string()),
        /** Last day of the quarter up to which plays count. */
        period_end: day,
        about: z.enum(['sex', 'ethnicity']),
        question_set: z.enum(SET_NAMES).nullable(),
        reference: z.string(),
        focal: z.string(),
        /** People in tens. */
        reference_people: z.number().int(),
        focal_people: z.number().int(),
        items: z.number().int(),
        /** Items of size B, and of size C. */
        moderate: z.number().int(),
        large: z.number().int(),
      }),
    ),
    sections: z.array(section),
    /** Differences of mean scores, where groups are large enough. */
    differences: z.array(difference),
    /** Where positions let culture questions count: how many, and how groups differ in what they came to. Null: none did. */
    culture: z
      .object({
        positions: z.number().int(),
        differences: z.array(difference),
        /** Whether differences are not told since a department has positions that let them count and others that do not. */
        held_back: z.boolean(),
      })
      .nullable(),
    /** Of a department, or of no department: the positions that were counted, by their titles then. Empty: it is of another unit. */
    positions: z.array(z.object({ position_id: z.string(), title: z.string() })),
  }),
  errors: ['not_found'],
});
/** One report with every selection computed. */
export type ImpactReport = z.output<typeof readImpactReport.response>;

/** A report as a table for other programs. */
export const exportImpactReport = defineRoute({
  method: 'GET',
  path: '/reports/impact/:impact_report_id/csv',
  feature: 'impact-reports',
  summary: 'Every row of a report as a CSV, XLSX or PDF file.',
  access: 'impact.manage',
  params: z.strictObject({ impact_report_id: ref('impact_report') }),
  query: z.strictObject({ format: z.enum(['csv', 'xlsx', 'pdf']).default('csv') }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** Publishes a summary. */
export const publishImpactSummary = defineRoute({
  method: 'POST',
  path: '/reports/impact/:impact_report_id/summary',
  feature: 'impact-reports',
  summary: 'Publishes a summary of results as 6 RCNY § 5-302 asks for; earlier versions stay as they were.',
  access: 'impact.manage',
  params: z.strictObject({ impact_report_id: ref('impact_report') }),
  body: z.strictObject({
    tool: line(200, 1),
    used_since: day.nullable().default(null),
    audited_on: day,
    audited_by: line(200, 1),
    data_source: text(2000, 1),
    left_out_reason: text(1000).default(''),
  }),
  response: summary,
  errors: ['not_found', 'refused_by_rule'],
});

/** Takes a summary from the public page. */
export const withdrawImpactSummary = defineRoute({
  method: 'POST',
  path: '/reports/impact-summaries/:impact_summary_id/withdraw',
  feature: 'impact-reports',
  summary: 'Takes a published summary from its public page; what it said is kept.',
  access: 'impact.manage',
  params: z.strictObject({ impact_summary_id: ref('impact_summary') }),
  response: summary,
  errors: ['not_found', 'conflict'],
});

/** Computes a table of numbers that somebody types; nothing is stored. */
export const computeImpact = defineRoute({
  method: 'POST',
  path: '/reports/impact/compute',
  feature: 'impact-reports',
  summary:
    'Selection rates, impact ratios, four-fifths, Fisher’s test and the rest for typed numbers; nothing is stored.',
  access: 'reference.read',
  body: z.strictObject({
    groups: z
      .array(
        z.strictObject({
          name: line(80, 1),
          applicants: z.number().int().min(0).max(1_000_000),
          selected: z.number().int().min(0).max(1_000_000),
        }),
      )
      .min(2, 'must be at least 2 groups')
      .max(24),
    unknown: z.number().int().min(0).max(10_000_000).default(0),
    /** Whether groups below 2 % get no ratio. */
    leave_out_small: z.boolean().default(true),
  }),
  response: table,
  errors: ['refused_by_rule'],
});

const published = summary.omit({ withdrawn_at: true }).extend({
  organization_name: z.string(),
  period_start: day,
  period_end: day,
  counts: z.enum(['stages', 'scores']),
  people: z.number().int(),
  sections: z.array(section),
});
/** A summary of results as everybody reads it. */
export type PublishedSummary = z.output<typeof published>;

/** A published summary. */
export const readPublishedSummary = defineRoute({
  method: 'GET',
  path: '/bias-audits/:impact_summary_id',
  feature: 'impact-reports',
  summary: 'A published summary of results of a bias audit; for everybody.',
  access: 'public.read',
  params: z.strictObject({ impact_summary_id: ref('impact_summary') }),
  response: published,
  errors: ['not_found'],
});

/** A published summary as a file. */
export const readPublishedSummaryPdf = defineRoute({
  method: 'GET',
  path: '/bias-audits/:impact_summary_id/pdf',
  feature: 'impact-reports',
  summary: 'A published summary of results of a bias audit as a PDF file; for everybody.',
  access: 'public.read',
  params: z.strictObject({ impact_summary_id: ref('impact_summary') }),
  query: z.strictObject({ language: z.enum(['en', 'ar']).optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** The routes of this feature. */
export const impactReportsRoutes = [
  listImpactReports,
  computeImpact,
  readImpactReport,
  exportImpactReport,
  publishImpactSummary,
  withdrawImpactSummary,
  readPublishedSummary,
  readPublishedSummaryPdf,
];
