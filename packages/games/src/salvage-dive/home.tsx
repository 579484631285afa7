import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import { Hull, OnDeck } from './boat.tsx';
import { Helmet } from './diver.tsx';
import styles from './view.module.css';

/** What the dives have come to, around the card: the boat with a chest for each of them; all done, it is on its way home. */
export const Home = memo(function Home({ dives, of }: { readonly dives: number; readonly of: number }) {
  const hour = useHour(styles.backdrop);
  const boat = useHour(styles.homeward);
  return (
    <>
      <svg
        {...hour}
        viewBox="0 0 1200 800"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
        direction="ltr"
      >
        <OpenSky horizon={430} sun={[722, 352, 50]} />
        <Stars />
        <Cloud x={90} y={170} />
        <Cloud x={960} y={220} scale={0.9} />
        <Cloud x={560} y={300} scale={0.55} />
        <path
          d="M-600 500 Q-260 420 40 470 T560 452 T1020 470 T1800 440 V620 H-600 Z"
          fill="var(--hill-far)"
        />
        <path
          d="M-600 520 Q-200 482 160 512 T720 516 T1160 500 T1800 512 V620 H-600 Z"
          fill="var(--hill-near)"
        />
        <path d="M1010 506 V452 h14 V506 Z M1006 452 h22 l-11 -14 Z" fill="var(--wall-a)" />
        <path d="M1010 466 h14 v10 h-14 Z M1010 486 h14 v10 h-14 Z" fill="var(--stripe)" />
        <rect x="-600" y="520" width="2400" height="400" fill="var(--sea)" />
        <path
          d="M-600 640 Q-200 612 200 636 T900 628 T1800 640 V900 H-600 Z"
          fill="var(--sea-deep)"
          opacity="0.75"
        />
        <path
          d="M702 534 h44 M688 548 h64 M706 562 h40 M680 578 h90 M698 596 h70"
          stroke="var(--glint)"
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.8"
        />
        <path
          d="M60 556 h90 M240 590 h120 M470 548 h80 M980 566 h120 M90 690 h150 M360 742 h120 M760 752 h160 M1010 690 h130 M560 690 h60"
          stroke="var(--foam)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M300 250 q12 -12 22 0 q10 -12 22 0 M372 286 q9 -9 16 0 q8 -9 16 0 M680 210 q9 -9 16 0 q8 -9 16 0"
          stroke="var(--steel)"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
      </svg>
      <div {...boat} aria-hidden="true">
        <svg viewBox="0 0 400 190" aria-hidden="true" focusable="false" direction="ltr">
          <OnDeck chests={dives} of={of} home={dives >= of} />
          <g transform="translate(100 84) scale(1.05)">
            <path
              d="M-16 24 Q-16 4 0 4 Q16 4 16 24 Z"
              fill="var(--goods-ink)"
              stroke="var(--goods-plate)"
              strokeWidth="1.5"
            />
            <path
              d="M13 12 Q24 4 25 -10"
              stroke="var(--goods-ink)"
              strokeWidth="6"
              fill="none"
              strokeLinecap="round"
            />
            <Helmet x={0} y={-6} />
          </g>
          <Hull />
        </svg>
      </div>
    </>
  );
});
