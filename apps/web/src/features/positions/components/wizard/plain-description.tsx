import { Textarea } from '@mantine/core';
import type { RichText } from '@tryout/domain/text/rich-text';
import { plainText, withPlainText } from '@tryout/domain/text/rich-text-plain';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { messages } from '../../wizard.messages.ts';

interface PlainDescriptionProps {
  text: RichText;
  error: string | undefined;
  onChange: (text: RichText) => void;
}

/** The description as plain text; what is not touched keeps its headings, marks and links. */
export function PlainDescription({ text, error, onChange }: PlainDescriptionProps) {
  const t = useText(messages);
  const [before] = useState(text);
  const [plain, setPlain] = useState(() => plainText(text));
  return (
    <Textarea
      id={fieldId('description')}
      label={t('positions.field.description')}
      description={t('positions.field.description_hint')}
      error={error}
      autosize
      minRows={10}
      value={plain}
      onChange={(event) => {
        setPlain(event.currentTarget.value);
        onChange(withPlainText(before, event.currentTarget.value));
      }}
    />
  );
}
