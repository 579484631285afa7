import { memo } from 'react';
import { useWords } from '../harbour/words.tsx';
import { SCENE } from './yard-places.ts';

const { crateWidth: WIDTH, crateHeight: HEIGHT } = SCENE;

/** Colours of the three crates, on the plan as in the yard; each has a sign and a letter besides. */
const PAINT = ['var(--goods-a)', 'var(--goods-b)', 'var(--goods-c)'] as const;
const EDGE = 'var(--goods-edge)';

/** Circle, triangle, square. */
const SIGNS = ['M53 28 A16 16 0 1 0 53.01 28 Z', 'M53 25 L71 59 H35 Z', 'M38 29 H68 V59 H38 Z'] as const;

/** A crate with its sign and letter, its top left corner at the origin. */
export const Crate = memo(function Crate({ crate }: { readonly crate: number }) {
  const intl = useWords();
  return (
    <g>
      <rect width={WIDTH} height={HEIGHT} rx="7" fill={PAINT[crate]} stroke={EDGE} strokeWidth="4" />
      <path
        d={`M4 13 H${WIDTH - 4} M4 ${HEIGHT - 13} H${WIDTH - 4}`}
        stroke={EDGE}
        strokeWidth="2.5"
        opacity="0.7"
      />
      <path
        d={`M10 4 V${HEIGHT - 4} M${WIDTH - 10} 4 V${HEIGHT - 4}`}
        stroke={EDGE}
        strokeWidth="2.5"
        opacity="0.7"
      />
      <rect
        x="20"
        y="15"
        width={WIDTH - 40}
        height={HEIGHT - 30}
        rx="6"
        fill="var(--goods-plate)"
        stroke={EDGE}
        strokeWidth="2"
      />
      <path d={SIGNS[crate]} fill="var(--goods-ink)" />
      <text
        x="111"
        y="45"
        dominantBaseline="central"
        fontSize="41"
        fontWeight="700"
        textAnchor="middle"
        fill="var(--goods-ink)"
      >
        {intl.formatMessage({ id: `crane-yard.letter_${crate}` })}
      </text>
    </g>
  );
});
