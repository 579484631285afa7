import type { EventFeedback, FeedbackAgreement } from '@tryout/contract/interviews/event-feedback';
import { APART } from '@tryout/domain/interviews/feedback';
import { sizeOfIcc } from '@tryout/domain/psychometrics/agreement';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { feedbackMessages } from './feedback.messages.ts';

type Coefficient = NonNullable<FeedbackAgreement['profile']>;

const TWO_PLACES = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
/** An interval wider than this reaches over two of the words for sizes. */
const WIDE = 0.4;

/** How far interviewers of one event agree, in words. */
export function AgreementText({
  agreement,
  traits,
}: {
  agreement: FeedbackAgreement;
  traits: EventFeedback['traits'];
}) {
  const t = useText(feedbackMessages);
  const format = useFormat();
  const apart = agreement.traits.filter(({ spread }) => spread.high - spread.low >= APART);
  const nameOf = (id: string) => traits.find((each) => each.trait_id === id)?.name ?? '';
  return (
    <>
      <p>{t(`feedback.agreement.${agreement.words}`)}</p>
      {apart.length > 0 && (
        <p>
          {t('feedback.agreement.apart', { traits: format.list(apart.map((each) => nameOf(each.trait_id))) })}
        </p>
      )}
      {agreement.profile && <CoefficientText of="profile" icc={agreement.profile} />}
    </>
  );
}

/** A coefficient of agreement in words, with its figures. */
export function CoefficientText({ of, icc }: { of: 'profile' | 'position'; icc: Coefficient }) {
  const t = useText(feedbackMessages);
  const format = useFormat();
  const figures = {
    size: sizeOfIcc(icc.value),
    value: format.number(icc.value, TWO_PLACES),
    low: format.number(icc.low, TWO_PLACES),
    high: format.number(icc.high, TWO_PLACES),
    targets: format.number(icc.targets),
  };
  return (
    <p>
      {of === 'profile'
        ? t('feedback.agreement.profile', { ...figures, judges: format.number(icc.judges) })
        : t('feedback.agreement.position', figures)}{' '}
      {icc.high - icc.low > WIDE && t('feedback.agreement.wide')}
    </p>
  );
}
