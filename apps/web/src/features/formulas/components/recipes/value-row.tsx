import { NativeSelect } from '@mantine/core';
import type { FormulaInputs } from '@tryout/domain/formulas/formula';
import {
  type RecipeFacts,
  type RecipeKind,
  recipeToBeginWith,
  type ValueRecipe,
} from '@tryout/domain/formulas/formula-recipes';
import { mean, sd } from '@tryout/domain/statistics/statistics';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { columnName, dataPointName, unitName, useMeasureWords } from '../../../measures/public.ts';
import type { TaskPoint } from '../../formulas.api.ts';
import { messages } from '../../play.messages.ts';
import { numberIn, tenthsOf } from '../../played-values.ts';
import { RecipeFields } from './recipe-fields.tsx';
import { TenthsChart } from './tenths-chart.tsx';
import classes from './value-row.module.css';

const KINDS = ['t_score', 'line', 'steps'] as const satisfies readonly RecipeKind[];

interface ValueRowProps {
  readonly point: TaskPoint;
  /** What simulated candidates came to. */
  readonly plays: readonly FormulaInputs[];
  /** The own play; null before one. */
  readonly own: FormulaInputs | null;
  /** What is made of the value; null: it does not count. */
  readonly recipe: ValueRecipe | null;
  readonly onChange: (recipe: ValueRecipe | null) => void;
}

/** One value of a task: how it spreads, the own one, and what is made of it. */
export function ValueRow({ point, plays, own, recipe, onChange }: ValueRowProps) {
  const t = useText(messages);
  const measures = useMeasureWords();
  const { number } = useFormat();
  const { key, norm } = point;
  const isSeries = point.type === 'series';
  const seen = plays.map((play) => numberIn(play, key)).filter((value) => value !== null);
  const mine = own && numberIn(own, key);
  const figure = (value: number | null) =>
    value === null ? '–' : number(value, { maximumSignificantDigits: 4 });
  const tenths = tenthsOf(mine === null ? seen : [...seen, mine]);
  const isSame = tenths !== null && seen.length > 1 && tenths.low === tenths.high;
  const facts: RecipeFacts = {
    key,
    is_series: isSeries,
    min: point.min,
    max: point.max,
    direction: point.direction,
    norm,
    seen,
  };
  const name = isSeries ? columnName(key, measures) : dataPointName(key, measures);
  return (
    <li
      className={classes.row}
      data-lit={tenths !== null || undefined}
      data-used={recipe !== null || undefined}
    >
      <div className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.quiet}>
          <code dir="ltr">{key}</code>
          {point.unit && <bdi> · {unitName(point.unit, measures)}</bdi>}
          {isSeries && ` · ${t('formulas.play.over_trials')}`}
        </span>
        {norm && (
          <span className={classes.quiet}>
            {t('formulas.play.norm', { mean: figure(norm.mean), sd: figure(norm.sd) })}
          </span>
        )}
      </div>
      <div className={classes.words}>
        {tenths && !isSame && <TenthsChart tenths={tenths} own={mine} />}
        {isSame && (
          <span className={classes.quiet}>{t('formulas.play.same', { value: figure(tenths.low) })}</span>
        )}
        {seen.length > 1 && !isSame && (
          <span className={classes.quiet}>
            {t('formulas.play.spread', { mean: figure(mean(seen)), sd: figure(sd(seen)) })}
          </span>
        )}
        {mine !== null && <span>{t('formulas.play.yours', { value: figure(mine) })}</span>}
      </div>
      <NativeSelect
        label={t('formulas.play.use')}
        aria-label={`${t('formulas.play.use')}: ${name}`}
        value={recipe?.kind ?? ''}
        data={[
          { value: '', label: t('formulas.play.kind.none') },
          ...KINDS.map((kind) => ({
            value: kind,
            label: t(`formulas.play.kind.${kind}`),
            disabled: kind === 't_score' && norm === null,
          })),
        ]}
        onChange={(event) => {
          const kind = KINDS.find((each) => each === event.currentTarget.value);
          onChange(kind ? recipeToBeginWith(kind, facts) : null);
        }}
      />
      {recipe && (
        <div className={classes.fields}>
          <RecipeFields recipe={recipe} onChange={onChange} />
        </div>
      )}
    </li>
  );
}
