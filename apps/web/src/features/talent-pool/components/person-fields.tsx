import { TextInput } from '@mantine/core';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { Form } from '../../../ui/forms/use-form.ts';
import { personMessages } from '../person.messages.ts';

/** What is known of a person, as it is typed. */
export interface TypedPerson {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  location: string;
  linkedin: string;
  /** Parted by commas. */
  skills: string;
}

const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'location', 'linkedin', 'skills'] as const;
const MOST = {
  first_name: 80,
  last_name: 80,
  email: 254,
  phone: 40,
  location: 120,
  linkedin: 300,
  skills: 2000,
};
const KINDS: Partial<Record<keyof TypedPerson, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  linkedin: 'url',
};

interface PersonFieldsProps {
  form: Pick<Form<TypedPerson>, 'text'>;
}

/** Name, address and the rest of what is known of a person. */
export function PersonFields({ form }: PersonFieldsProps) {
  const t = useText(personMessages);
  return FIELDS.map((field) => (
    <TextInput
      key={field}
      {...form.text(field, t(`person.field.${field}`))}
      type={KINDS[field] ?? 'text'}
      description={field === 'skills' ? t('person.field.skills_hint') : undefined}
      maxLength={MOST[field]}
    />
  ));
}

/** Skills as the contract takes them. */
export const skillsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
