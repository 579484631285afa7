import { Fragment } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { singleKeys, useShortcutList } from '../../platform/shortcuts/shortcuts.ts';
import { Dialog } from './dialog.tsx';
import { messages } from './key-hints.messages.ts';
import classes from './key-hints.module.css';

/** `?`: every key that works on this page, and the switch for the single ones (WCAG 2.1.4). */
export function KeyHints({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const shortcuts = useShortcutList();
  const on = singleKeys.use() === 'on';
  return (
    <Dialog opened onClose={onClose} title={t('ui.keys.title')}>
      <p className={classes.text}>{t('ui.keys.text')}</p>
      <label className={classes.switch}>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => singleKeys.set(event.currentTarget.checked ? 'on' : 'off')}
        />
        {t('ui.keys.single')}
      </label>
      <dl className={classes.list}>
        {shortcuts.map((shortcut) => (
          <Fragment key={`${shortcut.keys}${shortcut.label}`}>
            <dt>
              {shortcut.keys.split(' ').map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ` ${t('ui.keys.then')} `}
                  <kbd dir="ltr">{key.replace('ctrl+', 'Ctrl/⌘ ').replace('alt+', 'Alt ')}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{shortcut.label}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
