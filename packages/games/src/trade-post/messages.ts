import { harbourMessages } from '../harbour/messages.ts';

/** Words of Trade Post. */
export const tradePostMessages = {
  en: {
    ...harbourMessages.en,
    'trade-post.title': 'Trade Post',
    'trade-post.intro': 'Sharing with passing ships',
    'trade-post.shows':
      'how you share when both sides can gain. It is a description: there is no right way, and it is not added to any score by itself.',
    'trade-post.how_ships':
      'You trade with ships. The computer plays all of them: no other person takes part, gains or loses anything.',
    'trade-post.how_roles':
      'There are four parts: you send, you give back, you offer, and you answer an offer.',
    'trade-post.how_coins':
      '{by, select, touch {Choose coins with the slider or the buttons, then confirm.} key {Choose coins with the arrow keys and confirm with <key>Enter</key>.} other {Choose coins with the slider, the buttons or the arrow keys, then confirm.}}',
    'trade-post.how_new': 'Each round is with another ship, which knows nothing of earlier rounds.',
    'trade-post.note_practice': 'One round of each part. The ships of the real task decide differently.',
    'trade-post.note_test': 'Nothing is timed.',
    'trade-post.points': 'Coins <big>{total, number}</big>',
    'trade-post.part': 'Part {part, number} of 4',
    'trade-post.role_sender': 'You send',
    'trade-post.role_trustee': 'You give back',
    'trade-post.role_proposer': 'You offer',
    'trade-post.role_responder': 'You answer',
    'trade-post.ship': 'The “{ship}” (computer)',
    'trade-post.ship_heron': 'Heron',
    'trade-post.ship_swift': 'Swift',
    'trade-post.ship_plover': 'Plover',
    'trade-post.ship_gannet': 'Gannet',
    'trade-post.ship_tern': 'Tern',
    'trade-post.ship_curlew': 'Curlew',
    'trade-post.ship_osprey': 'Osprey',
    'trade-post.ship_puffin': 'Puffin',
    'trade-post.about_sender':
      'You have {coins, number} coins. Whatever you send to the “{ship}” grows to three times as much. The ship then decides how much of it comes back.',
    'trade-post.about_trustee':
      'The “{ship}” had {coins, number} coins and sent you {gave, number}. They have grown to {arrived, number}. You decide how many go back to it.',
    'trade-post.about_proposer':
      '{coins, number} coins are to be divided. You make the “{ship}” one offer. If it refuses, neither of you gets any.',
    'trade-post.about_responder':
      '{coins, number} coins are to be divided. The “{ship}” offers you {gave, number} and keeps {rest, number}. If you refuse, neither of you gets any.',
    'trade-post.ask_sender': 'How many coins do you send?',
    'trade-post.ask_trustee': 'How many coins do you give back?',
    'trade-post.ask_proposer': 'How many coins do you offer?',
    'trade-post.ask_responder': 'Do you accept?',
    'trade-post.value_none': 'nothing chosen yet',
    'trade-post.value_sender':
      '{amount, number} to the ship, growing to {grown, number}; {rest, number} stay with you',
    'trade-post.value_trustee': '{amount, number} to the ship; {rest, number} stay with you',
    'trade-post.value_proposer': '{amount, number} for the ship; {rest, number} for you',
    'trade-post.fewer': 'One coin fewer',
    'trade-post.more': 'One coin more',
    'trade-post.confirm': 'Confirm',
    'trade-post.accept': 'Accept',
    'trade-post.refuse': 'Refuse',
    'trade-post.you': 'You',
    'trade-post.result_title': 'How it went',
    'trade-post.result_sender':
      'The “{ship}” sent back {back, plural, =0 {nothing} one {# coin} other {# coins}}.',
    'trade-post.result_trustee': 'Your coins have gone back to the “{ship}”.',
    'trade-post.result_accepted': 'The “{ship}” accepted.',
    'trade-post.result_refused': 'The “{ship}” refused, so neither side gets any.',
    'trade-post.result_you_accepted': 'You accepted.',
    'trade-post.result_you_refused': 'You refused, so neither side gets any.',
    'trade-post.result_both': 'This round: {earned, number} for you, {ship_earned, number} for the ship.',
    'trade-post.waiting_offline':
      'The line is down. Your decision is kept and goes on as soon as it is back.',
    'trade-post.result':
      '{total, plural, one {# coin} other {# coins}} in {of, plural, one {# round} other {# rounds}}.',
  },
  ar: {
    ...harbourMessages.ar,
    'trade-post.title': 'مركز التجارة',
    'trade-post.intro': 'المشاركة مع السفن العابرة',
    'trade-post.shows':
      'كيف تتقاسم حين يمكن للطرفين أن يكسبا. هذا وصف: لا توجد طريقة صحيحة، ولا يُضاف إلى أي درجة من تلقاء نفسه.',
    'trade-post.how_ships': 'تتاجر مع سفن. كلها يلعبها الحاسوب: لا يشارك شخص آخر ولا يكسب ولا يخسر شيئًا.',
    'trade-post.how_roles': 'هناك أربعة أجزاء: ترسل، وتردّ، وتعرض، وتجيب عن عرض.',
    'trade-post.how_coins':
      '{by, select, touch {اختر القطع بشريط التمرير أو الأزرار، ثم أكّد.} key {اختر القطع بمفاتيح الأسهم، ثم أكّد بالضغط على <key>Enter</key>.} other {اختر القطع بشريط التمرير أو الأزرار أو مفاتيح الأسهم، ثم أكّد.}}',
    'trade-post.how_new': 'كل جولة مع سفينة أخرى لا تعرف شيئًا عن الجولات السابقة.',
    'trade-post.note_practice': 'جولة واحدة من كل جزء. سفن المهمة الفعلية تقرر بطريقة مختلفة.',
    'trade-post.note_test': 'لا شيء محسوب بالوقت.',
    'trade-post.points': 'القطع <big>{total, number}</big>',
    'trade-post.part': 'الجزء {part, number} من 4',
    'trade-post.role_sender': 'أنت ترسل',
    'trade-post.role_trustee': 'أنت تردّ',
    'trade-post.role_proposer': 'أنت تعرض',
    'trade-post.role_responder': 'أنت تجيب',
    'trade-post.ship': '«{ship}» (الحاسوب)',
    'trade-post.ship_heron': 'البلشون',
    'trade-post.ship_swift': 'السمامة',
    'trade-post.ship_plover': 'الزقزاق',
    'trade-post.ship_gannet': 'الأطيش',
    'trade-post.ship_tern': 'الخرشنة',
    'trade-post.ship_curlew': 'الكروان',
    'trade-post.ship_osprey': 'العقاب',
    'trade-post.ship_puffin': 'البفن',
    'trade-post.about_sender':
      'لديك {coins, number} قطع. كل ما ترسله إلى «{ship}» يصير ثلاثة أمثاله. ثم تقرر السفينة كم يعود منه.',
    'trade-post.about_trustee':
      'كان لدى «{ship}» {coins, number} قطع وأرسلت إليك {gave, number}، فصارت {arrived, number}. أنت تقرر كم يعود إليها.',
    'trade-post.about_proposer':
      'تُقسم {coins, number} قطع. تقدّم عرضًا واحدًا إلى «{ship}». إن رفضت لم ينل أي منكما شيئًا.',
    'trade-post.about_responder':
      'تُقسم {coins, number} قطع. تعرض عليك «{ship}» {gave, number} وتبقي {rest, number}. إن رفضت لم ينل أي منكما شيئًا.',
    'trade-post.ask_sender': 'كم قطعة ترسل؟',
    'trade-post.ask_trustee': 'كم قطعة تردّ؟',
    'trade-post.ask_proposer': 'كم قطعة تعرض؟',
    'trade-post.ask_responder': 'هل تقبل؟',
    'trade-post.value_none': 'لم تختر بعد',
    'trade-post.value_sender': '{amount, number} إلى السفينة وتصير {grown, number}، ويبقى لك {rest, number}',
    'trade-post.value_trustee': '{amount, number} إلى السفينة، ويبقى لك {rest, number}',
    'trade-post.value_proposer': '{amount, number} للسفينة، و{rest, number} لك',
    'trade-post.fewer': 'أقل بقطعة',
    'trade-post.more': 'أكثر بقطعة',
    'trade-post.confirm': 'أكّد',
    'trade-post.accept': 'أقبل',
    'trade-post.refuse': 'أرفض',
    'trade-post.you': 'أنت',
    'trade-post.result_title': 'ما حدث',
    'trade-post.result_sender': 'ما أعادته «{ship}»: ‏{back, number}.',
    'trade-post.result_trustee': 'عادت قطعك إلى «{ship}».',
    'trade-post.result_accepted': 'قبلت «{ship}».',
    'trade-post.result_refused': 'رفضت «{ship}»، فلا ينال أي طرف شيئًا.',
    'trade-post.result_you_accepted': 'أنت قبلت.',
    'trade-post.result_you_refused': 'أنت رفضت، فلا ينال أي طرف شيئًا.',
    'trade-post.result_both': 'هذه الجولة: {earned, number} لك، و{ship_earned, number} للسفينة.',
    'trade-post.waiting_offline': 'انقطع الاتصال. قرارك محفوظ ويُستكمل فور عودته.',
    'trade-post.result':
      '{total, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}} في {of, plural, zero {لا جولات} one {جولة واحدة} two {جولتين} few {# جولات} many {# جولة} other {# جولة}}.',
  },
} as const;
