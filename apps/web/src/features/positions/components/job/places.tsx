import { IconExternalLink } from '@tabler/icons-react';
import type { PositionDetail } from '@tryout/contract/positions/positions';
import { Suspense } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { openStreetMapUrl } from '../../open-street-map.ts';
import { messages } from '../../places.messages.ts';
import classes from './places.module.css';
import type { MappedLocation } from './places-map.tsx';

const PlacesMap = lazyPiece(async () => ({ default: (await import('./places-map.tsx')).PlacesMap }));

/** The places of a position: addresses, a map of those whose coordinates are known, and a way to a real map. */
export function Places({ places }: { places: PositionDetail['places'] }) {
  const t = useText(messages);
  if (places.length === 0) return null;
  const mapped = places.flatMap(({ id, name, latitude, longitude }, index): MappedLocation[] =>
    latitude === null || longitude === null ? [] : [{ id, name, latitude, longitude, number: index + 1 }],
  );
  return (
    <Panel title={t('positions.places.title')}>
      <Stack gap={4}>
        {mapped.length > 0 && (
          <Suspense fallback={<div className={classes.waiting} />}>
            <PlacesMap places={mapped} />
          </Suspense>
        )}
        <ol className={classes.list}>
          {places.map((place, index) => (
            <li key={place.id}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <span className={classes.words}>
                <strong>{place.name}</strong>
                {(place.address || place.country) && (
                  <span dir="auto">{[place.address, place.country].filter(Boolean).join(', ')}</span>
                )}
                <a href={openStreetMapUrl(place)} target="_blank" rel="noopener noreferrer">
                  {t('positions.places.open', { name: place.name })}
                  <IconExternalLink size={16} stroke={1.75} aria-hidden />
                </a>
              </span>
            </li>
          ))}
        </ol>
      </Stack>
    </Panel>
  );
}
