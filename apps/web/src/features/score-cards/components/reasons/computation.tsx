import { IconChevronRight } from '@tabler/icons-react';
import { bandOf, displayScore } from '@tryout/domain/score-cards/bands';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../../ui/charts/band.ts';
import { BandChip } from '../../../../ui/charts/band-chip.tsx';
import { messages as uiMessages } from '../../../../ui/ui.messages.ts';
import { messages } from '../../computation.messages.ts';
import type { Card, CardCategory, CardTrait } from '../../score-cards.api.ts';
import { boosted, type WrittenMean, weightedMean } from '../../text/arithmetic.ts';
import { OtherMeasures } from '../bars/other-measures.tsx';
import { SubtraitDetails } from '../bars/subtrait-details.tsx';
import { TaskData } from '../play/task-data.tsx';
import classes from './computation.module.css';

interface ComputationProps {
  card: Card;
  opened: boolean;
  onOpened: (opened: boolean) => void;
}

/** Category → trait → subtrait → formulas → data points → responses, each number with its arithmetic. */
export function Computation({ card, opened, onOpened }: ComputationProps) {
  const t = useText(messages);
  return (
    <details
      className={classes.whole}
      open={opened}
      onToggle={(event) => {
        // Toggles of the parts within bubble in React.
        if (event.target === event.currentTarget) onOpened(event.currentTarget.open);
      }}
    >
      <summary className={classes.title}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden className={classes.chevron} />
        <h2>{t('computed.title')}</h2>
      </summary>
      {opened && (
        <div className={classes.inside}>
          <p className={classes.about}>{t('computed.about')}</p>
          <JobFitArithmetic card={card} />
          {card.categories.map((category) => (
            <Category key={category.category_id} category={category} card={card} />
          ))}
          <OtherMeasures card={card} />
          {card.plays.map((play) => (
            <TaskData key={play.id} card={card} play={play} />
          ))}
        </div>
      )}
    </details>
  );
}

function JobFitArithmetic({ card }: { card: Card }) {
  const t = useText(messages);
  const ui = useText(uiMessages);
  const { number } = useFormat();
  const parts = card.categories.map((category) => ({
    name: category.category,
    weight: category.category_weightage,
    score: category.valueBoost,
  }));
  const { culture } = card;
  const written = weightedMean(parts, culture?.without ?? card.job_fit_score, number);
  return (
    <section className={classes.step}>
      <h3>{t('computed.job_fit')}</h3>
      <p className={classes.how}>{t('computed.job_fit_how')}</p>
      <Written mean={written} />
      {culture && (
        <>
          <p className={classes.how}>{t('computed.culture_how', { weight: number(culture.weight) })}</p>
          <Written
            mean={weightedMean(
              culture.dimensions.map(({ dimension, counts }) => ({
                name: dimension,
                weight: 1,
                score: counts,
              })),
              culture.score,
              number,
            )}
          />
          <Written
            mean={weightedMean(
              [
                { name: t('computed.job_fit'), weight: 100 - culture.weight, score: culture.without },
                { name: t('computed.culture'), weight: culture.weight, score: culture.score },
              ],
              card.job_fit_score,
              number,
            )}
          />
          <p className={classes.how}>{t('computed.culture_no_norm')}</p>
        </>
      )}
      {card.job_fit_score !== null && (
        <p className={classes.how}>
          {t('computed.job_fit_shown', {
            stored: number(card.job_fit_score, { maximumFractionDigits: 1 }),
            shown: displayScore(card.job_fit_score),
            band:
              card.scale !== null && card.scale !== 'norm'
                ? ui(`ui.scale.${card.scale}`)
                : bandOf(card.job_fit_score)
                  ? ui(bandLook(card.job_fit_score).word)
                  : '',
          })}
        </p>
      )}
    </section>
  );
}

function Category({ category, card }: { category: CardCategory; card: Card }) {
  const t = useText(messages);
  const { number } = useFormat();
  const boost = boosted(category.score, category.boost, category.valueBoost, number);
  const parts = category.traits.map((trait) => ({
    name: trait.trait,
    weight: trait.trait_weightage,
    score: trait.score,
  }));
  const share = number(category.weightage, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Level
      name={category.category}
      score={category.score}
      scale={category.scale}
      aside={`${t('computed.weight', { weight: number(category.category_weightage) })} · ${t('computed.share', { share })}`}
    >
      <p className={classes.how}>{t('computed.category_how')}</p>
      <Written mean={weightedMean(parts, category.score, number)} />
      <p className={classes.how}>
        {boost
          ? t(boost.held ? 'computed.boost_held' : 'computed.boost', {
              boost: number(category.boost),
              line: boost.line,
            })
          : category.boost === 1 && t('computed.no_boost')}
      </p>
      {category.traits.map((trait) => (
        <Trait key={trait.trait_id} trait={trait} card={card} />
      ))}
    </Level>
  );
}

function Trait({ trait, card }: { trait: CardTrait; card: Card }) {
  const t = useText(messages);
  const { number } = useFormat();
  const parts = trait.subtraits.map(({ subtrait, weightage, score }) => ({
    name: subtrait,
    weight: weightage,
    score,
  }));
  return (
    <Level
      name={trait.trait}
      score={trait.score}
      scale={trait.scale}
      aside={t('computed.weight', { weight: number(trait.trait_weightage) })}
    >
      <p>
        <bdi>{trait.definition}</bdi>
      </p>
      <p className={classes.how}>{t('computed.poles', { low: trait.low_label, high: trait.high_label })}</p>
      <p className={classes.how}>{t('computed.trait_how')}</p>
      <Written mean={weightedMean(parts, trait.score, number)} />
      {trait.subtraits.map((subtrait) => (
        <Level
          key={subtrait.subtrait_id}
          name={subtrait.subtrait}
          score={subtrait.score}
          scale={subtrait.scale}
          aside={t('computed.weight_rank', { weight: number(subtrait.weightage), rank: subtrait.rank })}
        >
          <SubtraitDetails subtrait={subtrait} card={card} />
        </Level>
      ))}
    </Level>
  );
}

interface LevelProps {
  name: string;
  score: number | null;
  scale: Card['scale'];
  aside: string;
  children: ReactNode;
}

/** One level that opens: its name, number and band in the line, the rest below. */
function Level({ name, score, scale, aside, children }: LevelProps) {
  return (
    <details className={classes.level}>
      <summary>
        <IconChevronRight size={18} stroke={1.75} aria-hidden className={classes.chevron} />
        <span className={classes.name}>{name}</span>
        <span className={classes.aside}>{aside}</span>
        <span className={classes.score}>{bandLook(score).shown ?? '–'}</span>
        <BandChip score={score} scale={scale} />
      </summary>
      <div className={classes.inner}>{children}</div>
    </details>
  );
}

/** A line of arithmetic, and what it leaves out. */
function Written({ mean }: { mean: WrittenMean }) {
  const t = useText(messages);
  const { list } = useFormat();
  return (
    <>
      {mean.line !== null && (
        <p className={classes.sum} dir="ltr">
          {mean.line}
        </p>
      )}
      {mean.left_out.length > 0 && (
        <p className={classes.how}>{t('computed.left_out', { names: list(mean.left_out) })}</p>
      )}
    </>
  );
}
