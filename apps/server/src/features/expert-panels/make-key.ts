import {
  keyProblems,
  lowestAgreement,
  PANEL_RULE,
  type PanelEvidence,
  panelEvidence,
} from '@tryout/domain/psychometrics/expert-panel';
import type { KeyPanel } from '@tryout/domain/score-cards/measure-in-form';
import { roundTo } from '@tryout/domain/statistics/decimal';
import type { SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { publishKeyAsGame } from '../tasks/public.ts';
import { expertPanelsSay } from './expert-panels.messages.ts';
import { countKeys, handedIn, lockPanel } from './expert-panels.queries.ts';
import { auditPanel } from './manage-panels.ts';
import { ratedItemsOf } from './rated-games.ts';

const PLACES = 6;

function toldOf(evidence: PanelEvidence): KeyPanel | null {
  const lowest = lowestAgreement(evidence);
  if (lowest === null) return null;
  const six = (value: number) => roundTo(value, PLACES);
  return {
    experts: evidence.experts,
    w: six(lowest.w),
    icc: six(lowest.icc.value),
    icc_low: six(lowest.icc.low),
    icc_high: six(lowest.icc.high),
    left_out: Object.values(evidence.items).filter(({ use }) => use === 'left_out').length,
  };
}

/**
 * Makes a key of what experts handed in, by the rule of `panelEvidence`, and the new version of the game that counts by
 * it. Earlier versions stay with whatever holds them.
 * @param seen how many experts there were when the person decided
 * @throws Refusal where the rule allows no key, or when it is another number by now
 */
export async function makeKey(
  act: SignedAct,
  panelId: string,
  seen: number,
): Promise<{ task_id: string; version: string }> {
  const { db, services } = act;
  const panel = await lockPanel(db, panelId);
  if (!panel) throw notFound();
  const items = ratedItemsOf(panel);
  const evidence = panelEvidence(items, await handedIn(db, panel.id));
  const [problem] = keyProblems(evidence);
  const told = toldOf(evidence);
  if (items.length === 0) throw new Refusal('refused_by_rule', expertPanelsSay('expert_panels.version_gone'));
  if (problem || told === null) {
    throw new Refusal(
      'refused_by_rule',
      expertPanelsSay('expert_panels.no_key_yet', {
        what: problem?.code ?? 'too_little_agreement',
        experts: evidence.experts,
        least: PANEL_RULE.experts,
        icc: PANEL_RULE.icc,
      }),
    );
  }
  if (evidence.experts !== seen) {
    throw new Refusal(
      'conflict',
      expertPanelsSay('expert_panels.more_handed_in', { experts: evidence.experts }),
    );
  }
  const { game_key, of_version } = panel;
  const version = `${of_version}-key.${1 + (await countKeys(db, game_key, of_version))}`;
  const { task_id, digest } = await publishKeyAsGame(
    act,
    { game_key, of_version, version, items: evidence.items, panel: told },
    { panel_id: panel.id, at: services.now() },
  );
  await auditPanel(act, 'expert_panel.key_made', panel.id, {
    game_key,
    version,
    experts: told.experts,
    digest,
  });
  return { task_id, version };
}
