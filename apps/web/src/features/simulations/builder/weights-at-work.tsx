import { placeOf } from '@tryout/domain/score-templates/effective-weights';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { EffectiveWeights } from '../weights/effective-weights.tsx';
import { messages } from '../weights/weights.messages.ts';
import type { BuilderDraft } from './builder-draft.ts';
import { templateOf } from './sample-template.ts';
import type { StepProps } from './step-props.ts';

/** The draft with other weights at every level; what has none in `weightOf` stays. */
function reweighed(
  { categories, traits }: BuilderDraft,
  weightOf: (place: string) => number | null,
): Pick<BuilderDraft, 'categories' | 'traits'> {
  return {
    categories: categories.map((category) => ({
      ...category,
      category_weightage: weightOf(placeOf(category.category_id)) ?? category.category_weightage,
    })),
    traits: traits.map((trait) => ({
      ...trait,
      trait_weightage: weightOf(placeOf(trait.category_id, trait.trait_id)) ?? trait.trait_weightage,
      subtraits: trait.subtraits.map((each) => ({
        ...each,
        weightage: weightOf(placeOf(trait.category_id, trait.trait_id, each.subtrait_id)) ?? each.weightage,
      })),
    })),
  };
}

/** What the weights of the draft come to, by the spreads of the simulation as it is stored. */
export function WeightsAtWork({ builder, catalog }: Pick<StepProps, 'builder' | 'catalog'>) {
  const t = useText(messages);
  const { record, draft } = builder;
  return (
    <Panel title={t('weights.title')}>
      <p>{t('weights.about')}</p>
      <EffectiveWeights
        simulationId={record.id}
        template={templateOf(draft, record, catalog)}
        withReliability
        onApply={(weightOf) => {
          builder.change(reweighed(draft, weightOf));
          toast.say({ message: t('weights.applied'), tone: 'success' });
        }}
      />
    </Panel>
  );
}
