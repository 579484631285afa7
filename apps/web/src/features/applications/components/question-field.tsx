import { Button, Checkbox, Radio, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { longestAnswer } from '../answer-check.ts';
import type { Answer, Application, Question } from '../applications.api.ts';
import { messages } from '../flow.messages.ts';
import { FileAnswer } from './file-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';
import classes from './question-field.module.css';

interface QuestionFieldProps {
  application: Application;
  question: Question;
  number: number;
  value: Answer;
  error: string | undefined;
  onChange: (value: Answer) => void;
  onFile: (fileId: string) => void;
}

const YES_NO = ['yes', 'no'] as const;

/** Of the longest answer: from here on the count is shown; before, it only makes people wonder. */
const NEAR_THE_LIMIT = 0.8;

/** One question with the control of its type. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, number, value, error, onChange } = props;
  const t = useText(messages);
  const id = fieldId(`question.${question.position_question_id}`);
  const label = (
    <span className={classes.label}>
      {number}. <bdi>{question.label}</bdi>
      {!question.required && (
        <span className={classes.optional}> ({t('applications.questions.optional')})</span>
      )}
    </span>
  );
  const shared = { id, label, description: question.help || undefined, error };
  const text = typeof value === 'string' ? value : '';
  const limit = longestAnswer(question);
  const typed = (event: { currentTarget: { value: string } }) =>
    onChange(event.currentTarget.value === '' ? null : event.currentTarget.value);

  const clear = !question.required && value !== null && (
    <Button variant="subtle" size="sm" onClick={() => onChange(null)}>
      {t('applications.questions.clear')}
    </Button>
  );

  switch (question.type) {
    case 'short_text':
      return <TextInput {...shared} value={text} onChange={typed} />;
    case 'long_text':
      return (
        <div>
          <Textarea {...shared} rows={8} classNames={{ input: classes.long }} value={text} onChange={typed} />
          {limit !== null && [...text].length > limit * NEAR_THE_LIMIT && (
            <p className={classes.count}>
              {t('applications.questions.characters', { used: [...text].length, limit })}
            </p>
          )}
        </div>
      );
    case 'url':
      return (
        <TextInput {...shared} type="url" dir="ltr" placeholder="https://" value={text} onChange={typed} />
      );
    case 'date':
      return (
        <TextInput
          {...shared}
          type="date"
          value={text}
          onChange={typed}
          classNames={{ input: classes.short }}
        />
      );
    case 'number':
      return (
        <NumberAnswer {...shared} value={typeof value === 'number' ? value : null} onChange={onChange} />
      );
    case 'single_select':
      return (
        <Radio.Group {...shared} value={text} onChange={(key) => onChange(key)}>
          <div className={classes.options}>
            {question.options.map((option) => (
              <Radio
                key={option.key}
                className={classes.option}
                value={option.key}
                label={<bdi>{option.label}</bdi>}
              />
            ))}
          </div>
          {clear}
        </Radio.Group>
      );
    case 'multi_select':
      return (
        <Checkbox.Group
          {...shared}
          value={Array.isArray(value) ? value : []}
          onChange={(keys) => onChange(keys)}
        >
          <div className={classes.options}>
            {question.options.map((option) => (
              <Checkbox
                key={option.key}
                className={classes.option}
                value={option.key}
                label={<bdi>{option.label}</bdi>}
              />
            ))}
          </div>
        </Checkbox.Group>
      );
    case 'yes_no':
      return (
        <Radio.Group
          {...shared}
          value={typeof value === 'boolean' ? YES_NO[value ? 0 : 1] : ''}
          onChange={(key) => onChange(key === YES_NO[0])}
        >
          <div className={classes.options}>
            {YES_NO.map((key) => (
              <Radio
                key={key}
                className={classes.option}
                value={key}
                label={t(`applications.questions.${key}`)}
              />
            ))}
          </div>
          {clear}
        </Radio.Group>
      );
    case 'must_agree':
      return (
        <Checkbox
          {...shared}
          className={classes.option}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'file':
      return <FileAnswer {...props} id={id} label={label} />;
  }
}
