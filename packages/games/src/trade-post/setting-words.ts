/** What Trade Post calls its settings: name and explanation of each. */
export const EN = {
  'setting.trade-post.sender_rounds': 'Rounds of sending coins',
  'setting.trade-post.sender_rounds.about': 'The person sends to a ship; practice not counted',
  'setting.trade-post.trustee_rounds': 'Rounds of giving back',
  'setting.trade-post.trustee_rounds.about': 'The person gives back of what a ship has sent',
  'setting.trade-post.proposer_rounds': 'Rounds of offering',
  'setting.trade-post.proposer_rounds.about': 'The person offers a division',
  'setting.trade-post.responder_rounds': 'Rounds of answering',
  'setting.trade-post.responder_rounds.about': 'The person accepts or refuses a division',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.trade-post.sender_rounds': 'جولات إرسال النقود',
  'setting.trade-post.sender_rounds.about': 'يرسل الشخص إلى سفينة، دون التدريب',
  'setting.trade-post.trustee_rounds': 'جولات الردّ',
  'setting.trade-post.trustee_rounds.about': 'يردّ الشخص مما أرسلته سفينة',
  'setting.trade-post.proposer_rounds': 'جولات العرض',
  'setting.trade-post.proposer_rounds.about': 'يعرض الشخص قسمة',
  'setting.trade-post.responder_rounds': 'جولات الإجابة',
  'setting.trade-post.responder_rounds.about': 'يقبل الشخص قسمة أو يرفضها',
};
