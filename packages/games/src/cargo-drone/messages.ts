import { harbourMessages } from '../harbour/messages.ts';

/** Words of Cargo Drone. */
export const cargoDroneMessages = {
  en: {
    ...harbourMessages.en,
    'cargo-drone.title': 'Cargo Drone',
    'cargo-drone.intro': 'How much will it carry?',
    'cargo-drone.shows':
      'how you weigh gain against risk when the limit is unknown. There is no single right style.',
    'cargo-drone.how_task': 'Each flight has a new drone. Every crate that gets home is a point.',
    'cargo-drone.how_load':
      '{by, select, touch {Tap “Load a crate” crate by crate, or hold it to keep loading.} key {Press <key>Space</key> crate by crate, or hold it to keep loading.} other {Press <key>Space</key> or click “Load a crate”; hold either to keep loading.}}',
    'cargo-drone.how_declare':
      'Choose in advance how many crates the drone should take. It’s loaded with that many and sent off.',
    'cargo-drone.how_limit':
      'Each drone has an unknown limit. One crate too many and it lands on the water: that flight brings no points.',
    'cargo-drone.how_send':
      '{by, select, touch {Tap “Send it off” whenever you think it’s enough.} key {Press <key>Enter</key> to send it off whenever you think it’s enough.} other {Press <key>Enter</key> or click “Send it off” when you think it’s enough.}}',
    'cargo-drone.note_practice': 'The practice drones differ from those in the real task.',
    'cargo-drone.note_test': 'There is no time limit. Points from earlier flights are safe.',
    'cargo-drone.points': 'Points <big>{total, number}</big>',
    'cargo-drone.count': '<big>{loaded, number}</big> {loaded, plural, one {crate} other {crates}} on board',
    'cargo-drone.aboard': '{loaded, plural, one {# crate} other {# crates}} on board',
    'cargo-drone.load': 'Load a crate',
    'cargo-drone.send': 'Send it off',
    'cargo-drone.key_space': 'Space',
    'cargo-drone.scene_hovering':
      'The drone hovers over the quay with {loaded, plural, =0 {no crates} one {# crate} other {# crates}}.',
    'cargo-drone.scene_away': 'The drone is on its way home with its load.',
    'cargo-drone.scene_afloat': 'The drone floats on the water, crates beside it.',
    'cargo-drone.home':
      'Home with {loaded, plural, one {# crate} other {# crates}}: {gain, plural, one {# point} other {# points}} more.',
    'cargo-drone.lost':
      '{loaded, plural, one {# crate was} other {# crates were}} more than this drone could carry. This flight brings no points; your {total, plural, one {# point} other {# points}} are safe.',
    'cargo-drone.declare_question': 'How many crates should this drone take? (1 to {most, number})',
    'cargo-drone.declare_slider': 'Number of crates, slider',
    'cargo-drone.declare_range': 'Enter a whole number from 1 to {most, number}.',
    'cargo-drone.declare_send': 'Load and send off',
    'cargo-drone.waiting_offline':
      'You’re offline. Your last press is saved and will be sent once you’re back online.',
    'cargo-drone.result':
      '{total, plural, one {# point} other {# points}} in {of, plural, one {# flight} other {# flights}}.',
  },
  ar: {
    ...harbourMessages.ar,
    'cargo-drone.title': 'طائرة الشحن',
    'cargo-drone.intro': 'كم تستطيع أن تحمل؟',
    'cargo-drone.shows': 'كيف توازن بين الكسب والمخاطرة حين يكون الحد مجهولًا. لا يوجد أسلوب صحيح واحد.',
    'cargo-drone.how_task': 'لكل رحلة طائرة جديدة. كل صندوق يصل يساوي نقطة.',
    'cargo-drone.how_load':
      '{by, select, touch {المس زر التحميل صندوقًا بعد صندوق، أو أبقِه مضغوطًا لمواصلة التحميل.} key {اضغط <key>Space</key> صندوقًا بعد صندوق، أو أبقِه مضغوطًا لمواصلة التحميل.} other {اضغط <key>Space</key> أو انقر زر التحميل، وأبقِه مضغوطًا لمواصلة التحميل.}}',
    'cargo-drone.how_declare': 'حدّد مسبقًا عدد الصناديق التي تأخذها الطائرة. تُحمَّل حتى هذا العدد ثم تنطلق.',
    'cargo-drone.how_limit':
      'لكل طائرة حد لا يعرفه أحد. إذا زاد صندوق واحد على الحد هبطت على الماء، ولا تجلب تلك الرحلة أي نقاط.',
    'cargo-drone.how_send':
      '{by, select, touch {المس زر الإرسال متى رأيت أن الحمولة كافية.} key {أرسلها بالضغط على <key>Enter</key> متى رأيت أن الحمولة كافية.} other {أرسلها بالضغط على <key>Enter</key> أو بزر الإرسال متى رأيت أن الحمولة كافية.}}',
    'cargo-drone.note_practice': 'طائرات التدريب ليست طائرات المهمة الفعلية.',
    'cargo-drone.note_test': 'لا يوجد حد زمني. نقاط الرحلات السابقة محفوظة.',
    'cargo-drone.points': 'النقاط <big>{total, number}</big>',
    'cargo-drone.count':
      '<big>{loaded, number}</big> {loaded, plural, zero {صناديق} one {صندوق} two {صندوقان} few {صناديق} many {صندوقًا} other {صندوق}} على متنها',
    'cargo-drone.aboard':
      'على متنها {loaded, plural, zero {لا صناديق} one {صندوق واحد} two {صندوقان} few {# صناديق} many {# صندوقًا} other {# صندوق}}',
    'cargo-drone.load': 'حمّل صندوقًا',
    'cargo-drone.send': 'أرسلها',
    'cargo-drone.key_space': 'Space',
    'cargo-drone.scene_hovering':
      'الطائرة تحوم فوق الرصيف وعليها {loaded, plural, zero {لا صناديق} one {صندوق واحد} two {صندوقان} few {# صناديق} many {# صندوقًا} other {# صندوق}}.',
    'cargo-drone.scene_away': 'الطائرة في طريقها مع حمولتها.',
    'cargo-drone.scene_afloat': 'الطائرة تطفو على الماء والصناديق بجانبها.',
    'cargo-drone.home':
      'وصلت بحمولة {loaded, plural, zero {بلا صناديق} one {صندوق واحد} two {صندوقين} few {# صناديق} many {# صندوقًا} other {# صندوق}}: زادت نقاطك {gain, plural, zero {صفرًا} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}.',
    'cargo-drone.lost':
      'كانت الحمولة ({loaded, plural, one {صندوق واحد} two {صندوقان} few {# صناديق} many {# صندوقًا} other {# صندوق}}) أكثر مما تستطيع هذه الطائرة حمله. لا تجلب هذه الرحلة نقاطًا، ورصيدك محفوظ: {total, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.',
    'cargo-drone.declare_question': 'كم صندوقًا تأخذ هذه الطائرة؟ (من 1 إلى {most, number})',
    'cargo-drone.declare_slider': 'عدد الصناديق بشريط التمرير',
    'cargo-drone.declare_range': 'اكتب عددًا صحيحًا من 1 إلى {most, number}.',
    'cargo-drone.declare_send': 'حمّل وأرسل',
    'cargo-drone.waiting_offline': 'انقطع الاتصال. آخر ضغطة محفوظة وتُستكمل فور عودته.',
    'cargo-drone.result':
      '{total, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} في {of, plural, zero {لا رحلات} one {رحلة واحدة} two {رحلتين} few {# رحلات} many {# رحلة} other {# رحلة}}.',
  },
} as const;
