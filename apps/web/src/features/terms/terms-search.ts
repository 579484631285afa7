import type { TERMS_KINDS } from '@tryout/contract/terms/terms';
import type { LANGUAGES } from '@tryout/domain/words/languages';

/** Which text is open, in which language, and which of its versions; absent: the newest. */
export interface TermsSearch {
  readonly kind?: (typeof TERMS_KINDS)[number];
  readonly language?: keyof typeof LANGUAGES;
  readonly version?: number;
}
