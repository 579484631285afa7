import { z } from 'zod';
import { emailField, localeField } from '../accounts/account-fields.ts';
import { defineRoute } from '../define-route.ts';
import { instant, keyPanel, line, nothing, ref } from '../fields.ts';

/** How many experts a panel may have. */
const MOST_EXPERTS = 60;

const counted = {
  /** Experts whose link was not ended. */
  invited: z.number().int(),
  opened: z.number().int(),
  finished: z.number().int(),
};

const panelSummary = z.object({
  id: z.string(),
  name: z.string(),
  game_key: z.string(),
  game_name: z.string(),
  /** Version of the game's judge whose items are rated. */
  of_version: z.string(),
  created_at: instant,
  /** Null: it is open. */
  closed_at: instant.nullable(),
  /** The newest version of the game that was made of its ratings; null: none. */
  made: z.string().nullable(),
  ...counted,
});

/** Every panel, and the games that a panel can be asked about. */
export const listExpertPanels = defineRoute({
  method: 'GET',
  path: '/admin/expert-panels',
  feature: 'expert-panels',
  summary: 'The panels of experts, newest first, and the games whose key is a matter of judgement.',
  access: 'platform.read',
  response: z.object({
    items: z.array(panelSummary),
    games: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        /** Version of the judge whose items would be rated. */
        of_version: z.string(),
        items: z.number().int(),
        /** Who made the key in force; null: nobody has confirmed it. */
        key_panel: keyPanel.nullable(),
      }),
    ),
  }),
});

/** Begins a panel. */
export const beginExpertPanel = defineRoute({
  method: 'POST',
  path: '/admin/expert-panels',
  feature: 'expert-panels',
  summary: 'Begins a panel of experts on the items of a game.',
  access: 'platform.manage',
  body: z.strictObject({ name: line(120, 1), game_key: line(60, 1) }),
  response: z.object({ id: z.string() }),
  idempotent: true,
});

const ratedItem = z.object({
  key: z.string(),
  /** The situation that it belongs to. */
  group: z.string(),
  scale: z.string(),
  /** `rating`: the mean counts; `order`: its place among the others; `choice`: whether it is the best of its group. */
  counts: z.enum(['rating', 'order', 'choice']),
});

const expert = z.object({
  id: z.string(),
  number: z.number().int(),
  /** Empty: not stated, or erased. */
  name: z.string(),
  email: z.string(),
  locale: z.string(),
  state: z.enum(['invited', 'rating', 'finished', 'expired', 'revoked']),
  rated: z.number().int(),
  expires_at: instant,
  mailed_at: instant.nullable(),
  reminders: z.number().int(),
  finished_at: instant.nullable(),
  /** Their personal link, as a path; null once it cannot be used any more. */
  link: z.string().nullable(),
});

const told = z.number().nullable();

/** A panel with its experts, and what their ratings say. */
export const readExpertPanel = defineRoute({
  method: 'GET',
  path: '/admin/expert-panels/:panel_id',
  feature: 'expert-panels',
  summary: 'A panel: who was asked, how far they are, how they agree, and what key their ratings would make.',
  access: 'platform.read',
  params: z.strictObject({ panel_id: ref('expert_panel') }),
  response: z.object({
    panel: panelSummary,
    /** When names and addresses are erased; null as long as the panel is open. */
    erases_at: instant.nullable(),
    erased_at: instant.nullable(),
    rule: z.object({
      experts: z.number().int(),
      agreement: z.number(),
      icc: z.number(),
      kept: z.number(),
      /** Days after closing after which names and addresses are erased. */
      erased_after_days: z.number().int(),
    }),
    experts: z.array(expert),
    scales: z.array(
      z.object({
        scale: z.string(),
        items: z.number().int(),
        kept: z.number().int(),
        of: z.number().int(),
        w: told,
        icc: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
      }),
    ),
    items: z.array(
      ratedItem.extend({
        mean: told,
        sd: told,
        /** r_wg, 0 to 1. */
        agreement: told,
        /** Mean rank, 1 first; only where the order counts. */
        rank: told,
        use: z.enum(['kept', 'left_out', 'not_chosen']).nullable(),
      }),
    ),
    /** Why no key can be made yet; empty when it can. */
    problems: z.array(
      z.object({
        code: z.enum(['too_few_experts', 'too_little_agreement', 'too_few_items']),
        scale: z.string(),
      }),
    ),
    keys: z.array(
      z.object({
        version: z.string(),
        task_id: z.string(),
        created_at: instant,
        panel: keyPanel,
        digest: z.string(),
      }),
    ),
    /** Simulations in force that hold another version of the game. */
    held_by: z.array(z.object({ id: z.string(), name: z.string(), version: z.string() })),
  }),
  errors: ['not_found'],
});

