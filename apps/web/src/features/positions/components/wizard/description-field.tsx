import { Button } from '@mantine/core';
import { RICH_TEXT_LIMITS, type RichText } from '@tryout/domain/text/rich-text';
import { charactersIn } from '@tryout/domain/text/rich-text-plain';
import { useEffect, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { isCuredByReload } from '../../../../platform/missing.ts';
import { useStore } from '../../../../platform/use-store.ts';
import { Banner } from '../../../../ui/states/banner.tsx';
import { FormSkeleton } from '../../../../ui/states/skeletons.tsx';
import { messages } from '../../wizard.messages.ts';
import { PlainDescription } from './plain-description.tsx';
import classes from './wizard-step.module.css';

const editor = lazyPart(async () => (await import('../editor/description-editor.tsx')).default);

interface DescriptionFieldProps {
  text: RichText;
  error: string | undefined;
  onChange: (text: RichText) => void;
}

/** The description: in the editor, or as plain text where the editor's file did not come. */
export function DescriptionField({ text, error, onChange }: DescriptionFieldProps) {
  const t = useText(messages);
  const Editor = useStore(editor.subscribe, editor.value);
  const missing = useStore(editor.subscribe, editor.missing);
  const [isTrying, setTrying] = useState(false);
  const count = charactersIn(text);
  const over = count - RICH_TEXT_LIMITS.characters;
  const wrong = over > 0 ? t('positions.editor.too_long', { count: over }) : error;
  useEffect(() => void editor.load(), []);
  const again = async () => {
    setTrying(true);
    await editor.load();
    // Some browsers never ask again for a script that failed once. Whoever has something unsaved is asked before.
    if (isCuredByReload(editor.missing())) window.location.reload();
    setTrying(false);
  };
  return (
    <>
      {!Editor && !missing && <FormSkeleton lines={3} />}
      {Editor ? (
        <Editor text={text} error={wrong} onChange={onChange} />
      ) : (
        missing && (
          <>
            <Banner
              tone="warning"
              action={
                <Button variant="default" loading={isTrying} onClick={() => void again()}>
                  {t('positions.editor.try_again')}
                </Button>
              }
            >
              {t('positions.editor.missing')}
            </Banner>
            <PlainDescription text={text} error={wrong} onChange={onChange} />
          </>
        )
      )}
      <p className={classes.note}>
        {t('positions.editor.count', { count, limit: RICH_TEXT_LIMITS.characters })}
      </p>
    </>
  );
}
