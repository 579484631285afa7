import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { type Profile, useUpdateProfile } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';

const LINES = ['tagline', 'phone', 'location', 'linkedin'] as const;

/** The texts of the profile and the skills. */
export function AboutForm({ profile }: { profile: Profile }) {
  const t = useText(messages);
  const save = useUpdateProfile();
  const [texts, setTexts] = useState({
    tagline: profile.tagline,
    phone: profile.phone,
    location: profile.location,
    linkedin: profile.linkedin,
  });
  const [bio, setBio] = useState(profile.bio);
  const [skills, setSkills] = useState(profile.skills.join(', '));
  const errors = formErrors(save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const list = skills
      .split(/[,،\n]/)
      .map((skill) => skill.trim())
      .filter(Boolean);
    save.mutate({ ...texts, bio, skills: [...new Set(list)] });
  };
  return (
    <Panel title={t('profiles.about')}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <FormErrorList errors={errors.list} labels={{ linkedin: t('profiles.linkedin') }} />
          {LINES.map((name) => (
            <TextInput
              key={name}
              id={fieldId(name)}
              label={t(`profiles.${name}`)}
              type={name === 'phone' ? 'tel' : 'text'}
              value={texts[name]}
              onChange={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })}
              error={errors.of(name)}
            />
          ))}
          <Textarea
            id={fieldId('bio')}
            label={t('profiles.bio')}
            autosize
            minRows={4}
            value={bio}
            onChange={(event) => setBio(event.currentTarget.value)}
            error={errors.of('bio')}
          />
          <TextInput
            id={fieldId('skills')}
            label={t('profiles.skills')}
            value={skills}
            onChange={(event) => setSkills(event.currentTarget.value)}
            error={errors.of('skills')}
          />
          <div>
            <Button type="submit" loading={save.isPending}>
              {t('profiles.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
