import type { Formula } from '@tryout/domain/formulas/formula';
import type { FormulaTest } from '@tryout/domain/formulas/formula-validation';
import type {
  FormSettings,
  MeasuredForm,
  MeasureFacts,
  SharedWith,
} from '@tryout/domain/score-cards/reliability';

/** Mean and spread of a data point in a group of people, in the form of its source and in others that have data. */
export interface NormRow {
  readonly data_point: string;
  /** Version of the task that the row is used for; a new version needs new norms. */
  readonly version: string;
  /** Raised when figures of a release are replaced by better ones; the first is 1. */
  readonly revision: number;
  readonly n: number;
  readonly mean: number;
  readonly sd: number;
  /** Reliability in the source, 0 to 1: of a retest (intraclass correlation ICC(2,1)) unless `source` says otherwise. */
  readonly retest: number;
  /** Trials behind the data point in the source. */
  readonly trials: number;
  /** Settings of the source's form; absent: they make no difference. */
  readonly settings?: FormSettings;
  /** Other forms with data of their own, cut from the same plays. */
  readonly forms?: readonly MeasuredForm[];
  /** What it shares with other measures of the same play. */
  readonly shares?: readonly SharedWith[];
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
  /** Raised when a release counts or tells its exactness otherwise; the first is 1. */
  readonly revision: number;
  readonly formula: Formula;
  /** Data points that are needed, each of the task. */
  readonly data_points: readonly string[];
  readonly tests: readonly FormulaTest[];
  /** What is known of the data point that counts: how exact it is, and what its scores mean. */
  readonly reliability: MeasureFacts;
}
