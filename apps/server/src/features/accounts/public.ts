export { bindPrivileges, insertAccount, markEmailProved, type NewAccount } from './accounts.queries.ts';
export { makeFirstAdmin } from './first-admin.ts';
export { createAccountWithoutPassword, replaceUnproved } from './sign-up.ts';
export { finishRoleStep } from './signup-step.ts';
export { refuseFreeMail } from './work-email.ts';
