import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import { readSimulationWeights } from '@tryout/contract/simulations/simulations-life';
import { isIndicativeOnly, spanOfError } from '@tryout/domain/score-cards/measurement-error';
import {
  type EffectivePart,
  effectiveParts,
  placeOf,
} from '@tryout/domain/score-templates/effective-weights';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { messages } from './weights.messages.ts';

type Weights = RouteResult<typeof readSimulationWeights>;

interface EffectiveWeightsProps {
  /** Whose plays or simulated candidates tell how far scores spread. */
  readonly simulationId: string;
  /** The weights that are looked at, saved or not. */
  readonly template: ScoreTemplate;
  /** Puts weights in their place under which each part works as it is set; left out: they cannot be changed here. */
  readonly onApply?: ((weightOf: (place: string) => number | null) => void) | undefined;
  /** Tells the reliability of this simulation's job fit as well. */
  readonly withReliability?: boolean;
}

/** Beside each set weight how much it works: weight times how far people differ. */
export function EffectiveWeights(props: EffectiveWeightsProps) {
  const query = useQuery(
    routeQuery(readSimulationWeights, { params: { simulation_id: props.simulationId } }),
  );
  return (
    <QueryView query={query} skeleton={<CardSkeleton lines={6} />}>
      {(data) => <Loaded {...props} data={data} />}
    </QueryView>
  );
}

/** Names of all parts of a template, by place. */
function namesOf({ categories }: ScoreTemplate): ReadonlyMap<string, string> {
  return new Map(
    categories.flatMap((category) => [
      [placeOf(category.category_id), category.category ?? category.category_id] as const,
      ...category.traits.flatMap((trait) => [
        [placeOf(category.category_id, trait.trait_id), trait.trait ?? trait.trait_id] as const,
        ...trait.subtraits.map(
          (each) =>
            [
              placeOf(category.category_id, trait.trait_id, each.subtrait_id),
              each.subtrait ?? each.subtrait_id,
            ] as const,
        ),
      ]),
    ]),
  );
}

/** A part beside its siblings differs from what it is set to by more than this many percent points. */
const WORTH_TELLING = 5;

function Loaded({ data, template, onApply, withReliability }: EffectiveWeightsProps & { data: Weights }) {
  const t = useText(messages);
  const { number } = useFormat();
  const spreads = new Map(data.parts.map(({ place, sd }) => [place, sd]));
  const parts = effectiveParts(template, (_level, place) => spreads.get(place) ?? null);
  const names = namesOf(template);
  const named = useLibraryNames();
  const off = parts.filter(
    ({ set, effective }) => effective !== null && Math.abs(set - effective) > WORTH_TELLING,
  );
  const percent = (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const nameOf = ({ place, level }: EffectivePart) =>
    t(`weights.level.${level}`, { name: named('entries', names.get(place) ?? place) });
  return (
    <Stack gap={4}>
      <p>
        {data.source === 'plays'
          ? t('weights.from_plays', { n: data.n })
          : t('weights.from_bots', { n: data.n, minimum: data.minimum })}
      </p>
      {withReliability && <Reliability told={data.job_fit} />}
      <SimpleTable
        caption={t('weights.table')}
        stacks
        columns={[
          { key: 'part', header: t('weights.part') },
          { key: 'set', header: t('weights.set'), align: 'end' },
          { key: 'sd', header: t('weights.spread'), align: 'end' },
          { key: 'effective', header: t('weights.effective'), align: 'end' },
        ]}
        rows={parts.map((part) => ({
          key: `${part.level} ${part.place}`,
          cells: [
            nameOf(part),
            percent(part.set),
            part.sd === null ? t('weights.unknown') : number(part.sd, { maximumFractionDigits: 1 }),
            part.effective === null ? t('weights.unknown') : percent(part.effective),
          ],
        }))}
      />
      <p>{off.length === 0 ? t('weights.even') : t('weights.off', { n: off.length })}</p>
      {onApply && off.length > 0 && (
        <div>
          <Button
            variant="default"
            onClick={() => {
              const weights = new Map(parts.map(({ place, as_set }) => [place, as_set]));
              onApply((place) => weights.get(place) ?? null);
            }}
          >
            {t('weights.apply')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** How far the job fit can be relied on. */
function Reliability({ told }: { told: Weights['job_fit'] }) {
  const t = useText(messages);
  const { number } = useFormat();
  if (told === null || told.reliability === null) return <p>{t('weights.reliability.unknown')}</p>;
  return (
    <p>
      {t('weights.reliability', {
        r: number(told.reliability, { maximumFractionDigits: 2, minimumFractionDigits: 2 }),
        sem: number(told.sem, { maximumFractionDigits: 1 }),
        known: number(told.known ?? 1, { style: 'percent', maximumFractionDigits: 0 }),
        span: spanOfError(told) ?? 'none',
      })}
      {isIndicativeOnly(told) && ` ${t('weights.reliability.indicative')}`}
    </p>
  );
}
