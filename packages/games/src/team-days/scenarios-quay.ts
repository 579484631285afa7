import { type Scenario, scenario } from './scenario-text.ts';

/** Situations at the cranes and on the quay. */
export const QUAY_SCENARIOS = {
  crane_handover: scenario(
    {
      situation:
        'You take over the crane for the day. Sami, who had the night, leaves in five minutes. For the third time this week he has not written down what is still unfinished.',
      options: [
        'Ask Sami to use the five minutes to tell you what is unfinished, and write it down together.',
        'Say nothing and find out for yourself what is unfinished.',
        'Let it be for today, and ask him tomorrow whether a short list to tick would make it easier.',
        'Tell the shift leader in front of the others that Sami never writes anything down.',
      ],
    },
    {
      situation:
        'تستلم الرافعة لنوبة النهار. سامي، الذي عمل عليها ليلًا، سيغادر بعد خمس دقائق. وللمرة الثالثة هذا الأسبوع لم يكتب ما بقي من العمل دون إنجاز.',
      options: [
        'تطلب من سامي أن يخبرك في الدقائق الخمس بما لم يُنجز، وتكتبانه معًا.',
        'لا تقول شيئًا وتكتشف بنفسك ما لم يُنجز.',
        'تدع الأمر اليوم، وتسأله غدًا إن كانت قائمة قصيرة يضع عليها علامات تسهّل عليه الأمر.',
        'تقول لمسؤول النوبة أمام الآخرين إن سامي لا يكتب شيئًا أبدًا.',
      ],
    },
  ),
  one_forklift: scenario(
    {
      situation:
        'There is one forklift on the quay. At ten o’clock your team needs it for a ship, and the packing team needs it for two lorries.',
      options: [
        'Go to the leader of the packing team, compare what has to leave first, and agree on an order.',
        'Take the forklift at a quarter to ten, before anybody else does.',
        'Leave it to the packing team and tell your own team to wait.',
        'Ask the dispatcher to decide, and give her the deadlines of both teams.',
      ],
    },
    {
      situation:
        'توجد رافعة شوكية واحدة على الرصيف. في الساعة العاشرة يحتاجها فريقك لسفينة، ويحتاجها فريق التغليف لشاحنتين.',
      options: [
        'تذهب إلى مسؤول فريق التغليف، وتقارنان ما يجب أن يغادر أولًا، وتتفقان على ترتيب.',
        'تأخذ الرافعة في العاشرة إلا ربعًا قبل أن يأخذها غيرك.',
        'تتركها لفريق التغليف وتطلب من فريقك الانتظار.',
        'تطلب من منسّقة الحركة أن تقرّر، وتعطيها مواعيد الفريقين.',
      ],
    },
  ),
  wrong_weight: scenario(
    {
      situation:
        'You notice that you wrote down the weight of a container wrongly yesterday. The ship has left. The mistake is small, everything is within the limits, and nobody has noticed.',
      options: [
        'Tell the planner and the ship today, and give them the right weight.',
        'Put the right weight into the system and tell nobody.',
        'Leave it as it is, and take more care from now on.',
        'Ask an experienced colleague how such cases are reported here, and then report it.',
      ],
    },
    {
      situation:
        'تلاحظ أنك سجّلت أمس وزن حاوية تسجيلًا خاطئًا. غادرت السفينة. الخطأ صغير وكل شيء ضمن الحدود المسموحة، ولم ينتبه أحد.',
      options: [
        'تخبر المخطِّط والسفينة اليوم وتعطيهما الوزن الصحيح.',
        'تُدخل الوزن الصحيح في النظام ولا تخبر أحدًا.',
        'تترك الأمر كما هو، وتزيد من انتباهك من الآن فصاعدًا.',
        'تسأل زميلًا خبيرًا كيف يُبلَّغ عن مثل هذه الحالات هنا، ثم تبلّغ عنها.',
      ],
    },
  ),
  crane_check: scenario(
    {
      situation:
        'The daily check of the crane takes twenty minutes. A ship is waiting, and your shift leader says: “It was fine yesterday. Just sign the sheet today.”',
      options: [
        'Do the check, say how long it will take, and suggest what can be prepared in the meantime.',
        'Sign the sheet now and do the check in the lunch break.',
        'Do not sign, and wait until somebody else decides what to do.',
        'Check the parts that matter most and sign for the whole crane.',
      ],
    },
    {
      situation:
        'يستغرق الفحص اليومي للرافعة عشرين دقيقة. هناك سفينة تنتظر، ويقول لك مسؤول النوبة: «كانت سليمة أمس. وقّع الورقة اليوم فحسب».',
      options: [
        'تُجري الفحص، وتقول كم سيستغرق، وتقترح ما يمكن تحضيره في هذه الأثناء.',
        'توقّع الورقة الآن وتُجري الفحص في استراحة الغداء.',
        'لا توقّع، وتنتظر حتى يقرّر شخص آخر ما العمل.',
        'تفحص الأجزاء الأهم وتوقّع عن الرافعة كلها.',
      ],
    },
  ),
} as const satisfies Readonly<Record<string, Scenario>>;
