import { Crate } from '../harbour/scene/cargo.tsx';
import { OpenSack, Sack } from './sack.tsx';
import styles from './view.module.css';

const BED = 236;
/** Sacks beside each other at the least: with fewer, what is left of the trolley holds something else. */
const FEWEST = 3;

/** Whether there is a crate where more sacks would stand. */
export const hasCrate = (sacks: number) => sacks < FEWEST;

/** Where something stands: the middle of its lower edge, and its size. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where each of so many sacks stands on the trolley. */
export function standsOnTrolley(of: number): (sack: number) => Stand {
  const perRow = of > 5 ? Math.ceil(of / 2) : Math.max(FEWEST, of);
  const step = BED / perRow;
  const scale = Math.min(2.2, (step / 26) * 0.96);
  return (sack) => {
    const row = Math.floor(sack / perRow);
    return { x: ((sack % perRow) + 0.5) * step, y: -40 - 25 * row * scale, scale };
  };
}

/** Where the crate stands on the trolley. */
export const CRATE_ON_TROLLEY: Stand = { x: 200, y: -40, scale: 1.6 };

/** Places a sack. */
export const sackAt = ({ x, y, scale }: Stand) =>
  `translate(${x - 13 * scale} ${y - 31 * scale}) scale(${scale})`;

/** Places a crate. */
export const crateAt = ({ x, y, scale }: Stand) =>
  `translate(${x - 20 * scale} ${y - 40 * scale}) scale(${scale})`;

/** The sacks number `from` to `to` - 1 as they stand on the trolley, those behind first. */
export function TrolleySacks({
  from = 0,
  to,
  of,
}: {
  readonly from?: number;
  readonly to: number;
  readonly of: number;
}) {
  const place = standsOnTrolley(of);
  const sacks = Array.from({ length: Math.max(0, to - from) }, (_, at) => to - 1 - at);
  return (
    <g>
      {sacks.map((sack) => (
        <g key={sack} transform={sackAt(place(sack))}>
          <Sack />
        </g>
      ))}
    </g>
  );
}

/** The sack in hand, as full as its batch is through. */
export function SackInHand({
  at,
  of,
  thirds,
}: {
  readonly at: number;
  readonly of: number;
  readonly thirds: number;
}) {
  if (at >= of) return null;
  return (
    <g transform={sackAt(standsOnTrolley(of)(at))}>
      <OpenSack thirds={thirds === 0 || thirds === 1 ? thirds : 2} />
    </g>
  );
}

/** The crate on the trolley. */
function TrolleyCrate() {
  return (
    <g transform={crateAt(CRATE_ON_TROLLEY)}>
      <Crate x={0} y={0} />
    </g>
  );
}

/** What is waved with out on the quay, in the hand of whoever has drawn the trolley there. */
export function Kerchief({ className }: { readonly className?: string | undefined }) {
  return (
    <g transform="translate(318 0) scale(2.1) translate(20 -64)">
      <path
        className={className}
        d="M0 0 Q3 -6 9 -5 Q7.500 -2.500 10 1 Q5 0.500 0 0 Z"
        fill="var(--hull-line)"
        stroke="var(--steel)"
        strokeWidth="0.600"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** What whoever draws the trolley is at: at its handle, on the way, lifting what lies on it, and greeting the boat. */
export type Pose = 'holds' | 'walks' | 'heaves' | 'waves';

const FAR_ARM: Readonly<Record<Pose, string>> = {
  holds: 'M9 -44 L14 -26',
  walks: 'M8 -44 L16 -29',
  heaves: 'M9 -44 L17 -63',
  waves: 'M9 -44 L20 -64',
};
/** Shoulder, elbow and hand. */
const NEAR_ARM: Readonly<Record<Pose, readonly [shoulder: string, elbow: string, hand: string]>> = {
  holds: ['-8 -43', '-15 -35', '-18 -43.500'],
  walks: ['-8 -43', '-16 -37', '-18 -43.500'],
  heaves: ['-8 -44', '-17 -50', '-22 -61'],
  waves: ['-8 -43', '-12.500 -34', '-13 -26'],
};

/** Whoever draws the trolley, seen from the side of the scanner and the boat but on the way. */
export function Porter({ pose }: { readonly pose: Pose }) {
  const [shoulder, elbow, hand] = NEAR_ARM[pose];
  const walks = pose === 'walks';
  return (
    <g transform="translate(318 0) scale(2.1)" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <g stroke="var(--door)" strokeWidth="8">
        <path className={walks ? styles.footRight : undefined} d={`M${walks ? 2 : 5} -26 V-2`} />
        <path className={walks ? styles.footLeft : undefined} d={`M${walks ? -2 : -5} -26 V-2`} />
      </g>
      <path d={FAR_ARM[pose]} stroke="var(--skin-a)" strokeWidth="6" />
      <path d={`M${elbow} L${hand}`} stroke="var(--skin-a)" strokeWidth="6" />
      <path d="M-11 -24 V-44 Q-11 -50 -4 -50 H4 Q11 -50 11 -44 V-24 Z" fill="var(--cloth-b)" />
      <path d="M-11 -34 H11" stroke="var(--sail)" strokeWidth="3" strokeLinecap="butt" />
      <path d={`M${shoulder} L${elbow}`} stroke="var(--cloth-b)" strokeWidth="6.500" />
      <circle cx="0" cy="-58" r="8.5" fill="var(--skin-a)" />
      <g transform={walks ? 'scale(-1 1)' : undefined} fill="var(--stripe)">
        <path d="M-9 -60 Q-8 -69 0 -69 Q8 -69 9 -60 Z" />
        <path d="M-3 -63 H-12 Q-15 -62 -15.500 -60 H-3 Z" />
      </g>
    </g>
  );
}

/** The trolley that the sacks go to, its wheels on 0, 0 and 236 wide, with room for a sack for each batch. */
export function Trolley({ of, out }: { readonly of: number; readonly out: boolean }) {
  return (
    <g>
      <ellipse cx="160" cy="2" rx="172" ry="9" fill="var(--wall-shade)" />
      {!out && hasCrate(of) && <TrolleyCrate />}
      <path d="M0 -40 H236 V-27 H0 Z" fill="var(--wood-shade)" />
      <path d="M0 -40 H236" stroke="var(--wood)" strokeWidth="4" />
      <path
        d="M232 -34 H254 L282 -94"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[44, 192].map((x) => (
        <circle
          key={x}
          cx={x}
          cy="-17"
          r="14"
          fill="var(--hull)"
          stroke="var(--steel-light)"
          strokeWidth="5"
        />
      ))}
      {!out && <Porter pose="holds" />}
    </g>
  );
}
