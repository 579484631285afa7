import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  addSimulationImage,
  uploadSimulationImage,
} from '@tryout/contract/simulations/simulations-attachments';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type Picture, picturesQuery } from '../simulations.api.ts';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import { IMAGE_ROLES, type ImageRole } from './picture-roles.ts';
import type { Builder } from './use-builder.ts';

const IMAGE_BYTES = 5 * 1_048_576;

/** Adds a picture: one of those that come with the product, or one's own. What it shows has to be said in words. */
export function PictureDialog({ builder, onClose }: { builder: Builder; onClose: () => void }) {
  const t = useText(messages);
  const locale = useLocale();
  const [q, setQ] = useState('');
  const hasCover = builder.record.images.some((image) => image.role === 'cover');
  const [chosen, setChosen] = useState<Picture | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const query = useQuery(picturesQuery(q));
  const params = { simulation_id: builder.record.id };
  const form = useForm(addSimulationImage, {
    start: { role: (hasCover ? 'instruction' : 'cover') as ImageRole, alt: '' },
    error,
    busy,
  });
  const { role } = form.values;
  const text = form.values.alt.trim();
  const titleOf = ({ title }: Picture) => (locale === 'ar' ? title.ar : title.en);
  const choose = (picture: Picture) => {
    setChosen(picture);
    if (text === '' || text === chosen?.title.en) form.set({ alt: picture.title.en });
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
                        picture: chosen.key,
                        alt: text,
                        alt_by_locale: text === chosen.title.en ? { ar: chosen.title.ar } : {},
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
        <SearchField label={t('builder.pictures.find')} value={q} onChange={setQ} />
        <QueryView query={query}>
          {({ items, licence }) => (
            <>
              {items.length === 0 && <p>{t('builder.pictures.nothing_found')}</p>}
              <ul className={classes.choices}>
                {items.map((picture) => (
                  <li key={picture.key}>
                    <button
                      type="button"
                      className={classes.choice}
                      aria-pressed={chosen?.key === picture.key}
                      onClick={() => choose(picture)}
                    >
                      <img src={`/pictures/${picture.key}.svg`} alt="" loading="lazy" />
                      <span>{titleOf(picture)}</span>
                    </button>
                  </li>
                ))}
              </ul>
              <p className={classes.quiet}>{t('builder.pictures.licence', { licence })}</p>
            </>
          )}
        </QueryView>
        {text === '' ? (
          <p className={classes.quiet}>{t('builder.pictures.upload_needs_alt')}</p>
        ) : (
          <FileDrop
            accept=".png,.jpg,.jpeg,.webp"
            maxBytes={IMAGE_BYTES}
            label={t('builder.pictures.upload')}
            hint={t('builder.pictures.upload_hint')}
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
