import { areaOf } from '@tryout/domain/access/roles';
import { useEffect, useMemo } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { useCurrentUser } from '../platform/session/session.ts';
import { useStore } from '../platform/use-store.ts';
import { home, type NavigationItem, placesOf } from './navigation.ts';

const adminPlaces = lazyPart(() => import('./admin-places.ts').then((m) => m.ADMIN_PLACES));

/** The places of whoever is signed in; a super admin has only the home page until the file with the others is here. */
export function usePlaces(): readonly NavigationItem[] {
  const user = useCurrentUser();
  const isAdmin = areaOf(user.user_type) === 'super_admin';
  const ofAdmin = useStore(adminPlaces.subscribe, adminPlaces.value);
  useEffect(() => {
    if (!isAdmin) return;
    void adminPlaces.load();
    return adminPlaces.keepTrying();
  }, [isAdmin]);
  return useMemo(() => placesOf(user, ofAdmin ?? [home]), [user, ofAdmin]);
}
