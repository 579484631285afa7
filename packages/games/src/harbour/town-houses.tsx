import { partsDone, type TownState } from './scene/town-time.ts';

interface HouseProps {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly roof: string;
  /** Gable towards the water, or the long side. */
  readonly gable?: boolean;
  /** Whether somebody is at home: its windows have light in them after dark. */
  readonly lit: boolean;
}

const HOUSES = [
  { x: 1012, width: 86, height: 140, wall: 'var(--wall-d)', roof: 'var(--roof-c)', gable: true },
  { x: 1098, width: 104, height: 112, wall: 'var(--wall-b)', roof: 'var(--roof-a)' },
  { x: 1356, width: 92, height: 150, wall: 'var(--wall-c)', roof: 'var(--roof-b)', gable: true },
  { x: 1448, width: 112, height: 118, wall: 'var(--wall-a)', roof: 'var(--roof-c)' },
  { x: 1560, width: 80, height: 138, wall: 'var(--wall-b)', roof: 'var(--roof-a)', gable: true },
] as const;

/** What stands in the place of the town hall in a street that is not its. */
const PLAIN_HOUSES = [
  { x: 1210, width: 74, height: 134, wall: 'var(--wall-b)', roof: 'var(--roof-c)', gable: true },
  { x: 1284, width: 72, height: 104, wall: 'var(--wall-d)', roof: 'var(--roof-b)' },
] as const;

/** The row of houses behind the quay, x 1000 to 1600 of the panorama; ground line at y 560. They light up one by one. */
export function Houses({
  town,
  hall = true,
}: {
  readonly town?: TownState | null;
  /** The town has one town hall; a drawing with more houses than one row leaves it out of the others. */
  readonly hall?: boolean;
}) {
  // The town hall is the last of them.
  const lit = town ? partsDone(town, HOUSES.length + 1) : HOUSES.length + 1;
  return (
    <g>
      {HOUSES.map((house, index) => (
        <House key={house.x} {...house} lit={index < lit} />
      ))}
      {hall ? (
        <TownHall lit={lit > HOUSES.length} />
      ) : (
        PLAIN_HOUSES.map((house) => <House key={house.x} {...house} lit={lit > HOUSES.length} />)
      )}
      <Tree x={1004} />
      <Tree x={1350} />
      <Tree x={1668} />
    </g>
  );
}

function House({ x, width, height, wall, roof, gable = false, lit }: HouseProps) {
  const top = 560 - height;
  const eaves = gable
    ? `M${x - 4} ${top} L${x + width / 2} ${top - width * 0.55} L${x + width + 4} ${top} Z`
    : `M${x - 6} ${top} L${x + 14} ${top - 44} H${x + width - 14} L${x + width + 6} ${top} Z`;
  const window = lit ? 'var(--window)' : 'var(--window-off)';
  const columns = width > 100 ? [0.14, 0.42, 0.7] : [0.17, 0.6];
  return (
    <g>
      <path d={eaves} fill={roof} />
      <rect x={x} y={top} width={width} height={height} fill={wall} />
      <rect x={x + width - 14} y={top} width="14" height={height} fill="var(--wall-shade)" />
      {columns.map((share) => (
        <g key={share} fill={window}>
          <rect x={x + width * share} y={top + 18} width="17" height="24" rx="2" />
          {height > 125 && <rect x={x + width * share} y={top + 60} width="17" height="24" rx="2" />}
        </g>
      ))}
      {gable && <circle cx={x + width / 2} cy={top - 14} r="8" fill={window} />}
      <path d={`M${x + width * 0.4} 560 V${560 - 34} H${x + width * 0.4 + 20} V560 Z`} fill="var(--door)" />
    </g>
  );
}

/** Where the teams meet: the house with the clock. */
function TownHall({ lit }: { readonly lit: boolean }) {
  const window = lit ? 'var(--window)' : 'var(--window-off)';
  return (
    <g>
      <path d="M1268 420 L1268 348 L1290 316 L1312 348 V420 Z" fill="var(--wall-a)" />
      <path d="M1262 350 L1290 300 L1318 350 Z" fill="var(--roof-c)" />
      <path d="M1290 300 V278" stroke="var(--roof-c)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="1290" cy="378" r="17" fill="var(--wall-b)" stroke="var(--roof-c)" strokeWidth="4" />
      <path
        d="M1290 367 V378 L1298 383"
        stroke="var(--roof-c)"
        strokeWidth="3.5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M1208 436 L1228 398 H1352 L1372 436 Z" fill="var(--roof-a)" />
      <rect x="1214" y="434" width="152" height="126" fill="var(--wall-a)" />
      <rect x="1350" y="434" width="16" height="126" fill="var(--wall-shade)" />
      {[1230, 1262, 1300, 1330].map((x) => (
        <path key={x} d={`M${x} 490 V462 Q${x + 9} 450 ${x + 18} 462 V490 Z`} fill={window} />
      ))}
      <path d="M1274 560 V522 Q1290 504 1306 522 V560 Z" fill="var(--door)" />
      <path d="M1226 510 H1262 V560 H1226 Z M1318 510 H1350 V560 H1318 Z" fill={window} opacity="0.85" />
      <path d="M1220 506 H1268 L1262 520 H1226 Z M1312 506 H1358 L1352 520 H1318 Z" fill="var(--stripe)" />
    </g>
  );
}

function Tree({ x }: { readonly x: number }) {
  return (
    <g>
      <path d={`M${x} 560 V520`} stroke="var(--wood-shade)" strokeWidth="6" />
      <ellipse cx={x} cy="504" rx="22" ry="28" fill="var(--trees)" />
    </g>
  );
}
