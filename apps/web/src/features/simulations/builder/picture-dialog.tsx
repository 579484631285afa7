import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  addSimulationImage,
  uploadSimulationImage,
} from '@tryout/contract/simulations/simulations-attachments';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { Suspense, useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { useUploadLimit } from '../../../platform/files/upload-limit.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { type FoundPicture, PictureSearch } from '../../pictures/public.ts';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import { IMAGE_ROLES, type ImageRole } from './picture-roles.ts';
import type { Builder } from './use-builder.ts';

/** Adds a picture: one that is found, or one's own. What it shows has to be said in words. */
export function PictureDialog({ builder, onClose }: { builder: Builder; onClose: () => void }) {
  const t = useText(messages);
  const format = useFormat();
  const limit = useUploadLimit('picture');
  const hasCover = builder.record.images.some((image) => image.role === 'cover');
  const [chosen, setChosen] = useState<FoundPicture | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const params = { simulation_id: builder.record.id };
  const form = useForm(addSimulationImage, {
    start: { role: (hasCover ? 'instruction' : 'cover') as ImageRole, alt: '' },
    error,
    busy,
  });
  const { role } = form.values;
  const text = form.values.alt.trim();
  const choose = (picture: FoundPicture) => {
    setChosen(picture);
    if (text === '' || text === chosen?.title) form.set({ alt: picture.title });
  };
  const run = async (call: (edit: number) => Promise<SimulationRecord>) => {
    setBusy(true);
    setError(null);
    try {
      await builder.act(call);
      onClose();
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('builder.pictures.add')}
      width={760}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('builder.cancel')}
          </Button>
          <Button
            loading={busy}
            disabled={chosen === null || text === ''}
            onClick={() => {
              if (chosen === null) return;
              form.submit(
                () =>
                  void run((edit) =>
                    callRoute(addSimulationImage, {
                      params,
                      body: {
                        edit,
                        role,
                        picture: chosen.picture,
                        alt: text,
                      },
                    }),
                  ),
              );
            }}
          >
            {t('builder.pictures.use')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FormErrorList {...form.wrong} />
        <NativeSelect
          {...form.text('role', t('builder.pictures.role'))}
          data={IMAGE_ROLES.map((value) => ({ value, label: t(`builder.role.${value}`) }))}
        />
        <TextInput
          {...form.text('alt', t('builder.pictures.alt'))}
          description={t('builder.pictures.alt_about')}
          required
          maxLength={300}
        />
        <Suspense>
          <PictureSearch chosen={chosen} onChoose={choose} />
        </Suspense>
        {text === '' ? (
          <p className={classes.quiet}>{t('builder.pictures.upload_needs_alt')}</p>
        ) : (
          <FileDrop
            accept=".png,.jpg,.jpeg,.webp"
            maxBytes={limit.bytes}
            label={t('builder.pictures.upload')}
            hint={t('builder.pictures.upload_hint', { mb: format.number(limit.mb) })}
            upload={(file, options) =>
              builder.act((edit) =>
                uploadFile(uploadSimulationImage, {
                  file,
                  params,
                  body: { edit, role, alt: text },
                  ...options,
                }),
              )
            }
            onDone={onClose}
          />
        )}
      </Stack>
    </Dialog>
  );
}
