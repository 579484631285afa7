import type { TransferContent } from '@tryout/contract/library-transfer/library-transfer-file';
import {
  leftOutOf,
  leftOutRows,
  type TransferReason,
  type TransferRecord,
  type TransferRow,
  transferKeyOf,
} from '@tryout/domain/library-transfer/library-transfer';
import { recordsOf } from './records.ts';

/** What a file still brings when some of its records stay in it. */
export interface RemainingContent {
  readonly content: TransferContent;
  readonly rows: readonly TransferRow[];
}

/** A file without the records of these keys. */
function without(content: TransferContent, left: ReadonlyMap<string, TransferReason>): TransferContent {
  const stays = (kind: TransferRecord['kind']) => (record: { readonly id: string }) =>
    !left.has(transferKeyOf({ kind, id: record.id }));
  return {
    ...content,
    games: content.games.filter(stays('game')),
    files: content.files.filter(stays('file')),
    categories: content.categories.filter(stays('category')),
    traits: content.traits.filter(stays('trait')),
    subtraits: content.subtraits.filter(stays('subtrait')),
    operators: content.operators.filter(({ key }) => stays('operator')({ id: key })),
    conditions: content.conditions.filter(stays('condition')),
    tasks: content.tasks.filter(stays('task')),
    formulas: content.formulas.filter(stays('formula')),
    norms: content.norms.filter(stays('norm')),
    score_templates: content.score_templates.filter(stays('score_template')),
    simulations: content.simulations.filter(stays('simulation')),
  };
}

/** What formulas, norms and tasks need by the key of a game or task rather than by an id. */
function withNeedsByKey(records: readonly TransferRecord[], content: TransferContent): TransferRecord[] {
  const needed = new Map<string, TransferRecord['needs'][number]>();
  for (const each of content.games) needed.set(each.key, { kind: 'game', id: each.id, name: each.key });
  const games = new Map(content.games.map((each) => [`${each.key} ${each.version}`, each]));
  // Of a task its newest published version is what formulas of its key are read against.
  for (const each of content.tasks.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))) {
    if (each.status === 'published' || !needed.has(each.key)) {
      needed.set(each.key, { kind: 'task', id: each.id, name: each.name });
    }
  }
  const keys = new Map([
    ...[...content.formulas, ...content.norms].map((each) => [each.id, needed.get(each.task_key)] as const),
    ...content.tasks.map((each) => {
      const game = games.get(`${each.game_key} ${each.game_version}`);
      return [each.id, game && { kind: 'game' as const, id: game.id, name: game.key }] as const;
    }),
  ]);
  return records.map((record) => {
    const need = keys.get(record.id);
    return need ? { ...record, needs: [...record.needs, need] } : record;
  });
}

/** A file without what somebody leaves out and what cannot do without it, and the rows that say so. */
export function leaveOut(
  stored: readonly TransferRecord[],
  content: TransferContent,
  chosen: readonly string[],
): RemainingContent {
  if (chosen.length === 0) return { content, rows: [] };
  const given = withNeedsByKey(recordsOf(content), content);
  const left = leftOutOf(stored, given, new Set(chosen));
  return { content: without(content, left), rows: leftOutRows(given, left) };
}
