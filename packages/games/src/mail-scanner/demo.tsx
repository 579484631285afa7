import type { DemoScene } from '../harbour/demo-scene.ts';

/** A plain letter is stamped; one with a cross goes by. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [238, 96] },
    { hand: [190, 78], presses: true },
    { hand: [250, 98] },
    { hand: [250, 98] },
  ],
  stills: [1, 3],
  draw: (moment) => (
    <g>
      <rect y="104" width="320" height="20" fill="var(--steel)" />
      {[20, 70, 120, 170, 220, 270].map((x) => (
        <circle key={x} cx={x + 10} cy="114" r="6" fill="var(--steel-light)" />
      ))}
      <rect x="100" y="28" width="120" height="76" rx="5" fill="#fffdf6" stroke="#5d6a64" strokeWidth="2.5" />
      <path d="M102 30 L160 70 L218 30" fill="none" stroke="#5d6a64" strokeWidth="2.5" />
      {moment === 1 && (
        <g fill="none" stroke="#1f4a40" strokeWidth="4">
          <circle cx="190" cy="78" r="15" />
          <path d="M182 78 l6 6 l11 -12" />
        </g>
      )}
      {moment > 1 && (
        <path d="M116 72 l22 22 M138 72 l-22 22" stroke="#8d2f1c" strokeWidth="6" strokeLinecap="round" />
      )}
    </g>
  ),
};
