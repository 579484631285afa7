import { useText } from '../../../platform/i18n/use-text.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { messages } from '../card.messages.ts';

/** The applicant has not finished playing, or plays nothing here. */
export function NoCard() {
  const t = useText(messages);
  return <EmptyState title={t('card.none.title')} text={t('card.none.text')} />;
}
