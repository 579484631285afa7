import { type Scenario, scenario } from './scenario-text.ts';

/** Situations with the people whom the harbour serves. */
export const COUNTER_SCENARIOS = {
  late_ice: scenario(
    {
      situation:
        'A fishing boat is to get its ice at noon. You have just heard that the ice will be about two hours late. The skipper does not know yet.',
      options: [
        'Call her now, tell her the likely time, and ask what would help her until then.',
        'Wait until you know the exact time, and call her then.',
        'If she asks, say that it will be there soon.',
        'Send her a short message that it is late, and that you will call within half an hour with the time.',
      ],
    },
    {
      situation:
        'من المقرّر أن يتسلّم قارب صيد الثلج عند الظهر. علمت للتو أن الثلج سيتأخر نحو ساعتين. صاحبة القارب لا تعلم بعد.',
      options: [
        'تتصل بها الآن، وتخبرها بالموعد المرجّح، وتسألها ما الذي قد يفيدها حتى ذلك الحين.',
        'تنتظر حتى تعرف الموعد بدقة، ثم تتصل بها.',
        'إن سألت، تقول لها إنه سيصل قريبًا.',
        'ترسل لها رسالة قصيرة بأنه متأخر وأنك ستتصل خلال نصف ساعة لتخبرها بالموعد.',
      ],
    },
  ),
  lost_berth: scenario(
    {
      situation:
        'A captain comes to the counter and says loudly that his berth has been given to another ship. Other people are waiting behind him.',
      options: [
        'Let him finish, repeat what he needs, and say what you can look up for him right now.',
        'Explain that berths are given out by another department and that you had nothing to do with it.',
        'Ask him to come with you to a quieter place, and look into it there.',
        'Give him the next free berth without checking, so that the line moves on.',
      ],
    },
    {
      situation: 'يأتي قبطان إلى الشبّاك ويقول بصوت عالٍ إن مرساه أُعطي لسفينة أخرى. هناك أشخاص ينتظرون خلفه.',
      options: [
        'تدعه يُكمل كلامه، وتعيد ما يحتاجه، وتقول ما الذي يمكنك البحث عنه له الآن.',
        'تشرح له أن قسمًا آخر هو الذي يوزّع المراسي وأنه لا علاقة لك بالأمر.',
        'تطلب منه أن يأتي معك إلى مكان أهدأ، وتنظر في الأمر هناك.',
        'تعطيه أول مرسى شاغر دون تحقّق حتى يتحرّك الصف.',
      ],
    },
  ),
  daily_order: scenario(
    {
      situation:
        'A shop owner orders the same small delivery every day. You see that one large delivery a week would cost her half as much. The harbour would earn less.',
      options: [
        'Show her what both ways cost, and let her choose.',
        'Say nothing: she gets what she orders.',
        'Change her order to once a week, and tell her about the saving afterwards.',
        'First ask her why she orders daily, and then see what would suit her.',
      ],
    },
    {
      situation:
        'تطلب صاحبة متجر التوصيلة الصغيرة نفسها كل يوم. ترى أن توصيلة كبيرة واحدة في الأسبوع ستكلّفها نصف المبلغ، لكن دخل الميناء سيقلّ.',
      options: [
        'تعرض عليها كلفة الطريقتين وتترك لها الاختيار.',
        'لا تقول شيئًا: فهي تحصل على ما تطلبه.',
        'تغيّر طلبها إلى مرة في الأسبوع، ثم تخبرها بعد ذلك بما وفّرته.',
        'تسألها أولًا لماذا تطلب يوميًا، ثم تنظر فيما يناسبها.',
      ],
    },
  ),
  wrong_office: scenario(
    {
      situation:
        'Ten minutes before closing, a visitor brings you papers that belong to the customs office at the other end of the harbour. It closes when you do, and the papers are due today.',
      options: [
        'Call the customs office, ask how the papers can still be taken today, and tell the visitor what to do.',
        'Explain the way to the customs office and say that it closes soon.',
        'Tell the visitor that this is the wrong office, and to come back tomorrow.',
        'Take the papers and promise to pass them on, without knowing whether that is allowed.',
      ],
    },
    {
      situation:
        'قبل الإغلاق بعشر دقائق يحضر إليك زائر أوراقًا تخصّ مكتب الجمارك في الطرف الآخر من الميناء. يُغلق ذلك المكتب في وقت إغلاقكم، والأوراق مستحقّة اليوم.',
      options: [
        'تتصل بمكتب الجمارك، وتسأل كيف يمكن استلام الأوراق اليوم، وتخبر الزائر بما عليه فعله.',
        'تشرح له الطريق إلى مكتب الجمارك وتقول إنه سيُغلق قريبًا.',
        'تقول للزائر إن هذا ليس المكتب الصحيح وإن عليه العودة غدًا.',
        'تأخذ الأوراق وتعده بإيصالها دون أن تعرف إن كان ذلك مسموحًا.',
      ],
    },
  ),
} as const satisfies Readonly<Record<string, Scenario>>;
