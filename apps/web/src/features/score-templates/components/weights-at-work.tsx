import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listSimulations } from '@tryout/contract/simulations/simulations';
import { placeOf } from '@tryout/domain/score-templates/effective-weights';
import { useState } from 'react';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { EffectiveWeights, weightsMessages } from '../../simulations/public.ts';
import type { Template } from '../score-templates.api.ts';
import { definitionOf, type TemplateDraft } from '../template-draft.ts';

/** The draft with other weights at every level; what has none in `weightOf` stays. */
function reweighed(draft: TemplateDraft, weightOf: (place: string) => number | null): TemplateDraft {
  return {
    ...draft,
    categories: draft.categories.map((category) => ({
      ...category,
      weight: weightOf(placeOf(category.id)) ?? category.weight,
      traits: category.traits.map((trait) => ({
        ...trait,
        weight: weightOf(placeOf(category.id, trait.id)) ?? trait.weight,
        subtraits: trait.subtraits.map((each) => ({
          ...each,
          weight: weightOf(placeOf(category.id, trait.id, each.id)) ?? each.weight,
        })),
      })),
    })),
  };
}

interface WeightsAtWorkProps {
  readonly template: Template;
  readonly work: TemplateDraft;
  /** Left out: it cannot be changed. */
  readonly onChange?: ((draft: TemplateDraft) => void) | undefined;
}

/** What the weights of a template come to, by the spreads of a simulation that is chosen. */
export function WeightsAtWork({ template, work, onChange }: WeightsAtWorkProps) {
  const t = useText(weightsMessages);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(template.used_in.simulations[0]?.id ?? '');
  const all = useQuery({
    ...routeQuery(listSimulations, { query: { scope: 'library', page: 1, recordsPerPage: 100 } }),
    enabled: open,
  });
  const simulations = new Map(
    [...template.used_in.simulations, ...(all.data?.items ?? [])].map(({ id, name }) => [id, name]),
  );
  return (
    <Panel>
      <Disclosure label={t('weights.title')} open={open} onToggle={setOpen}>
        {open && (
          <Stack gap={4}>
            <p>{t('weights.about')}</p>
            <NativeSelect
              label={t('weights.simulation')}
              value={chosen}
              data={[
                { value: '', label: t('weights.simulation.choose') },
                ...[...simulations].map(([value, label]) => ({ value, label })),
              ]}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
            {chosen !== '' && (
              <EffectiveWeights
                simulationId={chosen}
                template={definitionOf(work)}
                onApply={
                  onChange &&
                  ((weightOf) => {
                    onChange(reweighed(work, weightOf));
                    toast.say({ message: t('weights.applied'), tone: 'success' });
                  })
                }
              />
            )}
          </Stack>
        )}
      </Disclosure>
    </Panel>
  );
}
