import type { RouteData } from '@tryout/contract/define-route';
import type { listExpertPanels, readExpertPanel } from '@tryout/contract/expert-panels/expert-panels';
import { keyProblems, PANEL_RULE, panelEvidence } from '@tryout/domain/psychometrics/expert-panel';
import { JUDGES, TASK_KEYS } from '@tryout/games/registry';
import type { Act } from '../../platform/act.ts';
import {
  allPanels,
  type ExpertRow,
  expertsOf,
  gamesNamed,
  handedIn,
  keysOfPanel,
  type PanelRow,
  simulationsOnOlder,
} from './expert-panels.queries.ts';
import { pathOfExpert } from './personal-link.ts';
import { ratedItemsOf } from './rated-games.ts';

/** Days after closing after which names and addresses of experts are erased. */
export const ERASED_AFTER_DAYS = 30;

const DAY_MS = 86_400_000;

const nameIn = (names: readonly { key: string; name: string }[], key: string) =>
  names.find((each) => each.key === key)?.name ?? key;

function summaryOf(
  { erased_at: _erased, ...panel }: PanelRow,
  names: readonly { key: string; name: string }[],
) {
  return { ...panel, game_name: nameIn(names, panel.game_key) };
}

/** Every panel, and the games that a panel can be asked about. */
export async function everyPanel({ db }: Act): Promise<RouteData<typeof listExpertPanels>> {
  const panels = await allPanels(db);
  const rated = TASK_KEYS.filter((key) => JUDGES[key].rated !== undefined);
  const games = await gamesNamed(db, [...rated, ...panels.map(({ game_key }) => game_key)]);
  return {
    items: panels.map((panel) => summaryOf(panel, games)),
    games: rated.flatMap((key) => {
      const game = games.find((each) => each.key === key);
      const { version, rated: found } = JUDGES[key];
      return game && found ? [{ ...game, of_version: version, items: found.items.length }] : [];
    }),
  };
}

/** How far an expert is at a moment. */
export function stateOfExpert(
  expert: Pick<ExpertRow, 'finished_at' | 'revoked_at' | 'expires_at' | 'rated'>,
  now: Date,
) {
  if (expert.finished_at !== null) return 'finished' as const;
  if (expert.revoked_at !== null) return 'revoked' as const;
  if (expert.expires_at <= now.toISOString()) return 'expired' as const;
  return expert.rated > 0 ? ('rating' as const) : ('invited' as const);
}

/** A panel with everything that its page shows. */
export async function panelWhole(act: Act, panel: PanelRow): Promise<RouteData<typeof readExpertPanel>> {
  const { db, services } = act;
  const now = services.now();
  const [experts, ratings, keys, held_by, games] = await Promise.all([
    expertsOf(db, panel.id),
    handedIn(db, panel.id),
    keysOfPanel(db, panel.id),
    simulationsOnOlder(db, panel.game_key),
    gamesNamed(db, [panel.game_key]),
  ]);
  const items = ratedItemsOf(panel);
  const evidence = panelEvidence(items, ratings);
  return {
    panel: summaryOf(panel, games),
    erased_at: panel.erased_at,
    erases_at:
      panel.closed_at === null
        ? null
        : new Date(Date.parse(panel.closed_at) + ERASED_AFTER_DAYS * DAY_MS).toISOString(),
    rule: { ...PANEL_RULE, erased_after_days: ERASED_AFTER_DAYS },
    experts: experts.map((expert) => {
      const state = stateOfExpert(expert, now);
      const { id, number, name, email, locale, rated, expires_at, mailed_at, reminders, finished_at } =
        expert;
      const isGood = panel.closed_at === null && (state === 'invited' || state === 'rating');
      const link = isGood ? pathOfExpert(services, expert) : null;
      return {
        id,
        number,
        name,
        email,
        locale,
        state,
        rated,
        expires_at,
        mailed_at,
        reminders,
        finished_at,
        link,
      };
    }),
    scales: evidence.scales.map(({ icc, ...scale }) => ({
      ...scale,
      icc: icc && { value: icc.value, low: icc.low, high: icc.high },
    })),
    items: items.map((item) => {
      const rated = evidence.items[item.key];
      return {
        ...item,
        mean: rated?.mean ?? null,
        sd: rated?.sd ?? null,
        agreement: rated?.agreement ?? null,
        rank: rated?.rank ?? null,
        use: rated?.use ?? null,
      };
    }),
    problems: [...keyProblems(evidence)],
    keys,
    held_by: keys.length === 0 ? [] : held_by,
  };
}
