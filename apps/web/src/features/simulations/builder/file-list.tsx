import { Button, NativeSelect } from '@mantine/core';
import {
  removeSimulationFile,
  uploadSimulationFile,
} from '@tryout/contract/simulations/simulations-attachments';
import { useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { fileSize } from '../../../ui/forms/file-size.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { StepProps } from './step-props.ts';

const FILE_BYTES = 25 * 1_048_576;
const ENDINGS = '.pdf,.png,.jpg,.jpeg,.webp,.txt,.csv,.json,.docx,.xlsx,.pptx,.odt';

/** Files that go with the simulation or with one of its tasks. */
export function FileList({ builder, catalog }: StepProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const [taskId, setTaskId] = useState('');
  const { files, tasks, id } = builder.record;
  const nameOf = (entry: string | null) => {
    const task = tasks.find((each) => each.id === entry);
    return task ? (catalog.task(task.task_id)?.name ?? task.name) : t('builder.files.whole');
  };
  const remove = (file_id: string) =>
    void builder
      .act((edit) =>
        callRoute(removeSimulationFile, { params: { simulation_id: id, file_id }, query: { edit } }),
      )
      .catch((error: unknown) => toast.say({ message: errorText(error), tone: 'danger' }));
  return (
    <Panel title={t('builder.files')}>
      <Stack gap={4}>
        <p>{t('builder.files.about')}</p>
        {files.length > 0 && (
          <ul className={classes.list}>
            {files.map((file) => (
              <li key={file.id} className={classes.card}>
                <div className={classes.head}>
                  <span className={classes.words}>
                    <a href={`/api/simulation/${id}/files/${file.id}`} dir="auto">
                      {file.name}
                    </a>
                    <span className={classes.quiet}>
                      {fileSize(file.size)} · {nameOf(file.simulation_task_id)}
                    </span>
                  </span>
                  <Row>
                    <Button variant="default" onClick={() => remove(file.id)}>
                      {t('builder.pictures.remove')}
                      <span className="visually-hidden"> {file.name}</span>
                    </Button>
                  </Row>
                </div>
              </li>
            ))}
          </ul>
        )}
        <NativeSelect
          label={t('builder.files.belongs')}
          value={taskId}
          data={[
            { value: '', label: t('builder.files.whole') },
            ...tasks.map((task) => ({ value: task.id, label: nameOf(task.id) })),
          ]}
          onChange={(event) => setTaskId(event.currentTarget.value)}
        />
        <FileDrop
          accept={ENDINGS}
          maxBytes={FILE_BYTES}
          label={t('builder.files.upload')}
          upload={(file, options) =>
            builder.act((edit) =>
              uploadFile(uploadSimulationFile, {
                file,
                params: { simulation_id: id },
                body: { edit, ...(taskId === '' ? {} : { simulation_task_id: taskId }) },
                ...options,
              }),
            )
          }
        />
      </Stack>
    </Panel>
  );
}
