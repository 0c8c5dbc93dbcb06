/** The least distance between two labels at the end of a chart's lines. */
export const LINES_GAP = 15;

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Round limits for a chart that holds zero and all values, with a step that gives it few grid lines. */
export const scaleFor = (
  values: readonly number[],
): { readonly low: number; readonly high: number; readonly step: number } => {
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const step = STEPS.find(wide => (most - least) / wide <= 5) ?? most;
  return { low: Math.floor(least / step) * step, high: Math.ceil(most / step) * step, step };
};
