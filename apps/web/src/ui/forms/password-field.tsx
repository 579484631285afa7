import { TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type FocusEvent, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { messages } from './account-parts.messages.ts';
import { fieldId } from './field-id.ts';
import { PasswordRules } from './password-rules.tsx';

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  /** A password being chosen: its rules are ticked off below. */
  isNew?: boolean;
  error?: string | undefined;
}

/** A password, as dots or shown; what is typed or pasted stays as it is. */
export function PasswordField({
  label,
  name,
  value,
  onChange,
  onBlur,
  isNew = false,
  error,
}: PasswordFieldProps) {
  const t = useText(messages);
  const [shown, setShown] = useState(false);
  const rules = `${fieldId(name)}-rules`;
  return (
    <div>
      <TextInput
        id={fieldId(name)}
        name={name}
        type={shown ? 'text' : 'password'}
        label={label}
        required
        withAsterisk={false}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        error={error}
        rightSectionWidth={48}
        rightSection={
          <IconButton
            label={t(shown ? 'account_parts.hide_password' : 'account_parts.show_password')}
            icon={shown ? IconEyeOff : IconEye}
            onClick={() => setShown(!shown)}
          />
        }
        {...(isNew ? { 'aria-describedby': rules } : {})}
      />
      {isNew && <PasswordRules id={rules} password={value} />}
    </div>
  );
}
