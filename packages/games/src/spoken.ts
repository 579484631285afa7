/**
 * Extra time to answer a signal that is read aloud by a screen reader, ms: about what a word takes at a moderate rate
 * together with the pause before it. Speed measures of such a play are missing (`accommodated`), because they would
 * measure the voice.
 */
export const SPOKEN_MS = 2500;
