import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type {
  listPictureSources,
  searchPictureLibrary,
  searchPictureService,
} from '@tryout/contract/pictures/pictures';
import { pictureScene } from '@tryout/domain/pictures/picture-scene';
import { findPictures } from '@tryout/domain/pictures/picture-search';
import { SERVICE_FACTS } from '@tryout/domain/pictures/picture-services';
import type { Act } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { askPictureService, chosenService, serviceProblemText } from './ask-picture-service.ts';
import {
  COLLECTIONS,
  type Collection,
  creditOf,
  type LibraryPicture,
  pictureLibrary,
} from './open-library.ts';
import { pictureToken } from './picture-token.ts';

/** Pictures of one page. */
const PAGE = 24;
/** Previews are small; all of a page come with the answer, so that no request follows. */
const PREVIEW = { width: 320, height: 180 };

/** A page of the library's pictures that a text finds. */
export async function searchLibrary(
  act: Act,
  { search, page }: RouteQuery<typeof searchPictureLibrary>,
  language: Language,
): Promise<RouteData<typeof searchPictureLibrary>> {
  const { index } = await pictureLibrary();
  const found = findPictures(index, search);
  const service = await chosenService(act);
  return {
    items: found.slice((page - 1) * PAGE, page * PAGE).map((picture) => ({
      ...creditOf(picture),
      picture: picture.id,
      title: language === 'ar' ? picture.arabic : picture.title.en,
      preview: previewOf(picture),
    })),
    total: found.length,
    service: service && SERVICE_FACTS[service.kind].name,
  };
}

function previewOf({ drawing, name }: LibraryPicture): string {
  if (!drawing) return `/pictures/${name}.svg`;
  const svg = pictureScene(drawing, null, PREVIEW);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** A page of pictures that the outside service finds. @throws Refusal (not found) where none is set up */
export async function searchService(
  act: Act,
  { search, page }: RouteQuery<typeof searchPictureService>,
  language: Language,
): Promise<RouteData<typeof searchPictureService>> {
  const service = await chosenService(act);
  if (!service) throw notFound();
  const { services } = act;
  const found = await askPictureService(services, service, { text: search, page });
  if (!found.pictures)
    return { items: [], total: 0, service_problem: serviceProblemText(found.problem, language) };
  return {
    items: found.pictures.map((picture) => {
      const { image_url: _image, thumb_url, ...credit } = picture;
      return {
        ...credit,
        picture: `found:${pictureToken(services, 'choice', picture)}`,
        title: credit.title || credit.source,
        preview: `/api/pictures/service/preview?picture=${pictureToken(services, 'preview', thumb_url)}`,
      };
    }),
    total: found.total,
    service_problem: '',
  };
}

/** Where the built-in pictures come from. */
export async function pictureSources(): Promise<RouteData<typeof listPictureSources>> {
  const { index } = await pictureLibrary();
  return {
    items: (Object.keys(COLLECTIONS) as Collection[]).map((key) => ({
      key,
      ...COLLECTIONS[key],
      pictures: index.pictures.filter(({ collection }) => collection === key).length,
    })),
  };
}
