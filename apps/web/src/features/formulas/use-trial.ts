import type { FormulaBody } from '@tryout/domain/formula-language/source';
import type { Conditions, DataPointValue, Formula } from '@tryout/domain/formulas/formula';
import {
  evaluateFormula,
  FormulaError,
  type FormulaResult,
} from '@tryout/domain/formulas/formula-evaluation';
import { useMemo, useState } from 'react';
import { usedDataPoints } from './analysis.ts';
import type { TaskPoint } from './formulas.api.ts';
import { firstInput } from './point-range.ts';

type Inputs = Readonly<Record<string, DataPointValue>>;

/** Values tried on a formula, and what comes out. */
export interface Trial {
  /** Data points that the text reads, as the task gives them. */
  readonly points: readonly TaskPoint[];
  readonly inputs: Inputs;
  readonly set: (key: string, value: DataPointValue) => void;
  readonly use: (inputs: Inputs) => void;
  /** Null while there is no formula to evaluate. */
  readonly result: FormulaResult | null;
}

/**
 * Tries values on a formula at every change of either.
 * @param shown the last readable text: its data points keep their sliders while one types
 */
export function useTrial(
  formula: Formula | null,
  shown: FormulaBody | null,
  available: readonly TaskPoint[],
  conditions: Conditions,
): Trial {
  const [moved, setMoved] = useState<Inputs>({});
  const points = useMemo(() => {
    const used = shown === null ? [] : usedDataPoints(shown, conditions);
    return used.flatMap((key) => available.find((point) => point.key === key) ?? []);
  }, [shown, conditions, available]);
  const inputs = useMemo(
    (): Inputs =>
      Object.fromEntries(
        points.map((point) => [
          point.key,
          point.key in moved ? (moved[point.key] ?? null) : firstInput(point),
        ]),
      ),
    [points, moved],
  );
  const result = useMemo(() => evaluated(formula, inputs, conditions), [formula, inputs, conditions]);
  return {
    points,
    inputs,
    set: (key, value) => setMoved((before) => ({ ...before, [key]: value })),
    use: (given) => setMoved((before) => ({ ...before, ...given })),
    result,
  };
}

function evaluated(formula: Formula | null, inputs: Inputs, conditions: Conditions): FormulaResult | null {
  if (formula === null) return null;
  try {
    return evaluateFormula(formula, inputs, conditions);
  } catch (error) {
    // A stored version may name what is gone by now; there is nothing to try then.
    if (error instanceof FormulaError) return null;
    throw error;
  }
}
