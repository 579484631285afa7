/** A correction in force: what counts in place of one response (product §2.17). */
export interface Correction {
  readonly id: string;
  readonly play_id: string;
  readonly task_index: number;
  /** `<task>.<data point>`, as on the card. */
  readonly data_point: string;
  readonly subtrait_id: string;
  /** From 0 to `total_score`. */
  readonly value: number;
  /** Above 0. */
  readonly total_score: number;
}

/** What names one response of a card. */
export type ResponseKey = Pick<Correction, 'play_id' | 'task_index' | 'data_point' | 'subtrait_id'>;

interface Answered extends ResponseKey {
  readonly value: number | null;
  readonly total_score: number | null;
  readonly reason: string | null;
  readonly exactness: unknown;
}

/** A response that was corrected: what stood there before, and by which correction. */
export interface CorrectedFrom {
  readonly correction_id: string;
  readonly value: number | null;
  readonly total_score: number | null;
}

function isSameResponse(a: ResponseKey, b: ResponseKey): boolean {
  return (
    a.play_id === b.play_id &&
    a.task_index === b.task_index &&
    a.data_point === b.data_point &&
    a.subtrait_id === b.subtrait_id
  );
}

/**
 * Responses with the corrections in force; what stood there before is kept beside. How exact a corrected value is,
 * nobody has measured, so its exactness is unknown. Of two corrections of one response the later one counts.
 */
export function withCorrections<T extends Answered>(
  responses: readonly T[],
  corrections: readonly Correction[],
): readonly (T & { readonly corrected_from?: CorrectedFrom })[] {
  if (corrections.length === 0) return responses;
  return responses.map((response) => {
    const correction = corrections.findLast((each) => isSameResponse(each, response));
    if (correction === undefined) return response;
    const { value, total_score } = response;
    return {
      ...response,
      value: correction.value,
      total_score: correction.total_score,
      reason: null,
      exactness: null,
      corrected_from: { correction_id: correction.id, value, total_score },
    };
  });
}
