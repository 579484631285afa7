import { TagsInput } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { updateProfile } from '@tryout/contract/profiles/profiles';
import { MOST_SKILLS, withWords } from '@tryout/domain/profiles/profile-parts';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { skillsQuery } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';
import { EditorFields } from './editor-fields.tsx';

interface TagsEditorProps {
  part: 'skills' | 'technical_skills';
  value: readonly string[];
  onSave: (value: readonly string[]) => void;
  onClose: () => void;
}

/** Skills as tags: chosen from those that the platform knows, or typed; a comma or Enter ends one. */
export default function TagsEditor({ part, value, onSave, onClose }: TagsEditorProps) {
  const t = useText(messages);
  const form = useForm(updateProfile, { error: null, start: { skills: [...value] } });
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  const known = useQuery({
    ...skillsQuery(part === 'skills' ? 'skill' : 'technical_skill', search.trim()),
    placeholderData: keepPreviousData,
  });
  const save = () => {
    // What was typed and not ended by a key counts as well.
    const tags = withWords(form.values.skills, [typed.slice(0, 60)]);
    if (JSON.stringify(tags) !== JSON.stringify(value)) onSave(tags);
    onClose();
  };
  return (
    <FormBody form={form} onSubmit={save}>
      <EditorFields onCancel={onClose}>
        <TagsInput
          {...form.field('skills', t(`profiles.${part}`))}
          description={t('profiles.skills.about')}
          autoFocus
          value={form.values.skills}
          onChange={(skills) =>
            form.set({
              skills: withWords(
                [],
                skills.map((one) => one.slice(0, 60)),
              ),
            })
          }
          searchValue={typed}
          onSearchChange={setTyped}
          data={(known.data?.items ?? []).map(({ name }) => name)}
          splitChars={[',', '،', ';', '\n']}
          maxTags={MOST_SKILLS}
          limit={8}
          maxDropdownHeight={340}
          comboboxProps={{ withinPortal: false }}
          acceptValueOnBlur={false}
          isDuplicate={(one, current) =>
            current.some((tag) => tag.toLowerCase() === one.trim().toLowerCase())
          }
        />
      </EditorFields>
    </FormBody>
  );
}
