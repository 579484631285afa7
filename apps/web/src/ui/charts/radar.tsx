import { useText } from '../../platform/i18n/use-text.ts';
import { SimpleTable } from '../lists/simple-table.tsx';
import { bandLook } from './band.ts';
import { BandChip } from './band-chip.tsx';
import { messages } from './radar.messages.ts';
import classes from './radar.module.css';
import { radarOutline, radarPoint } from './radar-shape.ts';

export interface RadarAxis {
  readonly label: string;
  readonly score: number | null;
  readonly average?: number | null;
}

interface RadarProps {
  title: string;
  /** Three to eight. */
  axes: readonly RadarAxis[];
  /** `none` where the page shows the same numbers as a table itself. */
  table?: 'folded' | 'none';
}

const R = 100;
const RINGS = [25, 50, 75, 100] as const;

/** The shape of a score card, the position's average dashed; the same numbers stand in a table under it. */
export function Radar({ title, axes, table = 'folded' }: RadarProps) {
  const t = useText(messages);
  const hasAverage = axes.some((axis) => typeof axis.average === 'number');
  return (
    <figure className={classes.figure}>
      <svg
        viewBox="-190 -136 380 272"
        className={classes.chart}
        role="img"
        aria-label={title}
        direction="ltr"
      >
        {RINGS.map((ring) => (
          <polygon
            key={ring}
            className={classes.ring}
            points={radarOutline(
              axes.map(() => ring),
              R,
            )}
          />
        ))}
        {axes.map((axis, index) => {
          const end = radarPoint(index, axes.length, 100, R);
          return <line key={axis.label} className={classes.ring} x2={end.x} y2={end.y} />;
        })}
        {hasAverage && (
          <polygon
            className={classes.average}
            points={radarOutline(
              axes.map((axis) => axis.average),
              R,
            )}
          />
        )}
        <polygon
          className={classes.shape}
          points={radarOutline(
            axes.map((axis) => axis.score),
            R,
          )}
        />
        {axes.map((axis, index) => {
          const point = radarPoint(index, axes.length, 100, R + 14);
          const dot = axis.score === null ? null : radarPoint(index, axes.length, axis.score, R);
          const side = Math.abs(point.x) < 8 ? 'middle' : point.x > 0 ? 'start' : 'end';
          return (
            <g key={axis.label}>
              {dot && <circle className={classes.dot} cx={dot.x} cy={dot.y} r={4} />}
              <text className={classes.label} x={point.x} y={point.y} textAnchor={side}>
                <tspan x={point.x} dy="-0.2em">
                  {axis.label}
                </tspan>
                <tspan x={point.x} dy="1.2em" className={classes.number}>
                  {bandLook(axis.score).shown ?? '–'}
                </tspan>
              </text>
            </g>
          );
        })}
      </svg>
      {hasAverage && (
        <p className={classes.legend}>
          <svg width="28" height="8" aria-hidden="true">
            <line x1="0" y1="4" x2="28" y2="4" className={classes.average} />
          </svg>
          {t('ui.radar.average')}
        </p>
      )}
      {table === 'folded' && (
        <details className={classes.details}>
          <summary>{t('ui.radar.table')}</summary>
          <SimpleTable
            caption={title}
            columns={[
              { key: 'trait', header: t('ui.radar.trait') },
              { key: 'score', header: t('ui.radar.score'), align: 'end' },
              { key: 'band', header: t('ui.radar.band') },
              ...(hasAverage
                ? [{ key: 'average', header: t('ui.radar.average'), align: 'end' as const }]
                : []),
            ]}
            rows={axes.map((axis) => ({
              key: axis.label,
              cells: [
                axis.label,
                bandLook(axis.score).shown ?? '–',
                <BandChip key="band" score={axis.score} />,
                ...(hasAverage ? [bandLook(axis.average).shown ?? '–'] : []),
              ],
            }))}
          />
        </details>
      )}
    </figure>
  );
}
