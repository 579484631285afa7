import { tileUrl, tileWindow } from '@tryout/domain/places/map-tiles';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../places.messages.ts';
import type { MappedLocation } from './mapped-location.ts';
import classes from './tile-map.module.css';

interface TileMapProps {
  places: readonly MappedLocation[];
  tiles: { readonly address: string; readonly attribution: string };
  /** A part of the map cannot be had. */
  onFail: () => void;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Numbered dots on pictures of a map, which come from the server that the platform names. */
export function TileMap({ places, tiles, onFail }: TileMapProps) {
  const t = useText(messages);
  const window = tileWindow(places);
  return (
    <figure className={classes.figure}>
      <div
        className={classes.map}
        role="img"
        aria-label={t('places.map', { names: places.map(({ name }) => name).join(', ') })}
      >
        {window.tiles.map(({ left, top, ...tile }) => (
          <img
            key={`${tile.z}/${tile.x}/${tile.y}/${left}`}
            className={classes.tile}
            style={{ left: percent(left), top: percent(top * 2), inlineSize: percent(window.tile_size) }}
            src={tileUrl(tiles.address, tile)}
            alt=""
            referrerPolicy="strict-origin"
            onError={onFail}
          />
        ))}
        {window.dots.map(({ left, top }, index) => (
          <span
            key={places[index]?.number}
            className={classes.dot}
            style={{ left: percent(left), top: percent(top * 2) }}
          >
            {places[index]?.number}
          </span>
        ))}
      </div>
      <figcaption className={classes.source}>
        <bdi>{tiles.attribution}</bdi>
      </figcaption>
    </figure>
  );
}
