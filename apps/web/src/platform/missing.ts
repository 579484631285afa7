/** Why a part of the app is not here: `broken` is asked for in vain although this release is the newest. */
export type Missing = 'offline' | 'unreachable' | 'new_version' | 'broken';

/** Only the whole page brings the files of another release, and scripts that some browsers ask for but once. */
export const isCuredByReload = (missing: Missing | null): boolean =>
  missing === 'new_version' || missing === 'broken';
