/** How a person first came to be known to an organization. */
export const PERSON_SOURCES = [
  'applied',
  'invited',
  'generated',
  'submitted',
  'referred',
  'imported',
  'added',
] as const;
/** How a person first came to be known to an organization. */
export type PersonSource = (typeof PERSON_SOURCES)[number];

/**
 * Whether a person agreed to be kept and written to beyond an application. `unknown`: nothing was noted; `withdrawn`: the
 * person took it back.
 */
export const CONSENTS = ['unknown', 'given', 'withdrawn'] as const;
/** Whether a person agreed to be kept and written to beyond an application. */
export type Consent = (typeof CONSENTS)[number];

/** Longest tag on a person, in characters. */
export const PERSON_TAG_LENGTH = 40;
/** Most tags on one person. */
export const MOST_PERSON_TAGS = 30;
/** Most skills of one person. */
export const MOST_SKILLS = 60;
