/** What the address of the reports says beside their part. */
export interface ReportsSearch {
  /** The report that is shown; the newest where none is named. */
  readonly report?: string;
  /** The newest report of a position, where no report is named: what a kept view stays with quarter by quarter. */
  readonly position?: string;
  /** The same of a department, or `none`: the positions without one. */
  readonly department?: string;
}

/** What stands for the positions without a department. */
export const NO_DEPARTMENT = 'none';
