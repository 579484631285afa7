import { useText } from '../../../../platform/i18n/use-text.ts';
import { messages } from '../../computation.messages.ts';
import type { Card } from '../../score-cards.api.ts';
import classes from '../reasons/computation.module.css';
import { FormulaTrace } from '../reasons/formula-trace.tsx';

/** What formulas gave for subtraits that this position's template does not hold. */
export function OtherMeasures({ card }: { card: Card }) {
  const t = useText(messages);
  const counted = new Set(
    card.categories.flatMap((category) =>
      category.traits.flatMap((trait) => trait.subtraits.map((subtrait) => subtrait.subtrait_id)),
    ),
  );
  const others = card.formulas.filter((formula) => !counted.has(formula.subtrait_id));
  if (others.length === 0) return null;
  return (
    <section className={classes.inner}>
      <h3>{t('computed.other')}</h3>
      {others.map((formula) => (
        <FormulaTrace
          key={`${formula.play_id} ${formula.task_index} ${formula.formula_id}`}
          formula={formula}
          card={card}
        />
      ))}
    </section>
  );
}
