import { memo, use } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import { Cloud } from '../harbour/scene/weather.tsx';
import { AboveGallery } from './above-gallery.tsx';
import { CalledShip } from './called-ship.tsx';
import { EveningLamps, LampsMirrored } from './evening-lamps.tsx';
import {
  EarlyStars,
  FirstStars,
  Halos,
  LanternsLight,
  LightOnQuay,
  LitLantern,
  LitWindows,
  WaterAtSunset,
} from './evening-lights.tsx';
import { GullsOnRail } from './gulls.tsx';
import { Keeper } from './keeper.tsx';
import { Bracing, LampCase } from './lamp-case.tsx';
import { Mooring, Quay } from './mooring.tsx';
import { CatOnWatch, DogOnWatch, KeeperOnWatch, SealOnWatch } from './on-watch.tsx';
import { Quarter } from './quarter.ts';
import { QuayLamps } from './quay-lamps.tsx';
import styles from './tower-scene.module.css';
import { OpenDoor, TowerShaft } from './tower-shaft.tsx';
import { TownAcross } from './town-across.tsx';

/** The sky has no sun of its own: where ours stands depends on how broad the screen is. */
const NOT_HERE = [0, 0, 0] as const;

/** The upper edge of the water before the cape. */
const SHORE = `M-1608 -150 ${'q24 -7 48 0 t48 0 '.repeat(34)}`;

/** The hills over the bay. */
const HILLS =
  'M-1700 -230 V-300 Q-1300 -380 -960 -330 T-420 -350 T60 -306 Q300 -352 520 -330 T980 -372 T1700 -310 V-230 Z';

/**
 * The signal tower on its cape: the lamps hang from the gallery around it, and boats are led home past it. It is behind
 * everything that the game shows, cards and rows alike, and nothing of it changes while rows come and go but where
 * keeper, dog, cat and seal are, which follow the boat from quarter to quarter of its way. What
 * stands on the ground keeps its distance to the lower edge of the stage, the gallery its place between the rows of the
 * stage. At a rest and at the end the lamps are lit for the evening, and the boats of the series that are over lie at its
 * quay; where the words below would hide them, all of it is seen from a little farther off. Never mirrored.
 */
