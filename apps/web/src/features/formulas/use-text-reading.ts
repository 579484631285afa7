import { conditionsByName } from '@tryout/domain/formula-language/conditions';
import type { FormulaBody } from '@tryout/domain/formula-language/source';
import type { Condition, Conditions } from '@tryout/domain/formulas/formula';
import { useMemo, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { type Analysis, languagePoint, type Surroundings } from './analysis.ts';
import { useQuiet } from './editor/quiet.ts';
import type { Fault } from './editor/text-editor.tsx';
import { faultText } from './fault-text.ts';
import type { TaskPoint, Vocabulary } from './formulas.api.ts';
import { problemWords } from './problem.messages.ts';

/** Shared conditions in force, by key and by name. */
export function conditionsOf(vocabulary: Pick<Vocabulary, 'conditions'>): Conditions {
  return conditionsByName(
    vocabulary.conditions.map(({ key, name, definition }) => ({
      key,
      name,
      definition: definition as Condition,
    })),
  );
}

/** A text as it is read while it is typed. */
export interface TextReading {
  readonly surroundings: Surroundings;
  readonly analysis: Analysis;
  /** Faults to show: told only when nothing was typed for a while, gone at once when they are mended. */
  readonly faults: readonly Fault[];
  readonly isTyping: boolean;
  /** The last text that could be read, so that what hangs on it does not flicker while one types. */
  readonly lastFormula: FormulaBody | null;
}

const NO_FAULTS: readonly Fault[] = [];

/**
 * Reads a text on every change, with the rules of the server.
 * @param kept operators that may stay though they are switched off, because the version before had them
 */
export function useTextReading(
  source: string,
  points: readonly TaskPoint[],
  vocabulary: Vocabulary,
  read: (text: string, surroundings: Surroundings) => Analysis,
  kept: ReadonlySet<string>,
): TextReading {
  const p = useText(problemWords);
  const surroundings = useMemo(
    (): Surroundings => ({
      data_points: points.map(languagePoint),
      conditions: conditionsOf(vocabulary),
      inactive: new Set(
        vocabulary.operators
          .filter(({ is_active, key }) => !is_active && !kept.has(key))
          .map(({ key }) => key),
      ),
    }),
    [points, vocabulary, kept],
  );
  const analysis = useMemo(() => read(source, surroundings), [read, source, surroundings]);
  const settled = useQuiet(source);
  const [lastFormula, setLastFormula] = useState(analysis.formula);
  if (analysis.formula !== null && analysis.formula !== lastFormula) setLastFormula(analysis.formula);
  const names = useMemo(
    () => ({
      data_points: points.map(({ key }) => key),
      conditions: vocabulary.conditions.flatMap(({ key, name }) => [key, name]),
      operators: vocabulary.operators.map(({ key }) => key),
    }),
    [points, vocabulary],
  );
  const told = useMemo(
    () =>
      read(settled, surroundings).problems.map((problem) => ({
        from: problem.from,
        to: problem.to,
        message: faultText(problem, p, names),
        instead: problem.data.instead === undefined ? null : String(problem.data.instead),
      })),
    [read, settled, surroundings, p, names],
  );
  const isTyping = settled !== source;
  const isFine = analysis.problems.length === 0;
  return {
    surroundings,
    analysis,
    faults: isFine ? NO_FAULTS : told,
    isTyping: isTyping && !isFine,
    lastFormula,
  };
}
