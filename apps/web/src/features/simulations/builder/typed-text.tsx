import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

/** What is typed stays as it is while it is typed, blanks at its end as well; what is stored may be trimmed. */
function useTyping(value: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setTyped(event.currentTarget.value);
      onText(event.currentTarget.value);
    },
    onBlur: () => setTyped(null),
  };
}

interface Typed {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** One line that is stored as it is typed. */
export function TypedText({
  value,
  onText,
  ...props
}: Typed & Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'>) {
  return <TextInput {...props} {...useTyping(value, onText)} />;
}

/** Several lines that are stored as they are typed. */
export function TypedArea({
  value,
  onText,
  ...props
}: Typed & Omit<TextareaProps, 'value' | 'onChange' | 'onBlur'>) {
  return <Textarea autosize minRows={3} {...props} {...useTyping(value, onText)} />;
}

interface TypedNumberProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'min' | 'max'> {
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** Null: the field is empty. Called only with numbers that may be. */
  readonly onNumber: (value: number | null) => void;
  readonly mayBeEmpty?: boolean;
}

/** A number within limits; what is no such number is not taken and gone when the field is left. */
export function TypedNumber({ value, min, max, onNumber, mayBeEmpty = false, ...props }: TypedNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...props}
      type="number"
      min={min}
      max={max}
      value={typed ?? (value === null ? '' : String(value))}
      onChange={(event) => {
        const { value: text, valueAsNumber } = event.currentTarget;
        setTyped(text);
        if (text === '' && mayBeEmpty) onNumber(null);
        else if (valueAsNumber >= min && valueAsNumber <= max) onNumber(valueAsNumber);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