/** Asks experts. */
export const inviteExperts = defineRoute({
  method: 'POST',
  path: '/admin/expert-panels/:panel_id/experts',
  feature: 'expert-panels',
  summary: 'Asks experts to a panel; each gets a personal link, by mail where an address is given.',
  access: 'platform.manage',
  params: z.strictObject({ panel_id: ref('expert_panel') }),
  body: z.strictObject({
    experts: z
      .array(
        z.strictObject({
          name: line(120).default(''),
          /** Empty: the link is copied and sent by hand. */
          email: z.union([z.literal(''), emailField], { message: 'must be an email address' }).default(''),
        }),
      )
      .min(1, 'name at least one expert')
      .max(MOST_EXPERTS, `must be at most ${MOST_EXPERTS}`),
    locale: localeField.default('en'),
    /** Days for which the links are good. */
    days: z
      .number({ message: 'must be a number' })
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(90, 'must be at most 90')
      .default(21),
  }),
  response: z.object({ invited: z.number().int(), mailed: z.number().int() }),
  idempotent: true,
  errors: ['not_found', 'refused_by_rule', 'conflict'],
});

/** Reminds those who have not handed in. */
export const remindExperts = defineRoute({
  method: 'POST',
  path: '/admin/expert-panels/:panel_id/remind',
  feature: 'expert-panels',
  summary: 'Reminds everybody with an address who has not handed in, each at most once a day.',
  access: 'platform.manage',
  params: z.strictObject({ panel_id: ref('expert_panel') }),
  response: z.object({ reminded: z.number().int() }),
  errors: ['not_found', 'refused_by_rule'],
});

/** Gives an expert a new link. */
export const renewExpertLink = defineRoute({
  method: 'POST',
  path: '/admin/experts/:expert_id/renew',
  feature: 'expert-panels',
  summary: 'Gives an expert a new link for three weeks; the one before ends.',
  access: 'platform.manage',
  params: z.strictObject({ expert_id: ref('expert') }),
  response: nothing,
  errors: ['not_found', 'refused_by_rule', 'stale_status'],
});

/** Ends an expert's link. */
export const revokeExpert = defineRoute({
  method: 'POST',
  path: '/admin/experts/:expert_id/revoke',
  feature: 'expert-panels',
  summary: 'Ends an expert’s link. What they have not handed in does not count.',
  access: 'platform.manage',
  params: z.strictObject({ expert_id: ref('expert') }),
  response: nothing,
  errors: ['not_found', 'refused_by_rule', 'stale_status'],
});

/** Removes an expert with everything of theirs. */
export const removeExpert = defineRoute({
  method: 'DELETE',
  path: '/admin/experts/:expert_id',
  feature: 'expert-panels',
  summary: 'Removes an expert with name, address and ratings. Keys that were made before stay as they are.',
  access: 'platform.manage',
  params: z.strictObject({ expert_id: ref('expert') }),
  response: nothing,
  errors: ['not_found'],
});

/** Closes a panel or opens it again. */
export const closeExpertPanel = defineRoute({
  method: 'POST',
  path: '/admin/expert-panels/:panel_id/close',
  feature: 'expert-panels',
  summary: 'Closes a panel, so that nobody rates any more, or opens it again until its people are erased.',
  access: 'platform.manage',
  params: z.strictObject({ panel_id: ref('expert_panel') }),
  body: z.strictObject({ closed: z.boolean() }),
  response: nothing,
  errors: ['not_found', 'refused_by_rule', 'stale_status'],
});

