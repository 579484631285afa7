import type { PersonRow } from '@tryout/contract/talent-pool/people';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './talent-pool.messages.ts';

/** What a person is called: the name, else the address, else that there is none. */
export function usePersonName(): (person: Pick<PersonRow, 'first_name' | 'last_name' | 'email'>) => string {
  const t = useText(messages);
  return ({ first_name, last_name, email }) =>
    `${first_name} ${last_name}`.trim() || email || t('talent-pool.nameless');
}
