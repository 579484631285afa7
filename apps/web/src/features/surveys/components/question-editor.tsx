import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import {
  blankQuestion,
  FORM_QUESTION_TYPES,
  type FormDefinition,
  type FormOption,
  type FormQuestion,
  type FormTest,
  type FormWords,
  isAsked,
  questionsOf,
  wordsIn,
} from '@tryout/domain/forms/form';
import type { FormProblem } from '@tryout/domain/forms/form-problems';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { askedMessages } from '../asked.messages.ts';
import { messages } from '../surveys.messages.ts';
import classes from './survey-editor.module.css';

const TAKES_OPTIONS = ['single_select', 'multi_select', 'ranking', 'matrix'];

/** Writes one question: its type, its words in each language, its choices and when it is asked. */
export function QuestionEditor({
  form,
  question,
  problems,
  canMove,
  onChange,
  onMove,
  onRemove,
}: {
  readonly form: FormDefinition;
  readonly question: FormQuestion;
  readonly problems: readonly FormProblem[];
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly onChange: (question: FormQuestion) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}) {
  const t = useText(messages);
  const locale = useLocale();
  const title = wordsIn(question.title, locale, form) || question.name;
  const set = (more: Partial<FormQuestion>) => onChange({ ...question, ...more });
  const languageName = (code: string) =>
    Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code as keyof typeof LANGUAGES].name : code;
  const wordsFields = (label: string, words: FormWords, onWords: (words: FormWords) => void, most: number) =>
    form.languages.map((code) => (
      <TextInput
        key={code}
        dir={code === 'ar' ? 'rtl' : 'ltr'}
        label={t('surveys.words', { what: label, language: languageName(code) })}
        maxLength={most}
        value={words[code] ?? ''}
        onChange={(event) => {
          const { [code]: _before, ...others } = words;
          const text = event.currentTarget.value;
          onWords(text === '' ? others : { ...others, [code]: text });
        }}
      />
    ));
  const list = (
    label: string,
    options: readonly FormOption[],
    onOptions: (options: readonly FormOption[]) => void,
  ) => (
    <fieldset className={classes.set}>
      <legend>{label}</legend>
      {options.map((option, at) => (
        <div key={option.value} className={classes.option}>
          {wordsFields(
            `${label} ${at + 1}`,
            option.title,
            (words) => onOptions(options.map((one, here) => (here === at ? { ...one, title: words } : one))),
            200,
          )}
          <IconButton
            label={t('surveys.remove_option', { n: at + 1 })}
            icon={IconTrash}
            onClick={() => onOptions(options.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Row>
        <Button
          variant="default"
          onClick={() => onOptions([...options, { value: freeValue(options), title: {} }])}
        >
          {t('surveys.add_option')}
        </Button>
      </Row>
    </fieldset>
  );
  return (
    <section className={classes.question} aria-label={title}>
      <Stack gap={3}>
        <Row justify="space-between">
          <strong>
            <bdi>{title}</bdi>
          </strong>
          <Row gap={1}>
            <IconButton
              label={t('surveys.up', { name: title })}
              icon={IconArrowUp}
              disabled={!canMove.up}
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={t('surveys.down', { name: title })}
              icon={IconArrowDown}
              disabled={!canMove.down}
              onClick={() => onMove(1)}
            />
            <IconButton label={t('surveys.remove', { name: title })} icon={IconTrash} onClick={onRemove} />
          </Row>
        </Row>
        <NativeSelect
          label={t('surveys.type')}
          value={question.type}
          onChange={(event) => {
            const type = FORM_QUESTION_TYPES.find((one) => one === event.currentTarget.value) ?? 'short_text';
            const { name, title: words, description, visible_if, options, rows } = question;
            onChange({
              ...blankQuestion(name, type, words),
              description,
              visible_if,
              options: TAKES_OPTIONS.includes(type) ? options : [],
              rows: type === 'matrix' ? rows : [],
            });
          }}
          data={FORM_QUESTION_TYPES.map((value) => ({ value, label: t(`surveys.type.${value}`) }))}
        />
        {wordsFields(t('surveys.question'), question.title, (words) => set({ title: words }), 500)}
        {question.type === 'matrix' && list(t('surveys.rows'), question.rows, (rows) => set({ rows }))}
        {TAKES_OPTIONS.includes(question.type) &&
          list(t('surveys.options'), question.options, (options) => set({ options }))}
        {question.type === 'rating' && (
          <NumberInput
            label={t('surveys.steps')}
            min={2}
            max={10}
            value={question.steps ?? 5}
            onChange={(value) => set({ steps: typeof value === 'number' ? value : 5 })}
          />
        )}
        {isAsked(question) && question.type !== 'must_agree' && (
          <CheckBox
            label={t('surveys.required')}
            checked={question.is_required}
            onChange={(is_required) => set({ is_required })}
          />
        )}
        <Condition form={form} question={question} onChange={onChange} />
        {problems.length > 0 && (
          <ul>
            {problems.map(({ path, code }) => (
              <li key={`${path}:${code}`}>{t(`surveys.wrong.${code}`)}</li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}

function freeValue(options: readonly FormOption[]): string {
  for (let n = options.length + 1; ; n += 1) {
    if (!options.some(({ value }) => value === `option${n}`)) return `option${n}`;
  }
}

const CONDITIONED = ['single_select', 'multi_select', 'yes_no', 'rating', 'nps'];

/** When it is asked: always, or after one answer to an earlier question. What a file brought with it beyond that stays as it is. */
function Condition({
  form,
  question,
  onChange,
}: {
  readonly form: FormDefinition;
  readonly question: FormQuestion;
  readonly onChange: (question: FormQuestion) => void;
}) {
  const t = useText(messages);
  const asked = useText(askedMessages);
  const locale = useLocale();
  const all = questionsOf(form);
  const before = all.slice(
    0,
    all.findIndex(({ name }) => name === question.name),
  );
  const [test, ...more] = question.visible_if?.tests ?? [];
  const about = before.find(({ name }) => name === test?.question);
  if (more.length > 0) return <p>{t('surveys.condition.many', { n: more.length + 1 })}</p>;
  const set = (next: FormTest | null) =>
    onChange({ ...question, visible_if: next && { join: 'all', tests: [next] } });
  const firstTest = (of: FormQuestion): FormTest => {
    if (of.type === 'yes_no') return { question: of.name, is: 'equal', value: true };
    if (of.type === 'rating' || of.type === 'nps') return { question: of.name, is: 'at_most', value: 2 };
    const value = of.options[0]?.value ?? '';
    return { question: of.name, is: of.type === 'multi_select' ? 'includes' : 'equal', value };
  };
  const values =
    about?.type === 'yes_no'
      ? [
          { value: 'true', label: asked('surveys.yes') },
          { value: 'false', label: asked('surveys.no') },
        ]
      : (about?.options ?? []).map(({ value, title }) => ({
          value,
          label: wordsIn(title, locale, form) || value,
        }));
  const isScale = about?.type === 'rating' || about?.type === 'nps';
  return (
    <Row align="end">
      <NativeSelect
        label={t('surveys.condition')}
        value={test?.question ?? ''}
        onChange={(event) => {
          const next = before.find(({ name }) => name === event.currentTarget.value);
          set(next ? firstTest(next) : null);
        }}
        data={[
          { value: '', label: t('surveys.condition.always') },
          ...before
            .filter(({ type }) => CONDITIONED.includes(type))
            .map((one) => ({ value: one.name, label: wordsIn(one.title, locale, form) || one.name })),
          ...(test && !about ? [{ value: test.question, label: test.question }] : []),
        ]}
      />
      {test && isScale && (
        <>
          <NativeSelect
            label={t('surveys.condition.is')}
            value={test.is}
            onChange={(event) =>
              set({ ...test, is: event.currentTarget.value === 'at_least' ? 'at_least' : 'at_most' })
            }
            data={[
              { value: 'at_most', label: t('surveys.condition.at_most') },
              { value: 'at_least', label: t('surveys.condition.at_least') },
            ]}
          />
          <NumberInput
            label={t('surveys.condition.value')}
            value={typeof test.value === 'number' ? test.value : ''}
            onChange={(value) => set({ ...test, value: typeof value === 'number' ? value : 0 })}
          />
        </>
      )}
      {test && about && !isScale && (
        <NativeSelect
          label={t('surveys.condition.value')}
          value={String(test.value)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            set({ ...test, value: about.type === 'yes_no' ? value === 'true' : value });
          }}
          data={values}
        />
      )}
    </Row>
  );
}
