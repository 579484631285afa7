import type { RouteData } from '@tryout/contract/define-route';
import type {
  acceptNotice as acceptRoute,
  CandidateNotice,
  readNotice,
} from '@tryout/contract/notices/notices';
import { longestKept, noticeHolds } from '@tryout/domain/notices/candidate-notice';
import { RETENTION_OUTCOMES } from '@tryout/domain/personal-data/retention';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { uuidv7 } from 'uuidv7';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { sha256 } from '../../platform/sha256.ts';
import { aedtOf, newYorkDay } from './aedt-notice.ts';
import {
  type AcceptanceRow,
  findAcceptances,
  findAi,
  findKept,
  findMeasured,
  findPlaceOf,
  findSimulations,
  insertAcceptance,
  keepVersion,
  type NoticePlace,
} from './notice-facts.queries.ts';
import { findMatteredAt, findTextFor } from './notice-texts.queries.ts';
import { noticesSay } from './notices.messages.ts';

/** What an application comes to in the end; people of the pool accept nothing. */
const KEPT_OUTCOMES = RETENTION_OUTCOMES.filter((outcome) => outcome !== 'pool');

/** What a notice says, in every language at once; this is what is kept and hashed. */
async function contentOf(db: Db, place: NoticePlace) {
  const [measured, simulations, rules, text, ai] = [
    await findMeasured(db, place.revision_id),
    await findSimulations(db, place.revision_id),
    await findKept(db, place.organization_id),
    await findTextFor(db, place.organization_id, place.position_id),
    await findAi(db, place.organization_id),
  ];
  const kept = KEPT_OUTCOMES.map((outcome) => ({
    outcome,
    months: rules.find((rule) => rule.outcome === outcome)?.months ?? null,
  }));
  const content = {
    revision_id: place.revision_id,
    measured,
    simulations,
    kept,
    ai,
    text: text ? { id: text.id, version: text.version, texts: text.texts, contact: text.contact } : null,
  };
  return { content, text, kept_months: longestKept(kept.map(({ months }) => months)) };
}

type Content = Awaited<ReturnType<typeof contentOf>>['content'];

/** A notice as it is read in one language. */
function inLanguage(place: NoticePlace, content: Content, language: Language): Omit<CandidateNotice, 'aedt'> {
  const named = (names: Readonly<Record<string, string>>) => names[language] ?? names.en ?? '';
  const texts = content.text?.texts;
  const own = texts?.[language] ?? texts?.en;
  // A part that is not written in the reader's language is read in the other one rather than left out.
  const part = (key: 'about' | 'other_way') =>
    own?.[key] || Object.values(texts ?? {}).find((each) => each?.[key])?.[key] || '';
  return {
    organization_name: place.organization_name,
    position_title: place.position_title,
    measured: content.measured.map(({ names }) => named(names)).sort((a, b) => a.localeCompare(b, language)),
    simulations: content.simulations.map(({ names, minutes, tasks }) => ({
      name: named(names),
      minutes,
      tasks,
    })),
    kept: content.kept,
    about: part('about'),
    other_way: part('other_way'),
    contact: content.text?.contact ?? '',
    ai: content.ai,
  };
}

/** The notice of a position as its candidates read it, without New York's. */
export async function noticeOf(db: Db, place: NoticePlace, language: Language): Promise<CandidateNotice> {
  const { content } = await contentOf(db, place);
  return { ...inLanguage(place, content, language), aedt: await aedtOf(db, place.position_id) };
}

/** What is measured for a revision, in a language. */
export async function measuredFor(db: Db, revisionId: string, language: Language): Promise<string[]> {
  const measured = await findMeasured(db, revisionId);
  return measured
    .map(({ names }) => names[language] ?? names.en ?? '')
    .sort((a, b) => a.localeCompare(b, language));
}

