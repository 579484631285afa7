/** Which columns of a game's trial table tell how its measures hold together. */
export interface TrialEvidence {
  /**
   * What an item is: columns that name it (the same names for different people: the same item), the column that it
   * counts by (true or false, or a number), and the column that names its scale; left out: all are one scale.
   */
  readonly items?: {
    readonly named_by: readonly string[];
    readonly counts: string;
    readonly scale?: string;
  };
  /** Measures that can be taken from every other trial; left out: none. */
  readonly halves?: readonly HalfMeasure[];
}

/** A measure as it is taken from some of the trials. */
export interface HalfMeasure {
  readonly data_point: string;
  /** `rate`: true values a second of `rt_ms`; `share`: share of true values; `spread`: SD of numbers. */
  readonly of: 'rate' | 'share' | 'spread';
  readonly column: string;
  /** Only trials with these values. */
  readonly where?: Readonly<Record<string, string | number | boolean>>;
}
