import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { minutesAndSeconds, type Timeline, type TimelinePoint } from '../../text/trial-timeline.ts';
import { messages } from '../../timeline.messages.ts';
import classes from './timeline-drawing.module.css';

const HEIGHT = 200;
/** Room for the shapes at both ends. */
const EDGE = 12;
const TOP = 26;
const BOTTOM = 14;
/** Until the page has told how wide it is. */
const USUAL_WIDTH = 720;
/** Parts narrower than this have no room for their name, px. */
const NARROW_PART = 56;

/** A place in the drawing's box as a share of its axis, 0 to 1. */
export function placeWithin(px: number, width: number): number {
  return (px - EDGE) / Math.max(1, width - 2 * EDGE);
}

/** The width of a block, followed while it changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const block = ref.current;
    if (!block) return;
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0);
      if (now > 0) setWidth(now);
    });
    observer.observe(block);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

interface TimelineDrawingProps {
  timeline: Timeline;
  chosen: number | null;
  /** The end of the scale, as written. */
  top: string;
}

/** A timeline as a drawing: shapes for how responses went, dashed lines where the play was cut into. */
export function TimelineDrawing({ timeline, chosen, top }: TimelineDrawingProps) {
  const t = useText(messages);
  const { ref, width } = useWidth();
  const across = (x: number) => EDGE + x * (width - 2 * EDGE);
  const up = (y: number) => HEIGHT - BOTTOM - y * (HEIGHT - TOP - BOTTOM);
  const size = timeline.points.length * 9 > width ? 3 : 4.5;
  const picked = chosen === null ? undefined : timeline.points[chosen];
  const ends = timeline.parts.map((part, i) => ({ ...part, end: timeline.parts[i + 1]?.x ?? 1 }));
  return (
    <div ref={ref}>
      <div className={classes.frame}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} className={classes.picture} aria-hidden="true">
          {(timeline.column === null ? [0] : [0, 0.5, 1]).map((part) => (
            <line key={part} className={classes.line} x1={0} x2={width} y1={up(part)} y2={up(part)} />
          ))}
          {ends.map((part) => (
            <g key={part.n}>
              {part.n > 1 && (
                <line
                  className={classes.part}
                  x1={across(part.x)}
                  x2={across(part.x)}
                  y1={0}
                  y2={HEIGHT - BOTTOM}
                />
              )}
              {(part.end - part.x) * width > NARROW_PART && (
                <text className={classes.name} x={across((part.x + part.end) / 2)} y={13}>
                  {t('timeline.part', { n: part.n })}
                </text>
              )}
            </g>
          ))}
          {timeline.marks.map((mark) => (
            <g key={`${mark.kind} ${mark.at}`} className={classes.mark}>
              <line x1={across(mark.x)} x2={across(mark.x)} y1={TOP - 8} y2={HEIGHT - BOTTOM} />
              <path
                d={`M${across(mark.x) - 5} ${TOP - 9}h10v-7h-10z`}
                className={classes.flag}
                data-kind={mark.kind}
              />
            </g>
          ))}
          {picked && (
            <line
              className={classes.cursor}
              x1={across(picked.x)}
              x2={across(picked.x)}
              y1={TOP - 6}
              y2={HEIGHT - BOTTOM}
            />
          )}
          {timeline.points.map((point, i) => (
            <Shape
              // biome-ignore lint/suspicious/noArrayIndexKey: a response is named by its place in the order
              key={i}
              point={point}
              x={across(point.x)}
              y={up(point.y)}
              size={size}
            />
          ))}
          {picked && (
            <circle className={classes.ring} cx={across(picked.x)} cy={up(picked.y)} r={size + 4.5} />
          )}
        </svg>
        {timeline.column !== null && <span className={classes.scale}>{top}</span>}
      </div>
      <p className={classes.axis} aria-hidden="true">
        <span>{timeline.span_s === null ? 1 : '0:00'}</span>
        <span>{t(`timeline.axis.${timeline.axis}`)}</span>
        <span>{timeline.span_s === null ? timeline.points.length : minutesAndSeconds(timeline.span_s)}</span>
      </p>
    </div>
  );
}

interface ShapeProps {
  point: TimelinePoint;
  x: number;
  y: number;
  size: number;
}

/** How a response went, told by shape: a dot, a hollow diamond, a triangle on the base line. */
function Shape({ point, x, y, size }: ShapeProps) {
  const wide = size + 1.5;
  return (
    <g className={classes.shape} data-look={point.look}>
      {point.replaced && (
        <rect
          className={classes.replaced}
          x={x - wide - 2}
          y={y - wide - 2}
          width={2 * wide + 4}
          height={2 * wide + 4}
        />
      )}
      {point.look === 'other' && (
        <path d={`M${x} ${y - wide}L${x + wide} ${y}L${x} ${y + wide}L${x - wide} ${y}Z`} />
      )}
      {point.look === 'missed' && (
        <path d={`M${x - wide} ${y + size}L${x + wide} ${y + size}L${x} ${y - wide}Z`} />
      )}
      {(point.look === 'good' || point.look === 'plain') && <circle cx={x} cy={y} r={size} />}
    </g>
  );
}
