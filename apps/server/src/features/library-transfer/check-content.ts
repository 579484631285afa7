import type { TransferContent } from '@tryout/contract/library-transfer/library-transfer-file';
import { operatorOf } from '@tryout/domain/formulas/formula-operators';
import type { TransferReason } from '@tryout/domain/library-transfer/library-transfer';
import {
  broughtConditionProblems,
  broughtFormulaProblems,
} from '@tryout/domain/library-transfer/library-transfer-texts';
import type { AnswerKeyItems } from '@tryout/domain/psychometrics/expert-panel';
import { scoreTemplateProblems } from '@tryout/domain/score-templates/score-template';
import { isPicture } from '@tryout/domain/simulations/built-in-pictures';
import type { PinnedAnswerKey } from '@tryout/games/answer-key';
import { gameJudge } from '@tryout/games/game-judge';
import type { DataPointSpec, TrialColumn } from '@tryout/games/task-core';
import { refusedSettings } from '../simulations/public.ts';
import { declaredDataPoints, namesOfKey } from '../tasks/public.ts';
import { fileProblems } from './check-files.ts';
import { declaresOf, type LibraryHere } from './read-library.ts';

type Conditions = TransferContent['conditions'];

/** What is wrong with the records of a file, by kind and id. */
export class Findings {
  readonly byRecord = new Map<string, TransferReason[]>();

  /** Notes what is wrong with a record, if anything. */
  add(key: string, reasons: readonly TransferReason[]): void {
    if (reasons.length === 0) return;
    this.byRecord.set(key, [...(this.byRecord.get(key) ?? []), ...reasons]);
  }
}

const reason = (code: TransferReason['code'], name = ''): TransferReason[] => [{ code, name }];

/**
 * A game with a key of experts that is not here, as it would be made of the one that is: null where it has no key, where
 * its judge is not here or declares something else, and where the key is not that of its id.
 */
function withKeyOf(
  game: TransferContent['games'][number],
  { games }: LibraryHere,
): LibraryHere['games'][number] | null {
  const { answer_key, key, version } = game;
  const base = games.find((each) => each.key === key && each.version === answer_key?.of_version);
  if (!answer_key || !base || declaresOf(base) !== game.declares) return null;
  const { of_version, items } = answer_key;
  const rated = gameJudge({ key, version: of_version })?.rated?.items ?? [];
  const isWhole = rated.length > 0 && rated.every((item) => Object.hasOwn(items, item.key));
  const names = namesOfKey({ game_key: key, of_version, version, items: items as AnswerKeyItems });
  if (!isWhole || names.task_id !== game.id || names.key_id !== answer_key.id) return null;
  return { ...base, id: game.id, version, answer_key: answer_key as PinnedAnswerKey };
}

function gameProblems(game: TransferContent['games'][number], here: LibraryHere): TransferReason[] {
  const there = here.content.games.find(({ key, version }) => key === game.key && version === game.version);
  if (!there) return withKeyOf(game, here) === null ? reason('game_missing', nameOfGame(game)) : [];
  const same =
    there.id === game.id && there.declares === game.declares && there.archive_sha256 === game.archive_sha256;
  return same ? [] : reason('game_differs', nameOfGame(game));
}

/** An upload is told by its archive as well: two archives may call themselves the same version. */
function nameOfGame({ key, version, archive_sha256 }: TransferContent['games'][number]): string {
  return archive_sha256 === undefined ? `${key} ${version}` : `${key} ${version} (archive ${archive_sha256})`;
}

function taskProblems(
  task: TransferContent['tasks'][number],
  content: TransferContent,
  here: LibraryHere,
): TransferReason[] {
  const isIts = ({ key, version }: { readonly key: string; readonly version: string }) =>
    key === task.game_key && version === task.game_version;
  const brought = content.games.find(isIts);
  const game = here.games.find(isIts) ?? (brought && withKeyOf(brought, here));
  if (!game) return reason('game_missing', `${task.game_key} ${task.game_version}`);
  if (declaresOf(game) !== declaresOf(task)) return reason('game_differs', task.game_key);
  const refused =
    task.status === 'draft'
      ? null
      : refusedSettings({ ...task, build: game.build, answer_key: game.answer_key }, {});
  return refused === null ? [] : reason('settings', refused('en'));
}

