import type { TransferContent } from '@tryout/contract/library-transfer/library-transfer-file';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import type { Db } from '../../platform/database/kysely.ts';
import { sha256 } from '../../platform/sha256.ts';
import { type DeclaredGame, gamesHere, libraryHere } from './read-library.queries.ts';

/** What is here, in the file's shape but for the bytes of files, and the games with what they declare. */
export interface LibraryHere {
  readonly content: Omit<TransferContent, 'files'> & {
    readonly files: readonly Omit<TransferContent['files'][number], 'bytes'>[];
  };
  readonly games: readonly DeclaredGame[];
}

/** What a game declares, as a digest: with other data points, the same formulas would give other scores. */
export function declaresOf({
  parameters,
  data_points,
  trial_columns,
}: Pick<DeclaredGame, 'parameters' | 'data_points' | 'trial_columns'>): string {
  return sha256(canonicalJson({ parameters, data_points, trial_columns }));
}

/** Everything of the platform that scores depend on, as it is now. */
export async function readLibrary(db: Db): Promise<LibraryHere> {
  const games = await gamesHere(db);
  const declared = games.map((each) => {
    const { id, key, version, archive_sha256 } = each;
    const archive = archive_sha256 === null ? {} : { archive_sha256 };
    const keyed = each.answer_key === null ? {} : { answer_key: each.answer_key };
    return { id, key, version, declares: declaresOf(each), ...archive, ...keyed };
  });
  return { content: { ...(await libraryHere(db)), games: declared }, games };
}

/** The part of what is here that leaves it: of the games only those that something names. */
export function contentToExport({ content, games }: LibraryHere): LibraryHere['content'] {
  const { tasks, formulas, norms, simulations } = content;
  const ids = new Set(simulations.flatMap((each) => each.tasks.map((task) => task.task_id)));
  const versions = new Set(tasks.map((task) => `${task.game_key}@${task.game_version}`));
  const keys = new Set([...formulas, ...norms].map((each) => each.task_key));
  // A formula names a game by its key alone: its newest version is the one that is played.
  const inOrder = games.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  const newest = new Map(inOrder.map((each) => [each.key, each.id]));
  const named = content.games.filter(
    ({ id, key, version }) =>
      ids.has(id) || versions.has(`${key}@${version}`) || (keys.has(key) && newest.get(key) === id),
  );
  return { ...content, games: named };
}
