import { findAddress as findAddressRoute, searchPlaces } from '@tryout/contract/places/places';
import { type Handled, handle, handleWithoutTransaction } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { findAddress } from './find-address.ts';
import { findTowns } from './search-places.ts';

/** Towns and addresses to choose from. */
export const placesHandlers: readonly Handled[] = [
  handle(searchPlaces, async ({ db, query, request }) => ({
    data: { items: await findTowns(db, query.search, languageOf(request)) },
  })),
  handleWithoutTransaction(findAddressRoute, async (call) => ({
    data: await findAddress(call, call.query.address, languageOf(call.request)),
  })),
];
