import { Button } from '@mantine/core';
import { IconCopy, IconMail, IconShare } from '@tabler/icons-react';
import { announce } from '../../platform/announce.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../core.messages.ts';
import { MenuItem } from '../dialogs/menu-item.tsx';
import { Popup } from '../dialogs/popup.tsx';
import { toast } from '../states/toast.ts';

interface ShareButtonProps {
  title: string;
  /** The whole address. */
  url: string;
}

/** The device's own sheet where it has one; elsewhere a menu: copy the link, or write a mail. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const t = useText(messages);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      announce(t('ui.copied'));
      toast.say({ message: t('ui.copied'), tone: 'success' });
    } catch {
      toast.say({ message: t('ui.copy_failed'), tone: 'danger' });
    }
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <Popup
      label={t('ui.share')}
      width={220}
      button={(props) => (
        <Button
          {...props}
          variant="default"
          leftSection={<IconShare size={18} stroke={1.75} aria-hidden />}
          onClick={() => {
            if (typeof navigator.share !== 'function') return props.onClick();
            // Closing the sheet is no failure; whatever else goes wrong leads to the menu.
            navigator.share({ title, url }).catch((error: unknown) => {
              if (!(error instanceof DOMException && error.name === 'AbortError')) props.onClick();
            });
          }}
        >
          {t('ui.share')}
        </Button>
      )}
    >
      {(close) => (
        <>
          <MenuItem
            label={t('ui.share.copy')}
            icon={IconCopy}
            onClick={() => {
              close();
              void copy();
            }}
          />
          <MenuItem
            label={t('ui.share.mail')}
            icon={IconMail}
            onClick={() => {
              close();
              window.location.assign(mail);
            }}
          />
        </>
      )}
    </Popup>
  );
}
