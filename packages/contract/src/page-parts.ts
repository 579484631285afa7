/** The parts of an organization's page, as its addresses name them. */
export const ORGANIZATION_PARTS = [
  'profile',
  'people',
  'hiring',
  'departments',
  'locations',
  'job_titles',
  'reasons',
  'emails',
  'culture',
  'notice',
  'data',
  'platform_access',
] as const;

/** The parts of what an organization has and pays, as their addresses name them. */
export const BILLING_PARTS = [
  'plans',
  'checkout',
  'test',
  'return',
  'invoices',
  'orders',
  'details',
] as const;

/** The parts of the reports, as their addresses name them. */
export const REPORT_PARTS = ['impact', 'calculator', 'questions'] as const;

/** The parts of the page about AI drafts; the last is the super admin's. */
export const AI_PARTS = ['log', 'settings', 'anchors'] as const;

/** The parts of a person's settings, as their addresses name them. */
export const SETTINGS_PARTS = ['account', 'security', 'display', 'mail', 'data'] as const;
