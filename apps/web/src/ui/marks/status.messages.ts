import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Statuses that more than one feature shows. English is the specification's wording (spec §4). */
export const statusMessages = defineCatalogue('ui/marks/status');

/** The statuses that have words of their own here. */
export type CommonStatus =
  | 'new'
  | 'draft'
  | 'published'
  | 'paused'
  | 'closed'
  | 'archived'
  | 'approved'
  | 'rejected'
  | 'suspended'
  | 'active'
  | 'ready'
  | 'launched'
  | 'interrupted'
  | 'completed'
  | 'terminated'
  | 'expired'
  | 'cancelled';
