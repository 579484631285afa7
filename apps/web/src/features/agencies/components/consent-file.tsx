import { Button } from '@mantine/core';
import { CONSENT_PROOF_BYTES } from '@tryout/contract/agencies/submissions';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { type Proof, sendProof } from '../agencies.api.ts';
import { messages } from '../agencies.messages.ts';
import classes from './agencies.module.css';

/** The proof of consent as a file: sent at once, and submitted with the rest. */
export function ConsentFile({
  proof,
  onProof,
}: {
  proof: Proof | null;
  onProof: (proof: Proof | null) => void;
}) {
  const t = useText(messages);
  if (proof) {
    return (
      <div className={classes.title}>
        <p>{t('agencies.consent_file_sent', { name: proof.name })}</p>
        <Button size="xs" variant="default" onClick={() => onProof(null)}>
          {t('agencies.consent_file_remove')}
        </Button>
      </div>
    );
  }
  return (
    <FileDrop
      accept=".pdf,.docx,.odt,.rtf,.txt,.png,.jpg,.jpeg"
      maxBytes={CONSENT_PROOF_BYTES}
      label={t('agencies.consent_file')}
      hint={t('agencies.consent_file_hint')}
      upload={async (file, options) => onProof(await sendProof(file, options))}
    />
  );
}
