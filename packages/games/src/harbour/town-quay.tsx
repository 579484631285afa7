import { CargoShip, Crate } from './scene/cargo.tsx';
import { LampPost } from './scene/light.tsx';
import { Worker } from './scene/people.tsx';
import { partsDone, type TownState } from './scene/town-time.ts';

/** Lamps along the edge of the quay, lit one by one. */
const LAMPS = [648, 838, 996, 1186, 1404] as const;
/** The stack behind the ship; it goes on board as the day goes on. */
const STACK = [
  [862, 520],
  [904, 520],
  [946, 520],
  [883, 480],
  [925, 480],
  [904, 440],
] as const;

/** The quay with its crane and crates, x 500 to 1060 of the panorama. */
export function Quay({ town }: { readonly town?: TownState | null }) {
  const lamps = town ? partsDone(town, LAMPS.length) : LAMPS.length;
  const stacked = town ? STACK.length - partsDone(town, STACK.length - 2) : STACK.length;
  return (
    <g>
      <rect x="560" y="560" width="1400" height="24" fill="var(--quay)" />
      <path d="M576 584 H1960 V690 H590 Z" fill="var(--quay-shade)" />
      <path
        d="M580 612 H1960 M584 640 H1960 M588 666 H1960 M640 584 V612 M720 584 V612 M800 584 V612 M880 584 V612 M960 584 V612 M680 612 V640 M760 612 V640 M840 612 V640 M920 612 V640 M1000 612 V640 M1080 584 V612 M1160 584 V612 M1240 584 V612 M1120 612 V640 M1200 612 V640"
        stroke="var(--quay-joint)"
        strokeWidth="2"
        opacity="0.55"
      />
      <Bollard x={592} />
      <Bollard x={820} />
      <Crane />
      {LAMPS.map((x, index) => (
        <LampPost key={x} x={x} y={560} lit={index < lamps} />
      ))}
      {STACK.slice(0, stacked).map(([x, y]) => (
        <Crate key={`${x} ${y}`} x={x} y={y} />
      ))}
      <Worker
        x={814}
        y={561}
        cloth="b"
        skin="b"
        waves={town !== undefined && town !== null && town.done >= town.of}
      />
      <Worker x={1072} y={561} cloth="a" skin="a" />
      <CargoShip town={town ?? { done: 1, of: 3 }} />
    </g>
  );
}

function Bollard({ x }: { readonly x: number }) {
  return (
    <path
      d={`M${x} 560 V546 Q${x - 4} 538 ${x + 9} 538 Q${x + 22} 538 ${x + 18} 546 V560 Z`}
      fill="var(--steel)"
    />
  );
}

function Crane() {
  return (
    <g>
      <path
        d="M700 560 L716 330 M772 560 L756 330 M704 500 L768 440 M708 440 L764 380 M768 500 L706 440 M764 440 L710 380"
        stroke="var(--crane-shade)"
        strokeWidth="7"
        fill="none"
      />
      <path d="M560 318 H900 V332 H560 Z" fill="var(--crane)" />
      <path d="M736 262 L572 318 M736 262 L888 318" stroke="var(--crane-shade)" strokeWidth="5" />
      <path d="M726 318 V258 H746 V318 Z" fill="var(--crane)" />
      <rect x="756" y="332" width="50" height="40" rx="4" fill="var(--crane)" />
      <rect x="764" y="340" width="34" height="18" rx="2" fill="var(--window)" />
      <rect x="856" y="332" width="44" height="34" fill="var(--crane-shade)" />
      <path d="M606 332 V430" stroke="var(--steel)" strokeWidth="3" />
      <path d="M598 430 H614 L606 444 Z" fill="var(--steel)" />
      <rect x="690" y="548" width="92" height="12" fill="var(--crane-shade)" />
    </g>
  );
}
