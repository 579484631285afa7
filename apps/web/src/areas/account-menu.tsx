import { Suspense } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { useCurrentUser } from '../platform/session/session.ts';
import { personName } from '../platform/session/user.ts';
import { Popup } from '../ui/dialogs/popup.tsx';
import { PersonMark } from '../ui/marks/person-mark.tsx';
import { lazyPiece } from '../ui/states/lazy-page.tsx';
import classes from './account-menu.module.css';
import { messages } from './areas.messages.ts';

const AccountMenuItems = lazyPiece(() => import('./account-menu-items.tsx'));

/** The person's mark, which opens their account. */
export function AccountMenu() {
  const t = useText(messages);
  const name = personName(useCurrentUser());
  const label = t('areas.account', { name });
  return (
    <Popup
      label={label}
      width={350}
      button={(props) => (
        <button
          type="button"
          className={classes.button}
          title={name}
          {...props}
          // Opens with what is in it, so that it is placed by its size and the focus goes in.
          onClick={() => void AccountMenuItems.preload().finally(props.onClick)}
        >
          <PersonMark name={name} />
          <span className="visually-hidden">{label}</span>
        </button>
      )}
    >
      {(close) => (
        <Suspense>
          <AccountMenuItems onClose={close} />
        </Suspense>
      )}
    </Popup>
  );
}
