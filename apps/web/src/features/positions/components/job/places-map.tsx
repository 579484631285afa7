import { queryOptions, useQuery } from '@tanstack/react-query';
import landUrl from 'world-atlas/land-110m.json?url';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { messages } from '../../places.messages.ts';
import { type LandTopology, landPath, mapPoint, windowAround } from '../../world-outline.ts';
import classes from './places-map.module.css';

/** A place whose coordinates are known. */
export interface MappedLocation {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The coast, from this server: a file of the build. */
const landQuery = queryOptions({
  queryKey: ['world-outline'],
  queryFn: async ({ signal }) => {
    const answer = await fetch(landUrl, { signal });
    if (!answer.ok) throw new Error(`outline of the world: ${answer.status}`);
    return landPath((await answer.json()) as LandTopology);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where places lie: dots with their numbers in the list beside, on an outline of the coast. */
export function PlacesMap({ places }: { places: readonly MappedLocation[] }) {
  const t = useText(messages);
  const { data: path } = useQuery(landQuery);
  const points = places.map((place) => mapPoint(place.longitude, place.latitude));
  const { x, y, width, height } = windowAround(points);
  const radius = width / 40;
  return (
    <svg
      className={classes.map}
      viewBox={`${x} ${y} ${width} ${height}`}
      direction="ltr"
      role="img"
      aria-label={t('positions.places.map', { names: places.map(({ name }) => name).join(', ') })}
    >
      {path && <path className={classes.land} d={path} />}
      {places.map((place, index) => {
        const [cx, cy] = points[index] ?? [0, 0];
        return (
          <g key={place.id}>
            <circle className={classes.dot} cx={cx} cy={cy} r={radius} />
            <text className={classes.number} x={cx} y={cy} fontSize={radius * 1.3}>
              {place.number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
