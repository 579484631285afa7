/**
 * A figure that a person is told of their own play, made of one data point.
 * - `value`: the data point as it is, in its own unit
 * - `count`: a share turned back into how many of the trials
 * - `of_trials`: a count beside the trials that another data point rests on
 * - `trials`: how many trials the data point rests on
 */
export interface OwnFigureSpec {
  /** Names the figure within its game. */
  readonly key: string;
  readonly data_point: string;
  readonly kind: 'value' | 'count' | 'of_trials' | 'trials';
  /** For `of_trials`: the data point whose trials are the whole. */
  readonly whole?: string;
}

/** A share, told as how many of the trials. */
export const share = (key: string, data_point: string): OwnFigureSpec => ({ key, data_point, kind: 'count' });

/** A data point as it is. */
export const plain = (key: string, data_point = key): OwnFigureSpec => ({ key, data_point, kind: 'value' });

/** A count, told beside the trials that `whole` rests on. */
export const partOf = (key: string, data_point: string, whole: string): OwnFigureSpec => ({
  key,
  data_point,
  kind: 'of_trials',
  whole,
});

/** How many trials a data point rests on. */
export const trials = (key: string, data_point: string): OwnFigureSpec => ({
  key,
  data_point,
  kind: 'trials',
});