/** What a task or a game declares, by its key: of a task its newest published version counts. */
function declaredBy(content: TransferContent, here: LibraryHere) {
  const tasks = [...here.content.tasks, ...content.tasks].toSorted((a, b) =>
    a.created_at < b.created_at ? -1 : 1,
  );
  const inOrder = [
    ...here.games,
    ...tasks.filter(({ status }) => status !== 'published'),
    ...tasks.filter(({ status }) => status === 'published'),
  ];
  return new Map(
    inOrder.map(({ key, data_points, trial_columns }) => [
      key,
      () =>
        declaredDataPoints(
          data_points as unknown as DataPointSpec[],
          trial_columns as unknown as TrialColumn[],
        ).map(({ key, type, min, max }) => ({
          key,
          type,
          ...(min !== null && { min }),
          ...(max !== null && { max }),
        })),
    ]),
  );
}

function partsIn(conditions: ReadonlyMap<string, Conditions[number]>, ids: readonly string[]) {
  return ids.flatMap((id) => {
    const found = conditions.get(id);
    return found?.definition
      ? [{ key: found.key, name: found.name, definition: found.definition as never }]
      : [];
  });
}

function checkTexts(findings: Findings, content: TransferContent, here: LibraryHere): void {
  const conditions = new Map(
    [...here.content.conditions, ...content.conditions].map((each) => [each.id, each]),
  );
  for (const each of content.conditions) {
    findings.add(`condition:${each.id}`, broughtConditionProblems(each, partsIn(conditions, each.part_ids)));
  }
  const declared = declaredBy(content, here);
  for (const each of content.formulas) {
    const data_points = declared.get(each.task_key);
    findings.add(`formula:${each.id}`, [
      ...(data_points ? [] : reason('missing', each.task_key)),
      ...broughtFormulaProblems(each, partsIn(conditions, each.condition_ids), data_points?.() ?? null),
    ]);
  }
  for (const each of content.norms) {
    if (!declared.has(each.task_key)) findings.add(`norm:${each.id}`, reason('missing', each.task_key));
  }
}

/** Everything that is wrong with the records themselves, whatever else is here. */
export function findingsIn(
  content: TransferContent,
  here: LibraryHere,
  elsewhere: ReadonlySet<string>,
): Findings {
  const findings = new Findings();
  for (const each of content.games) findings.add(`game:${each.id}`, gameProblems(each, here));
  for (const each of content.files) {
    findings.add(`file:${each.id}`, elsewhere.has(each.id) ? reason('id_taken') : fileProblems(each));
  }
  for (const each of content.operators) {
    if (operatorOf(each.key) === null) findings.add(`operator:${each.key}`, reason('invalid', each.key));
  }
  for (const each of content.tasks) findings.add(`task:${each.id}`, taskProblems(each, content, here));
  checkTexts(findings, content, here);
  for (const each of content.score_templates) {
    if (elsewhere.has(each.id)) findings.add(`score_template:${each.id}`, reason('id_taken'));
    const [problem] = each.status === 'draft' ? [] : scoreTemplateProblems(each.definition as never);
    if (problem) findings.add(`score_template:${each.id}`, reason('invalid', problem.code));
  }
  for (const each of content.simulations) {
    if (elsewhere.has(each.id)) findings.add(`simulation:${each.id}`, reason('id_taken'));
    const unknown = each.images.find(({ picture }) => picture !== null && !isPicture(picture));
    if (unknown) findings.add(`simulation:${each.id}`, reason('missing', String(unknown.picture)));
  }
  return findings;
}
