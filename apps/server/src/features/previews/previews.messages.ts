import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const previewsSay = defineMessages({
  en: {
    'previews.no_such_game': 'is not one of the games',
    'previews.station_refused': 'The station cannot be played: {reason}.',
    'previews.other_game_version': 'This was made for another version of the game. Duplicate it to go on.',
    'previews.settings_refused': 'The game does not take these settings: {reason}.',
    'previews.game_gone': '{task} cannot be played: its game is not there any more.',
    'previews.events_do_not_fit': 'Events do not fit: {reason}.',
    'previews.input_refused': 'The game sent something that does not fit this step ({problem}).',
  },
  ar: {
    'previews.no_such_game': 'ليست من الألعاب المتاحة',
    'previews.station_refused': 'لا يمكن لعب المحطة: {reason}.',
    'previews.other_game_version': 'صُنعت هذه المهمة لإصدار آخر من اللعبة. انسخها للمتابعة.',
    'previews.settings_refused': 'اللعبة لا تقبل هذه الإعدادات: {reason}.',
    'previews.game_gone': 'لا يمكن لعب {task}: لم تعد لعبتها موجودة.',
    'previews.events_do_not_fit': 'الأحداث غير متوافقة: {reason}.',
    'previews.input_refused': 'لا يناسب ما أرسلته اللعبة هذه الخطوة ({problem}).',
  },
});
