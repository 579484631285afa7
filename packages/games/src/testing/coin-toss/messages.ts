import { harbourMessages } from '../../harbour/messages.ts';

/** Words of Coin Toss. */
export const coinTossMessages = {
  en: {
    ...harbourMessages.en,
    'coin-toss.title': 'Coin Toss',
    'coin-toss.intro': 'Guess which side comes up',
    'coin-toss.heads': 'Heads',
    'coin-toss.tails': 'Tails',
    'coin-toss.result': '{of, plural, one {# toss} other {# tosses}} guessed.',
  },
  ar: {
    ...harbourMessages.ar,
    'coin-toss.title': 'رمي العملة',
    'coin-toss.intro': 'خمّن أي وجه يظهر',
    'coin-toss.heads': 'صورة',
    'coin-toss.tails': 'كتابة',
    'coin-toss.result':
      'ما خمّنته: {of, plural, zero {لا رميات} one {رمية واحدة} two {رميتان} few {# رميات} many {# رمية} other {# رمية}}.',
  },
} as const;
