/** The parts of the super admin's page about payments. */
export const MANAGE_TABS = ['orders', 'messages', 'revenue', 'seller', 'coupons'] as const;
export type ManageTab = (typeof MANAGE_TABS)[number];

/** What the address of that page says, as it was given. */
export interface ManageSearch {
  readonly tab?: unknown;
}

/** The named part, or the first. */
export const tabOf = ({ tab }: ManageSearch): ManageTab => MANAGE_TABS.find((one) => one === tab) ?? 'orders';
