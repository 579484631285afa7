import { Button } from '@mantine/core';
import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import {
  recipeProblem,
  recipeText,
  testsFromPlays,
  type ValueRecipe,
} from '@tryout/domain/formulas/formula-recipes';
import { useMemo, useRef, useState } from 'react';
import { useErrorText } from '../../../../platform/error-text.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { useMeasureWords } from '../../../measures/public.ts';
import { keptResult } from '../../../previews/public.ts';
import { analyse } from '../../analysis.ts';
import type { Stretch, TextEditorHandle } from '../../editor/text-editor.tsx';
import { messages as page } from '../../formula-page.messages.ts';
import type { Vocabulary } from '../../formulas.api.ts';
import { insertables } from '../../insertables.ts';
import { operatorWords } from '../../operator-words.messages.ts';
import { messages } from '../../play.messages.ts';
import { countable, inputsOfPlay, tenthsOf } from '../../played-values.ts';
import { suggestionsFrom } from '../../suggest.ts';
import { CANDIDATES, usePlayedCandidates } from '../../use-played-candidates.ts';
import { useTextReading } from '../../use-text-reading.ts';
import { WritePanel } from '../writing/write-panel.tsx';
import { CreateFromPlay } from './create-from-play.tsx';
import classes from './play-workshop.module.css';
import { TenthsChart } from './tenths-chart.tsx';
import { ValueRow } from './value-row.tsx';

type Recipes = ReadonlyMap<string, ValueRecipe>;
type Work = { readonly recipes: Recipes; readonly source: string };

/** What was chosen for each task, in this tab: whoever plays the task in between finds it again. */
const kept = new Map<string, Work>();
const NOTHING: Work = { recipes: new Map(), source: '' };
const NONE_KEPT: ReadonlySet<string> = new Set();
const WHOLE = { low: 0, high: 100 };

interface PlayWorkshopProps {
  readonly task: Vocabulary['tasks'][number];
  readonly vocabulary: Vocabulary;
}

/** One task from its play to a formula: its values, what is made of them, what that gives, and the text. */
export function PlayWorkshop({ task, vocabulary }: PlayWorkshopProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const { played, run, stop } = usePlayedCandidates(task.id);
  const [work, setWork] = useState(kept.get(task.key) ?? NOTHING);
  const put = (next: Work) => {
    kept.set(task.key, next);
    setWork(next);
  };
  const { recipes, source } = work;
  const plays = useMemo(() => played.plays.map(inputsOfPlay), [played.plays]);
  const [measured] = keptResult(task.id)?.tasks ?? [];
  const own = useMemo(() => (measured ? inputsOfPlay(measured) : null), [measured]);
  const points = countable(task.data_points);
  const choose = (key: string, recipe: ValueRecipe | null) => {
    const next = new Map(recipes);
    if (recipe) next.set(key, recipe);
    else next.delete(key);
    // In the order of the task, so that the text does not depend on the order of choosing.
    const inOrder = points.flatMap((point) => next.get(point.key) ?? []);
    put({ recipes: next, source: next.size === 0 ? '' : (recipeText(inOrder) ?? source) });
  };
  return (
    <div className={classes.space}>
      <Stack gap={5}>
        <Row>
          <LinkButton to="/user/admin/tasks/$taskId/play" params={{ taskId: task.id }} variant="default">
            {t(own ? 'formulas.play.own_again' : 'formulas.play.own')}
          </LinkButton>
          <Button loading={played.running} onClick={() => void run()}>
            {t('formulas.play.bots')}
          </Button>
          {played.running && (
            <Button variant="default" onClick={stop}>
              {t('formulas.play.stop')}
            </Button>
          )}
        </Row>
        <p role="status">
          {played.running || plays.length > 0
            ? t('formulas.play.progress', { done: plays.length, of: CANDIDATES })
            : own
              ? ''
              : t('formulas.play.not_played')}
        </p>
        {played.error !== null && (
          <p role="alert">
            {t('formulas.play.failed')} {errorText(played.error)}
          </p>
        )}
        <Panel title={t('formulas.play.values')}>
          <Stack gap={3}>
            <p>{t(points.length === 0 ? 'formulas.play.no_values' : 'formulas.play.values_about')}</p>
            <ul className={classes.values}>
              {points.map((point) => (
                <ValueRow
                  key={point.key}
                  point={point}
                  plays={plays}
                  own={own}
                  recipe={recipes.get(point.key) ?? null}
                  onChange={(recipe) => choose(point.key, recipe)}
                />
              ))}
            </ul>
          </Stack>
        </Panel>
        <Result
          task={task}
          vocabulary={vocabulary}
          plays={plays}
          own={own}
          work={work}
          isEdited={source !== (recipeText(points.flatMap(({ key }) => recipes.get(key) ?? [])) ?? source)}
          onSource={(next) => put({ recipes, source: next })}
        />
      </Stack>
    </div>
  );
}

