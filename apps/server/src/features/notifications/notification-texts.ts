import { acceptedLanguage } from '../../platform/language/language.ts';

/** What each notification says, in each language; `{name}` is filled from its params. */
interface Texts {
  readonly title: string;
  readonly body: string;
}

type Catalogue = Readonly<Record<'en' | 'ar', Texts>>;

/** Every kind of notification, with its words. A kind's title is also the subject of its mail. */
export const NOTIFICATION_TEXTS = {
  colleague_invited: {
    en: {
      title: '{organization} invites you to Tryout',
      body: '{inviter} invites you to join {organization} as {role}. The invitation is valid until {expires}.',
    },
    ar: {
      title: 'تدعوك {organization} إلى Tryout',
      body: 'يدعوك {inviter} للانضمام إلى {organization} بصفة {role}. الدعوة صالحة حتى {expires}.',
    },
  },
  candidate_invited: {
    en: {
      title: '{organization} invites you to apply: {position}',
      body: '{message} Applying takes about {minutes} min. You can apply until {expires}.',
    },
    ar: {
      title: 'تدعوك {organization} للتقدّم إلى وظيفة {position}',
      body: '{message} يستغرق التقديم نحو {minutes} دقيقة. يمكنك التقدّم حتى {expires}.',
    },
  },
  application_received: {
    en: {
      title: 'Your application for {position} has arrived',
      body: '{organization} has your application. You can follow it in your account at any time.',
    },
    ar: {
      title: 'وصل طلبك لوظيفة {position}',
      body: 'استلمت {organization} طلبك. يمكنك متابعته في حسابك في أي وقت.',
    },
  },
  application_duplicate: {
    en: {
      title: 'You applied twice for {position}',
      body: 'One application counts and goes on. The other one is closed as a duplicate; what you entered there is kept.',
    },
    ar: {
      title: 'تقدّمت مرتين إلى وظيفة {position}',
      body: 'يُعتمد أحد الطلبين ويستمر. أُغلق الآخر لأنه مكرر، وما أدخلته فيه محفوظ.',
    },
  },
  applicant_arrived: {
    en: {
      title: '{applicant} applied for {position}',
      body: 'The application is complete and in your list.',
    },
    ar: { title: 'تقدّم {applicant} لوظيفة {position}', body: 'الطلب مكتمل وموجود في قائمتك.' },
  },
  play_finished: {
    en: { title: '{applicant} finished playing for {position}', body: 'The score card is being worked out.' },
    ar: { title: 'أنهى {applicant} اللعب لوظيفة {position}', body: 'يجري الآن حساب بطاقة النتائج.' },
  },
  score_card_ready: {
    en: {
      title: 'Your score card for {position} is ready',
      body: 'It shows what was measured, in plain words, and how it is used.',
    },
    ar: { title: 'بطاقة نتائجك لوظيفة {position} جاهزة', body: 'تعرض ما تم قياسه بكلمات بسيطة وكيف يُستخدم.' },
  },
  applicant_score_ready: {
    en: {
      title: 'Score card of {applicant} is ready',
      body: '{position}: the applicant now has a place in the list.',
    },
    ar: { title: 'بطاقة نتائج {applicant} جاهزة', body: '{position}: أصبح للمتقدّم مكان في القائمة.' },
  },
  score_card_corrected: {
    en: {
      title: 'Your score card for {position} was corrected',
      body: 'A result for “{subtrait}” was wrong or lost. Two people checked it; the new card shows what changed.',
    },
    ar: {
      title: 'صُحّحت بطاقة نتائجك لوظيفة {position}',
      body: 'كانت نتيجة «{subtrait}» خاطئة أو مفقودة. راجعها شخصان، وتعرض البطاقة الجديدة ما تغيّر.',
    },
  },
  applicant_score_corrected: {
    en: {
      title: 'Score card of {applicant} was corrected',
      body: '{position}: a result for “{subtrait}” was wrong or lost and has been put right by two people.',
    },
    ar: {
      title: 'صُحّحت بطاقة نتائج {applicant}',
      body: '{position}: كانت نتيجة «{subtrait}» خاطئة أو مفقودة وصحّحها شخصان.',
    },
  },
  correction_asked: {
    en: {
      title: 'A correction waits for a second person',
      body: '{asker} asks to correct a result for “{subtrait}”, {position}. Please check and decide.',
    },
    ar: {
      title: 'تصحيح ينتظر شخصًا ثانيًا',
      body: 'يطلب {asker} تصحيح نتيجة «{subtrait}» في {position}. يرجى المراجعة واتخاذ القرار.',
    },
  },
  correction_confirmed: {
    en: {
      title: 'Your correction is confirmed',
      body: '“{subtrait}”, {position}: the score card has a new version.',
    },
    ar: { title: 'أُكّد تصحيحك', body: '«{subtrait}»، {position}: لبطاقة النتائج نسخة جديدة.' },
  },
  correction_refused: {
    en: {
      title: 'Your correction is refused',
      body: '“{subtrait}”, {position}: the score card stays as it is.',
    },
    ar: { title: 'رُفض تصحيحك', body: '«{subtrait}»، {position}: تبقى بطاقة النتائج كما هي.' },
  },
  status_changed: {
    en: { title: 'News about your application for {position}', body: '{text}' },
    ar: { title: 'مستجدات طلبك لوظيفة {position}', body: '{text}' },
  },
  stage_mail_test: {
    en: { title: 'Test: {subject}', body: '{text}' },
    ar: { title: 'تجربة: {subject}', body: '{text}' },
  },
  comment_mention: {
    en: { title: '{author} mentioned you', body: 'In a comment on {applicant}, {position}.' },
    ar: { title: 'ذكرك {author} في تعليق', body: 'في تعليق على {applicant}، {position}.' },
  },
  message_received: {
    en: { title: 'A message from {sender}', body: '{text}' },
    ar: { title: 'رسالة من {sender}', body: '{text}' },
  },
  privilege_given: {
    en: {
      title: '{inviter} shared the position {position} with you',
      body: 'You can now look at its applicants, as far as your rights reach.',
    },
    ar: {
      title: 'شارك {inviter} معك وظيفة {position}',
      body: 'يمكنك الآن الاطلاع على المتقدّمين بحسب صلاحياتك.',
    },
  },
  attempt_granted: {
    en: { title: 'You can play again for {position}', body: '{organization} gave you a new attempt.' },
    ar: { title: 'يمكنك اللعب مرة أخرى لوظيفة {position}', body: 'منحتك {organization} محاولة جديدة.' },
  },
  confirmation_asked: {
    en: {
      title: '{organization} asks you for a short confirmation play for {position}',
      body: 'It takes about {minutes} min and is compared with your first result. Your score stays as it is. {text}',
    },
    ar: {
      title: 'تطلب منك {organization} لعبة تأكيد قصيرة لوظيفة {position}',
      body: 'تستغرق نحو {minutes} دقائق وتُقارن بنتيجتك الأولى. تبقى درجتك كما هي. {text}',
    },
  },
  confirmation_withdrawn: {
    en: {
      title: 'The confirmation play for {position} is no longer needed',
      body: '{organization} has withdrawn the request. You have nothing to do.',
    },
    ar: {
      title: 'لم تعد لعبة التأكيد لوظيفة {position} مطلوبة',
      body: 'سحبت {organization} الطلب. ليس عليك فعل شيء.',
    },
  },
  confirmation_played: {
    en: {
      title: '{applicant} has finished the confirmation play for {position}',
      body: 'See on the score card whether it agrees with the first play.',
    },
    ar: {
      title: 'أنهى {applicant} لعبة التأكيد لوظيفة {position}',
      body: 'اطّلع في بطاقة النتائج على اتفاقها مع اللعب الأول.',
    },
  },
  confirmation_missed: {
    en: {
      title: 'The time for your confirmation play for {position} has passed',
      body: 'If something came up, write to {organization} in your application; they can ask you again.',
    },
    ar: {
      title: 'انتهى وقت لعبة التأكيد لوظيفة {position}',
      body: 'إذا حال شيء دون ذلك فاكتب إلى {organization} من صفحة طلبك؛ يمكنهم طلبها منك مرة أخرى.',
    },
  },
  confirmation_expired: {
    en: {
      title: '{applicant} did not play the confirmation play for {position} in time',
      body: 'You can ask again on the applicant’s page.',
    },
    ar: {
      title: 'لم يلعب {applicant} لعبة التأكيد لوظيفة {position} في الوقت المحدد',
      body: 'يمكنك طلبها مرة أخرى من صفحة المتقدّم.',
    },
  },
  application_reminder: {
    en: { title: 'Your application for {position} is waiting', body: 'You can go on where you left off.' },
    ar: { title: 'طلبك لوظيفة {position} بانتظارك', body: 'يمكنك المتابعة من حيث توقفت.' },
  },
  play_reminder: {
    en: {
      title: 'The game for {position} is waiting',
      body: 'You can play it until {deadline}. What you have played so far is kept.',
    },
    ar: {
      title: 'لعبة وظيفة {position} بانتظارك',
      body: 'يمكنك اللعب حتى {deadline}. ما لعبته حتى الآن محفوظ.',
    },
  },
  play_missed: {
    en: {
      title: 'The time to play for {position} has passed',
      body: 'If something came between, write to {organization} in your application; they can give you a new attempt.',
    },
    ar: {
      title: 'انتهى وقت اللعب لوظيفة {position}',
      body: 'إذا حال شيء دون ذلك فاكتب إلى {organization} من صفحة طلبك؛ يمكنهم منحك محاولة جديدة.',
    },
  },
  play_expired: {
    en: {
      title: '{applicant} did not finish playing for {position} in time',
      body: 'You can give another attempt on the applicant’s page.',
    },
    ar: {
      title: 'لم يُنهِ {applicant} اللعب لوظيفة {position} في الوقت المحدد',
      body: 'يمكنك منح محاولة أخرى من صفحة المتقدّم.',
    },
  },
  organization_waiting: {
    en: { title: '{organization} asks to be approved', body: 'Registered by {person}.' },
    ar: { title: 'تطلب {organization} الموافقة', body: 'سجّلها {person}.' },
  },
  organization_approved: {
    en: { title: '{organization} is approved', body: 'You can now publish positions and invite people.' },
    ar: { title: 'تمت الموافقة على {organization}', body: 'يمكنك الآن نشر الوظائف ودعوة الأشخاص.' },
  },
  organization_rejected: {
    en: { title: '{organization} was not approved', body: '{reason}' },
    ar: { title: 'لم تتم الموافقة على {organization}', body: '{reason}' },
  },
  organization_suspended: {
    en: { title: '{organization} is suspended', body: '{reason}' },
    ar: { title: 'تم تعليق {organization}', body: '{reason}' },
  },
  position_requested: {
    en: {
      title: '{person} asks for a position: {position}',
      body: 'The draft is ready for you to check and publish.',
    },
    ar: { title: 'يطلب {person} وظيفة: {position}', body: 'المسودة جاهزة للمراجعة والنشر.' },
  },
  pin: {
    en: {
      title: 'Your code: {pin}',
      body: 'Enter {pin} in the page that asked for it. It is valid for 10 minutes. If you did not ask for it, you can ignore this mail.',
    },
    ar: {
      title: 'رمزك: {pin}',
      body: 'أدخل {pin} في الصفحة التي طلبته. الرمز صالح لمدة 10 دقائق. إذا لم تطلبه فتجاهل هذه الرسالة.',
    },
  },
  password_reset: {
    en: {
      title: 'Set a new password (code {pin})',
      body: 'Open the link below to choose a new password. It works in any browser for two hours. Or enter the code {pin} in the browser where you asked for it, within 10 minutes. If you did not ask for this, ignore this email: your password stays as it is.',
    },
    ar: {
      title: 'تعيين كلمة مرور جديدة (الرمز {pin})',
      body: 'افتح الرابط أدناه لاختيار كلمة مرور جديدة. يعمل في أي متصفح لمدة ساعتين. أو أدخل الرمز {pin} خلال 10 دقائق في المتصفح الذي طلبته منه. إذا لم تطلب ذلك فتجاهل هذه الرسالة: ستبقى كلمة مرورك كما هي.',
    },
  },
  email_proof: {
    en: {
      title: 'Confirm your email address',
      body: 'This address was used to apply for a job on Tryout. Confirm it to get news about the application by email. If you already have an account with this address, the application is added to it. If you didn’t apply, ignore this email: nothing happens, and you won’t get any news here.',
    },
    ar: {
      title: 'أكّد بريدك الإلكتروني',
      body: 'استُخدم هذا البريد للتقدّم إلى وظيفة عبر Tryout. أكّده لتصلك مستجدات الطلب بالبريد. وإن كان لديك حساب بهذا البريد فسيُضاف الطلب إليه. إذا لم تتقدّم فتجاهل هذه الرسالة: لن يحدث شيء ولن تصلك أي مستجدات هنا.',
    },
  },
  sign_in_linked: {
    en: {
      title: 'Your account is linked with {provider}',
      body: 'You can sign in with {provider} now. If this was not you, end the link in your settings and change your password.',
    },
    ar: {
      title: 'تم ربط حسابك بـ {provider}',
      body: 'يمكنك الآن تسجيل الدخول عبر {provider}. إذا لم تكن أنت من فعل ذلك فألغِ الربط في إعداداتك وغيّر كلمة المرور.',
    },
  },
  password_changed: {
    en: {
      title: 'Your password was changed',
      body: 'If this was not you, reset your password now and write to us.',
    },
    ar: {
      title: 'تم تغيير كلمة المرور',
      body: 'إذا لم تكن أنت من فعل ذلك فأعد تعيين كلمة المرور الآن وراسلنا.',
    },
  },
} as const satisfies Record<string, Catalogue>;

/** A kind of notification. */
export type NotificationType = keyof typeof NOTIFICATION_TEXTS;

/** Whether a stored kind is one of today's. */
export const isNotificationType = (type: string): type is NotificationType =>
  Object.hasOwn(NOTIFICATION_TEXTS, type);

/** Fills `{name}` places; a missing param leaves nothing behind. */
export function fillText(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '').trim();
}

/** The words of a notification in a person's language; a param `title` stands for the kind's own title. */
export function notificationText(
  type: NotificationType,
  locale: string,
  params: Readonly<Record<string, string>>,
): Texts {
  const texts: Texts = NOTIFICATION_TEXTS[type][acceptedLanguage(locale)];
  return { title: params.title || fillText(texts.title, params), body: fillText(texts.body, params) };
}