export const TowerScene = memo(function TowerScene({
  home,
  series,
  rows,
  size,
}: {
  /** Series that are over, at a rest and at the end; null while boats are led home. */
  readonly home: number | null;
  /** All series of the task. */
  readonly series: number;
  /** Rows of the series that has ended. */
  readonly rows: number;
  /** How large the place is drawn, so that the words at a rest and at the end hide none of its boats; 1 where there is room. */
  readonly size: number;
}) {
  const town = useTown();
  const dark = town?.time === 'dusk' || town?.time === 'night';
  /** The evening comes with the lamps where it is not there yet. */
  const daysEnd = home !== null && !dark;
  const hour = useHour(home === null ? styles.scene : `${styles.scene} ${styles.home}`);
  return (
    <div {...hour} style={{ '--size': size } as React.CSSProperties} aria-hidden="true" dir="ltr">
      <Sky>
        <OpenSky horizon={470} sun={NOT_HERE} />
        <EarlyStars />
      </Sky>
      <div className={styles.place}>
        {home !== null && <div className={styles.afterglow} />}
        <Sun home={home !== null} day={daysEnd} />
        {home !== null && (
          <Sky>
            <FirstStars />
          </Sky>
        )}
        <Sky moves>
          <Clouds />
          {daysEnd && (
            <g className={styles.ruddy}>
              <Clouds />
            </g>
          )}
        </Sky>
        <Ground>
          <Roads evening={daysEnd} home={home !== null} />
        </Ground>
        <svg className={styles.sunset} viewBox="-60 0 120 90" aria-hidden="true" focusable="false">
          <path
            d="M-22 6 h40 M-12 18 h44 M-40 30 h50 M-16 44 h56 M-50 58 h48 M-30 74 h70"
            stroke="var(--glint)"
            strokeWidth="4"
            strokeLinecap="round"
            opacity="0.7"
          />
        </svg>
        <svg className={styles.gull} viewBox="0 0 44 20" aria-hidden="true" focusable="false">
          <path
            d="M3 9 Q13 1 21 11 Q30 2 41 7"
            fill="none"
            stroke="var(--sail)"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          <path d="M17 11 Q22 8 28 12 Q22 16 17 11 Z" fill="var(--sail)" />
        </svg>
        {home !== null && town?.time !== 'night' && (
          <AboveGallery className={`${styles.head} ${styles.sweeps}`}>
            <LanternsLight />
          </AboveGallery>
        )}
        <Bracing />
        {town?.time === 'night' && <Beam />}
        <Head lit={dark} />
        <div className={styles.under}>
          <Ground>
            <TowerShaft lit={home !== null} />
          </Ground>
        </div>
        {home !== null && <Halos />}
        <LampCase />
        {home === null && <KeeperOnWatch />}
        {home !== null && (
          <AboveGallery>
            <path className={styles.ajar} d="M-13 0 V-42 a13 13 0 0 1 26 0 V0 Z" fill="var(--lantern)" />
            {/* Who is past the post of the door is in. */}
            <clipPath id="signal-tower-outside">
              <path d="M-15 -90 H160 V4 H-15 Z" />
            </clipPath>
            <g clipPath="url(#signal-tower-outside)">
              <g className={styles.goesIn}>
                <Keeper x={112} y={0} does="walks" />
              </g>
            </g>
          </AboveGallery>
        )}
        <CatOnWatch />
        <Ground>
          <Cape lit={!town || town.done > 0} />
          <Bay home={home !== null} lit={home !== null || dark} />
        </Ground>
        <div className={styles.quay}>
          <Quay />
          {home === null && <DogOnWatch />}
        </div>
        {home !== null && (
          <>
            <div className={styles.nightfall} />
            <LampsMirrored />
            <LightOnQuay />
            {/* Where boats lie side by side, their own string of lights takes over. */}
            <div
              className={home >= series && series > 1 ? `${styles.along} ${styles.giveWay}` : styles.along}
            >
              <QuayLamps done={rows} of={rows} />
            </div>
            <GullsOnRail />
            <EveningLamps />
            <AboveGallery>
              <LitLantern />
            </AboveGallery>
            <Ground>
              <LitWindows />
              <OpenDoor />
            </Ground>
          </>
        )}
        <CalledShip called={home !== null && home >= series} evening={home !== null} />
        {home !== null && (
          <div className={styles.quay}>
            <Mooring done={home} of={series} rows={rows} />
          </div>
        )}
      </div>
    </div>
  );
});

