import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { type ComputationMessage, messages } from '../computation.messages.ts';
import type { Trial } from '../score-cards.api.ts';
import { trialPlot } from '../text/trial-plot.ts';
import classes from './trial-picture.module.css';
import { useColumnName } from './use-column-name.ts';

const WIDTH = 720;
const HEIGHT = 140;
/** Room for the dots at the edges and the end of scale at the top. */
const EDGE = 8;

const LEGENDS: Readonly<Record<string, ComputationMessage>> = {
  'signal-tower': 'computed.trials.good.signal',
  'cargo-drone': 'computed.trials.good.drone',
  'lantern-path': 'computed.trials.good.path',
  'parcel-belt': 'computed.trials.good.round',
  'glyph-grid': 'computed.trials.good.signal',
  'reflex-check': 'computed.trials.good.signal',
  'mail-scanner': 'computed.trials.good.mail',
  'crane-yard': 'computed.trials.good.plan',
  'power-plant': 'computed.trials.good.effort',
  'market-stall': 'computed.trials.good.signal',
};

/** All responses of a task in their order, one dot each; the table below holds the same numbers. */
export function TrialPicture({ taskKey, trials }: { taskKey: string; trials: readonly Trial[] }) {
  const t = useText(messages);
  const { number } = useFormat();
  const columnName = useColumnName();
  const plot = trialPlot(taskKey, trials);
  if (!plot) return null;
  const across = (x: number) => EDGE + (x / Math.max(1, plot.points.length - 1)) * (WIDTH - 2 * EDGE);
  const up = (y: number) => HEIGHT - EDGE - (y / plot.max) * (HEIGHT - 3 * EDGE);
  const caption = t('computed.trials.plot', { count: plot.points.length, column: columnName(plot.column) });
  const legend = LEGENDS[taskKey] ?? 'computed.trials.good.plain';
  return (
    <figure className={classes.figure}>
      <div className={classes.frame} dir="ltr">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.picture} role="img" aria-label={caption}>
          {[0, 0.5, 1].map((part) => (
            <line
              key={part}
              className={classes.line}
              x1={0}
              x2={WIDTH}
              y1={up(part * plot.max)}
              y2={up(part * plot.max)}
            />
          ))}
          {plot.points.map((point) => (
            <circle
              key={point.x}
              className={classes.dot}
              data-good={point.y === null ? 'none' : (point.good ?? true)}
              cx={across(point.x)}
              cy={up(point.y ?? 0)}
              r={4}
            />
          ))}
        </svg>
        <span className={classes.scale} aria-hidden="true">
          {number(plot.max)}
        </span>
      </div>
      <figcaption className={classes.caption}>
        {caption} {t(legend)}
      </figcaption>
    </figure>
  );
}
