/** What a test card does. */
export interface TestCard {
  readonly number: string;
  /** Names it in words that people read. */
  readonly outcome:
    | 'paid'
    | 'declined'
    | 'insufficient_funds'
    | 'expired_card'
    | 'processing_error'
    | 'confirmed'
    | 'confirmed_then_declined'
    | 'fails_later'
    | 'disputed'
    | 'dispute_won'
    | 'message_lost';
}

/**
 * Cards of the test checkout, one for every outcome. Where Stripe publishes a test card for the same, the number is the
 * same.
 */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'paid' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'insufficient_funds' },
  { number: '4000000000000069', outcome: 'expired_card' },
  { number: '4000000000000119', outcome: 'processing_error' },
  { number: '4000002500003155', outcome: 'confirmed' },
  { number: '4000008260003178', outcome: 'confirmed_then_declined' },
  { number: '4000000000000341', outcome: 'fails_later' },
  { number: '4000000000000259', outcome: 'disputed' },
  { number: '4000000000001976', outcome: 'dispute_won' },
  { number: '4000000000000085', outcome: 'message_lost' },
];

/** The card with a number, blanks aside; undefined for any other number. */
export function testCard(number: string): TestCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}

/** The card with four last digits; undefined: none. */
export function testCardEndingIn(digits: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number.endsWith(digits));
}

/** Why a payment with a card fails; null: it does not. `is_later`: a payment without anybody there. */
export function failureOf(card: TestCard, isLater: boolean): string | null {
  if (card.outcome === 'fails_later') return isLater ? 'card_declined' : null;
  if (card.outcome === 'confirmed') return isLater ? 'authentication_required' : null;
  if (card.outcome === 'declined') return 'card_declined';
  if (card.outcome === 'confirmed_then_declined') return 'insufficient_funds';
  const fails = ['insufficient_funds', 'expired_card', 'processing_error'];
  return fails.includes(card.outcome) ? card.outcome : null;
}

/** Whether the bank asks the buyer to confirm (3-D Secure). */
export function needsConfirmation(card: TestCard): boolean {
  return card.outcome === 'confirmed' || card.outcome === 'confirmed_then_declined';
}
