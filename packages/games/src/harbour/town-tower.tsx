import { Glow } from './scene/light.tsx';
import type { TownState } from './scene/town-time.ts';

/** The cape with the lighthouse, x 0 to 480 of the panorama. */
export function TowerCape({ town }: { readonly town?: TownState | null }) {
  // Somebody is home once the first station is done.
  const home = !town || town.done > 0;
  return (
    <g>
      <path
        d="M-500 452 Q-260 500 0 470 Q90 452 170 470 Q250 486 300 520 Q360 556 420 566 L470 590 L0 640 L-500 640 Z"
        fill="var(--grass)"
      />
      <path
        d="M-500 590 L-300 560 L-140 572 L0 540 Q80 520 150 536 L236 548 L300 530 L372 574 L470 588 L500 612 L440 640 L0 660 L-500 668 Z"
        fill="var(--rock)"
      />
      <path
        d="M-500 622 L-260 606 L-120 624 L0 600 L90 580 L160 604 L250 584 L330 612 L500 612 L440 644 L0 668 L-500 676 Z"
        fill="var(--rock-shade)"
      />
      <Lighthouse lit={home} />
      <KeepersHouse lit={home} />
    </g>
  );
}

/** Its foot at 230, 500. */
export function Lighthouse({ lit }: { readonly lit: boolean }) {
  return (
    <g>
      {lit && <Glow x={230} y={172} r={150} />}
      {lit && <path d="M214 168 L-900 -20 V250 Z M246 168 L2600 -169 V382 Z" fill="var(--lantern-beam)" />}
      <path d="M200 500 L212 206 L248 206 L260 500 Z" fill="var(--wall-a)" />
      <path d="M209 280 L251 280 L253.4 338 L206.6 338 Z" fill="var(--stripe)" />
      <path d="M204.3 394 L255.7 394 L258 452 L202 452 Z" fill="var(--stripe)" />
      <path d="M236 206 L248 206 L260 500 L240 500 Z" fill="var(--wall-shade)" />
      <rect x="224" y="232" width="12" height="20" rx="6" fill="var(--window)" />
      <rect x="223" y="356" width="14" height="22" rx="7" fill="var(--window)" />
      <path d="M218 500 V474 Q230 462 242 474 V500 Z" fill="var(--door)" />
      <rect x="200" y="196" width="60" height="10" rx="3" fill="var(--roof-c)" />
      <path
        d="M204 196 V184 M218 196 V184 M242 196 V184 M256 196 V184 M202 184 H258"
        stroke="var(--roof-c)"
        strokeWidth="3"
      />
      <rect x="214" y="152" width="32" height="44" fill={lit ? 'var(--lantern)' : 'var(--window-off)'} />
      <path
        d="M214 152 V196 M225 152 V196 M235 152 V196 M246 152 V196"
        stroke="var(--roof-c)"
        strokeWidth="2.5"
      />
      <path d="M206 154 Q230 116 254 154 Z" fill="var(--roof-a)" />
      <path d="M230 134 V112" stroke="var(--roof-c)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="230" cy="110" r="4" fill="var(--roof-c)" />
    </g>
  );
}

function KeepersHouse({ lit }: { readonly lit: boolean }) {
  const window = lit ? 'var(--window)' : 'var(--window-off)';
  return (
    <g>
      <rect x="92" y="440" width="84" height="60" fill="var(--wall-b)" />
      <path d="M84 444 L112 408 H160 L184 444 Z" fill="var(--roof-c)" />
      <rect x="146" y="392" width="12" height="26" fill="var(--wall-c)" />
      <rect x="104" y="456" width="16" height="18" fill={window} />
      <rect x="148" y="456" width="16" height="18" fill={window} />
      <path d="M127 500 V466 H141 V500 Z" fill="var(--door)" />
      <path d="M20 498 H90 M176 500 H206" stroke="var(--wall-a)" strokeWidth="4" strokeDasharray="4 8" />
    </g>
  );
}
