import { useQueryClient } from '@tanstack/react-query';
import { uploadAnswerFile } from '@tryout/contract/applications/applications';
import type { ReactNode } from 'react';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { API_BASE } from '../../../platform/api/route-url.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { useUploadLimit } from '../../../platform/files/upload-limit.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import type { Application, Question } from '../applications.api.ts';
import { messages } from '../flow.messages.ts';
import classes from './question-field.module.css';

interface FileAnswerProps {
  application: Application;
  question: Question;
  id: string;
  label: ReactNode;
  error: string | undefined;
  onFile: (fileId: string) => void;
}

/** A question that asks for a file: sent at once, kept until another takes its place. */
export function FileAnswer({ application, question, id, label, error, onFile }: FileAnswerProps) {
  const t = useText(messages);
  const format = useFormat();
  const limit = useUploadLimit('answer');
  const client = useQueryClient();
  return (
    <div id={id} tabIndex={-1}>
      <div className={classes.head}>
        {label}
        {question.help && <span className={classes.help}>{question.help}</span>}
        {error && <span className={classes.error}>{error}</span>}
      </div>
      {question.file && (
        <p>
          {t('applications.questions.file_have', { name: question.file.name })}{' '}
          <a href={`${API_BASE}/application/answer/file/${question.file.file_id}`}>
            {t('applications.questions.file_open')}
          </a>
        </p>
      )}
      <FileDrop
        accept=".pdf,.docx,.odt,.rtf,.txt,.png,.jpg,.jpeg"
        maxBytes={limit.bytes}
        label={t('applications.questions.file')}
        hint={t('applications.questions.file_hint', { mb: format.number(limit.mb) })}
        upload={async (file, options) => {
          const sent = await uploadFile(uploadAnswerFile, {
            file,
            body: {
              application_id: application.application_id,
              position_question_id: question.position_question_id,
            },
            ...options,
          });
          onFile(sent.file_id);
        }}
        onDone={() => void invalidateFeature(client, 'applications')}
      />
    </div>
  );
}
