import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { scoreResponses } from '@tryout/domain/score-cards/scoring';
import { responsesOfMeans } from '@tryout/domain/score-cards/subtrait-means';
import { Fragment, useId, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { BandBar, BandBars } from '../../../ui/charts/band-bar.tsx';
import { ScoreNumber } from '../../../ui/charts/score-number.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { cardsQuery } from '../score-templates.api.ts';
import { scorableOf, subtraitsOf, type TemplateDraft } from '../template-draft.ts';
import { messages } from '../template-editor.messages.ts';
import classes from './preview-card.module.css';

const MIDDLE = 50;

/** What a card would say: with numbers to play with, or with what somebody's plays gave. */
export function PreviewCard({ draft }: { draft: TemplateDraft }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number } = useFormat();
  const cards = useQuery(cardsQuery()).data?.cards ?? [];
  const [chosen, setChosen] = useState('');
  const [samples, setSamples] = useState<Readonly<Record<string, number>>>({});
  const subtraits = subtraitsOf(draft);
  const card = chosen === '' ? undefined : cards[Number(chosen)];
  const meanOf = (id: string) =>
    card ? (card.means.find((each) => each.subtrait_id === id)?.mean ?? null) : (samples[id] ?? MIDDLE);
  const result = scoreResponses(
    scorableOf(draft),
    responsesOfMeans(subtraits.map(({ id }) => ({ subtrait_id: id, mean: meanOf(id) }))),
  );
  return (
    <Panel title={t('template.preview')}>
      <Stack gap={4}>
        {cards.length > 0 && (
          <NativeSelect
            label={t('template.preview.on')}
            value={chosen}
            data={[
              { value: '', label: t('template.preview.sample') },
              ...cards.map(({ name }, i) => ({
                value: String(i),
                label:
                  name === null
                    ? t('template.preview.unnamed', { number: i + 1 })
                    : t('template.preview.card', { name }),
              })),
            ]}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        <ScoreNumber score={result.job_fit_score} label={t('template.preview.job_fit')} />
        {card && card.job_fit_score !== null && (
          <p className={classes.quiet}>
            {t('template.preview.given', { score: number(card.job_fit_score) })}
          </p>
        )}
        {result.used < result.of && (
          <p className={classes.quiet}>
            {t('template.preview.coverage', { used: result.used, of: result.of })}
          </p>
        )}
        <div className={classes.bars}>
          <BandBars caption={t('template.preview.bars')}>
            {result.categories.map((category, c) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a draft may hold twins, and rows have no state
              <Fragment key={c}>
                <BandBar
                  level="group"
                  label={named('entries', draft.categories[c]?.name ?? '')}
                  score={category.valueBoost}
                />
                {category.traits.map((trait, i) => (
                  <BandBar
                    // biome-ignore lint/suspicious/noArrayIndexKey: a draft may hold twins, and rows have no state
                    key={i}
                    level="part"
                    label={named('entries', draft.categories[c]?.traits[i]?.name ?? '')}
                    score={trait.score}
                  />
                ))}
              </Fragment>
            ))}
          </BandBars>
        </div>
        <ul
          className={classes.samples}
          aria-label={t('template.preview.set')}
          data-long={subtraits.length > 40 || undefined}
        >
          {subtraits.map(({ id, name }) => (
            <Sample
              key={id}
              name={named('entries', name)}
              value={meanOf(id)}
              onValue={card ? undefined : (value) => setSamples({ ...samples, [id]: value })}
            />
          ))}
        </ul>
        {!card && subtraits.length > 0 && (
          <div>
            <Button variant="default" onClick={() => setSamples({})}>
              {t('template.preview.reset')}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

interface SampleProps {
  readonly name: string;
  readonly value: number | null;
  readonly onValue: ((value: number) => void) | undefined;
}

function Sample({ name, value, onValue }: SampleProps) {
  const t = useText(messages);
  const { number } = useFormat();
  const id = useId();
  const shown = value === null ? t('template.preview.missing') : number(value, { maximumFractionDigits: 1 });
  return (
    <li className={classes.sample}>
      <label htmlFor={id}>{name}</label>
      {onValue && (
        <input
          id={id}
          className={classes.slider}
          type="range"
          min={0}
          max={100}
          value={value ?? 0}
          onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
        />
      )}
      <output id={onValue ? undefined : id} className={classes.value}>
        {shown}
      </output>
    </li>
  );
}
