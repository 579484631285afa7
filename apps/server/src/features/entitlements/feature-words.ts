import { type FeatureKey, isBuiltInFeature } from '@tryout/domain/plans/features';
import type { Language } from '../../platform/language/language.ts';
import type { Said } from '../../platform/language/say.ts';
import { entitlementsSay } from './entitlements.messages.ts';

/** What a super admin wrote of a feature, by language. */
export type FeatureWordings = Readonly<Record<string, { readonly name: string; readonly about: string }>>;

/** The name of a built-in feature as a choice within a message, which knows no dots. */
export const wordOf = (key: string): string => key.replaceAll('.', '_');

const NAMES: Readonly<Record<FeatureKey, { readonly name: Said; readonly about: Said }>> = {
  'positions.active': {
    name: entitlementsSay('entitlements.positions_active'),
    about: entitlementsSay('entitlements.positions_active_about'),
  },
  'applicants.per_month': {
    name: entitlementsSay('entitlements.applicants_per_month'),
    about: entitlementsSay('entitlements.applicants_per_month_about'),
  },
  'simulations.library': {
    name: entitlementsSay('entitlements.simulations_library'),
    about: entitlementsSay('entitlements.simulations_library_about'),
  },
  'simulations.custom': {
    name: entitlementsSay('entitlements.simulations_custom'),
    about: entitlementsSay('entitlements.simulations_custom_about'),
  },
  'agency.portal': {
    name: entitlementsSay('entitlements.agency_portal'),
    about: entitlementsSay('entitlements.agency_portal_about'),
  },
};

/** What a feature is called and is: as the super admin wrote it, else the product's own words, else English, else its key. */
export function featureWords(
  feature: { readonly key: string; readonly wordings: FeatureWordings },
  language: Language,
): { readonly name: string; readonly about: string } {
  const own = feature.wordings[language];
  const english = feature.wordings.en;
  const built = isBuiltInFeature(feature.key) ? NAMES[feature.key] : null;
  return {
    name: own?.name || built?.name(language) || english?.name || feature.key,
    about: own?.about || built?.about(language) || english?.about || '',
  };
}
