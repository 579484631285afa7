import { useText } from '../platform/i18n/use-text.ts';
import { useCurrentUser } from '../platform/session/session.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { StateBlock } from '../ui/states/state-block.tsx';
import { messages } from './areas.messages.ts';
import { placesMessages } from './places.messages.ts';

/** For any user_type that is not one of the eight. */
export function UnknownHome() {
  const t = useText(placesMessages);
  const names = useText(messages);
  const user = useCurrentUser();
  return (
    <StateBlock
      level={1}
      title={t('areas.home.unknown.title')}
      text={t('areas.home.unknown.text', { type: user.user_type })}
      action={
        <LinkButton to={'/user/settings/account' as '/user'} variant="default">
          {names('areas.nav.settings')}
        </LinkButton>
      }
    />
  );
}
