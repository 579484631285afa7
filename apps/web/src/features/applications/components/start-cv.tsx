import { useEffect, useRef, useState } from 'react';
import { useUploadLimit } from '../../../platform/files/upload-limit.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { messages } from '../start.messages.ts';
import { readContact } from '../start-cv.api.ts';

type Contact = Awaited<ReturnType<typeof readContact>>;

interface StartCvProps {
  /** Given the file, to be sent once there is an account, and what it says. */
  onRead: (file: File, contact: Contact) => void;
}

/** A CV on the first screen of applying: name and address are read from it. */
export default function StartCv({ onRead }: StartCvProps) {
  const t = useText(messages);
  const limit = useUploadLimit('cv');
  const [found, setFound] = useState<boolean | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('button, input')?.focus(), []);
  return (
    <div ref={box}>
      <FileDrop
        accept=".pdf,.docx,.odt,.rtf,.txt"
        maxBytes={limit.bytes}
        label={t('applications.start.cv')}
        hint={t('applications.start.cv_about')}
        upload={async (file, options) => {
          const contact = await readContact(file, options);
          setFound(contact.first_name !== '' || contact.email !== '');
          onRead(file, contact);
        }}
      />
      {found !== null && (
        <p role="status">{t(found ? 'applications.start.cv_read' : 'applications.start.cv_none')}</p>
      )}
    </div>
  );
}
