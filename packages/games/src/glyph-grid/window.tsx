import type { ReactNode } from 'react';
import { Arrival } from './arrival.tsx';

/** A window of the house with its box of flowers, 68 wide; whoever looks out of it is behind the flowers. */
export function Window({
  x,
  y,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly children?: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-4 74 V24 Q34 -24 72 24 V74 Z" fill="var(--wall-a)" />
      <path d={PANE} fill="var(--window)" />
      <path d="M34 0 V38 M4 38 H64" stroke="var(--wall-a)" strokeWidth="4" />
      {children ?? <path d={SASH} stroke="var(--wall-a)" strokeWidth="4" />}
      <path d="M-6 72 H74 l-5 14 H-1 Z" fill="var(--wood)" />
      <path
        d="M2 72 a8 8 0 0 1 16 0 z M18 72 a9 9 0 0 1 18 0 z M34 72 a8 8 0 0 1 16 0 z M50 72 a8 8 0 0 1 16 0 z"
        fill="var(--trees)"
      />
      <path
        d="M9 65 h.1 M26 64 h.1 M42 66 h.1 M58 65 h.1"
        stroke="var(--stripe)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
  );
}

const PANE = 'M4 70 V26 Q34 -12 64 26 V70 Z';
/** What of its lower half is pushed up when it is opened. */
const SASH = 'M34 38 V70';

/** Its sash is pushed up at the end, `after` ms of it, and whoever looks out comes up behind the flowers. */
export function LookOut({ after, children }: { readonly after: number; readonly children: ReactNode }) {
  return (
    <>
      <svg x="4" y="38" width="60" height="32" viewBox="4 38 60 32" aria-hidden="true" focusable="false">
        <Arrival after={after} how="opens">
          <path d={SASH} stroke="var(--wall-a)" strokeWidth="4" />
        </Arrival>
      </svg>
      <svg x="-6" y="-14" width="80" height="87" viewBox="-6 -14 80 87" aria-hidden="true" focusable="false">
        <Arrival after={after + 250} how="rises">
          {children}
        </Arrival>
      </svg>
    </>
  );
}

/** Somebody at a window, to the chest: at `x`, in the units of the window. */
export function Onlooker({
  x,
  cloth,
  skin,
  cap,
  scale = 1.2,
  waves,
}: {
  readonly x: number;
  readonly cloth: 'a' | 'b';
  readonly skin: 'a' | 'b';
  readonly cap: string;
  readonly scale?: number;
  /** One arm up, on that side. */
  readonly waves?: 'left' | 'right';
}) {
  return (
    <g transform={`translate(${x} 74) scale(${scale})`} strokeLinecap="round" fill="none">
      {waves !== undefined && (
        <path
          d={waves === 'right' ? 'M8 -15 L18 -33' : 'M-8 -15 L-18 -33'}
          stroke={`var(--skin-${skin})`}
          strokeWidth="6"
        />
      )}
      <path d="M-11 0 V-15 Q-11 -21 -4 -21 H4 Q11 -21 11 -15 V0 Z" fill={`var(--cloth-${cloth})`} />
      <circle cx="0" cy="-29" r="8.5" fill={`var(--skin-${skin})`} />
      <path d="M-9 -31 Q-8 -40 0 -40 Q8 -40 9 -31 Z" fill={cap} />
    </g>
  );
}
