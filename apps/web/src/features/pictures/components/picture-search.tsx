import { Button, Loader, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useId, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { PictureCredit } from '../../../ui/marks/picture-credit.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { type FoundPicture, type PicturePlace, usePictures } from '../pictures.api.ts';
import { messages } from '../pictures.messages.ts';
import classes from './picture-search.module.css';

interface PictureSearchProps {
  chosen: FoundPicture | null;
  onChoose: (picture: FoundPicture) => void;
}

/** Looks for pictures in the built-in library, and in the outside service where one is set up, and shows whose they are. */
export function PictureSearch({ chosen, onChoose }: PictureSearchProps) {
  const t = useText(messages);
  const id = useId();
  const [text, setText] = useState('');
  const [place, setPlace] = useState<PicturePlace>('library');
  const search = text.trim().slice(0, 100);
  const library = usePictures('library', place === 'library' ? search : '');
  const outside = usePictures('service', place === 'service' ? search : '');
  const query = place === 'library' ? library : outside;
  const service = library.data?.pages[0]?.service ?? null;
  const isAsked = place === 'library' || search !== '';
  const items = isAsked ? (query.data?.pages.flatMap((page) => page.items) ?? []) : [];
  const total = query.data?.pages[0]?.total ?? 0;
  const problem = isAsked ? (query.data?.pages.at(-1)?.service_problem ?? '') : '';
  const isSettled = isAsked && query.isSuccess && !query.isPlaceholderData;
  return (
    <Stack gap={3}>
      <SearchField label={t('pictures.find')} value={text} onChange={setText} />
      {service !== null && (
        <SegmentedControl
          aria-label={t('pictures.place')}
          value={place}
          onChange={(next) => setPlace(next === 'service' ? 'service' : 'library')}
          data={[
            { value: 'library', label: t('pictures.place.library') },
            { value: 'service', label: service },
          ]}
        />
      )}
      <p className={classes.count} role="status">
        {isSettled && problem === '' ? t('pictures.found', { count: total }) : ' '}
      </p>
      {!isAsked && <p>{t('pictures.service_needs_text')}</p>}
      {problem !== '' && (
        <Banner tone="danger">
          {problem} {t('pictures.use_library')}
        </Banner>
      )}
      {isAsked && query.isPending && <Loader aria-label={t('pictures.loading')} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {items.length > 0 && (
        <ul className={classes.choices} aria-busy={query.isFetching}>
          {items.map((picture) => (
            <li key={picture.picture}>
              <button
                type="button"
                className={classes.choice}
                aria-pressed={chosen?.picture === picture.picture}
                aria-describedby={chosen?.picture === picture.picture ? `${id}-credit` : undefined}
                onClick={() => onChoose(picture)}
              >
                <img src={picture.preview} alt="" loading="lazy" width={320} height={180} />
                <span dir="auto">{picture.title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && isAsked && (
        <div>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('pictures.more')}
          </Button>
        </div>
      )}
      {chosen && (
        <div id={`${id}-credit`}>
          <PictureCredit credit={chosen} />
        </div>
      )}
      <p>
        <a className={classes.sources} href="/picture-credits" target="_blank" rel="noreferrer">
          {t('pictures.about')}
        </a>
      </p>
    </Stack>
  );
}
