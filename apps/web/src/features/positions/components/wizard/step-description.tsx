import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  choosePositionImage,
  removePositionImage,
  uploadPositionImage,
} from '@tryout/contract/positions/positions';
import { isEmptyText } from '@tryout/domain/text/rich-text';
import { Suspense, useState } from 'react';
import { callRoute } from '../../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../../platform/api/query-client.ts';
import { uploadFile } from '../../../../platform/api/upload.ts';
import { useErrorText } from '../../../../platform/error-text.ts';
import { useUploadLimit } from '../../../../platform/files/upload-limit.ts';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Flagged } from '../../../../platform/session/flagged.tsx';
import { FileDrop } from '../../../../ui/forms/file-drop.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { PictureCredit } from '../../../../ui/marks/picture-credit.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import { PositionDraft } from '../../../ai-assist/public.tsx';
import { PicturePicker } from '../../../pictures/public.ts';
import type { StepProps } from '../../use-position-save.ts';
import { messages } from '../../wizard.messages.ts';
import { Description } from '../job/description.tsx';
import { DescriptionField } from './description-field.tsx';
import classes from './wizard-step.module.css';
import { WordingHints } from './wording-hints.tsx';

/** Step 2: the words candidates read, and a picture. */
export function StepDescription({ position, save, errorOf }: StepProps) {
  const t = useText(messages);
  const format = useFormat();
  const limit = useUploadLimit('picture');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [description, setDescription] = useState(position.description);
  // The editor keeps its own text: a draft that is taken over begins it anew.
  const [round, setRound] = useState(0);
  const [drafting, setDrafting] = useState(false);
  const [picking, setPicking] = useState(false);
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
        <DescriptionField
          key={round}
          text={description}
          error={errorOf('description')}
          onChange={(text) => {
            setDescription(text);
            save({ description: text });
          }}
        />
        <WordingHints positionId={position.id} text={description} />
        <Flagged flag="ai_drafts">
          <Disclosure label={t('positions.draft.open')} open={drafting} onToggle={setDrafting}>
            {drafting && (
              <PositionDraft
                positionId={position.id}
                text={description}
                onUse={(text) => {
                  const before = description;
                  const put = (next: typeof text) => {
                    setDescription(next);
                    setRound((n) => n + 1);
                    save({ description: next });
                  };
                  put(text);
                  toast.undo({ message: t('positions.draft.taken'), onUndo: () => put(before) });
                }}
              />
            )}
          </Disclosure>
        </Flagged>
      </Panel>
      {!isEmptyText(description) && (
        <Panel title={t('positions.field.description_preview')} tone="sunken">
          <div className={classes.phone}>
            <Description text={description} />
          </div>
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
              {position.image_credit && <PictureCredit credit={position.image_credit} />}
              <div>
                <Button variant="default" onClick={() => void remove()}>
                  {t('positions.field.image_remove')}
                </Button>
              </div>
            </>
          )}
          <div>
            <Button variant="default" onClick={() => setPicking(true)}>
              {t('positions.field.image_find')}
            </Button>
          </div>
          {picking && (
            <Suspense>
              <PicturePicker
                title={t('positions.field.image_find')}
                onUse={async (picture) => {
                  await callRoute(choosePositionImage, { params, body: { picture } });
                  await invalidateFeature(client, 'positions');
                }}
                onClose={() => setPicking(false)}
              />
            </Suspense>
          )}
          <FileDrop
            accept=".png,.jpg,.jpeg,.webp"
            maxBytes={limit.bytes}
            label={t('positions.field.image')}
            hint={t('positions.field.image_hint', { mb: format.number(limit.mb) })}
            upload={(file, options) => uploadFile(uploadPositionImage, { file, params, ...options })}
            onDone={() => void invalidateFeature(client, 'positions')}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}
