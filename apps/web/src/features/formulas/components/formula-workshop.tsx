import { IconLock } from '@tabler/icons-react';
import type { Formula } from '@tryout/domain/formulas/formula';
import { useCallback, useMemo, useRef, useState } from 'react';
import { announce } from '../../../platform/announce.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { useMedia } from '../../../ui/layout/use-media.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { useMeasureWords } from '../../measures/public.ts';
import { analyse } from '../analysis.ts';
import type { Stretch, TextEditorHandle } from '../editor/text-editor.tsx';
import { messages } from '../formula-page.messages.ts';
import type { FormulaDetail, FormulaTestCase, Vocabulary } from '../formulas.api.ts';
import { insertables } from '../insertables.ts';
import { operatorWords } from '../operator-words.messages.ts';
import { operatorsIn } from '../operators-in.ts';
import { suggestionsFrom } from '../suggest.ts';
import { runTests } from '../test-run.ts';
import { draftOf, useFormulaWork } from '../use-formula-work.ts';
import { useTextReading } from '../use-text-reading.ts';
import { useTrial } from '../use-trial.ts';
import { FormulaHead } from './formula-head.tsx';
import { FormulaUses } from './formula-uses.tsx';
import classes from './formula-workshop.module.css';
import { PlaysPreview } from './trials/plays-preview.tsx';
import { ProbeResult } from './trials/probe-result.tsx';
import { TestCaseDialog } from './trials/test-case-dialog.tsx';
import { TestCases } from './trials/test-cases.tsx';
import { FormulaDifferences } from './versions/formula-differences.tsx';
import { formulaVersionLink, VersionList } from './versions/version-list.tsx';
import { WorkNotices } from './work-notices.tsx';
import { InsertPanel } from './writing/insert-panel.tsx';
import { LivePreview } from './writing/live-preview.tsx';
import { WritePanel } from './writing/write-panel.tsx';

const PHONE = '(max-width: 767px)';
const PARTS = ['write', 'insert', 'try', 'tests', 'more'] as const;
type Part = (typeof PARTS)[number];

/** Which test case is open: one by its index, or a new one. */
type OpenTest = { readonly index: number | null; readonly test: FormulaTestCase };

