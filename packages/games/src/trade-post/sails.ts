/** Colours of the ships' sails, in the order in which the ships are named. */
export const SAILS = [
  'var(--sail)',
  'var(--wall-c)',
  'var(--cloth-a)',
  'var(--crane)',
  'var(--roof-a)',
  'var(--wall-d)',
  'var(--cloth-b)',
  'var(--wall-b)',
] as const;

/** Ships that are seen out on the water at most. */
export const MOST_IN_SIGHT = 16;

/** The sail of the ship that has traded as number `at`, from 0 on. */
export function sailOf(at: number) {
  return SAILS[(at * 3) % SAILS.length];
}
