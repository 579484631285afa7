import { useWords } from '../harbour/words.tsx';
import type { ChartFigure } from './core.ts';
import styles from './figures.module.css';
import { word } from './quantities.ts';
import { sayWord } from './words.ts';

const WIDTH = 340;
const PLOT = { left: 38, right: 334, top: 10, bottom: 218 } as const;
const AXIS_TITLE_Y = 256;
const TICK_Y = 236;

/** Where a value lies, and where a category has its middle. */
interface Scale {
  y(value: number): number;
  x(category: number): number;
  readonly slot: number;
}

function scaleOf({ max, categories }: ChartFigure): Scale {
  const slot = (PLOT.right - PLOT.left) / categories.length;
  return {
    slot,
    y: (value) => PLOT.bottom - ((PLOT.bottom - PLOT.top) * value) / max,
    x: (category) => PLOT.left + slot * (category + 0.5),
  };
}

/** Bars, or lines with marks, over a grid from which every value can be read. Never mirrored: time runs as drawn. */
export function Chart({ figure }: { readonly figure: ChartFigure }) {
  const intl = useWords();
  const scale = scaleOf(figure);
  const [first] = figure.categories;
  const caption = sayWord(intl, figure.caption);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 264`}
      className={styles.chart}
      role="img"
      aria-label={intl.formatMessage({ id: 'market-stall.chart' }, { caption })}
      direction="ltr"
    >
      <Grid figure={figure} scale={scale} />
      {figure.categories.map((category, i) => (
        <text key={category.n} x={scale.x(i)} y={TICK_Y} textAnchor="middle">
          {intl.formatNumber(category.n ?? 0)}
        </text>
      ))}
      {first && (
        <text x={(PLOT.left + PLOT.right) / 2} y={AXIS_TITLE_Y} textAnchor="middle">
          {sayWord(intl, word(`${first.word}_heading`))}
        </text>
      )}
      {figure.kind === 'bars' ? (
        <Bars figure={figure} scale={scale} />
      ) : (
        <Lines figure={figure} scale={scale} />
      )}
    </svg>
  );
}

interface PartProps {
  readonly figure: ChartFigure;
  readonly scale: Scale;
}

/** A line for each step with its number at every second one, and a fainter line midway. */
function Grid({ figure, scale }: PartProps) {
  const intl = useWords();
  const half = figure.step / 2;
  const lines = Array.from({ length: figure.max / half + 1 }, (_, i) => i * half);
  return (
    <g>
      {lines.map((value) => (
        <line
          key={value}
          className={styles.gridLine}
          data-step={value % figure.step === 0 || undefined}
          x1={PLOT.left}
          x2={PLOT.right}
          y1={scale.y(value)}
          y2={scale.y(value)}
        />
      ))}
      {lines
        .filter((value) => value % figure.step === 0)
        .map((value) => (
          <text key={value} x={PLOT.left - 6} y={scale.y(value) + 4} textAnchor="end">
            {intl.formatNumber(value)}
          </text>
        ))}
    </g>
  );
}

function Bars({ figure, scale }: PartProps) {
  const width = scale.slot * 0.56;
  return figure.series[0]?.values.map((value, i) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
      key={i}
      className={styles.bar}
      x={scale.x(i) - width / 2}
      y={scale.y(value)}
      width={width}
      height={PLOT.bottom - scale.y(value)}
    />
  ));
}

function Lines({ figure, scale }: PartProps) {
  return figure.series.map(({ name, values }, line) => (
    <g key={name.word} className={styles.series} data-line={line}>
      <polyline points={values.map((value, i) => `${scale.x(i)},${scale.y(value)}`).join(' ')} />
      {values.map((value, i) => (
        <Mark
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
          key={i}
          line={line}
          x={scale.x(i)}
          y={scale.y(value)}
        />
      ))}
    </g>
  ));
}

/** Round marks on the first line, square ones on the second: colour is not needed to tell them apart. */
function Mark({ line, x, y }: { readonly line: number; readonly x: number; readonly y: number }) {
  return line === 0 ? (
    <circle cx={x} cy={y} r="4.5" />
  ) : (
    <rect x={x - 4.5} y={y - 4.5} width="9" height="9" />
  );
}

/** Which line is which. */
export function Legend({ figure }: { readonly figure: ChartFigure }) {
  const intl = useWords();
  if (figure.kind === 'bars') return null;
  return (
    <ul className={styles.legend}>
      {figure.series.map(({ name }, line) => (
        <li key={name.word}>
          <svg viewBox="0 0 40 14" width="40" height="14" aria-hidden="true" className={styles.chart}>
            <g className={styles.series} data-line={line}>
              <polyline points="2,7 38,7" />
              <Mark line={line} x={20} y={7} />
            </g>
          </svg>
          {sayWord(intl, name)}
        </li>
      ))}
    </ul>
  );
}
