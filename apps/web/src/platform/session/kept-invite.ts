const KEY = 'tryout.invite';

/** Remembers the invitation that somebody answers at a provider's page. */
export const keepInvite = (token: string): void => sessionStorage.setItem(KEY, token);

/** The invitation that was being answered; null: none. */
export const keptInvite = (): string | null => sessionStorage.getItem(KEY);

/** It was answered, or something else is done instead. */
export const forgetInvite = (): void => sessionStorage.removeItem(KEY);
