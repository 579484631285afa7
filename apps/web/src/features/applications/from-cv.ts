import { normalizeLinkedin } from '@tryout/domain/accounts/linkedin';
import { personName } from '@tryout/domain/cvs/person-name';
import type { Application, OwnCv } from './applications.api.ts';

/** Contact data that a CV may say. */
export const FROM_CV = ['first_name', 'last_name', 'email', 'phone', 'location', 'linkedin'] as const;

type ContactField = (typeof FROM_CV)[number];

/** What a CV says of the contact data that is asked for; fields it does not say are left out. */
export function contactFromCv(
  suggestion: NonNullable<OwnCv['suggestion']>,
  form: Application['application_form'],
): Partial<Record<ContactField, string>> {
  const linkedin = suggestion.links.map((link) => normalizeLinkedin(link).url).find((url) => url !== null);
  const found: Record<ContactField, string | undefined> = {
    ...personName(suggestion.name),
    email: suggestion.emails[0],
    phone: form.phone === 'hidden' ? undefined : suggestion.phones[0],
    location: suggestion.places[0],
    linkedin: form.linkedin === 'hidden' ? undefined : linkedin,
  };
  return Object.fromEntries(FROM_CV.flatMap((field) => (found[field] ? [[field, found[field]]] : [])));
}
