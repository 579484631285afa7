import { memo } from 'react';
import { Houses } from './town-houses.tsx';
import { Quay } from './town-quay.tsx';
import { TowerCape } from './town-tower.tsx';
import { SailingBoat, Sea, SkyAndHills } from './town-water.tsx';

/** A part of the panorama, as an SVG viewBox. */
const VIEWS = {
  whole: '0 60 1600 760',
  tower: '-300 70 1060 640',
  quay: '330 190 1060 600',
  town: '760 210 1060 560',
} as const;

/** Which part of the town is shown. */
export type TownView = keyof typeof VIEWS;

/**
 * The harbour town, one drawing 1,600 wide, seen from the water: cape with the lighthouse, quay with the crane, houses.
 * Pure decoration (hidden from assistive technology) and never mirrored: the town lies as it lies.
 */
export const Panorama = memo(function Panorama({
  view,
  className,
}: {
  readonly view: TownView;
  readonly className?: string;
}) {
  return (
    <svg
      viewBox={VIEWS[view]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={className}
      direction="ltr"
    >
      <SkyAndHills />
      <Sea />
      <TowerCape />
      <SailingBoat />
      <Houses />
      <Quay />
    </svg>
  );
});
