/** Most that culture questions may count in a job fit, per cent: what was played stays four fifths of it. */
export const CULTURE_MOST_WEIGHT = 20;

/** Fewest dimensions compared before culture questions count: 60 % of the nine, as of any other part of a score. */
export const CULTURE_LEAST_DIMENSIONS = 6;
