export type { NewAccount } from './accounts.queries.ts';
export { changeAddress, proveAddress, takeUpShared } from './prove-address.ts';
export { createAccountWithoutPassword, makeProvedAccount } from './sign-up.ts';
export { finishRoleStep } from './signup-step.ts';
export { refuseFreeMail } from './work-email.ts';
