import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { uploadCv } from '@tryout/contract/cvs/cvs';
import { useState } from 'react';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useUploadLimit } from '../../../platform/files/upload-limit.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type Application, type OwnCv, ownCvsQuery, useAttachCv } from '../applications.api.ts';
import { BackButton } from '../components/back-button.tsx';
import { CvChoice } from '../components/cv-choice.tsx';
import { CvFindings } from '../components/cv-findings.tsx';
import { FlowSteps } from '../components/flow-steps.tsx';
import { OwnApplication } from '../components/own-application.tsx';
import { messages } from '../flow.messages.ts';
import { pathAfter } from '../step-paths.ts';
import classes from './cv-page.module.css';

/** C3: the CV, one that is there or a new file. */
export function CvPage() {
  return <OwnApplication>{(application) => <CvLoader application={application} />}</OwnApplication>;
}

function CvLoader({ application }: { application: Application }) {
  const query = useQuery({
    ...ownCvsQuery,
    // Reading takes a moment; live events tell of it, and this does where they cannot.
    refetchInterval: ({ state }) => (state.data?.cvs.some(isBeingRead) ? 3_000 : false),
  });
  return (
    <QueryView page query={query}>
      {({ cvs }) => <CvStep application={application} cvs={cvs} />}
    </QueryView>
  );
}

const isBeingRead = (cv: OwnCv) => cv.status === 'uploaded' || cv.status === 'scanned';

function CvStep({ application, cvs }: { application: Application; cvs: readonly OwnCv[] }) {
  const t = useText(messages);
  const format = useFormat();
  const limit = useUploadLimit('cv');
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const attach = useAttachCv(application.application_id);
  const isOptional = application.application_form.cv === 'optional';
  const [chosen, setChosen] = useState<string | null>(
    application.cv?.cv_id ??
      (application.cv_skipped ? null : (cvs.find((cv) => cv.is_default)?.cv_id ?? null)),
  );
  const [asked, setAsked] = useState(false);
  const current = cvs.find((cv) => cv.cv_id === chosen);
  const proceed = (cvId: string | null) =>
    attach.mutate(cvId, {
      onSuccess: (after) =>
        navigate({ to: pathAfter(after, 'cv'), params: { id: application.application_id } }),
    });
  const go = () => {
    setAsked(true);
    if (chosen !== null) proceed(chosen);
  };
  return (
    <FlowPage
      title={t('applications.cv.title')}
      about={application.position.title}
      progress={<FlowSteps application={application} current="cv" />}
      intro={t(isOptional ? 'applications.cv.intro_optional' : 'applications.cv.intro')}
      onSubmit={go}
      buttons={
        <>
          <BackButton application={application} step="cv" />
          {isOptional && chosen === null && (
            <Button variant="default" loading={attach.isPending} onClick={() => proceed(null)}>
              {t('applications.cv.without')}
            </Button>
          )}
          <Button type="submit" loading={attach.isPending}>
            {t('applications.flow.continue')}
          </Button>
        </>
      }
    >
      <Stack>
        {cvs.length > 0 && <CvChoice cvs={cvs} chosen={chosen} optional={isOptional} onChoose={setChosen} />}
        <FileDrop
          accept=".pdf,.docx,.odt,.rtf,.txt"
          maxBytes={limit.bytes}
          label={cvs.length > 0 ? t('applications.cv.another') : t('applications.cv.add')}
          hint={t('applications.cv.hint', { mb: format.number(limit.mb) })}
          upload={async (file, options) => {
            const cv = await uploadFile(uploadCv, {
              file,
              idempotencyKey: crypto.randomUUID(),
              ...options,
            });
            setChosen(cv.cv_id);
          }}
          onDone={() => void invalidateFeature(client, 'cvs')}
        />
        {current?.suggestion && <CvFindings application={application} suggestion={current.suggestion} />}
        {(attach.isError || (asked && chosen === null)) && (
          <p role="alert" className={classes.error}>
            {attach.isError ? errorText(attach.error) : t('applications.cv.choose_first')}
          </p>
        )}
      </Stack>
    </FlowPage>
  );
}
