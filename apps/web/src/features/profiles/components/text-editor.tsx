import { Textarea, TextInput } from '@mantine/core';
import { updateProfile } from '@tryout/contract/profiles/profiles';
import { linkedinProblem } from '@tryout/domain/accounts/linkedin';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { PlaceInput } from '../../places/public.ts';
import { messages } from '../profiles.messages.ts';
import { EditorFields } from './editor-fields.tsx';

/** Parts that are one text. */
export type TextPart = 'tagline' | 'bio' | 'phone' | 'location' | 'linkedin' | 'work_permit';

interface TextEditorProps {
  part: TextPart;
  value: string;
  onSave: (value: string) => void;
  onClose: () => void;
}

const NOTHING = { tagline: '', bio: '', phone: '', location: '', linkedin: '', work_permit: '' };

/** One text of the profile, being changed. */
export function TextEditor({ part, value, onSave, onClose }: TextEditorProps) {
  const t = useText(messages);
  const form = useForm(updateProfile, {
    error: null,
    start: { ...NOTHING, [part]: value },
    check: (typed) =>
      part === 'linkedin' && typed.linkedin.trim() !== '' && linkedinProblem(typed.linkedin) !== null
        ? [{ field: 'linkedin', message: t('profiles.linkedin.problem') }]
        : [],
  });
  const save = () => {
    const text = form.values[part].trim();
    if (text !== value) onSave(text);
    onClose();
  };
  const field = { ...form.text(part, t(`profiles.${part}`)), 'data-autofocus': true };
  return (
    <FormBody form={form} onSubmit={save}>
      <EditorFields onCancel={onClose}>
        {part === 'bio' ? (
          <Textarea {...field} autoFocus autosize minRows={4} maxLength={4000} />
        ) : part === 'location' ? (
          <PlaceInput
            {...form.text(part, t('profiles.location'))}
            onChange={(location) => form.set({ location })}
            autoFocus
          />
        ) : (
          <TextInput
            {...field}
            autoFocus
            type={part === 'phone' ? 'tel' : 'text'}
            {...(part === 'phone' || part === 'linkedin' ? { dir: 'ltr' as const } : {})}
            {...(part === 'work_permit' ? { description: t('profiles.work_permit.about') } : {})}
          />
        )}
      </EditorFields>
    </FormBody>
  );
}
