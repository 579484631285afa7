import { memo } from 'react';
import { Glow } from '../harbour/scene/light.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import { Houses } from '../harbour/town-houses.tsx';

/** Woods along the shore: where each tree stands, and its height. */
const TREES = [
  [1210, 46],
  [1250, 62],
  [1296, 50],
  [1338, 70],
  [1384, 54],
  [1560, 58],
  [1604, 48],
  [2230, 44],
  [2270, 56],
  [2420, 50],
  [2466, 38],
] as const;
const WOODS = TREES.map(([x, high]) => `M${x} 160 L${x + 18} ${160 - high} L${x + 36} 160 Z`).join('');

/**
 * What a ship sails along: cape and lighthouse, a mill, woods and a chapel, cliffs, and at last the harbour. The water begins
 * at its lower edge. Decoration.
 */
export const Coast = memo(function Coast() {
  const town = useTown();
  return (
    <svg viewBox="0 0 3490 170" aria-hidden="true" focusable="false" direction="ltr">
      <path
        d="M0 170 V150 Q90 112 190 118 Q300 122 360 152 L470 160 Q640 132 800 120 T1120 138 T1460 118 T1760 146 L1800 170 Z M1860 170 Q1880 120 1930 112 H2010 Q2060 116 2080 150 L2090 170 Z M2150 170 Q2260 134 2400 140 T2700 150 L3600 146 V170 Z"
        fill="var(--hill-near)"
      />
      <path d={WOODS} fill="var(--trees)" />
      {/* The lighthouse on the cape. */}
      <g transform="translate(36 24) scale(0.8)">
        <Glow x={182} y={32} r={90} />
        <path d="M160 122 L168 44 H196 L204 122 Z" fill="var(--wall-a)" />
        <path d="M166 62 H198 L200 82 H164 Z M163 100 H201 L203 118 H161 Z" fill="var(--stripe)" />
        <path d="M170 22 H194 V44 H170 Z" fill="var(--lantern)" />
        <path d="M164 24 Q182 0 200 24 Z M162 42 H202 V48 H162 Z" fill="var(--roof-c)" />
        <path d="M214 122 V98 H250 V122 Z" fill="var(--wall-b)" />
        <path d="M208 99 L232 82 L256 99 Z" fill="var(--roof-a)" />
        <path d="M226 106 h10 v10 h-10 Z" fill="var(--window)" />
      </g>
      {/* The mill. */}
      <path d="M760 124 L770 64 H798 L808 124 Z" fill="var(--wall-a)" />
      <path d="M766 66 Q784 40 802 66 Z" fill="var(--roof-b)" />
      <path d="M778 124 V104 h12 V124 Z" fill="var(--door)" />
      <path
        d="M784 62 L748 26 M784 62 L820 26 M784 62 L748 98 M784 62 L820 98"
        stroke="var(--wood-shade)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M776 60 L750 34 L758 26 Z M792 60 L818 34 L810 26 Z M776 68 L750 94 L758 100 Z M792 68 L818 94 L810 100 Z"
        fill="var(--sail)"
      />
      <path d="M850 126 V106 H900 V126 Z" fill="var(--wall-c)" />
      <path d="M844 107 L856 92 H894 L906 107 Z" fill="var(--roof-c)" />
      <path d="M860 111 h9 v9 h-9 Z M880 111 h9 v9 h-9 Z" fill="var(--window)" />
      {/* The chapel in the woods. */}
      <path d="M1440 122 V92 H1496 V122 Z" fill="var(--wall-a)" />
      <path d="M1434 93 L1446 76 H1490 L1502 93 Z" fill="var(--roof-a)" />
      <path d="M1486 122 V62 H1510 V122 Z" fill="var(--wall-b)" />
      <path d="M1482 63 L1498 24 L1514 63 Z" fill="var(--roof-c)" />
      <path d="M1493 72 h10 v14 h-10 Z M1452 100 h8 v14 h-8 Z M1468 100 h8 v14 h-8 Z" fill="var(--window)" />
      {/* Cliffs, with an arch the sea has made. */}
      <path
        d="M1780 170 Q1790 96 1850 88 H1904 Q1930 92 1934 120 Q1938 146 1962 146 Q1990 146 1992 116 Q1996 96 2030 100 Q2064 108 2078 170 Z"
        fill="var(--rock)"
      />
      <path
        d="M1796 140 q30 -10 56 2 M1830 116 q26 -8 50 0 M2004 130 q26 -8 48 4"
        stroke="var(--rock-shade)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M1842 90 Q1874 72 1910 90 Z" fill="var(--grass)" />
      {/* Fishermen's huts. */}
      {[2310, 2356].map((x, nth) => (
        <g key={x}>
          <path d={`M${x} 152 v-30 h34 v30 Z`} fill={nth ? 'var(--wall-d)' : 'var(--wall-b)'} />
          <path d={`M${x - 5} 123 l22 -20 l22 20 Z`} fill={nth ? 'var(--roof-b)' : 'var(--roof-a)'} />
          <path d={`M${x + 12} 130 h10 v11 h-10 Z`} fill="var(--window)" />
        </g>
      ))}
      {/* The harbour, at the end of the way. */}
      <g transform="translate(2189 -115) scale(0.48)">
        <Houses town={town} hall={false} />
      </g>
      <g transform="translate(2492 -115) scale(0.48)">
        <Houses town={town} />
      </g>
      <g transform="translate(2795 -115) scale(0.48)">
        <Houses town={town} hall={false} />
      </g>
      <path d="M2600 154 H3600 V170 H2600 Z" fill="var(--quay)" />
      <path d="M2600 155 H3600" stroke="var(--quay-shade)" strokeWidth="3" />
      <path
        d="M2620 154 V96 M2606 98 H2676 M2668 98 V124 M2620 112 L2606 98 M2620 112 L2650 98"
        stroke="var(--crane)"
        strokeWidth="5"
        fill="none"
      />
      {[2700, 2902, 3202, 3377].map((x, nth) => (
        <g key={x} transform={`translate(${x} 168) scale(${nth % 2 ? 0.9 : 0.75})`}>
          <path d="M0 -12 V-84 L-34 -20 H0 Z M5 -12 V-70 L30 -20 H5 Z" fill="var(--sail)" />
          <path d="M-42 -14 H42 L32 4 H-32 Z" fill="var(--hull)" />
          <path d="M-38 -10 H40" stroke="var(--hull-line)" strokeWidth="2.500" />
        </g>
      ))}
    </svg>
  );
});
