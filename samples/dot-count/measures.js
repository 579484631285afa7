// From answers to data points.

/** `answers`: [was it right, time in ms] for each pair. A measure without a value is null. */
export function measure(answers) {
  const right = answers.filter(([correct]) => correct);
  return {
    accuracy: right.length / answers.length,
    median_rt: median(right.map(([, rt]) => rt)),
  };
}

function median(values) {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
