/** Sky, hills and sea: everything behind the town. */
export function SkyAndHills() {
  return (
    <g>
      <rect x="-400" y="-500" width="2400" height="1100" fill="var(--sky)" />
      <circle cx="1010" cy="170" r="52" fill="var(--sun)" />
      <g fill="var(--stars)">
        {[
          [120, 60],
          [340, 120],
          [470, 40],
          [620, 150],
          [760, 60],
          [900, 90],
          [1180, 70],
          [1330, 160],
          [1500, 90],
          [60, 210],
          [420, 250],
          [1120, 230],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" />
        ))}
      </g>
      <g fill="var(--cloud)">
        <path d="M330 150 h150 a26 26 0 0 0 -6 -52 h-24 a44 44 0 0 0 -82 8 h-32 a23 23 0 0 0 -6 44 Z" />
        <path d="M1180 214 h190 a24 24 0 0 0 -4 -46 h-44 a40 40 0 0 0 -76 -4 h-60 a25 25 0 0 0 -6 50 Z" />
        <path d="M640 250 h110 a18 18 0 0 0 -4 -36 h-22 a30 30 0 0 0 -56 6 h-24 a15 15 0 0 0 -4 30 Z" />
      </g>
      <path
        d="M-400 470 Q-160 400 60 440 T420 420 T760 370 Q900 330 1060 390 T1420 350 T2000 400 V620 H-400 Z"
        fill="var(--hill-far)"
      />
      <path
        d="M420 540 Q560 450 700 470 T980 430 Q1140 380 1280 420 T1600 400 L2000 420 V620 H420 Z"
        fill="var(--hill-near)"
      />
    </g>
  );
}

/** The water with two boats that lie still. */
export function Sea() {
  return (
    <g>
      <rect x="-400" y="528" width="2400" height="800" fill="var(--sea)" />
      <path d="M-400 660 Q0 640 400 664 T1200 660 T2000 664 V1400 H-400 Z" fill="var(--sea-deep)" />
      <path
        d="M300 556 h70 M420 600 h60 M120 700 h90 M520 704 h56 M980 720 h110 M1240 742 h84 M60 770 h70 M380 790 h120 M760 800 h90 M1120 820 h120 M1420 770 h100 M240 850 h100 M620 866 h100 M980 880 h90"
        stroke="var(--foam)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

/** A small sailing boat out in the roads. */
export function SailingBoat() {
  return (
    <g>
      <path d="M444 560 V462 L396 548 H444 Z" fill="var(--sail)" />
      <path d="M450 560 V478 L488 548 H450 Z" fill="var(--sail)" opacity="0.85" />
      <path d="M392 556 H500 L484 582 H410 Z" fill="var(--hull)" />
      <path d="M396 561 H497" stroke="var(--hull-line)" strokeWidth="3" />
    </g>
  );
}
