/** Tries at one code from a mail before it is void (product §2.3), until a super admin sets another number. */
export const CODE_TRIES = 5;
