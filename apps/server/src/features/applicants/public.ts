export { moveApplicants } from './move-applicants.ts';
