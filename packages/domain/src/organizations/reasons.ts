/**
 * Who decided against whom (product §2.9): the organization against the applicant, the applicant against the
 * organization, or neither. Rejections offer all three, other moves only `other`.
 */
export const REASON_KINDS = ['we_rejected', 'they_rejected', 'other'] as const;
/** Who decided against whom. */
export type ReasonKind = (typeof REASON_KINDS)[number];
