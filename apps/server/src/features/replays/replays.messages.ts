import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const replaysSay = defineMessages({
  en: {
    'replays.event_unexpected': 'event {seq} came where {expected} was expected',
    'replays.stamps_backwards': 'the stamps of the events run backwards',
    'replays.time_left': 'there is time left for this task',
    'replays.other_task': 'task {task} is not the one being played',
    'replays.event_changed': 'the event was changed',
    'replays.input_refused': '{problem}',
  },
  ar: {
    'replays.event_unexpected': 'وصل الحدث {seq} والمنتظر هو {expected}',
    'replays.stamps_backwards': 'أوقات الأحداث ترجع إلى الوراء',
    'replays.time_left': 'لا يزال هناك وقت لهذه المهمة',
    'replays.other_task': 'المهمة {task} ليست المهمة الجارية',
    'replays.event_changed': 'غُيّر الحدث',
    'replays.input_refused': 'لا يناسب ما أُرسل هذه الخطوة من اللعبة ({problem}).',
  },
});
