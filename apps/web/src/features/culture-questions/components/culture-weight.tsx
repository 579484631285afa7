import { Button, NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import type { readPositionCulture } from '@tryout/contract/culture-questions/culture-questions';
import type { RouteData } from '@tryout/contract/define-route';
import { CULTURE_MOST_WEIGHT } from '@tryout/domain/culture-questions/weight';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useWeighCulture } from '../culture-questions.api.ts';
import { messages } from '../culture-questions.messages.ts';

/** What the dialog begins with, per cent. */
const FIRST = 10;

/** Why they cannot be made to count now; null: they can. */
function reasonAgainst({
  is_thin,
  has_applicants,
  has_simulations,
}: Pick<RouteData<typeof readPositionCulture>, 'is_thin' | 'has_applicants' | 'has_simulations'>) {
  if (has_applicants) return 'culture.weight.too_late';
  if (!has_simulations) return 'culture.weight.no_games';
  return is_thin ? 'culture.weight.thin' : null;
}

/** What culture questions count in a position's job fit. Admins turn it on, after a warning, and off. */
export function CultureWeight({
  positionId,
  culture,
}: {
  readonly positionId: string;
  readonly culture: RouteData<typeof readPositionCulture>;
}) {
  const t = useText(messages);
  const { rights } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const { weight } = culture;
  const why = reasonAgainst(culture);
  return (
    <>
      <p>{weight === 0 ? t('culture.weight.none') : t('culture.weight.now', { weight })}</p>
      {rights.includes('culture.manage') &&
        (weight === 0 && why !== null ? (
          <p>{t(why)}</p>
        ) : (
          <Row>
            <Button variant="default" onClick={() => setOpen(true)}>
              {t(weight === 0 ? 'culture.weight.turn_on' : 'culture.weight.turn_off')}
            </Button>
          </Row>
        ))}
      {isOpen &&
        (weight === 0 ? (
          <TurnOn positionId={positionId} onClose={() => setOpen(false)} />
        ) : (
          <TurnOff positionId={positionId} onClose={() => setOpen(false)} />
        ))}
    </>
  );
}

interface DialogProps {
  readonly positionId: string;
  readonly onClose: () => void;
}

function TurnOn({ positionId, onClose }: DialogProps) {
  const t = useText(messages);
  const weigh = useWeighCulture(positionId);
  const [weight, setWeight] = useState<number | string>(FIRST);
  const [understood, setUnderstood] = useState(false);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('culture.weight.on_title')}
      confirmLabel={t('culture.weight.save')}
      busy={weigh.isPending}
      disabled={!understood || typeof weight !== 'number'}
      error={weigh.error}
      onConfirm={() => {
        if (typeof weight === 'number') weigh.mutate({ weight, understood }, { onSuccess: onClose });
      }}
    >
      <Stack gap={4}>
        <Banner tone="warning">{t('culture.weight.warning_text')}</Banner>
        <p>{t('culture.weight.how')}</p>
        <NumberInput
          label={t('culture.weight.field')}
          min={1}
          max={CULTURE_MOST_WEIGHT}
          allowDecimal={false}
          clampBehavior="strict"
          value={weight}
          onChange={setWeight}
        />
        <CheckBox label={t('culture.weight.understood')} checked={understood} onChange={setUnderstood} />
      </Stack>
    </ConfirmDialog>
  );
}

function TurnOff({ positionId, onClose }: DialogProps) {
  const t = useText(messages);
  const weigh = useWeighCulture(positionId);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('culture.weight.off_title')}
      confirmLabel={t('culture.weight.turn_off')}
      busy={weigh.isPending}
      error={weigh.error}
      onConfirm={() => weigh.mutate({ weight: 0, understood: false }, { onSuccess: onClose })}
    >
      <p>{t('culture.weight.off_text')}</p>
    </ConfirmDialog>
  );
}
