export { type Asking, askingOrganizations } from './asking.ts';
export { answersOf, forgetAnswers } from './own-answers.ts';
