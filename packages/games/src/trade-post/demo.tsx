import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { Worker } from '../harbour/scene/people.tsx';

/** Coins at the post and in the ship at each moment: two are sent, they grow to six, and three of those come back. */
const AT_POST = [4, 2, 2, 5];
const IN_SHIP = [0, 6, 6, 3];
const STACK = 3;

/** Coins are chosen with the slider and go to the ship, where they become more; the ship gives some back. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [52, 124] },
    { hand: [112, 124], presses: true },
    { hand: [246, 124], presses: true },
    {},
  ],
  stills: [0, 1, 3],
  draw: (moment) => (
    <g>
      <Bay />
      <Heap coins={IN_SHIP[moment] ?? 0} x={216} y={76} />
      <Ship />
      <path
        d="M150 95 q9 -4 18 0 t18 0 t18 0 t18 0 t18 0 t18 0 t18 0 t18 0 t18 0 t18 0 V110 H150 Z"
        fill="var(--sea-deep)"
      />
      <Heap coins={AT_POST[moment] ?? 0} x={110} y={70} />
      {moment === 3 && <Back coins={3} />}
      <path d="M0 106 H320 V140 H0 Z" fill="var(--wood)" />
      <path d="M0 106 H320 V110 H0 Z" fill="var(--wood-shade)" />
      <path d="M22 124 H182" stroke="var(--hb-surface)" strokeWidth="13" strokeLinecap="round" />
      <path d="M30 124 H174" stroke="var(--hb-line)" strokeWidth="4" strokeLinecap="round" />
      <circle
        cx={moment === 0 ? 52 : 112}
        cy="124"
        r="11"
        fill="#f7d873"
        stroke="#7d5525"
        strokeWidth="2.5"
      />
      <path
        d={`M${moment === 0 ? 47 : 107} 124 h10`}
        stroke="#7d5525"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Plate x={246} y={124} width={84} height={24} chosen={moment === 2}>
        <path
          d="M-10 0 l7 7 l13 -14"
          stroke="currentColor"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
      </Plate>
    </g>
  ),
};

/** Coins in stacks, from `x`, `y` on. */
function Heap({ coins, x, y }: { readonly coins: number; readonly x: number; readonly y: number }) {
  return Array.from({ length: coins }, (_, coin) => coin).map((coin) => {
    const [cx, cy] = [x + Math.floor(coin / STACK) * 17, y - (coin % STACK) * 6];
    return (
      <g key={coin} stroke="#6a4715" strokeWidth="1.4">
        <path d={`M${cx - 8} ${cy} v3 a8 4.6 0 0 0 16 0 v-3 Z`} fill="#d9a63a" />
        <ellipse cx={cx} cy={cy} rx="8" ry="4.6" fill="#f7d873" />
        <path d={`M${cx - 3.5} ${cy - 0.5} h7`} />
      </g>
    );
  });
}

/** What the ship says: so many come back. */
function Back({ coins }: { readonly coins: number }) {
  return (
    <g transform="translate(262 38)">
      <path
        d="M-20 -12 H20 Q26 -12 26 -6 V8 Q26 14 20 14 H0 L-12 26 L-9 14 H-20 Q-26 14 -26 8 V-6 Q-26 -12 -20 -12 Z"
        fill="#fdfbf3"
        stroke="#2b1f14"
        strokeWidth="1.6"
      />
      {Array.from({ length: coins }, (_, coin) => coin).map((coin) => (
        <circle
          key={coin}
          cx={-14 + coin * 14}
          cy="1"
          r="6"
          fill="#f7d873"
          stroke="#6a4715"
          strokeWidth="1.6"
        />
      ))}
    </g>
  );
}

/** The bay with the post on its quay; nothing that tells anything at the upper corners, where the picture is stopped. */
function Bay() {
  return (
    <g>
      <rect width="320" height="140" fill="var(--sky)" />
      <circle cx="178" cy="26" r="17" fill="var(--sun)" opacity="0.3" />
      <circle cx="178" cy="26" r="10" fill="var(--sun)" />
      <path d="M120 70 Q200 34 262 54 T320 50 V90 H120 Z" fill="var(--hill-far)" />
      <path d="M0 80 V40 Q40 18 84 34 Q124 52 160 78 Z" fill="var(--grass)" />
      <path d="M104 56 v-12 l8 -7 l8 7 v12 Z M124 62 v-8 l6 -5 l6 5 v8 Z" fill="var(--wall-d)" />
      <path d="M101 46 l11 -10 l11 10 Z M121 56 l9 -8 l9 8 Z" fill="var(--roof-b)" />
      <rect x="150" y="78" width="170" height="40" fill="var(--sea)" />
      <path
        d="M168 84 h20 M176 90 h14 M296 84 h18"
        stroke="var(--foam)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M0 76 H160 V84 H0 Z" fill="var(--quay)" />
      <path d="M0 84 H152 V120 H0 Z" fill="var(--quay-shade)" />
      <path d="M0 94 H152 M40 84 v10 M90 84 v10 M136 84 v10" stroke="var(--quay-joint)" strokeWidth="1.4" />
      <rect x="20" y="38" width="56" height="38" fill="var(--wall-b)" />
      <path d="M14 38 L25 20 H71 L82 38 Z" fill="var(--roof-a)" />
      <path d="M20 28 H76 M17 33 H79" stroke="var(--roof-b)" strokeWidth="1.2" />
      <path d="M25 54 H42 V76 H25 Z" fill="var(--door)" />
      <path d="M49 53 H73 V68 H49 Z" fill="var(--window)" stroke="var(--wood-shade)" strokeWidth="2" />
      <path d="M18 43 H78 L82 52 H14 Z" fill="var(--wall-a)" />
      <path d="M26 43 h8 l-1 9 h-10 Z M42 43 h8 v9 h-9 Z M58 43 h8 l3 9 h-10 Z" fill="var(--stripe)" />
      <g transform="translate(90 76) scale(.52)">
        <Worker x={0} y={0} cloth="b" skin="a" />
      </g>
      <path d="M100 73 H148 v4 H100 Z" fill="var(--wood)" />
      <path d="M106 77 v7 M142 77 v7" stroke="var(--wood-shade)" strokeWidth="3" />
    </g>
  );
}

function Ship() {
  return (
    <g>
      <path d="M250 16 V76" stroke="var(--wood-shade)" strokeWidth="3" />
      <path
        d="M248 22 V62 H222 Q240 46 248 22 Z M252 27 V62 H276 Q263 48 252 27 Z"
        fill="var(--roof-a)"
        stroke="var(--hull-line)"
      />
      <path d="M251 15 l12 4 l-12 4 Z" fill="var(--stripe)" />
      <path d="M276 76 V66 H294 V76 Z" fill="var(--wall-a)" />
      <path d="M274 67 H296 V64 H274 Z" fill="var(--roof-a)" />
      <g transform="translate(266 77) scale(.32)">
        <Worker x={0} y={0} cloth="a" skin="b" waves />
      </g>
      <path d="M202 76 H304 L288 102 H216 Q208 90 202 76 Z" fill="var(--hull)" />
      <path d="M205 80 H301" stroke="var(--hull-line)" strokeWidth="2.5" />
    </g>
  );
}
