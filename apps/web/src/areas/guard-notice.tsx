import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { useText } from '../platform/i18n/use-text.ts';
import { setNotice, useNotice } from '../platform/session/notice.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { messages as uiMessages } from '../ui/core.messages.ts';
import { Banner } from '../ui/states/banner.tsx';
import { messages } from './areas.messages.ts';
import { noticesMessages } from './notices.messages.ts';
import { placeNameAt } from './place-name.ts';
import { roleName } from './role-name.ts';
import { rolesMessages } from './roles.messages.ts';

/** What a guard has to say on the page it sent someone to. */
export function GuardNotice() {
  const t = useText(noticesMessages);
  const places = useText(messages);
  const roles = useText(rolesMessages);
  const ui = useText(uiMessages);
  const notice = useNotice();
  if (!notice) return null;
  const pageName = (path: string) => {
    const place = placeNameAt(path);
    return place ? t('areas.notice.place', { place: places(place) }) : t('areas.notice.some_page');
  };
  const words = () => {
    switch (notice.kind) {
      case 'logged_out_first':
        return t('areas.notice.logged_out_first');
      case 'sign_in_needed':
        return t('areas.notice.sign_in_needed', { page: pageName(notice.page) });
      case 'wrong_account':
        return t('areas.notice.wrong_account', {
          account: notice.account,
          role: roleName(roles, notice.userType),
          page: pageName(notice.page),
        });
    }
  };
  return (
    <Banner
      tone={notice.kind === 'wrong_account' ? 'warning' : 'info'}
      icon={IconInfoCircle}
      action={<IconButton label={ui('ui.dismiss')} icon={IconX} onClick={() => setNotice(null)} />}
    >
      {words()}
    </Banner>
  );
}
