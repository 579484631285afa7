import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PositionQuestion } from '@tryout/contract/positions/position-questions';
import { QUESTION_TYPES, type QuestionType } from '@tryout/domain/positions/question-types';
import { Suspense, useState } from 'react';
import { announce } from '../../../../platform/announce.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Flagged } from '../../../../platform/session/flagged.tsx';
import { withDropped } from '../../../../ui/forms/drag-order.ts';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../../ui/forms/form-errors.ts';
import { SaveState } from '../../../../ui/forms/save-state.tsx';
import { useDrops } from '../../../../ui/forms/use-dragging.ts';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import { RuleDraft, TranslateTexts } from '../../../ai-assist/public.tsx';
import { PositionCulture } from '../../../culture-questions/public.ts';
import { positionQuestionsQuery } from '../../positions.api.ts';
import {
  draftedQuestion,
  leastOptions,
  newQuestion,
  type QuestionDraft,
  questionTexts,
  withQuestionTexts,
} from '../../question-draft.ts';
import type { StepProps } from '../../use-position-save.ts';
import { useQuestionSave } from '../../use-question-save.ts';
import { messages } from '../../wizard.messages.ts';
import { QuestionBank } from './question-bank.tsx';
import { QUESTION_LIST, QuestionCard } from './question-card.tsx';
import classes from './wizard-step.module.css';

const FORM_FIELDS = ['cv', 'phone', 'linkedin', 'cover_letter'] as const;
const ASKED = ['required', 'optional', 'hidden'] as const;

/** Step 3: what the form asks for, and the position's own questions with their rules. */
export function StepQuestions(props: StepProps) {
  const query = useQuery(positionQuestionsQuery(props.position.id));
  return (
    <Stack gap={5}>
      <FormFields {...props} />
      <QueryView query={query}>
        {({ questions }) => <Questions position={props.position} stored={questions} />}
      </QueryView>
      <Suspense>
        <Flagged flag="culture_questions">
          <PositionCulture positionId={props.position.id} />
        </Flagged>
      </Suspense>
    </Stack>
  );
}

function FormFields({ position, save }: StepProps) {
  const t = useText(messages);
  const [form, setForm] = useState(position.application_form);
  return (
    <Panel title={t('positions.form.title')}>
      <Stack gap={4}>
        <p className={classes.note}>{t('positions.form.text')}</p>
        <div className={classes.grid}>
          {FORM_FIELDS.map((field) => (
            <NativeSelect
              key={field}
              label={t(`positions.form.${field}`)}
              value={form[field]}
              data={ASKED.map((value) => ({ value, label: t(`positions.form.${value}`) }))}
              onChange={(event) => {
                const next = { ...form, [field]: event.currentTarget.value as (typeof ASKED)[number] };
                setForm(next);
                save({ application_form: next });
              }}
            />
          ))}
        </div>
      </Stack>
    </Panel>
  );
}

function Questions({
  position,
  stored,
}: {
  position: StepProps['position'];
  stored: readonly PositionQuestion[];
}) {
  const t = useText(messages);
  const { drafts, change, autosave, lack } = useQuestionSave(position.id, stored);
  const [type, setType] = useState<QuestionType>('short_text');
  const [drafting, setDrafting] = useState(false);
  const errors = formErrors(autosave.error);
  const add = (question: QuestionDraft) => {
    change([...drafts, question]);
    requestAnimationFrame(() => document.getElementById(fieldId(`question.${question.key}`))?.focus());
  };
  const replace = (index: number, next: QuestionDraft) =>
    change(drafts.map((draft, i) => (i === index ? next : draft)));
  const reorder = (next: readonly QuestionDraft[], moved: QuestionDraft) => {
    if (next === drafts) return;
    change(next);
    announce(t('positions.q.moved', { number: next.indexOf(moved) + 1, count: next.length }));
  };
  const move = (index: number, step: -1 | 1) => {
    const [moved, beside] = [drafts[index], drafts[index + step]];
    if (!moved || !beside) return;
    const edge = step === 1 ? 'after' : 'before';
    reorder(
      withDropped(drafts, (each) => each.key, moved, { row: beside.key, edge }),
      moved,
    );
  };
  useDrops(QUESTION_LIST.group, (key, landing) => {
    const moved = drafts.find((each) => each.key === key);
    if (moved)
      reorder(
        withDropped(drafts, (each) => each.key, moved, landing),
        moved,
      );
  });
  const what = () => {
    const draft = lack && drafts[lack.index];
    if (!lack || !draft) return '';
    if (lack.lack === 'options') return t('positions.q.needs_options', { count: leastOptions(draft.type) });
    return t(lack.lack === 'label' ? 'positions.q.needs_label' : 'positions.q.needs_rule');
  };
  return (
    <Panel
      title={t('positions.q.title')}
      actions={<SaveState state={autosave.state} at={autosave.at} onRetry={() => void autosave.flush()} />}
    >
      <Stack gap={4}>
        <FormErrorList errors={errors.list} />
        {drafts.length === 0 ? (
          <EmptyState title={t('positions.q.none')} text={t('positions.q.none_text')} />
        ) : (
          <p className={classes.note}>{t('positions.q.keys')}</p>
        )}
        {drafts.map((draft, index) => (
          <QuestionCard
            key={draft.key}
            positionId={position.id}
            question={draft}
            questions={drafts}
            index={index}
            mayBank={position.rights.share}
            onChange={(next) => replace(index, next)}
            onMove={(step) => move(index, step)}
            onRemove={() => change(drafts.filter((_, i) => i !== index))}
          />
        ))}
        <div className={classes.head}>
          <div className={classes.buttons}>
            <NativeSelect
              aria-label={t('positions.q.add_type')}
              value={type}
              data={QUESTION_TYPES.map((value) => ({ value, label: t(`positions.q.type.${value}`) }))}
              onChange={(event) => setType(event.currentTarget.value as QuestionType)}
            />
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
              disabled={drafts.length >= 50}
              onClick={() => add(newQuestion(type))}
            >
              {t('positions.q.add')}
            </Button>
          </div>
          <QuestionBank
            positionId={position.id}
            onUse={(saved) =>
              add({
                ...newQuestion(saved.type),
                question_id: saved.id,
                label: saved.label,
                help: saved.help,
                options: saved.options,
              })
            }
          />
        </div>
        {/* Below the buttons: what comes late, or goes with the last letter, must not move them under a press. */}
        {lack && (
          <p role="status" className={classes.note}>
            {t('positions.q.incomplete', { number: lack.index + 1, what: what() })}
          </p>
        )}
        <Flagged flag="ai_drafts">
          <Disclosure label={t('positions.draft.rule')} open={drafting} onToggle={setDrafting}>
            {drafting && (
              <RuleDraft positionId={position.id} onUse={(question) => add(draftedQuestion(question))} />
            )}
          </Disclosure>
        </Flagged>
        {drafts.length > 0 && (
          <TranslateTexts
            owner={{ door: 'position', position_id: position.id, of: 'position_questions' }}
            texts={questionTexts(drafts)}
            uses={[
              {
                label: t('positions.q.use_translations'),
                onUse: (texts) => {
                  const before = drafts;
                  change(withQuestionTexts(drafts, texts));
                  toast.undo({ message: t('positions.q.translated'), onUndo: () => change(before) });
                },
              },
            ]}
          />
        )}
      </Stack>
    </Panel>
  );
}
