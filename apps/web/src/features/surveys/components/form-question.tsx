import { NumberInput, Radio, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { FormAnswer } from '@tryout/domain/forms/conditions';
import { type FormDefinition, type FormQuestion, type FormWords, wordsIn } from '@tryout/domain/forms/form';
import { announce } from '../../../platform/announce.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { askedMessages } from '../asked.messages.ts';
import classes from './form-question.module.css';

interface Props {
  readonly form: FormDefinition;
  readonly question: FormQuestion;
  readonly answer: FormAnswer | undefined;
  readonly onAnswer: (answer: FormAnswer | undefined) => void;
  readonly error: string | undefined;
}

/** One question with its field. Every kind of field is the browser's or the kit's own, so keys and screen readers work. */
export function FormQuestionField({ form, question, answer, onAnswer, error }: Props) {
  const t = useText(askedMessages);
  const locale = useLocale();
  const say = (words: FormWords) => wordsIn(words, locale, form);
  const { type, name, options } = question;
  const label = say(question.title);
  const description = say(question.description) || undefined;
  const given = { label, description, error, required: question.is_required };
  if (type === 'statement') return <p className={classes.statement}>{label}</p>;
  if (type === 'short_text' || type === 'url') {
    return (
      <TextInput
        {...given}
        type={type === 'url' ? 'url' : 'text'}
        value={typeof answer === 'string' ? answer : ''}
        maxLength={question.most ?? (type === 'url' ? 2000 : 500)}
        onChange={(event) => onAnswer(event.currentTarget.value || undefined)}
      />
    );
  }
  if (type === 'date') {
    return (
      <TextInput
        {...given}
        type="date"
        value={typeof answer === 'string' ? answer : ''}
        onChange={(event) => onAnswer(event.currentTarget.value || undefined)}
      />
    );
  }
  if (type === 'long_text') {
    return (
      <Textarea
        {...given}
        autosize
        minRows={3}
        value={typeof answer === 'string' ? answer : ''}
        maxLength={question.most ?? 5000}
        onChange={(event) => onAnswer(event.currentTarget.value || undefined)}
      />
    );
  }
  if (type === 'number') {
    return (
      <NumberInput
        {...given}
        value={typeof answer === 'number' ? answer : ''}
        onChange={(value) => onAnswer(typeof value === 'number' ? value : undefined)}
      />
    );
  }
  if (type === 'must_agree') {
    return (
      <>
        <CheckBox
          label={label}
          checked={answer === true}
          onChange={(is) => onAnswer(is ? true : undefined)}
        />
        {error && <p className={classes.error}>{error}</p>}
      </>
    );
  }
  if (type === 'ranking') return <Ranking {...{ form, question, answer, onAnswer, error }} />;
  const legend = (
    <>
      <legend>
        {label}
        {question.is_required && <span aria-hidden> *</span>}
      </legend>
      {description && <p className={classes.about}>{description}</p>}
    </>
  );
  const wrong = error && <p className={classes.error}>{error}</p>;
  const choices =
    type === 'yes_no'
      ? [
          { value: 'true', title: t('surveys.yes') },
          { value: 'false', title: t('surveys.no') },
        ]
      : options.map((option) => ({ value: option.value, title: say(option.title) }));
  const skip = answer !== undefined && !question.is_required && (
    <button type="button" className={classes.clear} onClick={() => onAnswer(undefined)}>
      {t('surveys.clear')}
    </button>
  );
  if (type === 'multi_select') {
    const chosen = Array.isArray(answer) ? (answer as readonly string[]) : [];
    return (
      <fieldset className={classes.set}>
        {legend}
        {choices.map(({ value, title }) => (
          <CheckBox
            key={value}
            label={title}
            checked={chosen.includes(value)}
            onChange={(is) => {
              const next = is ? [...chosen, value] : chosen.filter((one) => one !== value);
              onAnswer(next.length === 0 ? undefined : next);
            }}
          />
        ))}
        {wrong}
      </fieldset>
    );
  }
  if (type === 'rating' || type === 'nps') {
    const from = type === 'nps' ? 0 : 1;
    const to = type === 'nps' ? 10 : (question.steps ?? 5);
    return (
      <fieldset className={classes.set}>
        {legend}
        <div className={classes.whole}>
          <div className={classes.scale}>
            {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((step) => (
              <label key={step} className={classes.step}>
                <input
                  type="radio"
                  name={name}
                  value={step}
                  checked={answer === step}
                  onChange={() => onAnswer(step)}
                  // A digit chooses its step at once; 10 is reached with the arrow keys.
                  onKeyDown={({ key }) => {
                    if (/^\d$/.test(key) && Number(key) >= from && Number(key) <= to) onAnswer(Number(key));
                  }}
                />
                <span>{step}</span>
              </label>
            ))}
          </div>
          <div className={classes.ends}>
            <span>{say(question.low)}</span>
            <span>{say(question.high)}</span>
          </div>
        </div>
        {skip}
        {wrong}
      </fieldset>
    );
  }
  if (type === 'matrix') {
    const given =
      typeof answer === 'object' && !Array.isArray(answer)
        ? (answer as Readonly<Record<string, string>>)
        : {};
    return (
      <fieldset className={classes.set}>
        {legend}
        {question.rows.map((row) => (
          <Radio.Group
            key={row.value}
            label={say(row.title)}
            value={given[row.value] ?? ''}
            onChange={(column) => onAnswer({ ...given, [row.value]: column })}
          >
            <div className={classes.cells}>
              {choices.map(({ value, title }) => (
                <Radio key={value} value={value} label={title} />
              ))}
            </div>
          </Radio.Group>
        ))}
        {skip}
        {wrong}
      </fieldset>
    );
  }
  return (
    <fieldset className={classes.set}>
      {legend}
      {choices.map(({ value, title }) => (
        <Radio
          key={value}
          name={name}
          label={title}
          checked={String(answer) === value}
          onChange={() => onAnswer(type === 'yes_no' ? value === 'true' : value)}
        />
      ))}
      {skip}
      {wrong}
    </fieldset>
  );
}

/** An order: nothing is answered until something is moved or the order is confirmed as it stands. */
function Ranking({ form, question, answer, onAnswer, error }: Props) {
  const t = useText(askedMessages);
  const locale = useLocale();
  const order = Array.isArray(answer)
    ? (answer as readonly string[])
    : question.options.map(({ value }) => value);
  const titleOf = (value: string) => {
    const option = question.options.find((one) => one.value === value);
    return option ? wordsIn(option.title, locale, form) : value;
  };
  const move = (at: number, by: -1 | 1) => {
    const next = [...order];
    const [moved] = next.splice(at, 1);
    if (moved === undefined) return;
    next.splice(at + by, 0, moved);
    onAnswer(next);
    announce(t('surveys.moved', { name: titleOf(moved), place: at + by + 1 }));
  };
  return (
    <fieldset className={classes.set}>
      <legend>{wordsIn(question.title, locale, form)}</legend>
      <ol className={classes.order}>
        {order.map((value, at) => (
          <li key={value}>
            <span>
              <bdi>{titleOf(value)}</bdi>
            </span>
            <IconButton
              label={t('surveys.up', { name: titleOf(value) })}
              icon={IconArrowUp}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              label={t('surveys.down', { name: titleOf(value) })}
              icon={IconArrowDown}
              disabled={at === order.length - 1}
              onClick={() => move(at, 1)}
            />
          </li>
        ))}
      </ol>
      {answer === undefined ? (
        <button type="button" className={classes.clear} onClick={() => onAnswer(order)}>
          {t('surveys.order_is_right')}
        </button>
      ) : (
        <button type="button" className={classes.clear} onClick={() => onAnswer(undefined)}>
          {t('surveys.clear')}
        </button>
      )}
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}
