import type { Act } from '../../platform/act.ts';
import type { Language } from '../../platform/language/language.ts';
import type { Said } from '../../platform/language/say.ts';
import { askGeocoder } from './ask-geocoder.ts';
import { chosenGeocoder, problemText } from './find-address.ts';
import { placesSay } from './places.messages.ts';

/** What a test asks for; every service knows it. */
const KNOWN = 'Berlin';

/** Asks the outside service for a town that everybody knows. What fails is an answer, not an error. */
export async function testGeocoder(
  { db, services }: Act,
  language: Language,
): Promise<{ readonly ok: boolean; readonly said: Said; readonly detail: string }> {
  const geocoder = await chosenGeocoder(db);
  if (!geocoder) return { ok: true, said: placesSay('places.geocoder.none'), detail: '' };
  const asked = await askGeocoder(services, geocoder, { address: KNOWN, language, isTest: true });
  if (!asked.found)
    return { ok: false, said: placesSay('places.geocoder.failed'), detail: problemText(asked, language) };
  const [first] = asked.found;
  return first
    ? {
        ok: true,
        said: placesSay('places.geocoder.works', { name: KNOWN }),
        detail: `${first.name}, ${first.country} (${first.latitude}, ${first.longitude})`,
      }
    : {
        ok: false,
        said: placesSay('places.geocoder.failed'),
        detail: problemText({ found: null, problem: 'no_geocoder' }, language),
      };
}
