import { Button, NativeSelect, TextInput } from '@mantine/core';
import { settingProblem } from '@tryout/games/setting-problem';
import type { ParameterSpec } from '@tryout/games/task-core';
import { useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { CheckBox } from './check-box.tsx';
import { fieldId } from './field-id.ts';
import type { FormErrors } from './form-errors.ts';
import { messages } from './settings-form.messages.ts';
import classes from './settings-form.module.css';

/** A setting's value; text that is no number yet is kept as it was typed. */
export type SettingValue = number | boolean | string;

/** Settings by parameter key; what is not there has its default. */
export type SettingValues = Readonly<Record<string, SettingValue>>;

/** What a game calls its settings. */
export interface SettingWords {
  readonly name: (spec: ParameterSpec) => string;
  readonly about: (spec: ParameterSpec) => string;
  /** One of the choices of an `enum`. */
  readonly option: (spec: ParameterSpec, option: string) => string;
  /** A number with its unit. */
  readonly amount: (spec: ParameterSpec, value: number) => string;
}

interface SettingsFormProps {
  readonly parameters: readonly ParameterSpec[];
  readonly values: SettingValues;
  /** What holds where nothing is set, such as a task's preset; what is not here has the game's default. */
  readonly defaults?: SettingValues;
  readonly words: SettingWords;
  readonly onChange: (values: SettingValues) => void;
  /** What the server found; a field is named `<name>.<key>`. */
  readonly errors?: FormErrors;
  /** Where the settings stand in the request. */
  readonly name?: string;
  readonly disabled?: boolean;
}

/** The keys of settings whose own value cannot be taken, in declared order. */
export function wrongSettings(parameters: readonly ParameterSpec[], values: SettingValues): string[] {
  return parameters
    .filter((spec) => Object.hasOwn(values, spec.key) && settingProblem(spec, values[spec.key]) !== null)
    .map((spec) => spec.key);
}

/** A form made from the parameters that a game declares. */
export function SettingsForm(props: SettingsFormProps) {
  const { parameters, values, defaults, words, onChange, errors, name = 'parameters', disabled } = props;
  const t = useText(messages);
  if (parameters.length === 0) return <p>{t('settings.none')}</p>;
  return (
    <div className={classes.form}>
      {parameters.map((spec) => {
        const usual = defaults?.[spec.key] ?? spec.default;
        const own = Object.hasOwn(values, spec.key) ? values[spec.key] : undefined;
        const { [spec.key]: _own, ...others } = values;
        const set = (next: SettingValue | undefined) =>
          onChange(next === undefined ? others : { ...others, [spec.key]: next });
        const field = `${name}.${spec.key}`;
        return (
          <Setting
            key={spec.key}
            spec={spec}
            own={own}
            usual={usual}
            words={words}
            field={field}
            error={errors?.of(field)}
            disabled={disabled ?? false}
            onChange={set}
          />
        );
      })}
      {Object.keys(values).length > 0 && !disabled && (
        <Button variant="default" className={classes.all} onClick={() => onChange({})}>
          {t('settings.reset_all')}
        </Button>
      )}
    </div>
  );
}

interface SettingProps {
  readonly spec: ParameterSpec;
  readonly own: SettingValue | undefined;
  readonly usual: SettingValue;
  readonly words: SettingWords;
  readonly field: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: SettingValue | undefined) => void;
}

function Setting(props: SettingProps) {
  const { spec, own, usual, words, field, disabled, onChange } = props;
  const t = useText(messages);
  const name = words.name(spec);
  const problem = own === undefined ? null : settingProblem(spec, own);
  const error = problem
    ? t(`settings.problem.${problem.code}`, 'limit' in problem ? { limit: problem.limit } : {})
    : props.error;
  const usualText = useValueText(spec, words, usual);
  const range = useRange(spec, words);
  const about = [words.about(spec), range, t('settings.default', { value: usualText })]
    .filter(Boolean)
    .map((part) => (/[.؟?!]$/.test(part) ? part : `${part}.`))
    .join(' ');
  return (
    <div className={classes.setting}>
      {spec.type === 'boolean' ? (
        <div>
          <CheckBox
            label={name}
            checked={(own ?? usual) === true}
            disabled={disabled}
            onChange={(checked) => onChange(checked === usual ? undefined : checked)}
          />
          <p className={classes.about}>{about}</p>
          {error && <p className={classes.error}>{error}</p>}
        </div>
      ) : spec.type === 'enum' ? (
        <NativeSelect
          id={fieldId(field)}
          label={name}
          description={about}
          error={error}
          disabled={disabled}
          value={String(own ?? usual)}
          data={(spec.options ?? []).map((value) => ({ value, label: words.option(spec, value) }))}
          onChange={({ currentTarget: { value } }) => onChange(value === usual ? undefined : value)}
        />
      ) : (
        <NumberSetting {...props} name={name} about={about} error={error} />
      )}
      {own !== undefined && !disabled && (
        <Button variant="subtle" className={classes.reset} onClick={() => onChange(undefined)}>
          {t('settings.reset', { value: usualText })}
          <span className="visually-hidden"> {t('settings.reset_name', { name })}</span>
        </Button>
      )}
    </div>
  );
}

const asNumber = (text: string): SettingValue => {
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : text;
};

interface NumberSettingProps extends SettingProps {
  readonly name: string;
  readonly about: string;
}

function NumberSetting({
  spec,
  own,
  usual,
  field,
  error,
  disabled,
  onChange,
  name,
  about,
}: NumberSettingProps) {
  const [typed, setTyped] = useState('');
  // What was typed stays as it is ("0.50") while it means the value; a value from elsewhere replaces it.
  const shown = typed !== '' && asNumber(typed) === own ? typed : own === undefined ? '' : String(own);
  return (
    <TextInput
      id={fieldId(field)}
      label={name}
      description={about}
      error={error}
      disabled={disabled}
      inputMode={spec.type === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shown}
      placeholder={String(usual)}
      onChange={({ currentTarget: { value } }) => {
        const text = value.trim();
        setTyped(text);
        onChange(text === '' ? undefined : asNumber(text));
      }}
    />
  );
}

function useValueText(spec: ParameterSpec, words: SettingWords, value: SettingValue): string {
  const t = useText(messages);
  if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no');
  return typeof value === 'number' ? words.amount(spec, value) : words.option(spec, value);
}

function useRange(spec: ParameterSpec, words: SettingWords): string {
  const t = useText(messages);
  const { number } = useFormat();
  const { min, max } = spec;
  if (min !== undefined && max !== undefined)
    return t('settings.range', { min: number(min), max: words.amount(spec, max) });
  if (min !== undefined) return t('settings.least', { min: words.amount(spec, min) });
  return max === undefined ? '' : t('settings.most', { max: words.amount(spec, max) });
}
