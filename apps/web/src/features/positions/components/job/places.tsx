import { IconExternalLink } from '@tabler/icons-react';
import type { PositionDetail } from '@tryout/contract/positions/positions';
import { zoneLabel, zoneOffset } from '@tryout/domain/reference-data/zone-labels';
import { Suspense } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { PlacesMap } from '../../../places/public.ts';
import { openStreetMapUrl } from '../../open-street-map.ts';
import { messages } from '../../places.messages.ts';
import classes from './places.module.css';

type ShownPlace = Omit<PositionDetail['places'][number], 'id'>;

/** Which time it is there beside Greenwich: "GMT+01:00". */
const clockOf = (zone: string): string => zoneLabel(zoneOffset(zone, new Date()), '').trim();

/** The places of a position: addresses, a map of those whose coordinates are known, and a way to a real map. */
export function Places({ places }: { places: readonly ShownPlace[] }) {
  const t = useText(messages);
  if (places.length === 0) return null;
  const mapped = places.flatMap(({ name, latitude, longitude }, index) =>
    latitude === null || longitude === null ? [] : [{ name, latitude, longitude, number: index + 1 }],
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
            <li key={place.name}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <span className={classes.words}>
                <strong>{place.name}</strong>
                {(place.address || place.country) && (
                  <span dir="auto">{[place.address, place.country].filter(Boolean).join(', ')}</span>
                )}
                {place.time_zone !== '' && (
                  <span>
                    {t('positions.places.zone', { zone: `\u2066${clockOf(place.time_zone)}\u2069` })}
                  </span>
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
