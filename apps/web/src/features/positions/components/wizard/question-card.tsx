import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { ANSWER_LIMITS } from '@tryout/domain/positions/answer';
import { QUESTION_TYPES, type QuestionType } from '@tryout/domain/positions/question-types';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { DragHandle } from '../../../../ui/forms/drag-handle.tsx';
import dragging from '../../../../ui/forms/dragging.module.css';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { useDragRow } from '../../../../ui/forms/use-dragging.ts';
import { useSaveToBank } from '../../positions.api.ts';
import {
  firstLack,
  isSelect,
  newOption,
  newRule,
  type QuestionDraft,
  takesRules,
  withType,
} from '../../question-draft.ts';
import { messages } from '../../wizard.messages.ts';
import classes from './question-card.module.css';
import { RuleEditor } from './rule-editor.tsx';

interface QuestionCardProps {
  positionId: string;
  question: QuestionDraft;
  questions: readonly QuestionDraft[];
  index: number;
  mayBank: boolean;
  onChange: (next: QuestionDraft) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** What the questions of a position are dragged in. */
export const QUESTION_LIST = { group: 'questions', list: 'questions' } as const;

/** One question with everything about it; Alt and an arrow key move it, and its handle is for dragging. */
export function QuestionCard({
  positionId,
  question,
  questions,
  index,
  mayBank,
  onChange,
  onMove,
  onRemove,
}: QuestionCardProps) {
  const t = useText(messages);
  const bank = useSaveToBank(positionId);
  const number = index + 1;
  const set = (changes: Partial<QuestionDraft>) => onChange({ ...question, ...changes });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const { type, label, help, options } = question;
  const drag = useDragRow({
    ...QUESTION_LIST,
    id: question.key,
    label: label || t('positions.q.number', { number }),
  });
  return (
    <section
      ref={drag.row}
      className={`${classes.card} ${dragging.row}`}
      data-dragging={drag.dragging || undefined}
      data-edge={drag.edge ?? undefined}
      aria-label={t('positions.q.number', { number })}
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        <span className={classes.title}>
          <DragHandle handle={drag.handle} />
          <h3>{t('positions.q.number', { number })}</h3>
        </span>
        <span className={classes.tools}>
          <IconButton
            label={t('positions.q.up', { number })}
            icon={IconArrowUp}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('positions.q.down', { number })}
            icon={IconArrowDown}
            disabled={index === questions.length - 1}
            onClick={() => onMove(1)}
          />
          <IconButton label={t('positions.q.remove', { number })} icon={IconTrash} onClick={onRemove} />
        </span>
      </div>
      <div className={classes.fields}>
        <TextInput
          className={classes.wide}
          id={fieldId(`question.${question.key}`)}
          label={t('positions.q.label')}
          required
          maxLength={300}
          value={label}
          onChange={(event) => set({ label: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('positions.q.type')}
          value={type}
          data={QUESTION_TYPES.map((value) => ({ value, label: t(`positions.q.type.${value}`) }))}
          onChange={(event) => onChange(withType(question, event.currentTarget.value as QuestionType))}
        />
        <TextInput
          label={t('positions.q.help')}
          maxLength={1000}
          value={help}
          onChange={(event) => set({ help: event.currentTarget.value })}
        />
        <Settings question={question} onChange={(settings) => set({ settings })} />
      </div>
      {isSelect(type) && <Options options={options} onChange={(next) => set({ options: next })} />}
      {type === 'must_agree' ? (
        <p className={classes.note}>{t('positions.q.must_agree_note')}</p>
      ) : (
        <Checkbox
          label={t('positions.q.required')}
          checked={question.required}
          onChange={(event) => set({ required: event.currentTarget.checked })}
        />
      )}
      {question.rules.length > 0 && (
        <div className={classes.rules}>
          <h4>{t('positions.rule.title')}</h4>
          <p className={classes.note}>{t('positions.rule.text')}</p>
          {question.rules.map((rule, at) => (
            <RuleEditor
              key={rule.rule_id}
              rule={rule}
              number={at + 1}
              questions={questions}
              onChange={(next) => set({ rules: question.rules.map((each, i) => (i === at ? next : each)) })}
              onRemove={() => set({ rules: question.rules.filter((_, i) => i !== at) })}
            />
          ))}
        </div>
      )}
      <div className={classes.foot}>
        {takesRules(type) && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
            disabled={question.rules.length >= 10}
            onClick={() => set({ rules: [...question.rules, newRule(question)] })}
          >
            {t('positions.rule.add')}
          </Button>
        )}
        {mayBank && (
          <Button
            variant="subtle"
            loading={bank.isPending}
            disabled={firstLack([{ ...question, rules: [] }]) !== null}
            onClick={() => bank.mutate({ type, label, help, options })}
          >
            {t('positions.q.to_bank')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Settings({
  question,
  onChange,
}: {
  question: QuestionDraft;
  onChange: (next: QuestionDraft['settings']) => void;
}) {
  const t = useText(messages);
  const { settings, type } = question;
  const field = (name: 'min' | 'max' | 'max_length', limits: { min?: number; max?: number } = {}) => (
    <TextInput
      type="number"
      label={t(`positions.q.${name}`)}
      {...limits}
      value={settings[name] ?? ''}
      onChange={(event) => {
        const value = event.currentTarget.valueAsNumber;
        onChange({ ...settings, [name]: Number.isNaN(value) ? null : value });
      }}
    />
  );
  if (type === 'number') {
    return (
      <>
        {field('min')}
        {field('max')}
      </>
    );
  }
  if (type === 'short_text' || type === 'long_text')
    return field('max_length', { min: 1, max: ANSWER_LIMITS[type] });
  return null;
}

type Option = QuestionDraft['options'][number];

function Options({ options, onChange }: { options: readonly Option[]; onChange: (next: Option[]) => void }) {
  const t = useText(messages);
  return (
    <fieldset className={classes.options}>
      <legend>{t('positions.q.options')}</legend>
      {options.map((option, index) => {
        const label = t('positions.q.option', { number: index + 1 });
        return (
          <div key={option.key} className={classes.option}>
            <TextInput
              className={classes.optionText}
              aria-label={label}
              maxLength={200}
              value={option.label}
              onChange={(event) => {
                const { value } = event.currentTarget;
                onChange(options.map((each, i) => (i === index ? { ...each, label: value } : each)));
              }}
            />
            <IconButton
              label={t('positions.field.remove', { name: option.label || label })}
              icon={IconX}
              onClick={() => onChange(options.filter((_, i) => i !== index))}
            />
          </div>
        );
      })}
      <div>
        <Button
          variant="default"
          disabled={options.length >= 50}
          onClick={() => onChange([...options, newOption()])}
        >
          {t('positions.q.add_option')}
        </Button>
      </div>
    </fieldset>
  );
}
