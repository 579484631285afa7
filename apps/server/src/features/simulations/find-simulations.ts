import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listSimulations, readSimulation } from '@tryout/contract/simulations/simulations';
import { saidInLanguage } from '@tryout/games/simulations/said';
import type { SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { onlooker } from './onlooker.ts';
import { findSimulation, pageOfSimulations } from './simulations.queries.ts';

type Detail = RouteData<typeof readSimulation>;

/** A page of the simulations that somebody may see; what the platform's are called and are for, in the reader's language. */
export async function seenSimulations(
  { db, actor }: SignedAct,
  query: RouteQuery<typeof listSimulations>,
  language: Language,
): Promise<RouteData<typeof listSimulations>> {
  const page = await pageOfSimulations(db, onlooker(actor), query);
  return {
    ...page,
    items: page.items.map((each) => inLanguage(each, language)),
  };
}

/**
 * A simulation that somebody may see, with the platform's words in the reader's language.
 * @throws Refusal (not found)
 */
export async function seenSimulation(
  { db, actor }: SignedAct,
  id: string,
  language: Language,
): Promise<Detail> {
  const found = await findSimulation(db, id, onlooker(actor));
  if (!found) throw notFound();
  const said = (text: string) => (found.simulation.is_platform ? saidInLanguage(text, language) : text);
  const tasks = found.tasks.map((task) => ({ ...task, reason: saidInLanguage(task.reason, language) }));
  const definition = withReasons(found.score_template.definition, language);
  return {
    simulation: inLanguage(found.simulation, language),
    candidate_intro: said(found.candidate_intro),
    tasks,
    score_template: { ...found.score_template, definition },
  };
}

/** A simulation of the platform with its name and purpose in a language; others are called as they were named. */
const inLanguage = <
  T extends { readonly is_platform: boolean; readonly name: string; readonly purpose: string },
>(
  simulation: T,
  language: Language,
): T =>
  simulation.is_platform
    ? {
        ...simulation,
        name: saidInLanguage(simulation.name, language),
        purpose: saidInLanguage(simulation.purpose, language),
      }
    : simulation;

/** A score template with the reasons of its parts in a language. */
function withReasons(part: unknown, language: Language): unknown {
  if (Array.isArray(part)) return part.map((each) => withReasons(each, language));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'reason' && typeof value === 'string'
        ? saidInLanguage(value, language)
        : withReasons(value, language),
    ]),
  );
}
