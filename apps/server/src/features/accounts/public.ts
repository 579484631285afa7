export {
  bindPrivileges,
  insertAccount,
  markEmailProved,
  type NewAccount,
  storeProvedEmail,
} from './accounts.queries.ts';
export { createAccountWithoutPassword, replaceUnproved } from './sign-up.ts';
export { finishRoleStep } from './signup-step.ts';
export { refuseFreeMail } from './work-email.ts';
