import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useShortcut } from '../../platform/shortcuts/shortcuts.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { messages } from '../core.messages.ts';
import { type Toast, toast, useToasts } from './toast.ts';
import classes from './toast-list.module.css';

/** The messages at the foot of the page; held by the root frame. `u` takes the last change back. */
export function ToastList() {
  const t = useText(messages);
  const toasts = useToasts();
  useShortcut(
    'u',
    t('ui.undo'),
    () => void toast.undoLast(),
    toasts.some((entry) => entry.undo !== null),
  );
  return (
    <section className={classes.list} aria-label={t('ui.toasts')} aria-live="polite">
      {toasts.map((entry) => (
        <ToastLine key={entry.id} entry={entry} />
      ))}
    </section>
  );
}

function ToastLine({ entry }: { entry: Toast }) {
  const t = useText(messages);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toast.dismiss(entry.id), entry.lasts);
    return () => clearTimeout(timer);
  }, [held, entry.id, entry.lasts]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only keeps the message from leaving
    <div
      className={classes.toast}
      data-tone={entry.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={classes.text}>
        {entry.message}
        {entry.reference && (
          <span className={classes.reference}>
            {t('ui.reference')} {entry.reference}
          </span>
        )}
      </p>
      {entry.undo && (
        <Button size="sm" color="citron" onClick={() => toast.undoEntry(entry.id)}>
          {t('ui.undo')}
        </Button>
      )}
      {entry.offer && (
        <Button size="sm" color="citron" onClick={() => toast.takeOffer(entry.id)}>
          {entry.offer.label}
        </Button>
      )}
      <IconButton label={t('ui.dismiss')} icon={IconX} onClick={() => toast.dismiss(entry.id)} onDark />
    </div>
  );
}