/** Everything about one formula: what may be put in, the text and its words, trying it, its tests, its past. */
export function FormulaWorkshop({ detail, vocabulary }: { detail: FormulaDetail; vocabulary: Vocabulary }) {
  const t = useText(messages);
  const operators = useText(operatorWords);
  const measures = useMeasureWords();
  const locale = useLocale();
  const phone = useMedia(PHONE);
  const editor = useRef<TextEditorHandle>(null);
  const tests = useRef<HTMLDivElement>(null);
  const uses = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<Part>('write');
  const [open, setOpen] = useState<OpenTest | null>(null);
  const [probed, setProbed] = useState<{ task_key: string; source: string } | null>(null);
  const work = useFormulaWork(detail);
  const { value } = work;
  const { formula } = detail;
  const readOnly = formula.status !== 'draft';

  const ownTask = value.task_key === formula.task_key;
  const points = useMemo(
    () =>
      ownTask
        ? detail.data_points
        : (vocabulary.tasks.find(({ key }) => key === value.task_key)?.data_points ?? []),
    [ownTask, detail.data_points, vocabulary, value.task_key],
  );
  const kept = useMemo(() => operatorsIn(detail.base?.definition), [detail.base]);
  const reading = useTextReading(value.source, points, vocabulary, analyse, kept);
  const { analysis, surroundings } = reading;
  const { conditions } = surroundings;
  // A version that was published counts by the tree it was published with, whatever its conditions are by now.
  const counted = useMemo((): Formula | null => {
    if (readOnly && isFormula(formula.definition)) return formula.definition;
    return analysis.formula && { subtrait_id: value.subtrait_id, ...analysis.formula };
  }, [readOnly, formula.definition, analysis.formula, value.subtrait_id]);
  const trial = useTrial(counted, readOnly ? counted : reading.lastFormula, points, conditions);
  const runs = useMemo(() => runTests(counted, value.tests, conditions), [counted, value.tests, conditions]);
  const items = useMemo(
    () => insertables(points, vocabulary, { t, operators, measures, locale }),
    [points, vocabulary, t, operators, measures, locale],
  );
  const suggest = useMemo(
    () =>
      suggestionsFrom(items, {
        points,
        conditions: vocabulary.conditions,
        inactive: surroundings.inactive,
      }),
    [items, points, vocabulary.conditions, surroundings.inactive],
  );

  const show = (stretch: Stretch) => {
    setPart('write');
    // On phones the text is drawn again first.
    requestAnimationFrame(() => editor.current?.show(stretch));
  };
  // The same at every change, so that moving a value does not draw the long list of what may be put in.
  const insert = useCallback((template: string) => {
    setPart('write');
    requestAnimationFrame(() => editor.current?.insert(template));
  }, []);
  const goTo = (place: Part, target: HTMLElement | null) => {
    setPart(place);
    requestAnimationFrame(() => {
      target?.scrollIntoView({ block: 'start' });
      target?.focus();
    });
  };
  const run = () => {
    const { source, task_key } = value;
    setProbed(analysis.formula === null ? null : { source, task_key });
    const summary =
      runs === null
        ? t('formulas.tests.summary_unread')
        : runs.length === 0
          ? t('formulas.tests.summary_none')
          : t('formulas.tests.summary', {
              passed: runs.filter(({ passes }) => passes).length,
              count: runs.length,
            });
    announce(summary);
    goTo('tests', tests.current);
  };
  useShortcut('ctrl+enter', t('formulas.run'), run);
  const setTest = (index: number | null, test: FormulaTestCase) => {
    const changed = index === null ? [...value.tests, test] : value.tests.with(index, test);
    work.change({ tests: changed });
    setOpen(null);
  };
  const remove = (index: number) => {
    const before = value.tests;
    work.change({ tests: before.toSpliced(index, 1) });
    toast.undo({ message: t('formulas.tests.removed'), onUndo: () => work.change({ tests: before }) });
  };
  const openNew = () => {
    const outcome = trial.result?.outcome ?? null;
    setOpen({ index: null, test: { inputs: { ...trial.inputs }, expect: outcome } });
  };
  const goToBlocker = (code: string) => {
    const first = analysis.problems[0];
    if (code === 'no_tests' || code === 'tests_fail') goTo('tests', tests.current);
    else if (code === 'probe_fails') run();
    else if (code === 'unscored') goTo('more', uses.current);
    else show(first ?? { from: 0, to: 0 });
  };
  const parts: Record<Part, boolean> = {
    write: !phone || part === 'write',
    insert: !phone || part === 'insert',
    try: !phone || part === 'try',
    tests: !phone || part === 'tests',
    more: !phone || part === 'more',
  };
  return (
    <>
      <FormulaHead detail={detail} vocabulary={vocabulary} work={work} onRun={run} onGo={goToBlocker} />
      {formula.status === 'draft' ? (
        <WorkNotices
          work={work}
          mine={(theirs) => <FormulaDifferences before={draftOf(theirs)} after={value} />}
        />
      ) : (
        <Banner icon={IconLock}>{t(`formulas.locked.${formula.status}`)}</Banner>
      )}
      {phone && (
        <UrlTabs
          label={t('formulas.part.label')}
          group="formula"
          value={part}
          tabs={PARTS.filter((each) => each !== 'insert' || !readOnly).map((each) => ({
            value: each,
            label: t(`formulas.part.${each}`),
          }))}
          onChange={(next) => setPart(PARTS.find((each) => each === next) ?? 'write')}
        />
      )}
      <div className={classes.space}>
        <div
          className={classes.parts}
          data-locked={readOnly || undefined}
          {...(phone ? tabPanelProps('formula', part) : {})}
        >
          <div className={classes.insert} hidden={readOnly || !parts.insert}>
            <InsertPanel items={items} readOnly={readOnly} onInsert={insert} />
          </div>
          <div className={classes.write} hidden={!parts.write}>
            <WritePanel
              source={value.source}
              onChange={(source) => work.change({ source })}
              readOnly={readOnly}
              reading={reading}
              missing={detail.missing_data_points}
              subject={
                vocabulary.subtraits.find(({ id }) => id === value.subtrait_id)?.name ?? formula.subtrait
              }
              suggest={suggest}
              onRun={run}
              onShow={show}
              editor={editor}
            />
          </div>
          <div ref={tests} tabIndex={-1} className={classes.tests} hidden={!parts.tests}>
            {probed && (
              <div className={classes.probe}>
                <ProbeResult
                  {...probed}
                  onUse={(inputs) => {
                    trial.use(inputs);
                    setPart('try');
                  }}
                />
              </div>
            )}
            <TestCases
              tests={value.tests}
              runs={runs}
              readOnly={readOnly}
              onAdd={openNew}
              onEdit={(index) => {
                const test = value.tests[index];
                if (test) setOpen({ index, test });
              }}
              onRemove={remove}
              onUse={(test) => {
                trial.use(test.inputs);
                setPart('try');
              }}
            />
          </div>
          <div className={classes.end} hidden={!parts.try}>
            <LivePreview
              points={trial.points}
              inputs={trial.inputs}
              onInput={trial.set}
              result={trial.result}
              spans={analysis.spans}
              onShow={show}
            />
            <PlaysPreview work={value} isReadable={analysis.formula !== null} />
          </div>
          <div ref={uses} tabIndex={-1} className={classes.more} hidden={!parts.more}>
            <VersionList
              versions={detail.versions}
              shownId={formula.id}
              shown={{ ...value, version: formula.version, subtrait: formula.subtrait, task: formula.task }}
              link={formulaVersionLink}
            />
            <FormulaUses
              simulations={detail.simulations}
              simulations_total={detail.simulations_total}
              conditions={detail.conditions}
            />
          </div>
        </div>
      </div>
      {open && (
        <TestCaseDialog
          number={open.index === null ? null : open.index + 1}
          test={open.test}
          points={trial.points}
          onClose={() => setOpen(null)}
          onSave={(test) => setTest(open.index, test)}
        />
      )}
    </>
  );
}

const isFormula = (definition: unknown): definition is Formula =>
  typeof definition === 'object' && definition !== null && 'cases' in definition && 'otherwise' in definition;
