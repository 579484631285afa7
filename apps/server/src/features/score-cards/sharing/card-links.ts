import type { RouteBody } from '@tryout/contract/define-route';
import type {
  CardLink,
  createCardLink as createRoute,
  SharedCard,
} from '@tryout/contract/score-cards/card-links';
import { isLinkOpen, LINK_KEPT_DAYS, LINKS_PER_CARD } from '@tryout/domain/score-cards/card-link';
import { type Act, audit, type SignedAct } from '../../../platform/act.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Language } from '../../../platform/language/language.ts';
import { linkToken, readLinkToken } from '../../../platform/link-token.ts';
import type { Services } from '../../../platform/services.ts';
import { candidateCardOf } from '../read-score-card.ts';
import { scoreCardsSay } from '../score-cards.messages.ts';
import { scoreCardsById } from '../score-cards.queries.ts';
import {
  type CardLinkRow,
  deleteOldLinks,
  findLinksOfCard,
  followCardLink,
  insertCardLink,
  storeLinkEnd,
} from './card-links.queries.ts';

const DAY_MS = 86_400_000;
/** Links have one version: one that was ended is not given out again. */
const VERSION = 1;
/** Where a link leads that does not exist: looked up all the same. */
const NOWHERE = '00000000-0000-7000-8000-000000000000';

function linkView({ services }: Act, row: CardLinkRow): CardLink {
  const { id, organization_id: _, score_card_id: __, candidate_id: ___, ...link } = row;
  return {
    ...link,
    card_link_id: id,
    path: `/shared-card/${linkToken(services, 'card', id, VERSION)}`,
    is_open: isLinkOpen(row, services.now()),
  };
}

/** The links of a card, newest first. */
export async function linksOfCard(act: Act, cardId: string): Promise<CardLink[]> {
  return (await findLinksOfCard(act.db, cardId)).map((row) => linkView(act, row));
}

/** Makes a link to one's own card. */
export async function makeCardLink(
  act: SignedAct,
  card: RowOfRef<'score_card'>,
  wish: RouteBody<typeof createRoute>,
  language: Language,
): Promise<CardLink> {
  const { db, services } = act;
  const known = new Set(
    (await candidateCardOf(act, card, language)).categories.flatMap(({ traits }) =>
      traits.map(({ trait_id }) => trait_id),
    ),
  );
  const trait_ids = [...new Set(wish.trait_ids)];
  if (trait_ids.some((id) => !known.has(id))) {
    throw invalidField('trait_ids', scoreCardsSay('score_cards.link_traits_unknown'));
  }
  if (trait_ids.length === 0 && !wish.shows_fit) {
    throw invalidField('trait_ids', scoreCardsSay('score_cards.link_shows_nothing'));
  }
  const created_at = services.now();
  const { shows_name, shows_position, shows_fit } = wish;
  const row = await insertCardLink(
    db,
    {
      organization_id: card.organization_id,
      score_card_id: card.id,
      candidate_id: act.actor.user_id,
      shows_name,
      shows_position,
      shows_fit,
      trait_ids,
      created_at,
      expires_at: new Date(created_at.getTime() + wish.days * DAY_MS),
    },
    LINKS_PER_CARD,
  );
  if (!row) {
    throw new Refusal('refused_by_rule', scoreCardsSay('score_cards.links_full', { most: LINKS_PER_CARD }));
  }
  await audit(act, {
    event_type: 'create',
    action: 'score_card.shared',
    target_type: 'card_link',
    target_id: row.id,
    meta: { score_card_id: card.id, until: row.expires_at },
  });
  return linkView(act, row);
}

/** Ends a link at once. */
export async function endLink(act: SignedAct, link: RowOfRef<'card_link'>): Promise<void> {
  await storeLinkEnd(act.db, link.id, act.services.now());
  await audit(act, {
    event_type: 'update',
    action: 'score_card.share_ended',
    target_type: 'card_link',
    target_id: link.id,
  });
}

/**
 * What a link shows of a card. @throws Refusal the same for one that was guessed, ended or has expired
 */
export async function sharedCardOf(act: Act, token: string, language: Language): Promise<SharedCard> {
  const { db, services, actor } = act;
  const named = readLinkToken(services, 'card', token);
  const id = named?.version === VERSION ? named.id : NOWHERE;
  const link = await followCardLink(db, id, actor?.user_id ?? null, services.now());
  const [row] = link ? await scoreCardsById(db, [link.score_card_id]) : [];
  if (!link || !row) throw new Refusal('not_found', scoreCardsSay('score_cards.link_over'));
  const card = await candidateCardOf(act, row, language);
  const chosen = new Set(link.trait_ids);
  const name = `${link.first_name} ${link.last_name}`.trim();
  return {
    name: link.shows_name && name !== '' ? name : null,
    position: link.shows_position
      ? { title: card.position_title, organization_name: card.organization_name }
      : null,
    created_at: card.created_at,
    expires_at: link.expires_at,
    fit:
      link.shows_fit && card.job_fit_score !== null
        ? { score: card.job_fit_score, scale: card.scale, uncertainty: card.uncertainty }
        : null,
    traits: card.categories
      .flatMap(({ traits }) => traits)
      .filter(({ trait_id }) => chosen.has(trait_id))
      .map(({ reason: _, share: __, subtraits: ___, ...trait }) => trait),
    tasks: card.tasks,
  };
}

/** Every night: links that have been over for long go. */
export function forgetLinksJob(services: Services): JobHandler {
  return {
    name: 'score_cards.forget_links',
    cron: '35 2 * * *',
    run: async () => {
      await deleteOldLinks(services.db, new Date(services.now().getTime() - LINK_KEPT_DAYS * DAY_MS));
    },
  };
}
