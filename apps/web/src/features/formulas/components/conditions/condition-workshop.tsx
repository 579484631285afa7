import { NativeSelect } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { conditionCompletionsAt } from '@tryout/domain/formula-language/completion';
import type { Condition } from '@tryout/domain/formulas/formula';
import { useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Banner } from '../../../../ui/states/banner.tsx';
import { conditionText, useMeasureWords } from '../../../measures/public.ts';
import { analyseCondition } from '../../analysis.ts';
import type { ConditionDetail } from '../../conditions.api.ts';
import { messages } from '../../conditions.messages.ts';
import type { Stretch, TextEditorHandle } from '../../editor/text-editor.tsx';
import { blockerText } from '../../fault-text.ts';
import { messages as pageWords } from '../../formula-page.messages.ts';
import type { TaskPoint, Vocabulary } from '../../formulas.api.ts';
import { insertables } from '../../insertables.ts';
import { mendedText } from '../../mended-text.ts';
import { operatorWords } from '../../operator-words.messages.ts';
import { operatorsIn } from '../../operators-in.ts';
import { problemWords } from '../../problem.messages.ts';
import { suggestionsFrom } from '../../suggest.ts';
import { conditionDraftOf, useConditionWork } from '../../use-condition-work.ts';
import { useTextReading } from '../../use-text-reading.ts';
import { useTrial } from '../../use-trial.ts';
import { FormulaDifferences } from '../versions/formula-differences.tsx';
import { conditionVersionLink, VersionList } from '../versions/version-list.tsx';
import { WorkNotices } from '../work-notices.tsx';
import { FaultList } from '../writing/fault-list.tsx';
import { InsertPanel } from '../writing/insert-panel.tsx';
import { SourceEditor } from '../writing/source-editor.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { ConditionHead } from './condition-head.tsx';
import { ConditionTrial } from './condition-trial.tsx';
import { ConditionUses } from './condition-uses.tsx';
import classes from './condition-workshop.module.css';

const FAULTS_ID = 'condition-faults';

/** Data points of all tasks, each name once. */
export function pointsOfAll(tasks: Vocabulary['tasks']): TaskPoint[] {
  return [
    ...new Map(tasks.flatMap(({ data_points }) => data_points).map((point) => [point.key, point])).values(),
  ];
}

/** Everything about one condition. */
export function ConditionWorkshop({
  detail,
  vocabulary,
}: {
  detail: ConditionDetail;
  vocabulary: Vocabulary;
}) {
  const t = useText(messages);
  const page = useText(pageWords);
  const p = useText(problemWords);
  const operators = useText(operatorWords);
  const measures = useMeasureWords();
  const locale = useLocale();
  const editor = useRef<TextEditorHandle>(null);
  const [taskKey, setTask] = useState('');
  const work = useConditionWork(detail);
  const { value } = work;
  const { condition } = detail;
  const readOnly = condition.status !== 'draft';
  const all = useMemo(() => pointsOfAll(vocabulary.tasks), [vocabulary]);
  const offered = vocabulary.tasks.find(({ key }) => key === taskKey)?.data_points ?? all;
  const others = useMemo(
    () => ({ ...vocabulary, conditions: vocabulary.conditions.filter(({ key }) => key !== condition.key) }),
    [vocabulary, condition.key],
  );
  const kept = useMemo(() => operatorsIn(asFormula(detail.base?.definition)), [detail.base]);
  const reading = useTextReading(value.source, all, vocabulary, analyseCondition, kept);
  const { analysis, surroundings, lastFormula } = reading;
  const counted = useMemo(
    () => analysis.formula && { subtrait_id: '', ...analysis.formula },
    [analysis.formula],
  );
  const trial = useTrial(counted, lastFormula, all, surroundings.conditions);
  const items = useMemo(
    () => insertables(offered, others, { t: page, operators, measures, locale }),
    [offered, others, page, operators, measures, locale],
  );
  const suggest = useMemo(
    () =>
      suggestionsFrom(
        items,
        { points: offered, conditions: others.conditions, inactive: surroundings.inactive },
        conditionCompletionsAt,
      ),
    [items, offered, others, surroundings.inactive],
  );
  const sentence = lastFormula?.cases[0]?.when;
  const show = (stretch: Stretch) => editor.current?.show(stretch);
  return (
    <>
      <ConditionHead detail={detail} work={work} />
      {condition.status === 'draft' ? (
        <WorkNotices
          work={work}
          mine={(theirs) => <FormulaDifferences before={conditionDraftOf(theirs)} after={value} />}
        />
      ) : (
        <Banner icon={IconLock}>{t(`formulas.conditions.locked.${condition.status}`)}</Banner>
      )}
      <div className={classes.space}>
        <div className={classes.parts}>
          <div className={classes.insert}>
            <NativeSelect
              label={t('formulas.conditions.points_from')}
              value={taskKey}
              data={[
                { value: '', label: t('formulas.conditions.all_tasks') },
                ...vocabulary.tasks.map(({ key, name }) => ({ value: key, label: name })),
              ]}
              onChange={(event) => setTask(event.currentTarget.value)}
            />
            <InsertPanel
              items={items.filter(({ kind }) => kind !== 'keyword')}
              readOnly={readOnly}
              onInsert={(template) => editor.current?.insert(template)}
            />
          </div>
          <div className={classes.middle}>
            <Panel title={t('formulas.conditions.editor')}>
              <div className={classes.write}>
                <SourceEditor
                  value={value.source}
                  onChange={(source) => work.change({ source })}
                  label={t('formulas.conditions.editor_label')}
                  placeholder={t('formulas.conditions.placeholder')}
                  describedBy={FAULTS_ID}
                  readOnly={readOnly}
                  faults={reading.faults}
                  suggest={suggest}
                  handle={editor}
                />
                <FaultList
                  id={FAULTS_ID}
                  text={value.source}
                  faults={reading.faults}
                  isTyping={reading.isTyping}
                  onShow={show}
                  onMend={
                    readOnly ? undefined : (fault) => work.change({ source: mendedText(value.source, fault) })
                  }
                />
                <section>
                  <h3>{page('formulas.words')}</h3>
                  <p>
                    {sentence && sentence !== 'always' && 'match' in sentence
                      ? t('formulas.conditions.sentence', { condition: conditionText(sentence, measures) })
                      : page('formulas.words.none')}
                  </p>
                </section>
                {!readOnly && detail.blockers.length > 0 && (
                  <section className={classes.blockers}>
                    <h3>{t('formulas.conditions.blockers')}</h3>
                    <ul>
                      {detail.blockers.map((blocker) => (
                        <li key={`${blocker.code}-${blocker.name}`}>{blockerText(blocker, p)}</li>
                      ))}
                    </ul>
                  </section>
                )}
              </div>
            </Panel>
            <ConditionFields detail={detail} work={work} readOnly={readOnly} />
          </div>
          <div className={classes.end}>
            <ConditionTrial trial={trial} spans={analysis.spans} onShow={show} />
            <ConditionUses detail={detail} />
            <VersionList
              versions={detail.versions}
              shownId={condition.id}
              shown={{ ...value, version: condition.version, subtrait: '', task: '', tests: [] }}
              link={conditionVersionLink}
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** A condition's tree as that of a formula which holds when it does. */
function asFormula(definition: unknown): unknown {
  if (typeof definition !== 'object' || definition === null || !('match' in definition)) return null;
  const one = { literal: 1 };
  return {
    cases: [{ when: definition as Condition, value: one, total_score: one }],
    otherwise: 'not_calculated',
  };
}
