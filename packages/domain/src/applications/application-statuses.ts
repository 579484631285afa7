/** The eleven statuses of an application in the order of the pipeline (spec §3, §4). */
export const APPLICATION_STATUSES = [
  'started',
  'basic_info_entered',
  'cv_submitted',
  'questions_answered',
  'applied',
  'short_listed',
  'phone_screen',
  'in_person',
  'on_hold',
  'approved',
  'rejected',
] as const;
/** Status of an application. */
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
