import { Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fileSize } from '../../../ui/forms/file-size.ts';
import type { OwnCv } from '../applications.api.ts';
import { messages } from '../flow.messages.ts';
import classes from './cv-choice.module.css';

interface CvChoiceProps {
  cvs: readonly OwnCv[];
  chosen: string | null;
  optional: boolean;
  onChoose: (cvId: string | null) => void;
}

/** One of the CVs that are there, or none where that is allowed. */
export function CvChoice({ cvs, chosen, optional, onChoose }: CvChoiceProps) {
  const t = useText(messages);
  const format = useFormat();
  const about = (cv: OwnCv) => {
    if (cv.status === 'rejected') return t('applications.cv.refused', { reason: cv.rejected_reason });
    const state = cv.status === 'parsed' ? t('applications.cv.read') : t('applications.cv.reading');
    // Isolated, so that Latin units do not turn the line round in Arabic.
    return `\u2068${fileSize(cv.size)}\u2069 · ${format.date(cv.created_at)} · ${state}`;
  };
  return (
    <Radio.Group
      label={t('applications.cv.yours')}
      value={chosen ?? ''}
      onChange={(value) => onChoose(value === '' ? null : value)}
    >
      <div className={classes.list}>
        {cvs.map((cv) => (
          <Radio
            key={cv.cv_id}
            className={classes.one}
            value={cv.cv_id}
            label={<bdi>{cv.name}</bdi>}
            description={about(cv)}
            disabled={cv.status === 'rejected'}
          />
        ))}
        {optional && <Radio className={classes.one} value="" label={t('applications.cv.without')} />}
      </div>
    </Radio.Group>
  );
}
