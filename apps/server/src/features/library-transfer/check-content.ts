import type { TransferContent } from '@tryout/contract/library-transfer/library-transfer-file';
import { operatorOf } from '@tryout/domain/formulas/formula-operators';
import type { TransferReason } from '@tryout/domain/library-transfer/library-transfer';
import {
  broughtConditionProblems,
  broughtFormulaProblems,
} from '@tryout/domain/library-transfer/library-transfer-texts';
import { scoreTemplateProblems } from '@tryout/domain/score-templates/score-template';
import { isPicture } from '@tryout/domain/simulations/built-in-pictures';
import type { DataPointSpec, TrialColumn } from '@tryout/games/task-core';
import { refusedSettings } from '../simulations/public.ts';
import { declaredDataPoints } from '../tasks/public.ts';
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

function gameProblems(game: TransferContent['games'][number], here: LibraryHere): TransferReason[] {
  const there = here.content.games.find(({ key, version }) => key === game.key && version === game.version);
  if (!there) return reason('game_missing', nameOfGame(game));
  const same =
    there.id === game.id && there.declares === game.declares && there.archive_sha256 === game.archive_sha256;
  return same ? [] : reason('game_differs', nameOfGame(game));
}

/** An upload is told by its archive as well: two archives may call themselves the same version. */
function nameOfGame({ key, version, archive_sha256 }: TransferContent['games'][number]): string {
  return archive_sha256 === undefined ? `${key} ${version}` : `${key} ${version} (archive ${archive_sha256})`;
}

function taskProblems(task: TransferContent['tasks'][number], here: LibraryHere): TransferReason[] {
  const game = here.games.find(({ key, version }) => key === task.game_key && version === task.game_version);
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
  for (const each of content.tasks) findings.add(`task:${each.id}`, taskProblems(each, here));
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
