/** The parts of the super admin's page about plans. */
export const PLANS_TABS = ['plans', 'addons', 'features', 'grants', 'preview'] as const;
export type PlansTab = (typeof PLANS_TABS)[number];

/** What the address of that page says, as it was given. */
export interface PlansSearch {
  readonly tab?: unknown;
  /** The organization whose grants are shown. */
  readonly organization?: unknown;
}

/** The named part, or the first. */
export const tabOf = ({ tab }: PlansSearch): PlansTab => PLANS_TABS.find((one) => one === tab) ?? 'plans';
