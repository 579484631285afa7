import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { updateCoverPicture, updateProfilePicture } from '@tryout/contract/profiles/profiles';
import { Suspense, useRef, useState } from 'react';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { type Profile, useRemovePicture } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';
import classes from './pictures.module.css';

const CropDialog = lazyPiece(() => import('./crop-dialog.tsx'));

/** Larger ones are no photographs, and opening them would stop a phone. */
const MOST_BYTES = 30 * 1_048_576;

/** Picture and cover, each with a part of a photograph chosen for it. */
export function Pictures({ profile }: { profile: Profile }) {
  const t = useText(messages);
  return (
    <div id="pictures" className={classes.place}>
      <Panel title={t('profiles.pictures')}>
        <p className={classes.about}>{t('profiles.pictures.about')}</p>
        <Picture which="cover" path={profile.cover_picture_path} />
        <Picture which="picture" path={profile.profile_picture_path} />
      </Panel>
    </div>
  );
}

function Picture({ which, path }: { which: 'picture' | 'cover'; path: string | null }) {
  const t = useText(messages);
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState(0);
  const remove = useRemovePicture();
  const label = t(`profiles.${which}`);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) toast.say({ message: t('profiles.picture.too_large'), tone: 'danger' });
    else setFile(chosen);
  };
  const send = async (picture: File) => {
    await uploadFile(which === 'picture' ? updateProfilePicture : updateCoverPicture, { file: picture });
    // The address stays the same: what is shown has to be asked for again.
    await invalidateFeature(client, 'profiles');
    setShown((round) => round + 1);
    toast.say({ message: t('profiles.picture.saved'), tone: 'success' });
  };
  return (
    <div className={classes.one}>
      {path && <img src={`${path}#${shown}`} alt={label} className={classes.picture} data-which={which} />}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className={classes.input}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Row gap={2}>
        <Button variant="default" onClick={() => input.current?.click()}>
          {t(path ? `profiles.${which}.change` : `profiles.${which}.add`)}
        </Button>
        {path && (
          <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate(which)}>
            {t(`profiles.${which}.remove`)}
          </Button>
        )}
      </Row>
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            aspect={which === 'picture' ? 1 : 4}
            title={label}
            onTake={send}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
