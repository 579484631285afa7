import { Button } from '@mantine/core';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { listMessages } from './list-view.messages.ts';

interface WholeListProps {
  /** How long the list is, as far as it was counted. */
  answer: { readonly total: number; readonly total_is_capped?: boolean };
  /** Most that one action may mean; undefined: only chosen ones. */
  most: number | undefined;
  isWholePage: boolean;
  onEveryone: () => void;
}

/** Offers all that the filters find, once all of a page are chosen. */
export function WholeList({ answer, most, isWholePage, onEveryone }: WholeListProps) {
  const t = useText(listMessages);
  const format = useFormat();
  if (most === undefined || !isWholePage) return null;
  return answer.total_is_capped || answer.total > most ? (
    <small role="status">{t('ui.selection.too_many', { count: format.number(most) })}</small>
  ) : (
    <Button variant="default" onClick={onEveryone}>
      {t('ui.selection.select_everyone', { count: format.number(answer.total) })}
    </Button>
  );
}
