import { Button, NumberInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { streamScoreTemplate, type TemplateProposal } from '@tryout/contract/ai-assist/ai-assist';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useConfirmTemplate } from '../ai-assist.api.ts';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import { useDraftStream } from '../use-draft-stream.ts';
import { AnsweredBy } from './answered-by.tsx';
import { Certainty, Quotes, WhileReading } from './proposal-parts.tsx';

interface TemplateDraftProps {
  readonly onClose: () => void;
  /** Leaves the draft for a template made by hand. */
  readonly onByHand: () => void;
  readonly onMade: (id: string) => void;
}

/** Proposes a score template from a job text, beside one that weighs everything alike; a person changes and confirms it. */
export function TemplateDraft({ onClose, onByHand, onMade }: TemplateDraftProps) {
  const t = useText(messages);
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const proposing = useDraftStream<typeof streamScoreTemplate, TemplateProposal>(
    streamScoreTemplate,
    t('ai.broke'),
  );
  const proposal = proposing.draft;
  return (
    <Dialog opened onClose={onClose} title={t('ai.template')}>
      <Stack>
        <p>{t('ai.template_about')}</p>
        <TextInput
          label={t('ai.job_title')}
          value={title}
          maxLength={200}
          dir="auto"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label={t('ai.job_text')}
          value={text}
          maxLength={20_000}
          autosize
          minRows={4}
          maxRows={12}
          dir="auto"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Row>
          <Button
            variant="default"
            disabled={title.trim() === '' || proposing.isWriting}
            onClick={() => proposing.start({ title: title.trim(), text })}
          >
            {t('ai.draft_template')}
          </Button>
          <Button variant="subtle" onClick={onByHand}>
            {t('ai.template_by_hand')}
          </Button>
        </Row>
        <WhileReading stream={proposing} />
        {proposal && <Proposal key={proposal.ai_run_id} proposal={proposal} title={title} onMade={onMade} />}
      </Stack>
    </Dialog>
  );
}

interface ProposalProps {
  readonly proposal: TemplateProposal;
  readonly title: string;
  readonly onMade: (id: string) => void;
}

function Proposal({ proposal, title, onMade }: ProposalProps) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number } = useFormat();
  const [key] = useState(() => crypto.randomUUID());
  const [definition, setDefinition] = useState(proposal.definition);
  const confirm = useConfirmTemplate();
  const before = new Map(
    proposal.baseline.categories.map((each) => [each.category_id, each.category_weightage]),
  );
  const sum = definition.categories.reduce((total, each) => total + each.category_weightage, 0);
  const weigh = (at: number, weight: number) =>
    setDefinition({
      categories: definition.categories.map((each, i) =>
        i === at ? { ...each, category_weightage: weight } : each,
      ),
    });
  return (
    <Stack>
      <strong>{t('ai.draft_mark')}</strong>
      <AnsweredBy {...proposal} reads />
      <Certainty read={proposal} />
      {definition.categories.map((category, c) => (
        <div key={category.category_id}>
          <Row align="end">
            <NumberInput
              label={named('entries', category.category ?? '')}
              description={t('ai.without_text', {
                weight: number(before.get(category.category_id) ?? 0, { maximumFractionDigits: 1 }),
              })}
              value={category.category_weightage}
              min={0}
              max={100}
              decimalScale={2}
              suffix=" %"
              onChange={(value) => weigh(c, typeof value === 'number' ? value : 0)}
            />
          </Row>
          <ul className={classes.sentences}>
            {category.traits.map((trait) => (
              <li key={trait.trait_id}>
                {named('entries', trait.trait ?? '')} ·{' '}
                {number(trait.trait_weightage, { maximumFractionDigits: 1 })} %
                <Quotes
                  quotes={proposal.subtraits
                    .filter(({ subtrait_id }) =>
                      trait.subtraits.some((each) => each.subtrait_id === subtrait_id),
                    )
                    .flatMap(({ quotes }) => quotes)
                    .filter((quote, i, all) => all.findIndex((each) => each.text === quote.text) === i)
                    .slice(0, 2)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>{t('ai.sum', { sum: number(sum, { maximumFractionDigits: 2 }) })}</p>
      <Row>
        <Button
          loading={confirm.isPending}
          onClick={() =>
            confirm.mutate(
              { ai_run_id: proposal.ai_run_id, name: title.trim().slice(0, 120), definition, key },
              { onSuccess: ({ score_template_id }) => onMade(score_template_id) },
            )
          }
        >
          {t('ai.confirm_template')}
        </Button>
      </Row>
      {confirm.error && <Banner tone="danger">{confirm.error.message}</Banner>}
    </Stack>
  );
}
