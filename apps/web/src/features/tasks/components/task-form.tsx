import { Textarea, TextInput } from '@mantine/core';
import { TASK_ACCOMMODATIONS, TASK_LOCALES } from '@tryout/domain/tasks/task-status';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import type { FormErrors } from '../../../ui/forms/form-errors.ts';
import { SettingsForm } from '../../../ui/forms/settings-form.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { TaskContent, TaskDetail } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';
import { useSettingWords } from '../use-setting-words.ts';
import classes from './task-form.module.css';
import { TimeLimitField } from './time-limit-field.tsx';

interface TaskFormProps {
  readonly detail: TaskDetail;
  readonly value: TaskContent;
  readonly errors: FormErrors;
  /** A published task is only read. */
  readonly disabled: boolean;
  readonly onChange: (next: TaskContent) => void;
}

const NO_WORDS = { name: '', description: '', instructions: '' };
const MOST = { name: 120, description: 600, instructions: 2000 } as const;

/** Everything that can be written of a task. */
export function TaskForm({ detail, value, errors, disabled, onChange }: TaskFormProps) {
  const t = useText(messages);
  const settingWords = useSettingWords(detail.task.game_key);
  const change = (part: Partial<TaskContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap={5}>
      <Panel title={t('tasks.words')}>
        <p className={classes.help}>{t('tasks.words.empty')}</p>
        <div className={classes.languages}>
          <Words
            legend={t('tasks.words.en')}
            prefix=""
            lang="en"
            value={value}
            errors={errors}
            disabled={disabled}
            onChange={change}
          />
          {TASK_LOCALES.map((locale) => (
            <Words
              key={locale}
              legend={t(`tasks.words.${locale}`)}
              prefix={`words.${locale}.`}
              lang={locale}
              value={value.words?.[locale] ?? NO_WORDS}
              errors={errors}
              disabled={disabled}
              onChange={(part) =>
                change({
                  words: { ...value.words, [locale]: { ...NO_WORDS, ...value.words?.[locale], ...part } },
                })
              }
            />
          ))}
        </div>
      </Panel>
      <Panel title={t('tasks.settings', { game: detail.task.game })}>
        <SettingsForm
          parameters={detail.parameters}
          values={value.preset ?? {}}
          words={settingWords}
          errors={errors}
          name="preset"
          disabled={disabled}
          onChange={(preset) => change({ preset: { ...preset } })}
        />
      </Panel>
      <Panel title={t('tasks.time')}>
        <TimeLimitField
          value={value.time_limit_s ?? null}
          error={errors.of('time_limit_s')}
          disabled={disabled}
          onChange={(time_limit_s) => change({ time_limit_s })}
        />
      </Panel>
      <Panel>
        <fieldset className={classes.fieldset} disabled={disabled}>
          <legend className={classes.legend}>{t('tasks.accommodations')}</legend>
          <p className={classes.help}>{t('tasks.accommodations.help')}</p>
          <div className={classes.checks}>
            {TASK_ACCOMMODATIONS.map((each) => (
              <CheckBox
                key={each}
                label={t(`tasks.accommodation.${each}`)}
                checked={value.accommodations.includes(each)}
                disabled={disabled}
                onChange={(checked) =>
                  change({
                    accommodations: TASK_ACCOMMODATIONS.filter((one) =>
                      one === each ? checked : value.accommodations.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      </Panel>
    </Stack>
  );
}

interface WordsProps {
  readonly legend: string;
  /** Before each field's name in the request. */
  readonly prefix: string;
  readonly lang: 'en' | (typeof TASK_LOCALES)[number];
  readonly value: { readonly name: string; readonly description?: string; readonly instructions?: string };
  readonly errors: FormErrors;
  readonly disabled: boolean;
  readonly onChange: (part: { name?: string; description?: string; instructions?: string }) => void;
}

function Words({ legend, prefix, lang, value, errors, disabled, onChange }: WordsProps) {
  const t = useText(messages);
  const common = (field: keyof typeof MOST) => ({
    id: fieldId(prefix + field),
    label: t(`tasks.${field}`),
    maxLength: MOST[field],
    lang,
    dir: lang === 'ar' ? ('rtl' as const) : ('ltr' as const),
    disabled,
    error: errors.of(prefix + field),
    value: value[field] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [field]: currentTarget.value }),
  });
  return (
    <fieldset className={classes.fieldset}>
      <legend className={classes.legend}>{legend}</legend>
      <Stack gap={4}>
        <TextInput {...common('name')} required={prefix === ''} withAsterisk={false} />
        <Textarea {...common('description')} description={t('tasks.description.help')} autosize minRows={2} />
        <Textarea
          {...common('instructions')}
          description={t('tasks.instructions.help')}
          autosize
          minRows={3}
        />
      </Stack>
    </fieldset>
  );
}
