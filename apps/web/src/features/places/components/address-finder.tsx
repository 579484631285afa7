import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { addressQuery, type Place, placeLine } from '../places.api.ts';
import { messages } from '../places.messages.ts';
import classes from './address-finder.module.css';

interface AddressFinderProps {
  /** What is looked for. */
  address: string;
  onFound: (place: Place) => void;
}

/** Looks an address up when asked to, and offers what it may mean. */
export default function AddressFinder({ address, onFound }: AddressFinderProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const [asked, setAsked] = useState<string | null>(null);
  const [taken, setTaken] = useState<Place | null>(null);
  const query = useQuery({ ...addressQuery(asked ?? ''), enabled: asked !== null, retry: false });
  const wanted = address.trim().slice(0, 300);
  const data = asked === null || taken ? undefined : query.data;
  const ask = () => {
    setTaken(null);
    if (asked === wanted) void query.refetch();
    else setAsked(wanted);
  };
  return (
    <Stack gap={3}>
      <div>
        <Button
          variant="default"
          leftSection={<IconMapSearch size={18} stroke={1.75} aria-hidden />}
          disabled={wanted.length < 2}
          loading={query.isFetching}
          onClick={ask}
        >
          {t('places.find')}
        </Button>
      </div>
      <div role="status">
        {query.isFetching && <span className="visually-hidden">{t('places.finding')}</span>}
        {taken && <p>{t('places.placed', { name: placeLine(taken) })}</p>}
        {data?.items.length === 0 && <p>{t('places.none')}</p>}
      </div>
      {asked !== null && query.error && <Banner tone="danger">{errorText(query.error)}</Banner>}
      {data && data.service_problem !== '' && (
        <Banner tone="warning">{t('places.service_problem', { problem: data.service_problem })}</Banner>
      )}
      {data && data.items.length > 0 && (
        <fieldset className={classes.found}>
          <legend>{t('places.pick')}</legend>
          <ul>
            {data.items.map((place) => (
              <li key={`${placeLine(place)} ${place.latitude} ${place.longitude}`}>
                <Button
                  variant="subtle"
                  className={classes.place ?? ''}
                  onClick={() => {
                    setTaken(place);
                    onFound(place);
                  }}
                >
                  <bdi>{placeLine(place)}</bdi>
                </Button>
              </li>
            ))}
          </ul>
          <p className={classes.source}>
            {data.answered_by === 'towns' && t('places.by_towns')} <bdi>{data.attribution}</bdi>
          </p>
        </fieldset>
      )}
    </Stack>
  );
}
