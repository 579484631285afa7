import { useText } from '../platform/i18n/use-text.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { StateBlock } from '../ui/states/state-block.tsx';
import { wrongAccountMessages } from './wrong-account.messages.ts';

/** In place of a page of a part of the product that is not on for the organization of whoever is signed in. */
export function NotOnYet() {
  const t = useText(wrongAccountMessages);
  return (
    <StateBlock
      level={1}
      title={t('areas.not_on_yet.title')}
      text={t('areas.not_on_yet.text')}
      action={<LinkButton to="/user">{t('areas.wrong_account.home')}</LinkButton>}
    />
  );
}
