import { Link } from '@tanstack/react-router';
import { areaOf } from '@tryout/domain/access/roles';
import { Suspense } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { useCurrentUser } from '../platform/session/session.ts';
import { personName } from '../platform/session/user.ts';
import { Page } from '../ui/layout/page.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { lazyPiece } from '../ui/states/lazy-page.tsx';
import { messages } from './areas.messages.ts';
import { placesMessages } from './places.messages.ts';
import classes from './places-home.module.css';
import { usePlaces } from './use-places.ts';

const CandidateRequests = lazyPiece(() => import('./candidate-requests.tsx'));

/** A home that says what the role can do, and leads there. */
export function PlacesHome() {
  const t = useText(placesMessages);
  const names = useText(messages);
  const user = useCurrentUser();
  const places = usePlaces();
  const area = areaOf(user.user_type);
  return (
    <Page>
      <PageHeader
        title={t('areas.home.hello', { name: user.first_name || personName(user) })}
        meta={area === 'unknown' ? undefined : t(`areas.home.${area}`)}
      />
      <Suspense>
        <CandidateRequests />
      </Suspense>
      <ul className={classes.places}>
        {places.map(
          (place) =>
            place.about && (
              <li key={place.to}>
                <Link to={place.to} className={classes.place}>
                  <place.icon size={24} stroke={1.75} aria-hidden />
                  <span className={classes.name}>{names(place.label)}</span>
                  <span className={classes.about}>{t(place.about)}</span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </Page>
  );
}
