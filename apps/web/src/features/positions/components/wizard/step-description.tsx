import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { removePositionImage, uploadPositionImage } from '@tryout/contract/positions/positions';
import { useState } from 'react';
import { callRoute } from '../../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../../platform/api/query-client.ts';
import { uploadFile } from '../../../../platform/api/upload.ts';
import { useErrorText } from '../../../../platform/error-text.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { FileDrop } from '../../../../ui/forms/file-drop.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import type { StepProps } from '../../use-position-save.ts';
import { messages } from '../../wizard.messages.ts';
import { WrittenText } from '../job/written-text.tsx';
import classes from './wizard-step.module.css';

const IMAGE_BYTES = 5 * 1_048_576;

/** Step 2: the words candidates read, and a picture. */
export function StepDescription({ position, save, errorOf }: StepProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const client = useQueryClient();
  const [description, setDescription] = useState(position.description);
  const params = { position_id: position.id };
  const remove = async () => {
    try {
      await callRoute(removePositionImage, { params });
      await invalidateFeature(client, 'positions');
    } catch (error) {
      toast.say({ message: errorText(error), tone: 'danger' });
    }
  };
  return (
    <Stack gap={5}>
      <Panel>
        <Textarea
          id={fieldId('description')}
          label={t('positions.field.description')}
          description={t('positions.field.description_hint')}
          error={errorOf('description')}
          autosize
          minRows={10}
          maxLength={20_000}
          value={description}
          onChange={(event) => {
            setDescription(event.currentTarget.value);
            save({ description: event.currentTarget.value });
          }}
        />
      </Panel>
      {description.trim() !== '' && (
        <Panel title={t('positions.field.description_preview')} tone="sunken">
          <WrittenText text={description} />
        </Panel>
      )}
      <Panel title={t('positions.field.image')}>
        <Stack gap={4}>
          {position.has_image && (
            <>
              <img
                className={classes.picture}
                src={`/api/position/${position.id}/image?v=${encodeURIComponent(position.updated_at)}`}
                alt={t('positions.field.image_alt')}
              />
              <div>
                <Button variant="default" onClick={() => void remove()}>
                  {t('positions.field.image_remove')}
                </Button>
              </div>
            </>
          )}
          <FileDrop
            accept=".png,.jpg,.jpeg,.webp"
            maxBytes={IMAGE_BYTES}
            label={t('positions.field.image')}
            hint={t('positions.field.image_hint')}
            upload={(file, options) => uploadFile(uploadPositionImage, { file, params, ...options })}
            onDone={() => void invalidateFeature(client, 'positions')}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}
