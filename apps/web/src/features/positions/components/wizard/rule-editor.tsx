import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconTrash, IconX } from '@tabler/icons-react';
import { KNOCK_OUT_ACTIONS, type KnockOutAction } from '@tryout/domain/positions/knockout';
import { RULE_OPERATORS, type RuleOperator } from '@tryout/domain/positions/knockout-operators';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import {
  type ConditionDraft,
  emptyOperand,
  isSelect,
  newCondition,
  type QuestionDraft,
  type RuleDraft,
  takesOperand,
  takesRules,
} from '../../question-draft.ts';
import { messages } from '../../wizard.messages.ts';
import classes from './question-card.module.css';

interface RuleEditorProps {
  rule: RuleDraft;
  number: number;
  questions: readonly QuestionDraft[];
  onChange: (next: RuleDraft) => void;
  onRemove: () => void;
}

/** One knock-out rule: conditions on answers, and what is suggested when they hold. */
export function RuleEditor({ rule, number, questions, onChange, onRemove }: RuleEditorProps) {
  const t = useText(messages);
  const setCondition = (index: number, next: ConditionDraft) =>
    onChange({ ...rule, conditions: rule.conditions.map((each, i) => (i === index ? next : each)) });
  const first =
    questions.find((question) => question.key === rule.conditions[0]?.question_id) ??
    questions.find((question) => takesRules(question.type));
  return (
    <section className={classes.rule} aria-label={t('positions.rule.number', { number })}>
      <div className={classes.head}>
        <strong>{t('positions.rule.number', { number })}</strong>
        <IconButton label={t('positions.rule.remove', { number })} icon={IconTrash} onClick={onRemove} />
      </div>
      {rule.conditions.length > 1 && (
        <NativeSelect
          label={t('positions.rule.match')}
          value={rule.match}
          data={[
            { value: 'all', label: t('positions.rule.all') },
            { value: 'any', label: t('positions.rule.any') },
          ]}
          onChange={(event) =>
            onChange({ ...rule, match: event.currentTarget.value === 'any' ? 'any' : 'all' })
          }
        />
      )}
      {rule.conditions.map((condition, index) => (
        <Condition
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name but their place
          key={index}
          condition={condition}
          number={index + 1}
          questions={questions}
          onChange={(next) => setCondition(index, next)}
          onRemove={
            rule.conditions.length > 1
              ? () => onChange({ ...rule, conditions: rule.conditions.filter((_, i) => i !== index) })
              : null
          }
        />
      ))}
      <div className={classes.fields}>
        <NativeSelect
          label={t('positions.rule.action')}
          value={rule.action}
          data={KNOCK_OUT_ACTIONS.map((value) => ({ value, label: t(`positions.rule.action.${value}`) }))}
          onChange={(event) => {
            const action = event.currentTarget.value as KnockOutAction;
            onChange({ ...rule, action, tag: action === 'tag' ? (rule.tag ?? '') : null });
          }}
        />
        {rule.action === 'tag' && (
          <TextInput
            label={t('positions.rule.tag')}
            required
            maxLength={40}
            value={rule.tag ?? ''}
            onChange={(event) => onChange({ ...rule, tag: event.currentTarget.value })}
          />
        )}
      </div>
      {first && rule.conditions.length < 10 && (
        <div>
          <Button
            variant="subtle"
            onClick={() => onChange({ ...rule, conditions: [...rule.conditions, newCondition(first)] })}
          >
            {t('positions.rule.add_condition')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ConditionProps {
  condition: ConditionDraft;
  number: number;
  questions: readonly QuestionDraft[];
  onChange: (next: ConditionDraft) => void;
  onRemove: (() => void) | null;
}

function Condition({ condition, number, questions, onChange, onRemove }: ConditionProps) {
  const t = useText(messages);
  const question = questions.find((each) => each.key === condition.question_id);
  if (!question) return null;
  return (
    <div className={classes.condition}>
      <NativeSelect
        label={t('positions.rule.question')}
        value={condition.question_id}
        data={questions.flatMap((each, index) =>
          takesRules(each.type)
            ? [{ value: each.key, label: each.label || t('positions.q.number', { number: index + 1 }) }]
            : [],
        )}
        onChange={(event) => {
          const next = questions.find((each) => each.key === event.currentTarget.value);
          if (next) onChange(newCondition(next));
        }}
      />
      <NativeSelect
        label={t('positions.rule.operator')}
        value={condition.operator}
        data={RULE_OPERATORS[question.type].map((value) => ({ value, label: t(`positions.op.${value}`) }))}
        onChange={(event) => {
          const operator = event.currentTarget.value as RuleOperator;
          const keeps =
            takesOperand(operator) &&
            takesOperand(condition.operator) &&
            operator !== 'between' &&
            condition.operator !== 'between';
          onChange({
            ...condition,
            operator,
            operand: keeps ? condition.operand : emptyOperand(question.type, operator),
          });
        }}
      />
      {takesOperand(condition.operator) && (
        <Operand
          question={question}
          condition={condition}
          onChange={(operand) => onChange({ ...condition, operand })}
        />
      )}
      {onRemove && (
        <IconButton
          label={t('positions.rule.remove_condition', { number })}
          icon={IconX}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

interface OperandProps {
  question: QuestionDraft;
  condition: ConditionDraft;
  onChange: (next: ConditionDraft['operand']) => void;
}

function Operand({ question, condition, onChange }: OperandProps) {
  const t = useText(messages);
  const { operand, operator } = condition;
  const isNumber = question.type === 'number';
  if (isSelect(question.type)) {
    const chosen = Array.isArray(operand) ? (operand as string[]) : [];
    return (
      <fieldset className={classes.choices}>
        <legend>{t('positions.rule.value')}</legend>
        {question.options.map((option, index) => (
          <Checkbox
            key={option.key}
            label={option.label || t('positions.q.option', { number: index + 1 })}
            checked={chosen.includes(option.key)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...chosen, option.key]
                  : chosen.filter((key) => key !== option.key),
              )
            }
          />
        ))}
      </fieldset>
    );
  }
  const type = isNumber ? 'number' : question.type === 'date' ? 'date' : 'text';
  const read = (input: HTMLInputElement): string | number =>
    isNumber ? (Number.isNaN(input.valueAsNumber) ? 0 : input.valueAsNumber) : input.value;
  if (operator === 'between') {
    const [low = '', high = ''] = (Array.isArray(operand) ? operand : []) as (string | number)[];
    const pair = (next: [string | number, string | number]) => onChange(next as string[] | number[]);
    return (
      <div className={classes.pair}>
        <TextInput
          type={type}
          label={t('positions.rule.value')}
          value={low}
          onChange={(event) => pair([read(event.currentTarget), high])}
        />
        <TextInput
          type={type}
          label={t('positions.rule.value_to')}
          value={high}
          onChange={(event) => pair([low, read(event.currentTarget)])}
        />
      </div>
    );
  }
  return (
    <TextInput
      type={type}
      label={t('positions.rule.value')}
      maxLength={500}
      value={Array.isArray(operand) ? '' : ((operand ?? '') as string | number)}
      onChange={(event) => onChange(read(event.currentTarget))}
    />
  );
}
