import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { messages } from '../ui.messages.ts';
import classes from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** In px; the specification's default is 620. */
  width?: number;
  /** The row of buttons; the main one last. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /**
   * Out of sight, but not closed yet. To close it makes the rest of the page work again, which takes a tenth of a second
   * where that is a large grid; what the dialog leads to can be shown first.
   */
  leaving?: boolean | undefined;
}

/** At the document, when a dialog closed and what had the focus before it is no longer there. */
export const FOCUS_LOST = 'tryout:focus-lost';

const FIELDS = [
  'input:not([type="hidden"], [type="checkbox"], [type="radio"])',
  'select',
  'textarea',
  '[contenteditable="true"]',
  'input:checked',
  'input:is([type="checkbox"], [type="radio"])',
]
  .map((field) => `[data-dialog-body] ${field}:not(:disabled, [tabindex="-1"])`)
  .join(', ');

/**
 * Where somebody begins in a dialog: at what asks for it (`data-autofocus`), else at the first field, else at the
 * heading. `showModal()` alone takes the first control there is, which is Close.
 */
function focusWithin(dialog: HTMLDialogElement): void {
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ??
    dialog.querySelector<HTMLElement>(FIELDS) ??
    dialog.querySelector<HTMLElement>('h2');
  first?.focus();
}

/** A modal dialog on the browser's own `<dialog>`: it holds the focus, Escape closes it, focus returns. */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  width = 620,
  footer,
  role,
  leaving,
}: DialogProps) {
  const t = useText(messages);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!opened || !element) return;
    const before = document.activeElement as HTMLElement | null;
    element.showModal();
    focusWithin(element);
    return () => {
      element.close();
      before?.focus?.();
      if (!before?.isConnected) document.dispatchEvent(new Event(FOCUS_LOST));
    };
  }, [opened]);
  if (!opened) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop is an extra; Escape and the buttons close it
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={id}
      className={classes.dialog}
      data-leaving={leaving || undefined}
      style={{ maxInlineSize: `min(${width}px, calc(100vw - 24px))` }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={t('ui.close')} icon={IconX} onClick={onClose} />
        </div>
        <div className={classes.body} data-dialog-body="">
          {children}
        </div>
        {footer !== undefined && <div className={classes.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
