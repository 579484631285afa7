import type { RouteResult } from '@tryout/contract/define-route';
import type { checkApplication } from '@tryout/contract/plays/plays';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { PictureCredit } from '../../../ui/marks/picture-credit.tsx';
import classes from './simulation-cover.module.css';

type Cover = NonNullable<RouteResult<typeof checkApplication>['simulations'][number]['cover']>;

/** The picture on the cover of a simulation. */
export function SimulationCover({ cover }: { cover: Cover }) {
  const locale = useLocale();
  return (
    <>
      <img
        className={classes.cover}
        src={cover.built_in ? cover.url : `/api${cover.url}`}
        alt={cover.alt_by_locale[locale] || cover.alt}
        width={640}
        height={360}
      />
      {cover.credit && <PictureCredit credit={cover.credit} />}
    </>
  );
}
