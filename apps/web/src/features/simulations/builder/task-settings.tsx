import type { ParameterSpec } from '@tryout/games/task-core';
import { SettingsForm, type SettingValues } from '../../../ui/forms/settings-form.tsx';
import { useSettingWords } from '../../tasks/public.ts';
import type { TaskOption } from './catalog.ts';

interface TaskSettingsProps {
  readonly option: TaskOption;
  /** What differs from the task's own settings. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Where they stand in the request. */
  readonly name: string;
  readonly onChange: (parameters: SettingValues) => void;
}

/** How a task is set here; what is left alone stays as the library has it. */
export function TaskSettings({ option, parameters, name, onChange }: TaskSettingsProps) {
  const words = useSettingWords(option.game_key);
  return (
    <SettingsForm
      parameters={option.declared as readonly ParameterSpec[]}
      values={parameters as SettingValues}
      defaults={option.parameters as SettingValues}
      words={words}
      name={name}
      onChange={onChange}
    />
  );
}
