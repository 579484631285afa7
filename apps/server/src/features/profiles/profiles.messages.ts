import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const profilesSay = defineMessages({
  en: {
    'profiles.saved': 'Saved.',
    'profiles.removed': 'Removed.',
    'profiles.limit': 'A profile holds at most {limit} of these.',
    'profiles.current_has_no_end': 'A current job has no end.',
    'profiles.end_missing': 'Please say when it ended, or that it is current.',
    'profiles.end_before_start': 'The end is before the start.',
  },
  ar: {
    'profiles.saved': 'تم الحفظ.',
    'profiles.removed': 'تمت الإزالة.',
    'profiles.limit': 'الحد الأقصى لهذه في الملف الشخصي هو {limit}.',
    'profiles.current_has_no_end': 'العمل الحالي ليس له تاريخ انتهاء.',
    'profiles.end_missing': 'يرجى ذكر متى انتهى، أو أنه عملك الحالي.',
    'profiles.end_before_start': 'تاريخ الانتهاء يسبق تاريخ البدء.',
  },
});
