import type { FeatureKind } from '@tryout/domain/plans/features';
import type { Act } from '../../platform/act.ts';
import type { Said } from '../../platform/language/say.ts';
import { findFeatures } from './entitlements.queries.ts';
import { featureWords } from './feature-words.ts';

/** Every feature that there is, in order, with what it is called. */
export async function featuresSaid({
  db,
}: Pick<Act, 'db'>): Promise<{ readonly key: string; readonly kind: FeatureKind; readonly name: Said }[]> {
  return (await findFeatures(db)).map((feature) => ({
    key: feature.key,
    kind: feature.kind,
    name: (language) => featureWords(feature, language).name,
  }));
}