/** Deletes a panel that made no key. */
export const deleteExpertPanel = defineRoute({
  method: 'DELETE',
  path: '/admin/expert-panels/:panel_id',
  feature: 'expert-panels',
  summary: 'Deletes a panel with its experts and ratings; refused once a key was made of it.',
  access: 'platform.manage',
  params: z.strictObject({ panel_id: ref('expert_panel') }),
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

/** Makes the key. */
export const makeAnswerKey = defineRoute({
  method: 'POST',
  path: '/admin/expert-panels/:panel_id/key',
  feature: 'expert-panels',
  summary:
    'Makes a key of a panel’s ratings and, with it, a new version of the game for new tasks and simulations.',
  access: 'platform.manage',
  params: z.strictObject({ panel_id: ref('expert_panel') }),
  body: z.strictObject({
    /** How many experts had handed in when the person decided; refused when it is another number by now. */
    experts: z.number({ message: 'must be a number' }).int('must be a whole number').min(0),
  }),
  response: z.object({ task_id: z.string(), version: z.string() }),
  errors: ['not_found', 'refused_by_rule', 'conflict'],
});

const token = line(200, 1);

/** What an expert sees. */
export const openExpertPanel = defineRoute({
  method: 'POST',
  path: '/expert-panel/open',
  feature: 'expert-panels',
  summary: 'What a panel asks of the expert who holds the link, and what they have rated so far.',
  access: 'public.read',
  body: z.strictObject({ token }),
  response: z.object({
    name: z.string(),
    game_key: z.string(),
    game_name: z.string(),
    /** Empty: not stated. */
    expert_name: z.string(),
    expires_at: instant,
    finished_at: instant.nullable(),
    /** Days after closing after which names and addresses are erased. */
    erased_after_days: z.number().int(),
    items: z.array(ratedItem.omit({ scale: true })),
    ratings: z.record(z.string(), z.number().int()),
  }),
  errors: ['not_found', 'gone'],
});

/** Keeps ratings. */
export const rateItems = defineRoute({
  method: 'POST',
  path: '/expert-panel/rate',
  feature: 'expert-panels',
  summary: 'Keeps ratings of the expert who holds the link; a later one takes the place of an earlier one.',
  access: 'public.write',
  body: z.strictObject({
    token,
    ratings: z
      .array(
        z.strictObject({
          item: line(80, 1),
          rating: z
            .number({ message: 'must be a number' })
            .int('must be a whole number')
            .min(1, 'must be at least 1')
            .max(7, 'must be at most 7'),
        }),
      )
      .min(1, 'is required')
      .max(100, 'must be at most 100'),
  }),
  response: z.object({ rated: z.number().int() }),
  errors: ['not_found', 'gone', 'stale_status'],
});

/** Hands in. */
export const handInRatings = defineRoute({
  method: 'POST',
  path: '/expert-panel/finish',
  feature: 'expert-panels',
  summary:
    'Hands in all ratings of the expert who holds the link; from then on they count and do not change.',
  access: 'public.write',
  body: z.strictObject({ token }),
  response: nothing,
  errors: ['not_found', 'gone', 'refused_by_rule', 'stale_status'],
});

/** Leaves the panel. */
export const leaveExpertPanel = defineRoute({
  method: 'POST',
  path: '/expert-panel/leave',
  feature: 'expert-panels',
  summary: 'Deletes name, address and ratings of the expert who holds the link.',
  access: 'public.write',
  body: z.strictObject({ token }),
  response: nothing,
  errors: ['not_found', 'gone'],
});

/** The routes of this feature. */
export const expertPanelsRoutes = [
  listExpertPanels,
  beginExpertPanel,
  readExpertPanel,
  inviteExperts,
  remindExperts,
  renewExpertLink,
  revokeExpert,
  removeExpert,
  closeExpertPanel,
  deleteExpertPanel,
  makeAnswerKey,
  openExpertPanel,
  rateItems,
  handInRatings,
  leaveExpertPanel,
];
