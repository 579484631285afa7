/** Providers whose accounts are connected on their own pages; the names are theirs. */
export const PROVIDER_NAMES = { google: 'Google Calendar', microsoft: 'Microsoft 365' } as const;

export type Provider = keyof typeof PROVIDER_NAMES;

/** The provider of an address; null: there is none of this name. */
export const providerOf = (name: string): Provider | null =>
  name === 'google' || name === 'microsoft' ? name : null;
