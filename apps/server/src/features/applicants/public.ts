export { applicantRights } from './applicant-rights.ts';
export { readableVisibilities } from './talk/comments.ts';
