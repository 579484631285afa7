/** Machine-readable name of a broken password rule. */
export type PasswordProblemCode =
  | 'no_upper_case'
  | 'no_lower_case'
  | 'no_digit'
  | 'no_symbol'
  | 'too_short'
  | 'too_long'
  | 'too_common';

/** A broken rule with the exact words of the specification. */
export interface PasswordProblem {
  readonly code: PasswordProblemCode;
  readonly message: string;
}

/**
 * Fewest and most characters (product §1, ruling 9). A platform may ask for more, up to `PASSWORD_LONGEST_MIN`; the
 * maximum only bounds the work of hashing.
 */
export const PASSWORD_LENGTH = { min: 10, max: 256 } as const;

/** The most characters that a platform may ask for: a sentence still passes. */
export const PASSWORD_LONGEST_MIN = 64;

/** The messages by code (spec §5, §8). */
export const PASSWORD_MESSAGES: Readonly<Record<PasswordProblemCode, string>> = {
  no_upper_case: 'must contain caps',
  no_lower_case: 'must contain small',
  no_digit: 'must contain number',
  no_symbol: 'must contain symbol',
  too_short: `must be at least ${PASSWORD_LENGTH.min} characters`,
  too_long: `must be at most ${PASSWORD_LENGTH.max} characters`,
  too_common: 'is too common',
};

/**
 * The first broken rule in the order of the specification, or null. Passwords are never trimmed. Letters and
 * digits of every script count; a symbol is any character that is no letter, digit or underscore (a space is one).
 * @param isCommon tells whether a password is on the list of common ones; called only when all else holds
 * @param min fewest characters, where the platform asks for more than `PASSWORD_LENGTH.min`
 */
export function passwordProblem(
  password: string,
  isCommon?: (password: string) => boolean,
  min: number = PASSWORD_LENGTH.min,
): PasswordProblem | null {
  const code = firstProblem(password, isCommon, min);
  if (code === null) return null;
  return {
    code,
    message: code === 'too_short' ? `must be at least ${min} characters` : PASSWORD_MESSAGES[code],
  };
}

type Check = readonly [PasswordProblemCode, (password: string, min: number) => boolean];

const CHECKS: readonly Check[] = [
  ['no_upper_case', (password) => !/\p{Lu}/u.test(password)],
  ['no_lower_case', (password) => !/\p{Ll}/u.test(password)],
  ['no_digit', (password) => !/\p{Nd}/u.test(password)],
  ['no_symbol', (password) => !/[^\p{L}\p{M}\p{N}_]/u.test(password)],
  ['too_short', (password, min) => [...password].length < min],
  ['too_long', (password) => [...password].length > PASSWORD_LENGTH.max],
];

/**
 * Every rule that a password breaks, in the order of the specification; for ticking them off while it is typed.
 * @param min see `passwordProblem`
 */
export function brokenPasswordRules(
  password: string,
  min: number = PASSWORD_LENGTH.min,
): PasswordProblemCode[] {
  return CHECKS.filter(([, breaks]) => breaks(password, min)).map(([code]) => code);
}

function firstProblem(
  password: string,
  isCommon: ((password: string) => boolean) | undefined,
  min: number,
): PasswordProblemCode | null {
  const first = CHECKS.find(([, breaks]) => breaks(password, min));
  if (first) return first[0];
  return isCommon?.(password) ? 'too_common' : null;
}
