/** A typed whole number; null: it is none. */
export const wholeOf = (typed: string): number | null =>
  /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : null;
