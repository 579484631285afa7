import { NativeSelect } from '@mantine/core';
import { createCardLink } from '@tryout/contract/score-cards/card-links';
import { LINK_DAYS } from '@tryout/domain/score-cards/card-link';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { OwnCard } from '../../score-cards.api.ts';
import { useMakeLink } from '../../sharing.api.ts';
import { messages } from '../../sharing.messages.ts';
import classes from './sharing.module.css';

interface MakeLinkProps {
  card: OwnCard;
  onClose: () => void;
}

/** Makes a link to a card: what it shows, and when it ends by itself. */
export function MakeLink({ card, onClose }: MakeLinkProps) {
  const t = useText(messages);
  const make = useMakeLink();
  const [key] = useState(() => crypto.randomUUID());
  const traits = card.categories.flatMap((category) => category.traits);
  const measured = traits.filter(({ score }) => score !== null).map(({ trait_id }) => trait_id);
  const form = useForm(createCardLink, {
    start: {
      days: 30 as (typeof LINK_DAYS)[number],
      shows_name: false,
      shows_position: false,
      shows_fit: false,
      trait_ids: measured,
    },
    error: make.error,
    busy: make.isPending,
    check: ({ trait_ids, shows_fit }) =>
      trait_ids.length === 0 && !shows_fit ? [{ field: 'trait_ids', message: t('sharing.nothing') }] : [],
  });
  const { values, set } = form;
  const toggle = (id: string, wanted: boolean) =>
    set({
      trait_ids: wanted ? [...values.trait_ids, id] : values.trait_ids.filter((one) => one !== id),
    });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('sharing.dialog')}
      submitLabel={t('sharing.make')}
      busy={make.isPending}
      onSubmit={() =>
        make.mutate(
          { key, body: { score_card_id: card.id, ...values, trait_ids: [...values.trait_ids] } },
          { onSuccess: onClose },
        )
      }
    >
      <Stack gap={4}>
        <div>
          <CheckBox {...form.box('shows_name', t('sharing.name'))} />
          <CheckBox {...form.box('shows_position', t('sharing.position'))} />
          {card.job_fit_score !== null && <CheckBox {...form.box('shows_fit', t('sharing.fit'))} />}
        </div>
        <fieldset className={classes.areas} id={form.field('trait_ids', t('sharing.areas')).id}>
          <legend>{t('sharing.areas')}</legend>
          {traits.map(({ trait_id, trait }) => (
            <CheckBox
              key={trait_id}
              label={trait}
              checked={values.trait_ids.includes(trait_id)}
              onChange={(wanted) => toggle(trait_id, wanted)}
            />
          ))}
        </fieldset>
        <NativeSelect
          label={t('sharing.days')}
          value={String(values.days)}
          onChange={(event) => {
            const days = LINK_DAYS.find((each) => String(each) === event.currentTarget.value);
            if (days) set({ days });
          }}
          data={LINK_DAYS.map((days) => ({ value: String(days), label: t('sharing.days.n', { days }) }))}
        />
      </Stack>
    </FormDialog>
  );
}
