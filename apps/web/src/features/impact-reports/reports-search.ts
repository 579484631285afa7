/** What the address of the reports says beside their part. */
export interface ReportsSearch {
  /** The report that is shown; the newest where none is named. */
  readonly report?: string;
}
