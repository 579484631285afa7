import { Words } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { Worker } from '../harbour/scene/people.tsx';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7];
const at = (n: number) => 46 + (n - 1) * 38;

/** Somebody tells of a situation; each response in turn gets a number. */
export const DEMO: DemoScene = {
  moments: [
    {},
    { hand: [at(5), 116] },
    { hand: [at(5), 106], presses: true },
    { hand: [at(2), 106], presses: true },
  ],
  stills: [0, 2, 3],
  draw: (moment) => (
    <g>
      <g transform="translate(28 78)">
        <Worker x={0} y={0} cloth="a" skin="b" />
      </g>
      <path
        d="M60 4 H292 a8 8 0 0 1 8 8 V24 a8 8 0 0 1 -8 8 H60 L44 28 L52 20 V12 a8 8 0 0 1 8 -8 Z"
        fill="var(--hb-surface)"
        stroke="var(--hb-line)"
        strokeWidth="2"
      />
      <Words x={66} y={13} width={206} />
      <Words x={66} y={24} width={150} />
      <Response y={39} width={150} given={moment > 1 ? 5 : null} weighed={moment < 3} />
      <Response y={65} width={112} given={moment > 2 ? 2 : null} weighed={moment > 2} />
      {NUMBERS.map((n) => {
        const chosen = (n === 5 && moment === 2) || (n === 2 && moment === 3);
        return (
          <g key={n} transform={`translate(${at(n)} 106)`}>
            <circle
              r="13"
              fill={chosen ? 'var(--hb-primary)' : 'var(--hb-surface)'}
              stroke="var(--hb-line)"
              strokeWidth="2"
            />
            <text
              y="5"
              textAnchor="middle"
              fontSize="14"
              fill={chosen ? 'var(--hb-on-primary)' : 'var(--hb-text)'}
            >
              {n}
            </text>
          </g>
        );
      })}
    </g>
  ),
};

function Response({
  y,
  width,
  given,
  weighed,
}: {
  readonly y: number;
  readonly width: number;
  readonly given: number | null;
  readonly weighed: boolean;
}) {
  return (
    <g transform={`translate(52 ${y})`}>
      <rect
        width="248"
        height="22"
        rx="5"
        fill="var(--hb-surface)"
        stroke={weighed ? 'var(--hb-primary)' : 'var(--hb-line)'}
        strokeWidth={weighed ? 3 : 1.5}
      />
      <Words x={12} y={11} width={width} />
      <circle
        cx="232"
        cy="11"
        r="8.5"
        fill={given === null ? 'none' : 'var(--hb-primary)'}
        stroke="var(--hb-line)"
        strokeWidth="1.5"
        strokeDasharray={given === null ? '3 2' : undefined}
      />
      {given !== null && (
        <text x="232" y="15" textAnchor="middle" fontSize="11" fill="var(--hb-on-primary)">
          {given}
        </text>
      )}
    </g>
  );
}
