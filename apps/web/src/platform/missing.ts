/** Why a part of the app is not here: `broken` is asked for in vain although this release is the newest. */
export type Missing = 'offline' | 'unreachable' | 'new_version' | 'broken';
