import type { RouteResult } from '@tryout/contract/define-route';
import type { checkApplication } from '@tryout/contract/plays/plays';

type Simulation = RouteResult<typeof checkApplication>['simulations'][number];

/**
 * What a candidate reads of a simulation: each text in the language of the page, else in its plain language (`pt` for
 * `pt-BR`), else in English, else what the simulation says without a language.
 */
export function wordsFor(
  simulation: Pick<Simulation, 'name' | 'candidate_intro' | 'words'>,
  locale: string,
): { name: string; intro: string; thanks: string } {
  const { words } = simulation;
  const tried = [words[locale], words[locale.split('-')[0] ?? locale], words.en];
  const first = (field: 'name' | 'intro' | 'thanks') =>
    tried.map((each) => each?.[field]).find((text) => text);
  return {
    name: first('name') ?? simulation.name,
    intro: first('intro') ?? simulation.candidate_intro,
    thanks: first('thanks') ?? '',
  };
}
