// From jsPsych's rows to data points. A measure without a value is null and is not sent.

export function measure(rows) {
  const words = rows.filter(({ word }) => word !== undefined);
  const timed = words.filter(({ correct, interrupted }) => correct && !interrupted);
  const own = median(timed.filter(({ congruent }) => congruent).map(({ rt }) => rt));
  const other = median(timed.filter(({ congruent }) => !congruent).map(({ rt }) => rt));
  return {
    accuracy: words.filter(({ correct }) => correct).length / words.length,
    median_rt: median(timed.map(({ rt }) => rt)),
    interference: own === null || other === null ? null : other - own,
  };
}

function median(values) {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