interface ResultProps extends PlayWorkshopProps {
  readonly plays: readonly ReturnType<typeof inputsOfPlay>[];
  readonly own: ReturnType<typeof inputsOfPlay> | null;
  readonly work: Work;
  /** The text says something else than what was chosen. */
  readonly isEdited: boolean;
  readonly onSource: (source: string) => void;
}

/** What the formula gives simulated candidates and oneself, and its text, which can be changed. */
function Result({ task, vocabulary, plays, own, work, isEdited, onSource }: ResultProps) {
  const t = useText(messages);
  const words = useText(page);
  const operators = useText(operatorWords);
  const measures = useMeasureWords();
  const locale = useLocale();
  const { number } = useFormat();
  const editor = useRef<TextEditorHandle>(null);
  const { source, recipes } = work;
  const isUnfinished = [...recipes.values()].some((recipe) => recipeProblem(recipe) !== null);
  const points = task.data_points;
  const reading = useTextReading(source, points, vocabulary, analyse, NONE_KEPT);
  const { formula: read } = reading.analysis;
  const { conditions, inactive } = reading.surroundings;
  const formula = useMemo(() => (read ? { subtrait_id: '', ...read } : null), [read]);
  const scoreOf = (inputs: ResultProps['plays'][number]): number | null => {
    const outcome = formula && evaluateFormula(formula, inputs, conditions).outcome;
    return outcome && (outcome.value / outcome.total_score) * 100;
  };
  const scores = plays.map(scoreOf);
  const given = scores.filter((score) => score !== null);
  const mine = own && scoreOf(own);
  const tenths = tenthsOf(mine === null ? given : [...given, mine], WHOLE);
  const suggest = useMemo(
    () =>
      suggestionsFrom(insertables(points, vocabulary, { t: words, operators, measures, locale }), {
        points,
        conditions: vocabulary.conditions,
        inactive,
      }),
    [points, vocabulary, words, operators, measures, locale, inactive],
  );
  const score = (value: number | null) =>
    value === null ? t('formulas.play.no_score') : number(value, { maximumFractionDigits: 1 });
  return (
    <>
      <Panel title={t('formulas.play.result')}>
        <Stack gap={3}>
          <p>
            {recipes.size === 0
              ? t('formulas.play.choose_first')
              : t('formulas.play.average', { count: recipes.size })}
          </p>
          {isUnfinished && <p>{t('formulas.play.unfinished')}</p>}
          {isEdited && <p>{t('formulas.play.edited')}</p>}
          {formula && plays.length > 0 && (
            <p>
              {t('formulas.play.scores', { count: plays.length })}
              {given.length < plays.length &&
                ` · ${t('formulas.play.without_score', { count: plays.length - given.length })}`}
            </p>
          )}
          {formula && tenths && <TenthsChart tenths={tenths} own={mine} />}
          {formula && own && <p>{t('formulas.play.your_score', { score: score(mine) })}</p>}
        </Stack>
      </Panel>
      <WritePanel
        source={source}
        onChange={onSource}
        readOnly={false}
        reading={reading}
        missing={[]}
        subject={task.name}
        suggest={suggest}
        onRun={() => undefined}
        onShow={(stretch: Stretch) => editor.current?.show(stretch)}
        editor={editor}
      />
      <CreateFromPlay
        task={task}
        vocabulary={vocabulary}
        source={source}
        tests={
          formula && !isUnfinished ? testsFromPlays(formula, own ? [...plays, own] : plays, conditions) : null
        }
      />
    </>
  );
}
