import { memo } from 'react';
import { useHour } from './scene/hour.ts';
import { lightAcross, Sky } from './scene/sky.tsx';
import { useTown } from './scene/town.tsx';
import { SailingBoat, Sea } from './scene/water.tsx';
import { Mist } from './scene/weather.tsx';
import { Houses } from './town-houses.tsx';
import { Quay } from './town-quay.tsx';
import { TowerCape } from './town-tower.tsx';

/** A part of the panorama, as an SVG viewBox. */
const VIEWS = {
  whole: '0 60 1600 760',
  quay: '330 190 1060 600',
} as const;

/** Which part of the town is shown. */
export type TownView = keyof typeof VIEWS;

/**
 * The harbour town, one drawing 1,600 wide, seen from the water: cape with the lighthouse, quay with the crane, houses.
 * It has the hour and the lights of the `TownProvider` around it. Pure decoration (hidden from assistive technology) and never mirrored: the town lies as it lies.
 */
export const Panorama = memo(function Panorama({
  view,
  className,
}: {
  readonly view: TownView;
  readonly className?: string;
}) {
  const town = useTown();
  const time = town?.time ?? null;
  const hour = useHour(className);
  return (
    <svg
      viewBox={VIEWS[view]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      {...hour}
      direction="ltr"
    >
      <Sky time={time} />
      <Sea light={lightAcross(time)} />
      {time === 'morning' && <Mist />}
      <TowerCape town={town} />
      <SailingBoat />
      <Houses town={town} />
      <Quay town={town} />
    </svg>
  );
});
