import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { normalizeLinkedin } from '@tryout/domain/accounts/linkedin';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { type Application, type OwnCv, useSaveBasicInfo } from '../applications.api.ts';
import { messages } from '../flow.messages.ts';

interface CvFindingsProps {
  application: Application;
  suggestion: NonNullable<OwnCv['suggestion']>;
}

/** What was read from the CV and is still missing in the contact data; taken over only when said so. */
export function CvFindings({ application, suggestion }: CvFindingsProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const save = useSaveBasicInfo(application.application_id);
  const { application_form: form, basic_info: info } = application;
  const linkedin = suggestion.links.map((link) => normalizeLinkedin(link).url).find((url) => url !== null);
  const found = {
    phone: form.phone !== 'hidden' && info.phone === '' ? suggestion.phones[0] : undefined,
    linkedin: form.linkedin !== 'hidden' && info.linkedin === '' ? linkedin : undefined,
  };
  const [wanted, setWanted] = useState({ phone: true, linkedin: true });
  if (save.isSuccess) return <p role="status">{t('applications.cv.taken')}</p>;
  if (!application.basic_info_saved || (!found.phone && !found.linkedin)) return null;
  const take = () =>
    save.mutate({
      ...info,
      phone: (wanted.phone ? found.phone : undefined) ?? info.phone,
      linkedin: (wanted.linkedin ? found.linkedin : undefined) ?? info.linkedin,
    });
  return (
    <Panel title={t('applications.cv.found')}>
      <Stack>
        <p>{t('applications.cv.found_text')}</p>
        {(['phone', 'linkedin'] as const).map(
          (name) =>
            found[name] !== undefined && (
              <Checkbox
                key={name}
                label={t(`applications.cv.take_${name}`, { value: `\u2068${found[name]}\u2069` })}
                checked={wanted[name]}
                onChange={(event) => setWanted({ ...wanted, [name]: event.currentTarget.checked })}
              />
            ),
        )}
        <div>
          <Button variant="default" loading={save.isPending} onClick={take}>
            {t('applications.cv.take')}
          </Button>
        </div>
        {save.isError && <p role="alert">{errorText(save.error)}</p>}
      </Stack>
    </Panel>
  );
}
