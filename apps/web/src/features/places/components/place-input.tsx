import { TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import type { PlaceFieldProps } from './place-field.tsx';

const PlaceField = lazyPiece(() => import('./place-field.tsx'));

/** A text that says where something is, with towns to choose from; until these are here, the text alone. */
export function PlaceInput(props: PlaceFieldProps) {
  const { onChange, onPick: _pick, own: _own, ...field } = props;
  return (
    <Suspense
      fallback={
        <TextInput
          {...field}
          withAsterisk={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    >
      <PlaceField {...props} />
    </Suspense>
  );
}
