import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { RATING_STEPS } from '@tryout/domain/interviews/kit/kit-question';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import type { WrittenQuestion } from './edited-items.ts';
import { kitMessages } from './kit.messages.ts';
import classes from './question-dialog.module.css';

const MOST_PROBES = 6;
const STEPS = Array.from({ length: RATING_STEPS }, (_, at) => at);

interface QuestionDialogProps {
  /** What is there already; null: a new one. */
  question: WrittenQuestion | null;
  traits: readonly { trait_id: string; name: string }[];
  onClose: () => void;
  onDone: (question: WrittenQuestion) => void;
}

/** Writes a question, or words one anew: what to ask further and what answers sound like. */
export function QuestionDialog({ question: before, traits, onClose, onDone }: QuestionDialogProps) {
  const t = useText(kitMessages);
  const [question, setQuestion] = useState(before?.question ?? '');
  const [trait, setTrait] = useState(before?.trait_id ?? '');
  const [probes, setProbes] = useState(before?.probes.join('\n') ?? '');
  const [anchors, setAnchors] = useState(() => STEPS.map((at) => before?.anchors[at] ?? ''));
  const [isTried, setTried] = useState(false);
  const lines = probes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const filled = anchors.filter((anchor) => anchor.trim() !== '').length;
  const problems = {
    question: question.trim() === '' ? t('kit.question.missing') : null,
    probes: lines.length > MOST_PROBES ? t('kit.question.probes_many', { most: MOST_PROBES }) : null,
    anchors: filled > 0 && filled < RATING_STEPS ? t('kit.question.anchors_all') : null,
  };
  const submit = () => {
    setTried(true);
    if (problems.question || problems.probes || problems.anchors) return;
    onDone({
      question: question.trim(),
      probes: lines,
      anchors: filled === 0 ? [] : anchors.map((anchor) => anchor.trim()),
      trait_id: trait === '' ? null : trait,
    });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(before ? 'kit.question.edit' : 'kit.add_own')}
      submitLabel={t(before ? 'kit.question.save' : 'kit.question.add')}
      onSubmit={submit}
    >
      <Textarea
        label={t('kit.question')}
        autosize
        minRows={2}
        maxLength={500}
        value={question}
        error={isTried && problems.question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
      {traits.length > 0 && (
        <NativeSelect
          label={t('kit.question.trait')}
          value={trait}
          onChange={(event) => setTrait(event.currentTarget.value)}
          data={[
            { value: '', label: t('kit.question.no_trait') },
            ...traits.map(({ trait_id, name }) => ({ value: trait_id, label: name })),
          ]}
        />
      )}
      <Textarea
        label={t('kit.question.probes')}
        autosize
        minRows={2}
        maxLength={1800}
        value={probes}
        error={isTried && problems.probes}
        onChange={(event) => setProbes(event.currentTarget.value)}
      />
      <fieldset className={classes.anchors}>
        <legend>{t('kit.question.anchors')}</legend>
        {STEPS.map((at) => (
          <TextInput
            key={at}
            label={t('kit.question.anchor', { n: at + 1 })}
            maxLength={300}
            value={anchors[at] ?? ''}
            error={isTried && problems.anchors && anchors[at]?.trim() === '' ? problems.anchors : undefined}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setAnchors((now) => now.map((anchor, place) => (place === at ? value : anchor)));
            }}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
