import { Suspense } from 'react';
import { type Place, PlaceInput, PlacesMap } from '../../../places/public.ts';
import { TagField } from './tag-field.tsx';
import classes from './wizard-step.module.css';

/** Where one of the chosen locations lies. */
interface Lying {
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

interface LocationFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  chosen: readonly { readonly id: string; readonly name: string }[];
  /** Names of the organization's locations. */
  known: readonly string[];
  /** The chosen ones as far as it is known where they lie. */
  places: readonly Lying[];
  /** A name, or a town that was chosen. */
  onAdd: (name: string, town: Place | null) => void;
  onRemove: (id: string) => void;
}

/** Places of work: chosen from those of the organization or from towns, or typed, with a map of those that lie somewhere. */
export function LocationField({ chosen, known, places, onAdd, onRemove, ...field }: LocationFieldProps) {
  const mapped = places.flatMap(({ name, latitude, longitude }, index) =>
    latitude === null || longitude === null ? [] : [{ name, latitude, longitude, number: index + 1 }],
  );
  return (
    <>
      <TagField
        {...field}
        name="locations"
        tags={chosen.map(({ id, name }) => ({ key: id, label: name }))}
        input={({ onType, ...input }) => (
          <PlaceInput
            {...input}
            own={known.filter((name) => !chosen.some((each) => each.name === name))}
            onChange={onType}
            onPick={(town) => {
              onAdd(town.name, town);
              onType('');
            }}
          />
        )}
        onAdd={(name) => onAdd(name, null)}
        onRemove={onRemove}
      />
      {mapped.length > 0 && (
        <div className={classes.map}>
          <Suspense fallback={<div className={classes.map_waiting} />}>
            <PlacesMap places={mapped} />
          </Suspense>
        </div>
      )}
    </>
  );
}
