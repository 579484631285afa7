import type { Formula } from '@tryout/domain/formulas/formula';
import { useText } from '../../../platform/i18n/use-text.ts';
import { formulaSentences, useMeasureWords } from '../../measures/public.ts';
import type { SimulationTask } from '../simulations.api.ts';
import { messages } from '../simulations.messages.ts';
import classes from './formula-list.module.css';

/** Formulas as sentences. A definition of another shape than this release knows is named, never guessed at. */
export function FormulaList({ formulas }: { formulas: SimulationTask['formulas'] }) {
  const t = useText(messages);
  const words = useMeasureWords();
  return (
    <ul className={classes.list}>
      {formulas.map((formula) => (
        <li key={formula.id} className={classes.formula}>
          {isFormula(formula.definition) ? (
            formulaSentences(formula.definition, formula.subtrait, words).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))
          ) : (
            <p>{formula.name}</p>
          )}
          <p className={classes.version}>
            {t('simulations.formula.version', { key: formula.key, version: formula.version })}
          </p>
        </li>
      ))}
    </ul>
  );
}

const isFormula = (definition: unknown): definition is Formula =>
  typeof definition === 'object' && definition !== null && 'cases' in definition && 'otherwise' in definition;
