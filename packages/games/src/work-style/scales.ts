/** The five domains, named as in the literature. */
export const DOMAINS = [
  'neuroticism',
  'extraversion',
  'openness',
  'agreeableness',
  'conscientiousness',
] as const;

/** One of the five domains. */
export type Domain = (typeof DOMAINS)[number];

/**
 * The facets of each domain, in the order of the IPIP-NEO (Johnson 2014), in words of working life. The sixth facet of
 * openness, "liberalism", asks how one votes. Political opinions are no employer's business, so its four statements are
 * never shown, and openness rests on five facets.
 */
export const FACETS = {
  neuroticism: [
    'worry',
    'irritability',
    'low_spirits',
    'self_consciousness',
    'immoderation',
    'strain_under_pressure',
  ],
  extraversion: [
    'friendliness',
    'gregariousness',
    'assertiveness',
    'activity_level',
    'excitement_seeking',
    'cheerfulness',
  ],
  openness: ['imagination', 'artistic_interests', 'emotionality', 'adventurousness', 'intellect'],
  agreeableness: ['trust', 'straightforwardness', 'altruism', 'cooperation', 'modesty', 'sympathy'],
  conscientiousness: [
    'self_efficacy',
    'orderliness',
    'dutifulness',
    'achievement_striving',
    'self_discipline',
    'cautiousness',
  ],
} as const satisfies Readonly<Record<Domain, readonly string[]>>;

/**
 * Facets that are not asked: worry and low spirits read like questions on health, which an employer has no business with
 * before an offer (Americans with Disabilities Act, 42 U.S.C. 12112(d)(2); Karraker v. Rent-A-Center, 7th Cir. 2005). The
 * facets carry other names there (Anxiety, Depression). Version 1.0 asked them.
 */
export const NOT_ASKED: readonly Facet[] = ['worry', 'low_spirits'];

/** A facet by name. */
export type Facet = (typeof FACETS)[Domain][number];

/** Domain and facet of every scale that is asked, in the order of the domains. */
export const SCALES: readonly { readonly domain: Domain; readonly facet: Facet }[] = DOMAINS.flatMap(
  (domain) => FACETS[domain].map((facet) => ({ domain, facet })),
);
