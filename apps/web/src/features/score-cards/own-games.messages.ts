import { OWN_WORDS_AR, OWN_WORDS_EN } from '@tryout/games/gathered/own-words';
import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/**
 * What a person is told of each game they played: what it looks at, and their own figures. Nothing here says how a game
 * is scored, what its best choice is, or how others did.
 */
export const messages = defineCatalogue({
  en: {
    'games.title': 'Game by game',
    'games.about': 'What you did in each game, in your own figures.',
    'games.none': 'Nothing was measured in this game.',
    'games.showed.one': '{name}: {band}.',
    'games.showed.one_exact':
      '{name}: {band}. If you played again, the number would most likely fall between {low} and {high}.',
    'games.showed.many': 'Highest in this game: {name} ({band}).',
    'games.showed.none': 'It gave no number for your card this time.',
    'games.showed.apart': 'It has no score of its own on this card.',
    'games.shared': 'together with other games',
    'games.bars': 'Scores that come from {game}',
    'games.reason.accommodated':
      'Your usual time was not measured, because you asked for more time. It counts neither for nor against you.',
    'games.reason.not_reached': 'The play ended before there was enough to tell more.',
    'games.reason.too_few_trials': 'There were too few answers to tell more.',
    'games.reason.other': 'One figure cannot be read reliably and is left out.',
    'games.unit.s': '{value} s',
    'games.unit.min': '{value} min',
    'games.answers':
      '{value, plural, one {You gave # answer that counts.} other {You gave # answers that count.}}',
    ...OWN_WORDS_EN,
  },
  ar: {
    'games.title': 'لعبة بعد لعبة',
    'games.about': 'ما فعلته في كل لعبة بأرقامك أنت.',
    'games.none': 'لم يُقَس شيء في هذه اللعبة.',
    'games.showed.one': '{name}: {band}.',
    'games.showed.one_exact': '{name}: {band}. لو لعبت مرة ثانية لكان الرقم على الأرجح بين {low} و{high}.',
    'games.showed.many': 'الأعلى في هذه اللعبة: {name} ({band}).',
    'games.showed.none': 'لم تعطِ هذه المرة رقمًا لبطاقتك.',
    'games.showed.apart': 'ليس لها درجة خاصة بها في هذه البطاقة.',
    'games.shared': 'مع ألعاب أخرى',
    'games.bars': 'درجات تأتي من {game}',
    'games.reason.accommodated': 'لم يُقَس زمنك المعتاد لأنك طلبت وقتًا أطول. لا يُحتسب لك ولا عليك.',
    'games.reason.not_reached': 'انتهى اللعب قبل أن يكفي لقول المزيد.',
    'games.reason.too_few_trials': 'كانت الإجابات أقل من أن تكفي لقول المزيد.',
    'games.reason.other': 'رقم واحد لا يمكن قراءته بثقة فتُرك.',
    'games.unit.s': '{value} ث',
    'games.unit.min': '{value} د',
    'games.answers':
      '{value, plural, zero {لم تُعطِ إجابات محتسبة.} one {أعطيت إجابة واحدة محتسبة.} two {أعطيت إجابتين محتسبتين.} few {أعطيت # إجابات محتسبة.} many {أعطيت # إجابة محتسبة.} other {أعطيت # إجابة محتسبة.}}',
    ...OWN_WORDS_AR,
  },
});

export type GameMessage = keyof (typeof messages)['en'];
