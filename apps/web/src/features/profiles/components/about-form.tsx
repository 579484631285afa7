import { Button, Textarea, TextInput } from '@mantine/core';
import { updateProfile } from '@tryout/contract/profiles/profiles';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { type Profile, useUpdateProfile } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';

const LINES = ['tagline', 'phone', 'location', 'linkedin'] as const;

/** The texts of the profile and the skills. */
export function AboutForm({ profile }: { profile: Profile }) {
  const t = useText(messages);
  const save = useUpdateProfile();
  const form = useForm(updateProfile, {
    start: {
      tagline: profile.tagline,
      phone: profile.phone,
      location: profile.location,
      linkedin: profile.linkedin,
      bio: profile.bio,
      skills: profile.skills.join(', '),
    },
    error: save.error,
    busy: save.isPending,
  });
  const { skills } = form.values;
  const submit = () => {
    const list = skills
      .split(/[,،\n]/)
      .map((skill) => skill.trim())
      .filter(Boolean);
    save.mutate({ ...form.values, skills: [...new Set(list)] });
  };
  return (
    <Panel title={t('profiles.about')}>
      <FormBody form={form} onSubmit={submit}>
        <Stack gap={4}>
          {LINES.map((name) => (
            <TextInput
              key={name}
              {...form.text(name, t(`profiles.${name}`))}
              type={name === 'phone' ? 'tel' : 'text'}
            />
          ))}
          <Textarea {...form.text('bio', t('profiles.bio'))} autosize minRows={4} />
          <TextInput {...form.text('skills', t('profiles.skills'))} />
          <div>
            <Button type="submit" loading={save.isPending}>
              {t('profiles.save')}
            </Button>
          </div>
        </Stack>
      </FormBody>
    </Panel>
  );
}
