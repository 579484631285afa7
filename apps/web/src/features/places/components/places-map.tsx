import { queryOptions, useQuery } from '@tanstack/react-query';
import { publicConfig } from '@tryout/contract/app-config/app-config';
import { useState } from 'react';
import landUrl from 'world-atlas/land-110m.json?url';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../places.messages.ts';
import { type LandTopology, landPath, mapPoint, windowAround } from '../world-outline.ts';
import type { MappedLocation } from './mapped-location.ts';
import classes from './places-map.module.css';
import { TileMap } from './tile-map.tsx';

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

/** Where places lie: dots with their numbers in the list beside, on the map that is set up, else on an outline of the coast. */
export function PlacesMap({ places }: { places: readonly MappedLocation[] }) {
  const { data } = useQuery(routeQuery(publicConfig));
  const [hasFailed, setFailed] = useState(false);
  const tiles = data?.map_tiles;
  return tiles && !hasFailed ? (
    <TileMap places={places} tiles={tiles} onFail={() => setFailed(true)} />
  ) : (
    <OutlineMap places={places} />
  );
}

function OutlineMap({ places }: { places: readonly MappedLocation[] }) {
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
      aria-label={t('places.map', { names: places.map(({ name }) => name).join(', ') })}
    >
      {path && <path className={classes.land} d={path} />}
      {places.map((place, index) => {
        const [cx, cy] = points[index] ?? [0, 0];
        return (
          <g key={place.number}>
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
