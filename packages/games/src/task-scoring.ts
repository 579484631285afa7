import type { Formula } from '@tryout/domain/formulas/formula';
import type { FormulaTest } from '@tryout/domain/formulas/formula-validation';
import type { OwnStandardError, Reliability } from '@tryout/domain/score-cards/measurement-error';

/** Mean and spread of a data point in a group of people. */
export interface NormRow {
  readonly data_point: string;
  /** Version of the task that the row is used for; a new version needs new norms. */
  readonly version: string;
  readonly n: number;
  readonly mean: number;
  readonly sd: number;
  /** Reliability in the source, 0 to 1: of a retest (intraclass correlation ICC(2,1)) unless `source` says otherwise. */
  readonly retest: number;
  /** Trials behind the data point in the source. */
  readonly trials: number;
  /** In the data point's own unit, where the source tells them. */
  readonly percentiles?: {
    readonly p05: number;
    readonly p25: number;
    readonly p50: number;
    readonly p75: number;
    readonly p95: number;
  };
  readonly source: string;
  /** True while the norms come from a similar task elsewhere, not from this task's own candidates. */
  readonly provisional: boolean;
}

/** A formula of a built-in task with what it was checked on. */
export interface TaskFormula {
  readonly key: string;
  readonly name: string;
  readonly version: string;
  readonly formula: Formula;
  /** Data points that are needed, each of the task. */
  readonly data_points: readonly string[];
  readonly tests: readonly FormulaTest[];
  /** Of the data point that counts; null where none is known, and then no uncertainty can be told. */
  readonly reliability: Reliability | OwnStandardError | null;
}
