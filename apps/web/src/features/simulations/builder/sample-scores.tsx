import { Button } from '@mantine/core';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { scoreResponses } from '@tryout/domain/score-cards/scoring';
import { Fragment, useId, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BandBar, BandBars } from '../../../ui/charts/band-bar.tsx';
import { ScoreNumber } from '../../../ui/charts/score-number.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { BuilderDraft } from './builder-draft.ts';
import type { Catalog } from './catalog.ts';
import { sampleResponses, templateOf } from './sample-template.ts';

interface SampleScoresProps {
  readonly draft: BuilderDraft;
  readonly record: SimulationRecord;
  readonly catalog: Catalog;
}

const MIDDLE = 50;

/** What sample numbers come to: a slider for each subtrait, and the bars as the card would have them. */
export function SampleScores({ draft, record, catalog }: SampleScoresProps) {
  const t = useText(messages);
  const [samples, setSamples] = useState<Readonly<Record<string, number>>>({});
  const template = templateOf(draft, record, catalog);
  const ids = [
    ...new Set(
      template.categories.flatMap((category) =>
        category.traits.flatMap((trait) => trait.subtraits.map((subtrait) => subtrait.subtrait_id)),
      ),
    ),
  ];
  const sampleOf = (id: string) => samples[id] ?? MIDDLE;
  const result = scoreResponses(template, sampleResponses(ids, sampleOf));
  return (
    <Panel title={t('builder.sample')}>
      <p className={classes.quiet}>{t('builder.sample.about')}</p>
      <div className={classes.sample}>
        <Stack gap={3}>
          <ul className={classes.sliders} aria-label={t('builder.sample.numbers')}>
            {ids.map((id) => (
              <Sample
                key={id}
                name={catalog.subtrait(id)?.subtrait ?? id}
                value={sampleOf(id)}
                onValue={(value) => setSamples({ ...samples, [id]: value })}
              />
            ))}
          </ul>
          <div>
            <Button variant="default" onClick={() => setSamples({})}>
              {t('builder.sample.reset')}
            </Button>
          </div>
        </Stack>
        <div>
          <ScoreNumber score={result.job_fit_score} label={t('builder.sample.job_fit')} />
          <BandBars caption={t('builder.sample.bars')}>
            {result.categories.map((category) => (
              <Fragment key={category.category_id}>
                <BandBar
                  level="group"
                  label={catalog.category(category.category_id)}
                  score={category.valueBoost}
                />
                {category.traits.map((trait) => (
                  <BandBar
                    key={trait.trait_id}
                    level="part"
                    label={catalog.trait(trait.trait_id)?.trait ?? trait.trait_id}
                    score={trait.score}
                  />
                ))}
              </Fragment>
            ))}
          </BandBars>
        </div>
      </div>
    </Panel>
  );
}

function Sample({ name, value, onValue }: { name: string; value: number; onValue: (value: number) => void }) {
  const id = useId();
  return (
    <li className={classes.slider}>
      <label htmlFor={id} dir="auto">
        {name}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id}>{value}</output>
    </li>
  );
}
