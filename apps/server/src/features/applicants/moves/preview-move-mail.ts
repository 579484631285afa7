import type { previewMoveMail as route } from '@tryout/contract/applicants/applicant-decisions';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import { fillMailTexts, MAIL_LANGUAGES } from '@tryout/domain/organizations/stage-mail';
import type { SignedAct } from '../../../platform/act.ts';
import { displayName } from '../../../platform/http/actor.ts';
import { acceptedLanguage } from '../../../platform/language/language.ts';
import { whoCanBeTold } from '../../notifications/public.ts';
import { lookUpApplicants } from '../find-applicant.ts';
import { readDecidedPosition } from './move-applicants.queries.ts';
import { mailFacts, stageWords } from './move-mail.ts';

/**
 * What a move would mail. Filled in for a single applicant whose name the caller may see; with merge fields otherwise.
 * In blind review every language is shown, since a person's language says something about who it is.
 */
export async function previewMoveMail(
  { db, actor }: SignedAct,
  body: RouteBody<typeof route>,
): Promise<RouteData<typeof route>> {
  const position = await readDecidedPosition(db, body.position_id, false);
  const { sends, words } = await stageWords(db, position.organization_id, body.to);
  const ids = body.application_ids ?? [];
  const seen = ids.length > 0 ? await lookUpApplicants(db, actor, position.id, ids) : [];
  const applicants = seen.map((each) => each.applicant);
  const seesWho = seen.every((each) => each.rights.see_identity);
  const people = await whoCanBeTold(
    db,
    applicants.map((each) => each.candidate_id),
  );
  const reachable = people.filter((each) => each.email_confirmed && each.mail_wanted('status_changed'));
  const [only] = applicants;
  const fills = only && applicants.length === 1 && seesWho;
  const counts = MAIL_LANGUAGES.map((language) => ({
    language,
    count:
      ids.length === 0 || !seesWho
        ? null
        : people.filter((each) => acceptedLanguage(each.locale) === language).length,
  }));
  const mails = counts.flatMap(({ language, count }) => {
    const texts = words[language];
    if (!texts || count === 0) return [];
    const facts = fills && mailFacts(only, { ...position }, displayName(actor));
    return [{ language, count, texts: facts ? fillMailTexts(texts, facts) : { ...texts } }];
  });
  return {
    sends,
    unreachable: seesWho ? applicants.length - reachable.length : 0,
    mails: mails.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)),
  };
}
