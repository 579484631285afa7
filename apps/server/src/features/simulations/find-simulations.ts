import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listSimulations, readSimulation } from '@tryout/contract/simulations/simulations';
import { saidInLanguage } from '@tryout/games/simulations/said';
import type { SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { onlooker } from './onlooker.ts';
import { findSimulation, pageOfSimulations } from './simulations.queries.ts';

type Detail = RouteData<typeof readSimulation>;

/** A page of the simulations that somebody may see; what the platform's are for, in the reader's language. */
export async function seenSimulations(
  { db, actor }: SignedAct,
  query: RouteQuery<typeof listSimulations>,
  language: Language,
): Promise<RouteData<typeof listSimulations>> {
  const page = await pageOfSimulations(db, onlooker(actor), query);
  return {
    ...page,
    items: page.items.map((each) => ({ ...each, purpose: saidInLanguage(each.purpose, language) })),
  };
}

/**
 * A simulation that somebody may see, with the platform's reasons in the reader's language.
 * @throws Refusal (not found)
 */
export async function seenSimulation(
  { db, actor }: SignedAct,
  id: string,
  language: Language,
): Promise<Detail> {
  const found = await findSimulation(db, id, onlooker(actor));
  if (!found) throw notFound();
  const tasks = found.tasks.map((task) => ({ ...task, reason: saidInLanguage(task.reason, language) }));
  const definition = withReasons(found.score_template.definition, language);
  return { ...found, tasks, score_template: { ...found.score_template, definition } };
}

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
