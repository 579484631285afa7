import type { SimulationChoice } from '@tryout/contract/positions/positions';

type Trait = SimulationChoice['traits'][number];

/** What the available simulations are narrowed by. */
export interface SimulationSearch {
  readonly q: string;
  /** Ids; a simulation must measure each of them. */
  readonly traits: readonly string[];
  /** Longest playing time in minutes; null: any. */
  readonly minutes: number | null;
}

export const ANY_SIMULATION: SimulationSearch = { q: '', traits: [], minutes: null };

/** What of it is in the address. */
export interface WizardSearch {
  q?: string | undefined;
  /** Ids with commas between them. */
  traits?: string | undefined;
  minutes?: number | undefined;
}

/** The search that an address has; what it does not understand is left out. */
export const searchOfAddress = ({
  q,
  traits,
  minutes,
}: { [K in keyof WizardSearch]: unknown }): SimulationSearch => ({
  q: typeof q === 'string' ? q.slice(0, 120) : '',
  traits: typeof traits === 'string' && traits !== '' ? traits.slice(0, 400).split(',') : [],
  minutes: Number.isInteger(Number(minutes)) && Number(minutes) > 1 ? Number(minutes) : null,
});

/** How an address has a search; what does not narrow is left out. */
export const addressOfSearch = ({ q, traits, minutes }: SimulationSearch): WizardSearch => ({
  q: q.trim() || undefined,
  traits: traits.join(',') || undefined,
  minutes: minutes ?? undefined,
});

/** The trait's name in a language; in English where it has none. */
export const traitName = (trait: Trait, locale: string): string => trait.names[locale] ?? trait.name;

/**
 * Those that have every typed word in their name, purpose or traits, in any language, and pass the filters. A trait that
 * none of them measures is no button any more, so it narrows nothing.
 */
export function findSimulations(
  simulations: readonly SimulationChoice[],
  { q, traits, minutes }: SimulationSearch,
): SimulationChoice[] {
  const words = q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const measured = new Set(simulations.flatMap((each) => each.traits.map((trait) => trait.id)));
  const wanted = traits.filter((id) => measured.has(id));
  return simulations.filter((each) => {
    const names = each.traits.flatMap((trait) => [trait.name, ...Object.values(trait.names)]);
    const text = [each.name, each.purpose, ...names].join('\n').toLocaleLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      wanted.every((id) => each.traits.some((trait) => trait.id === id)) &&
      (minutes === null || Math.ceil(each.minutes) <= minutes)
    );
  });
}

/** Each trait that the simulations measure, with how many do; the most frequent first. */
export function traitCounts(simulations: readonly SimulationChoice[]): { trait: Trait; count: number }[] {
  const found = new Map<string, { trait: Trait; count: number }>();
  for (const { traits } of simulations) {
    for (const trait of traits) found.set(trait.id, { trait, count: (found.get(trait.id)?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.trait.name.localeCompare(b.trait.name));
}

/** The added ones with one back at its place, or at the end where there are fewer now; once only. */
export function withPutBack(
  added: readonly SimulationChoice[],
  simulation: SimulationChoice,
  index: number,
): SimulationChoice[] {
  const others = added.filter((each) => each.id !== simulation.id);
  return others.toSpliced(index, 0, simulation);
}