/** What is in the sky, over the whole stage. */
function Sky({ moves = false, children }: { readonly moves?: boolean; readonly children: React.ReactNode }) {
  return (
    <svg
      className={moves ? `${styles.sky} ${styles.clouds}` : styles.sky}
      viewBox="0 0 1200 700"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

function Clouds() {
  return (
    <>
      <Cloud x={444} y={66} scale={0.42} />
      <Cloud x={112} y={170} scale={0.85} />
      <Cloud x={850} y={116} scale={0.86} />
    </>
  );
}

/** The sun, or the moon: lower with every quarter of the way, and behind the hills at its end. */
function Sun({ home, day }: { readonly home: boolean; readonly day: boolean }) {
  const quarter = use(Quarter);
  return (
    <svg
      className={`${styles.sun} ${home ? styles.sets : styles.sinking}`}
      style={{ '--quarter': quarter } as React.CSSProperties}
      viewBox="-60 -60 120 120"
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id="signal-tower-corona">
        <stop offset="0.6" stopColor="var(--sun)" stopOpacity="0.42" />
        <stop offset="1" stopColor="var(--sun)" stopOpacity="0" />
      </radialGradient>
      <circle r="60" fill="url(#signal-tower-corona)" />
      <circle r="40" fill="var(--sun)" />
      {home && day && (
        <g className={styles.reddens} fill="#ffb86b">
          <circle r="40" />
        </g>
      )}
    </svg>
  );
}

/** A drawing that stands on the lower edge of the stage: x from its middle, y upwards from there below 0; 1 to a pixel. */
function Ground({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg className={styles.ground} viewBox="-600 -420 1200 420" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** Hills and town over the bay. */
function Roads({ evening, home }: { readonly evening: boolean; readonly home: boolean }) {
  return (
    <g>
      <linearGradient id="signal-tower-bay" x1="0" y1="-240" x2="0" y2="0" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sea)" />
        <stop offset="1" stopColor="var(--sea-deep)" />
      </linearGradient>
      <path d={HILLS} fill="var(--hill-far)" />
      <path
        d="M250 -230 Q360 -284 520 -276 T860 -300 T1300 -286 T1700 -300 V-230 Z"
        fill="var(--hill-near)"
      />
      {evening && <path className={styles.darkens} d={HILLS} fill="#4b4468" opacity="0.72" />}
      <TownAcross />
      <rect x="-1700" y="-230" width="3400" height="240" fill="url(#signal-tower-bay)" />
      {home && <WaterAtSunset upper />}
      <path
        d="M392 -218 v.1 M430 -221 h12 M470 -216 h20 M530 -220 h14 M600 -217 h20"
        stroke="var(--lantern)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path
        d="M330 -196 h46 M560 -190 h70 M690 -206 h40 M250 -214 h40 M820 -196 h80"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The beam of the light, which turns at a rest and at the end. */
function Beam() {
  return (
    <AboveGallery className={`${styles.head} ${styles.beam}`}>
      <linearGradient id="signal-tower-beam" x1="-900" y1="0" x2="900" y2="0" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--lantern-beam)" stopOpacity="0" />
        <stop offset="0.3" stopColor="var(--lantern-beam)" />
        <stop offset="0.7" stopColor="var(--lantern-beam)" />
        <stop offset="1" stopColor="var(--lantern-beam)" stopOpacity="0" />
      </linearGradient>
      <path d="M-20 -120 L-900 -226 V-14 Z M20 -120 L900 -226 V-14 Z" fill="url(#signal-tower-beam)" />
    </AboveGallery>
  );
}

/** The tower over the gallery, its foot on the floor of it. */
function Head({ lit }: { readonly lit: boolean }) {
  return (
    <AboveGallery>
      {lit && <Glow x={0} y={-118} r={170} />}
      <path d="M-48 0 L-43 -84 H43 L48 0 Z" fill="var(--wall-a)" />
      <path d="M20 0 L18 -84 H43 L48 0 Z" fill="var(--wall-shade)" />
      <path d="M-17 0 V-42 a17 17 0 0 1 34 0 V0 Z" fill="var(--door)" />
      <path d="M9 -28 h.1" stroke="var(--lantern)" strokeWidth="4" strokeLinecap="round" />
      <path d="M-50 -84 L-60 -94 H60 L50 -84 Z" fill="var(--roof-c)" />
      <path
        d="M-58 -95 V-116 M-44 -95 V-116 M44 -95 V-116 M58 -95 V-116 M-61 -116 H61"
        stroke="var(--roof-c)"
        strokeWidth="3.5"
      />
      <path d="M-33 -94 V-142 H33 V-94 Z" fill={lit ? 'var(--lantern)' : 'var(--sky-low)'} />
      <path
        d="M-33 -94 V-142 M-11 -94 V-142 M11 -94 V-142 M33 -94 V-142"
        stroke="var(--roof-c)"
        strokeWidth="4"
      />
      <path d="M-44 -140 Q-34 -176 0 -180 Q34 -176 44 -140 Z" fill="var(--roof-a)" />
      <path d="M14 -178 Q38 -170 44 -140 H24 Q26 -164 14 -178 Z" fill="var(--wall-shade)" />
      <path d="M0 -180 V-192" stroke="var(--roof-c)" strokeWidth="5" strokeLinecap="round" />
      <circle cy="-194" r="5" fill="var(--roof-c)" />
    </AboveGallery>
  );
}

/** The cape that the tower stands on, with the keeper's house. */
function Cape({ lit }: { readonly lit: boolean }) {
  const window = lit ? 'var(--window)' : 'var(--window-off)';
  return (
    <g>
      <g fill="var(--trees)">
        <path d="M-258 -222 v-26 h6 v26 Z M-340 -226 v-30 h8 v30 Z M-520 -230 v-28 h8 v28 Z" />
        <circle cx="-255" cy="-262" r="21" />
        <circle cx="-336" cy="-276" r="29" />
        <circle cx="-306" cy="-252" r="20" />
        <circle cx="-516" cy="-272" r="26" />
        <path d="M132 -204 Q126 -228 146 -232 Q156 -246 172 -236 Q192 -236 190 -216 Q200 -212 198 -196 Z" />
      </g>
      <path d="M-166 -210 V-288 H-82 V-210 Z" fill="var(--wall-b)" />
      <path d="M-96 -210 V-288 H-82 V-210 Z" fill="var(--wall-shade)" />
      <path d="M-117 -312 v-18 h14 v18 Z" fill="var(--wall-c)" />
      <path d="M-173 -285 L-150 -320 H-100 L-75 -285 Z" fill="var(--roof-c)" />
      <path d="M-159 -274 h22 v25 h-22 Z" fill={window} />
      <path d="M-148 -274 v25 M-159 -262 h22" stroke="var(--wall-a)" strokeWidth="2.5" />
      <path d="M-130 -210 v-60 h27 v60 Z" fill="var(--door)" />
      <path d="M-109 -238 h.1" stroke="var(--lantern)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M-1700 -262 Q-1200 -300 -820 -258 T-420 -236 Q-300 -216 -190 -216 H128 Q196 -212 246 -188 T350 -158 V-130 H-1700 Z"
        fill="var(--grass)"
      />
      <path
        d="M-1700 -190 L-1000 -206 L-760 -186 L-560 -200 L-420 -180 L-250 -192 L-110 -176 L40 -186 L170 -172 L270 -176 L372 -150 V-120 H-1700 Z"
        fill="var(--rock)"
      />
      <path
        d="M-1700 -166 L-900 -176 L-640 -160 L-380 -170 L-180 -156 L10 -168 L150 -156 L300 -162 L356 -146 H-1700 Z"
        fill="var(--rock-shade)"
      />
      {/* The fence along the meadow. */}
      <path
        d="M-420 -236 Q-300 -217 -186 -216"
        stroke="var(--wall-a)"
        strokeWidth="9"
        strokeDasharray="4 11"
        fill="none"
      />
    </g>
  );
}

/** The bay over which boats are led home, and who lives on its rocks. */
function Bay({ home, lit }: { readonly home: boolean; readonly lit: boolean }) {
  return (
    <g>
      <path d={`${SHORE} V900 H-1608 Z`} fill="url(#signal-tower-bay)" />
      {home && <WaterAtSunset />}
      <path d={SHORE} stroke="var(--hull-line)" strokeWidth="4" fill="none" opacity="0.55" />
      {/* The tower and its light, as the water gives them back. */}
      {lit && (
        <g>
          <path
            d="M-30 -132 h60 M-22 -118 h48 M-32 -104 h58"
            stroke="var(--lantern)"
            strokeWidth="4"
            strokeLinecap="round"
            opacity="0.4"
          />
          <path
            className={styles.nearest}
            d="M-18 -90 h40 M-26 -74 h50 M-16 -58 h34"
            stroke="var(--lantern)"
            strokeWidth="4"
            strokeLinecap="round"
            opacity="0.4"
          />
        </g>
      )}
      <path
        d="M-560 -112 h70 M-420 -141 h48 M-290 -90 h80 M-130 -122 h40 M96 -114 h50 M210 -82 h84 M300 -120 h56 M480 -96 h90 M-480 -58 h90 M390 -52 h70 M-760 -90 h90 M700 -110 h90 M664 -60 h80"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        className={styles.nearest}
        d="M-170 -50 h80 M110 -44 h90"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform="translate(0 -12)">
        <path
          d="M-547 -140 Q-539 -166 -513 -162 Q-495 -176 -475 -164 Q-451 -164 -445 -140 Z M-638 -134 Q-618 -166 -582 -156 Q-548 -170 -534 -134 Z"
          fill="var(--rock)"
        />
        <path
          d="M-547 -140 Q-515 -148 -445 -140 L-457 -131 H-535 Z M-638 -134 Q-588 -144 -534 -134 L-546 -125 H-624 Z"
          fill="var(--rock-shade)"
        />
        <SealOnWatch />
      </g>
      <g transform="translate(10 34)">
        <path d="M456 -138 Q468 -156 488 -152 Q508 -166 526 -150 Q546 -150 548 -138 Z" fill="var(--rock)" />
        <path d="M456 -138 Q498 -145 548 -138 L534 -129 H470 Z" fill="var(--rock-shade)" />
        <path
          d="M488 -152 q-2 -14 8 -15 q2 -8 9 -5 l6 2 l-6 2 q2 12 -8 16 Z M516 -152 q-2 -11 6 -12 q2 -6 7 -4 l5 2 l-5 1 q2 10 -6 13 Z"
          fill="var(--sail)"
          stroke="var(--door)"
          strokeWidth="1"
        />
      </g>
    </g>
  );
}
