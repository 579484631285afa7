/** Fewest and most characters of what a backup opens with: long enough not to be guessed by trying (NIST SP 800-63B). */
export const PASSPHRASE_LENGTH = { min: 12, max: 200 } as const;
