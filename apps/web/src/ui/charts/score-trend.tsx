import classes from './score-trend.module.css';

/** A score of a trend, 0 to 100, with the band that its error gives. */
export interface TrendScore {
  readonly key: string;
  /** What stands under it, such as a date. */
  readonly label: string;
  readonly score: number;
  /** Null: not known. */
  readonly likely: { readonly low: number; readonly high: number } | null;
}

interface ScoreTrendProps {
  /** What the picture says as a whole; the page has the same numbers as a table. */
  summary: string;
  /** Oldest first, two or more. */
  scores: readonly TrendScore[];
}

const HEIGHT = 120;
const STEP = 96;
const START = 56;
const LINES = [0, 50, 100] as const;

const yOf = (score: number) => HEIGHT - (score / 100) * HEIGHT;
const xOf = (place: number) => START + STEP / 2 + place * STEP;

/** Scores over plays, each with a line from where to where the mean over many plays most likely is. Time runs from left to right. */
export function ScoreTrend({ summary, scores }: ScoreTrendProps) {
  const end = START + STEP * scores.length;
  return (
    <svg
      viewBox={`0 -10 ${Math.max(end, START + STEP * 3)} ${HEIGHT + 38}`}
      className={classes.chart}
      role="img"
      aria-label={summary}
      direction="ltr"
    >
      {LINES.map((line) => (
        <g key={line}>
          <line className={classes.grid} x1={START - 12} x2={end} y1={yOf(line)} y2={yOf(line)} />
          <text className={classes.label} x={START - 18} y={yOf(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      <polyline
        className={classes.line}
        points={scores.map(({ score }, place) => `${xOf(place)},${yOf(score)}`).join(' ')}
      />
      {scores.map(({ key, label, score, likely }, place) => (
        <g key={key}>
          {likely && <Band x={xOf(place)} low={yOf(likely.low)} high={yOf(likely.high)} />}
          <circle className={classes.point} cx={xOf(place)} cy={yOf(score)} r={5} />
          <text className={classes.label} x={xOf(place)} y={HEIGHT + 20} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Band({ x, low, high }: { x: number; low: number; high: number }) {
  return (
    <g className={classes.band}>
      <line x1={x} x2={x} y1={low} y2={high} />
      <line x1={x - 6} x2={x + 6} y1={low} y2={low} />
      <line x1={x - 6} x2={x + 6} y1={high} y2={high} />
    </g>
  );
}
