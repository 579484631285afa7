import arabic from '@bigfive-org/questions/data/ar/questions.json' with { type: 'json' };
import english from '@bigfive-org/questions/data/en/questions.json' with { type: 'json' };
import { type Domain, FACETS, type Facet, SCALES } from './scales.ts';

/** A statement of the questionnaire with the scale that it counts for. */
export interface Statement {
  /** First letter of the domain, number of the facet, place within the facet: 'e3_2'. */
  readonly key: string;
  readonly domain: Domain;
  readonly facet: Facet;
  /** Whether agreeing means less of the facet. */
  readonly reversed: boolean;
  readonly en: string;
  readonly ar: string;
}

/** Every statement of a facet by the package's own ids, so that the languages are joined by id and not by place. */
function statementsOf(domain: Domain, facet: Facet): readonly Statement[] {
  const letter = (domain[0] ?? '').toUpperCase();
  const number = (FACETS[domain] as readonly Facet[]).indexOf(facet) + 1;
  return english
    .filter((item) => item.domain === letter && item.facet === number)
    .map((item, at) => {
      const translated = arabic.find((other) => other.id === item.id);
      if (translated === undefined) throw new RangeError(`statement ${item.id} has no Arabic words`);
      return {
        key: `${letter.toLowerCase()}${number}_${at + 1}`,
        domain,
        facet,
        reversed: item.keyed === 'minus',
        en: item.text,
        ar: translated.text,
      };
    });
}

/**
 * The IPIP-NEO-120 of Johnson (2014) without the four statements on political opinions: 29 facets, four statements
 * each, by facet. Words and keys come from the package `@bigfive-org/questions` (MIT); the items themselves are in the
 * public domain (ipip.ori.org).
 */
export const BY_FACET: readonly (readonly Statement[])[] = SCALES.map(({ domain, facet }) =>
  statementsOf(domain, facet),
);

/**
 * The two statements of a facet for the short form: one keyed each way where the facet has both, else its first two.
 * The choice is the same for everyone.
 */
export function shortOf(statements: readonly Statement[]): readonly Statement[] {
  const [first, ...rest] = statements;
  if (first === undefined) return [];
  const opposite = rest.find((each) => each.reversed !== first.reversed) ?? rest[0];
  return opposite === undefined ? [first] : [first, opposite];
}
