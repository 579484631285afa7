import type { RouteData } from '@tryout/contract/define-route';
import type { readValidity } from '@tryout/contract/outcomes/outcomes';
import { VALIDITY_MINIMUM } from '@tryout/domain/outcomes/read-outcome';
import {
  correctedCorrelation,
  expectancyTable,
  toldCorrelation,
} from '@tryout/domain/psychometrics/validity';
import { median } from '@tryout/domain/statistics/statistics';
import type { SignedAct } from '../../platform/act.ts';
import { organizationOf } from '../organizations/public.ts';
import { type ScoredPerson, scoredPeople } from './outcomes.queries.ts';

type Validity = RouteData<typeof readValidity>;
type Told = Validity['outcomes'][number];

/** A score of a card: the job fit (null), or a trait by name; null where there is none. */
function scoreOf({ job_fit, rows }: ScoredPerson, trait: string | null): number | null {
  return trait === null ? job_fit : (rows.find((row) => row.trait === trait)?.trait_score ?? null);
}

function toldOf(people: readonly ScoredPerson[], outcome: string): Told {
  const known = people.filter(({ outcomes }) => Object.hasOwn(outcomes, outcome));
  const traits = [...new Set(known.flatMap(({ rows }) => rows.map(({ trait }) => trait)))].toSorted();
  const predictors = [null, ...traits].flatMap((trait) => {
    const pairs = known.flatMap((person) => {
      const score = scoreOf(person, trait);
      return score === null ? [] : [[score, person.outcomes[outcome] ?? 0] as const];
    });
    if (pairs.length < VALIDITY_MINIMUM.correlation) return [];
    const scores = pairs.map(([score]) => score);
    const observed = toldCorrelation(
      scores,
      pairs.map(([, value]) => value),
    );
    if (observed === null) return [];
    const all = people.flatMap((person) => scoreOf(person, trait) ?? []);
    return [{ trait, observed, corrected: correctedCorrelation(observed, scores, all) }];
  });
  const values = known.map(({ outcomes }) => outcomes[outcome] ?? 0);
  const goal = median(values);
  return {
    outcome,
    people: known.length,
    predictors,
    expectancy:
      goal === null || known.length < VALIDITY_MINIMUM.expectancy
        ? null
        : {
            goal,
            rows: [
              ...expectancyTable(
                known.map((person) => ({ score: person.job_fit, outcome: person.outcomes[outcome] ?? 0 })),
                { goal },
              ),
            ],
          },
  };
}

/** How far the scores of a simulation version tell what an organization's hired people came to. */
export async function validityOfSimulation(
  { db, actor }: SignedAct,
  simulationId: string,
  organizationId: string | undefined,
): Promise<Validity> {
  const people = await scoredPeople(db, organizationOf(actor, organizationId), simulationId);
  const outcomes = [...new Set(people.flatMap((person) => Object.keys(person.outcomes)))].toSorted();
  return {
    minimum: VALIDITY_MINIMUM,
    applicants: people.length,
    outcomes: outcomes.map((outcome) => toldOf(people, outcome)),
  };
}