async function acceptedOf(
  db: Db,
  place: NoticePlace,
  applicationId: string,
): Promise<{ readonly holding: AcceptanceRow | null; readonly any: boolean }> {
  const acceptances = await findAcceptances(db, applicationId);
  if (acceptances.length === 0) return { holding: null, any: false };
  const rules = await findKept(db, place.organization_id);
  const text = await findTextFor(db, place.organization_id, place.position_id);
  const mattered = text
    ? await findMatteredAt(db, { organization_id: place.organization_id, position_id: text.position_id })
    : null;
  const current = {
    revision_id: place.revision_id,
    kept_months: longestKept(
      KEPT_OUTCOMES.map((outcome) => rules.find((rule) => rule.outcome === outcome)?.months ?? null),
    ),
    mattered_at: mattered === null ? null : Date.parse(mattered),
  };
  const holding = acceptances.find((each) =>
    noticeHolds({ ...each, accepted_at: Date.parse(each.accepted_at) }, current),
  );
  return { holding: holding ?? null, any: true };
}

/** The notice of an application, and whether its candidate accepted it. @throws Refusal when the application is gone */
export async function readNoticeOf(
  db: Db,
  applicationId: string,
  language: Language,
): Promise<RouteData<typeof readNotice>> {
  const place = await findPlaceOf(db, applicationId);
  if (!place) throw notFound();
  const { content } = await contentOf(db, place);
  const { holding, any } = await acceptedOf(db, place, applicationId);
  return {
    ...inLanguage(place, content, language),
    aedt: await aedtOf(db, place.position_id),
    digest: sha256(canonicalJson(content)),
    accepted_at: holding?.accepted_at ?? null,
    changed: holding === null && any,
  };
}

/** Accepts what was read. @throws Refusal when it says something else by now */
export async function acceptNoticeOf(
  act: SignedAct,
  wish: { readonly application_id: string; readonly digest: string },
  language: Language,
): Promise<RouteData<typeof acceptRoute>> {
  const place = await findPlaceOf(act.db, wish.application_id);
  if (!place) throw notFound();
  const found = await contentOf(act.db, place);
  if (sha256(canonicalJson(found.content)) !== wish.digest) {
    throw new Refusal('conflict', noticesSay('notices.changed'));
  }
  return keepAcceptance(act, { application_id: wish.application_id, place, found, language });
}

/** Accepts the notice as it is for a visitor of the demo, whose page says what is played and that nothing is decided. */
export async function acceptNoticeForVisitor(
  act: Act,
  application_id: string,
  language: Language,
): Promise<void> {
  const place = await findPlaceOf(act.db, application_id);
  if (!place) throw notFound();
  await keepAcceptance(act, { application_id, place, found: await contentOf(act.db, place), language });
}

async function keepAcceptance(
  act: Act,
  of: {
    readonly application_id: string;
    readonly place: NoticePlace;
    readonly found: Awaited<ReturnType<typeof contentOf>>;
    readonly language: Language;
  },
): Promise<RouteData<typeof acceptRoute>> {
  const { db, services, origin } = act;
  const { application_id, place, language } = of;
  const { content, text, kept_months } = of.found;
  const digest = sha256(canonicalJson(content));
  const at = services.now();
  const { organization_id, position_id, revision_id } = place;
  const kept = await keepVersion(db, {
    id: uuidv7(),
    organization_id,
    position_id,
    revision_id,
    notice_text_id: text?.id ?? null,
    kept_months,
    content,
    digest,
    at,
  });
  const accepted_at = await insertAcceptance(db, {
    application_id,
    notice_version_id: kept.id,
    organization_id,
    locale: language,
    ip: origin.ip,
    at,
  });
  await audit(act, {
    event_type: 'action',
    action: 'notice.accepted',
    target_type: 'application',
    target_id: application_id,
    organization_id,
    meta: { version: kept.version },
  });
  return { accepted_at, version: kept.version };
}

/** Why a play that nobody has begun must not begin yet; null: it may. */
export async function whatNoticesNeed(
  db: Db,
  application: Pick<NoticePlace, 'organization_id' | 'position_id' | 'revision_id'> & { readonly id: string },
  now: Date,
): Promise<{ readonly accept: boolean; readonly not_before: string | null }> {
  const place = { ...application, organization_name: '', position_title: '' };
  const { holding } = await acceptedOf(db, place, application.id);
  const aedt = await aedtOf(db, application.position_id);
  const waits = aedt !== null && newYorkDay(now) < aedt.use_from;
  return { accept: holding === null, not_before: waits ? aedt.use_from : null };
}
