import type { Act } from '../../platform/act.ts';
import type { Language } from '../../platform/language/language.ts';
import { findFeatures } from './entitlements.queries.ts';
import { featureWords } from './feature-words.ts';

/** What features are called, each by its key; one that does not exist any more is called by its key. */
export async function namesOfFeatures({ db }: Act, language: Language): Promise<(key: string) => string> {
  const features = await findFeatures(db);
  return (key) =>
    featureWords(features.find((one) => one.key === key) ?? { key, wordings: {} }, language).name;
}
