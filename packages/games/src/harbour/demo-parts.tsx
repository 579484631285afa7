import type { ReactNode } from 'react';

/** A button in a demonstration, its middle at `x`, `y`; a chosen one is filled. */
export function Plate({
  x,
  y,
  width = 96,
  height = 34,
  chosen = false,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly chosen?: boolean;
  /** Drawn around 0, 0 in the current colour. */
  readonly children?: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${y})`} color={chosen ? 'var(--hb-on-primary)' : 'var(--hb-text)'}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="8"
        fill={chosen ? 'var(--hb-primary)' : 'var(--hb-surface)'}
        stroke="var(--hb-line)"
        strokeWidth="2"
      />
      {children}
    </g>
  );
}

/** A line that stands for words, from `x`, `y`. */
export function Words({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return <rect x={x} y={y - 3} width={width} height="6" rx="3" fill="var(--hb-line)" />;
}
