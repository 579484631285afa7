import { randomFrom } from '../statistics/random.ts';

/** What a feature flag switches, as data: routes by the feature of the contract, or one by one as `METHOD /path`. */
export interface FlagSwitch {
  /** Features all of whose routes it switches. */
  readonly features: readonly string[];
  /** Single routes that it switches. */
  readonly routes: readonly string[];
  /** Routes of those features that stay: what was done before must still be found, undone and accounted for. */
  readonly but: readonly string[];
}

/**
 * Every feature flag of the platform: a part of the product that can be introduced step by step. Each is on for everyone
 * until a super admin says otherwise. A new one is added here, gets its words, and its pages say its key.
 */
export const FEATURE_FLAGS = {
  /** Drafts of texts, simulations, score templates, questions, and summaries for those who hire. */
  ai_drafts: {
    features: ['ai-assist'],
    routes: [],
    but: [
      'GET /ai/runs',
      'GET /ai/runs/export',
      'GET /ai/runs/:ai_run_id',
      'GET /ai/settings',
      'PUT /ai/settings',
      'POST /ai/settings/test',
    ],
  },
  /** Trying other weights, ranges and cut-offs on the people of a position. */
  what_if: { features: ['what-if'], routes: [], but: ['POST /position/:position_id/what-if/undo'] },
  /** An organization's culture profile, and asking its candidates the same questions. */
  culture_questions: { features: ['culture-questions'], routes: [], but: ['DELETE /culture/own'] },
  /** Looking through the talent pool for people who are there twice. */
  duplicates: {
    features: [],
    routes: [
      'POST /company/candidates/duplicates/find',
      'GET /company/candidates/duplicates',
      'PUT /company/candidates/duplicates/:person_pair_id',
      'POST /company/candidates/:person_id/merge',
    ],
    but: [],
  },
  /** Links by which members of an organization refer people. */
  referrals: { features: [], routes: ['GET /user/referrals', 'POST /user/referrals'], but: [] },
} as const satisfies Readonly<Record<string, FlagSwitch>>;

/** The key of a feature flag. */
export type FlagKey = keyof typeof FEATURE_FLAGS;

/** All keys, in the order in which they are shown. */
export const FLAG_KEYS = Object.keys(FEATURE_FLAGS) as readonly FlagKey[];

/** Narrows a text to the key of a flag. */
export function isFlagKey(key: string): key is FlagKey {
  return Object.hasOwn(FEATURE_FLAGS, key);
}

/** Kinds of workspaces. A part of the product is introduced to whole workspaces: colleagues see the same of a record. */
export const WORKSPACE_KINDS = ['company', 'independent', 'staffing_agency'] as const;
/** See `WORKSPACE_KINDS`. */
export type WorkspaceKind = (typeof WORKSPACE_KINDS)[number];

/** For whom a flag is on. */
export interface FlagAudience {
  readonly kind: 'everyone' | 'none' | 'some';
  /** Of `some`: these organizations in any case. */
  readonly organization_ids: readonly string[];
  /** Of `some`: this share of all other organizations, in whole percent, 0 to 100. */
  readonly percent: number;
  /** Of `some`: the share is of these kinds of workspaces alone. */
  readonly kinds: readonly WorkspaceKind[];
}

/** What holds until somebody says otherwise. */
export const FOR_EVERYONE: FlagAudience = { kind: 'everyone', organization_ids: [], percent: 0, kinds: [] };

/** An organization, as far as audiences ask. */
export interface FlagOrganization {
  readonly organization_id: string;
  readonly kind: string;
}

/**
 * Where an organization stands in the order in which a flag reaches organizations: 0 (included) to 100 (excluded). Always
 * the same for a flag and an organization, so that a share that grows only adds organizations; another order for each
 * flag, so that not the same ones are first every time.
 */
export function placeInShare(flag: FlagKey, organization_id: string): number {
  return randomFrom(`flag ${flag} ${organization_id}`).next() * 100;
}

/** Whether a flag is on for an organization. */
export function isOnFor(flag: FlagKey, audience: FlagAudience, organization: FlagOrganization): boolean {
  if (audience.kind !== 'some') return audience.kind === 'everyone';
  const { organization_id, kind } = organization;
  if (audience.organization_ids.includes(organization_id)) return true;
  return audience.kinds.some((one) => one === kind) && placeInShare(flag, organization_id) < audience.percent;
}

/** What is wrong with an audience; null: nothing. `reaches_nobody`: "some" without anybody is "nobody", and says so. */
export type AudienceProblem = 'reaches_nobody' | 'kinds_missing';

/** Judges an audience whose parts are of the right type and within their ranges. */
export function audienceProblem(audience: FlagAudience): AudienceProblem | null {
  if (audience.kind !== 'some') return null;
  if (audience.percent > 0 && audience.kinds.length === 0) return 'kinds_missing';
  return audience.percent === 0 && audience.organization_ids.length === 0 ? 'reaches_nobody' : null;
}

/** An audience in its one form: without what its kind does not read, every list once and in order. */
export function plainAudience(audience: FlagAudience): FlagAudience {
  if (audience.kind !== 'some') return { ...FOR_EVERYONE, kind: audience.kind };
  return {
    kind: 'some',
    organization_ids: [...new Set(audience.organization_ids)].sort(),
    percent: audience.percent,
    kinds: audience.percent === 0 ? [] : WORKSPACE_KINDS.filter((kind) => audience.kinds.includes(kind)),
  };
}

/** The flag that switches a route of the contract; null: none does. */
export function flagOfRoute(route: {
  readonly method: string;
  readonly path: string;
  readonly feature: string;
}): FlagKey | null {
  const spelled = `${route.method} ${route.path}`;
  const found = FLAG_KEYS.find((key) => {
    const { features, routes, but }: FlagSwitch = FEATURE_FLAGS[key];
    return routes.includes(spelled) || (features.includes(route.feature) && !but.includes(spelled));
  });
  return found ?? null;
}
