export { applicantRights } from './applicant-rights.ts';
export { type SeenApplicant, seenApplicant } from './find-applicant.ts';
export { readableAnswers } from './record/applicant-details.ts';
export { readableVisibilities } from './talk/comments.ts';
