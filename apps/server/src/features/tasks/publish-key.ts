import type { AnswerKeyItems } from '@tryout/domain/psychometrics/expert-panel';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import type { KeyPanel } from '@tryout/domain/score-cards/measure-in-form';
import type { SignedAct } from '../../platform/act.ts';
import { libraryId } from '../../platform/library-id.ts';
import { sha256 } from '../../platform/sha256.ts';
import { insertKeyedGame } from './keyed-games.queries.ts';

/** A key that is to be offered with its game as a new version. */
export interface OfferedKey {
  readonly game_key: string;
  /** Version of the game's judge whose items it is for. */
  readonly of_version: string;
  /** What the game with this key is called. */
  readonly version: string;
  readonly items: AnswerKeyItems;
  readonly panel: KeyPanel;
}

/** What a key is recognized by, and the ids that follow from it: the same on every installation that holds it. */
export function namesOfKey({ game_key, of_version, version, items }: Omit<OfferedKey, 'panel'>) {
  const digest = sha256(canonicalJson({ game_key, of_version, items }));
  const named = `${game_key}@${version}#${digest}`;
  return { digest, key_id: libraryId('answer_key', named), task_id: libraryId('task', named) };
}

/**
 * Offers a game with a key of experts as the version that new tasks and simulations take; earlier versions stay with
 * what holds them.
 * @param made by which panel, null where it was brought along; and when
 */
export async function publishKeyAsGame(
  { db, actor }: SignedAct,
  key: OfferedKey,
  made: { readonly panel_id: string | null; readonly at: Date },
): Promise<{ readonly task_id: string; readonly digest: string }> {
  const { digest, key_id, task_id } = namesOfKey(key);
  await insertKeyedGame(db, {
    ...key,
    id: key_id,
    task_id,
    digest,
    ...made,
    by: actor.user_id,
  });
  return { task_id, digest };
}
