import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { messages } from '../profiles.messages.ts';
import classes from './part-row.module.css';

interface PartRowProps {
  /** The end of the address that leads here. */
  id: string;
  label: string;
  /** What is there now; null: nothing. */
  shown: ReactNode;
  /** Said where nothing is there. */
  none: string;
  note: ReactNode;
  editor: (close: () => void) => ReactNode;
}

/** One part of the profile: read as it stands, changed in its place. Escape leaves it as it was. */
export function PartRow({ id, label, shown, none, note, editor }: PartRowProps) {
  const t = useText(messages);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setOpen(false);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from any field within leaves the part as it was
    <div id={id} className={classes.row} onKeyDown={isOpen ? leave : undefined}>
      {isOpen ? (
        <Suspense fallback={<FormSkeleton lines={1} />}>{editor(close)}</Suspense>
      ) : (
        <>
          <div className={classes.words}>
            <span className={classes.label}>{label}</span>
            <div className={classes.shown} data-none={shown === null || undefined} dir="auto">
              {shown ?? none}
            </div>
          </div>
          <IconButton
            ref={button}
            label={t('profiles.edit', { name: label })}
            icon={IconPencil}
            data-part-edit=""
            onClick={() => setOpen(true)}
          />
        </>
      )}
      {note}
    </div>
  );
}
