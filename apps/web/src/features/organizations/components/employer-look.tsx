import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import '@mantine/core/styles/ColorInput.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Button, ColorInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  chooseCover,
  updateCover,
  updateLogo,
  updateOrganization,
} from '@tryout/contract/organizations/organizations';
import { ACCENT, accentShades } from '@tryout/domain/organizations/accent';
import { type CSSProperties, Suspense, useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { type PictureFit, shrinkPicture } from '../../../platform/files/shrink-picture.ts';
import { useUploadLimit } from '../../../platform/files/upload-limit.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { PictureCredit } from '../../../ui/marks/picture-credit.tsx';
import { PicturePicker } from '../../pictures/public.ts';
import { type Organization, useRemovePicture, useUpdateOrganization } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';
import classes from './employer-look.module.css';

const SWATCHES = ['#14332c', '#0a4d8c', '#1b6f8a', '#5b3fa0', '#a3195b', '#b1271f', '#b45309', '#3f6212'];
const PICTURES = '.png,.jpg,.jpeg,.webp';
const FITS = {
  logo: { width: 480, height: 240, type: 'image/png' },
  cover: { width: 1600, height: 900, type: 'image/jpeg' },
} as const satisfies Record<string, PictureFit>;

interface EmployerLookProps {
  organization: Organization;
  mayChange: boolean;
}

/** Logo, colour and cover picture: what candidates see of an employer on its pages, in forms and in emails. */
export function EmployerLook({ organization, mayChange }: EmployerLookProps) {
  const t = useText(messages);
  const { look, name, slug, status } = organization;
  return (
    <Panel
      title={t('organizations.look')}
      actions={
        status === 'approved' && (
          <LinkButton to="/jobs/$organization_slug" params={{ organization_slug: slug }} variant="default">
            {t('organizations.look.see')}
          </LinkButton>
        )
      }
    >
      <Stack gap={5}>
        <p className={classes.about}>{t('organizations.look.about')}</p>
        <Picture which="logo" path={look.logo_path} name={name} mayChange={mayChange} />
        <Color key={organization.accent} organization={organization} mayChange={mayChange} />
        <Picture
          which="cover"
          path={look.cover_path}
          name={name}
          mayChange={mayChange}
          credit={organization.cover_credit}
        />
      </Stack>
    </Panel>
  );
}

interface PictureProps {
  which: 'logo' | 'cover';
  path: string | null;
  name: string;
  mayChange: boolean;
  credit?: Organization['cover_credit'];
}

function Picture({ which, path, name, mayChange, credit = null }: PictureProps) {
  const t = useText(messages);
  const format = useFormat();
  const limit = useUploadLimit('picture', which === 'logo' ? 2 : undefined);
  const client = useQueryClient();
  const remove = useRemovePicture();
  const [asks, setAsks] = useState(false);
  const [picking, setPicking] = useState(false);
  const route = which === 'logo' ? updateLogo : updateCover;
  return (
    <section className={classes.part} aria-labelledby={`look-${which}`}>
      <div className={classes.head}>
        <h3 id={`look-${which}`}>{t(`organizations.${which}`)}</h3>
        {mayChange && path && (
          <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
            {t(`organizations.${which}.remove`)}
          </Button>
        )}
      </div>
      {path ? (
        <img className={classes[which]} src={path} alt={t(`organizations.${which}.alt`, { name })} />
      ) : (
        !mayChange && <p className={classes.about}>{t(`organizations.${which}.none`)}</p>
      )}
      {path && credit && <PictureCredit credit={credit} />}
      {mayChange && which === 'cover' && (
        <div>
          <Button variant="default" onClick={() => setPicking(true)}>
            {t('organizations.cover.find')}
          </Button>
        </div>
      )}
      {picking && (
        <Suspense>
          <PicturePicker
            title={t('organizations.cover.find')}
            onUse={async (picture) => {
              await callRoute(chooseCover, { body: { picture } });
              await invalidateFeature(client, 'organizations');
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
      {mayChange && (
        <FileDrop
          key={path}
          accept={PICTURES}
          maxBytes={limit.bytes}
          label={t(`organizations.${which}`)}
          hint={t(`organizations.${which}.hint`, { mb: format.number(limit.mb) })}
          upload={async (file, options) =>
            uploadFile(route, { file: await shrinkPicture(file, FITS[which]), ...options })
          }
          onDone={() => void invalidateFeature(client, 'organizations')}
        />
      )}
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => remove.mutate(which, { onSuccess: () => setAsks(false) })}
        title={t(`organizations.${which}.remove_title`)}
        confirmLabel={t(`organizations.${which}.remove`)}
        danger
        focusConfirm
        busy={remove.isPending}
        error={remove.error}
      >
        {t(`organizations.${which}.remove_text`)}
      </ConfirmDialog>
    </section>
  );
}

function Color({ organization, mayChange }: { organization: Organization; mayChange: boolean }) {
  const t = useText(messages);
  const save = useUpdateOrganization();
  const form = useForm(updateOrganization, {
    start: { accent: organization.accent ?? '' },
    error: save.error,
    busy: save.isPending,
    check: ({ accent }) => {
      const code = accent.trim().toLowerCase();
      return code === '' || ACCENT.test(code)
        ? []
        : [{ field: 'accent', message: t('organizations.accent.wrong') }];
    },
  });
  const { accent: color } = form.values;
  const field = form.field('accent', t('organizations.accent.code'));
  const typed = color.trim().toLowerCase();
  const isColor = ACCENT.test(typed);
  const shades = isColor ? accentShades(typed) : null;
  const submit = () => save.mutate({ accent: typed || null });
  return (
    <section className={classes.part} aria-labelledby="look-color">
      <h3 id="look-color">{t('organizations.accent')}</h3>
      <FormBody form={form} onSubmit={submit}>
        <Stack gap={3}>
          <ColorInput
            {...field}
            description={t('organizations.accent.hint')}
            placeholder="#0a4d8c"
            format="hex"
            swatches={SWATCHES}
            swatchesPerRow={8}
            fixOnBlur={false}
            value={color}
            disabled={!mayChange}
            onChange={(accent) => form.set({ accent })}
            eyeDropperButtonProps={{ 'aria-label': t('organizations.accent.pick') }}
            error={field.error ?? (typed && !isColor ? t('organizations.accent.wrong') : undefined)}
          />
          {shades && (
            <div className={classes.previews}>
              {(['light', 'dark'] as const).map((scheme) => (
                <div
                  key={scheme}
                  className={classes.preview}
                  data-scheme={scheme}
                  style={{ '--shade': shades[scheme] } as CSSProperties}
                >
                  <span>{t(`organizations.accent.${scheme}`)}</span>
                  <span className={classes.sample}>{t('organizations.accent.sample')}</span>
                </div>
              ))}
            </div>
          )}
          {shades && shades.light !== typed && (
            <p className={classes.about}>{t('organizations.accent.changed', { shade: shades.light })}</p>
          )}
          {mayChange && (
            <div className={classes.buttons}>
              <Button
                type="submit"
                variant="default"
                loading={save.isPending}
                disabled={typed === (organization.accent ?? '')}
              >
                {t('organizations.accent.save')}
              </Button>
              {organization.accent !== null && (
                <Button variant="subtle" onClick={() => save.mutate({ accent: null })}>
                  {t('organizations.accent.clear')}
                </Button>
              )}
            </div>
          )}
        </Stack>
      </FormBody>
    </section>
  );
}
