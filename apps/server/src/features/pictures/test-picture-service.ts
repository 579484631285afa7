import type { Act } from '../../platform/act.ts';
import type { Language } from '../../platform/language/language.ts';
import type { Said } from '../../platform/language/say.ts';
import { askPictureService, chosenService, serviceProblemText } from './ask-picture-service.ts';
import { picturesSay } from './pictures.messages.ts';

/** What a test asks for. */
const TEXT = 'team';

/** Asks the outside service for pictures. What fails is an answer, not an error. */
export async function testPictureService(
  act: Act,
  language: Language,
): Promise<{ readonly ok: boolean; readonly said: Said; readonly detail: string }> {
  const service = await chosenService(act);
  if (!service) return { ok: true, said: picturesSay('pictures.service.none'), detail: '' };
  const found = await askPictureService(act.services, service, { text: TEXT, page: 1 });
  if (!found.pictures)
    return {
      ok: false,
      said: picturesSay('pictures.service.failed'),
      detail: serviceProblemText(found.problem, language),
    };
  return { ok: true, said: picturesSay('pictures.service.works', { count: found.total }), detail: '' };
}
