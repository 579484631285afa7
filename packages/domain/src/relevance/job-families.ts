/**
 * A floor under the model: job families by words that name them, in English and Arabic, each standing for groups of O*NET
 * occupations. It answers where the model knows few words of a text, and in Arabic.
 */
export interface JobFamily {
  readonly key: string;
  /** Beginnings of occupation codes (SOC 2018). */
  readonly codes: readonly string[];
  /** English words, matched as whole words in small letters. */
  readonly words: readonly string[];
  /** Arabic words, matched with or without the article and common prefixes. */
  readonly arabic: readonly string[];
}

const family = (key: string, codes: string, words: string, arabic: string): JobFamily => ({
  key,
  codes: codes.split(' '),
  words: words.split(', '),
  arabic: arabic.split('، '),
});

/** The families. */
export const JOB_FAMILIES: readonly JobFamily[] = [
  family(
    'management',
    '11-1 11-3',
    'general manager, operations manager, director, head of',
    'مدير عام، مدير عمليات، إدارة، مدير',
  ),
  family(
    'sales',
    '41-3 41-4 41-9',
    'sales, account executive, business development, telemarketing',
    'مبيعات، مندوب، تسويق هاتفي',
  ),
  family(
    'retail',
    '41-1 41-2',
    'cashier, shop assistant, store associate, retail',
    'كاشير، أمين صندوق، بائع، متجر',
  ),
  family(
    'marketing',
    '11-2 13-1161 27-3031',
    'marketing, brand, campaign, public relations',
    'تسويق، علاقات عامة، حملات',
  ),
  family(
    'finance',
    '13-2',
    'accountant, accounting, auditor, finance, bookkeeping, payroll',
    'محاسب، محاسبة، مالية، مدقق، تدقيق',
  ),
  family(
    'people',
    '13-1071 13-1141 11-3121',
    'human resources, recruiter, recruitment, talent acquisition',
    'موارد بشرية، توظيف',
  ),
  family(
    'software',
    '15-125 15-1252 15-1253',
    'software, developer, programmer, frontend, backend, full stack, devops',
    'مبرمج، برمجة، مطور، برمجيات',
  ),
  family(
    'computing',
    '15-1 15-2',
    'it support, network, data analyst, data scientist, database, cybersecurity',
    'شبكات، بيانات، دعم فني، تقنية معلومات، أمن سيبراني',
  ),
  family('engineering', '17-2', 'engineer, engineering', 'مهندس، هندسة'),
  family('science', '19-1 19-2', 'scientist, laboratory, chemist, biologist', 'مختبر، باحث، كيميائي، عالم'),
  family('social', '21-1', 'social worker, counselor, counsellor, caseworker', 'أخصائي اجتماعي، مرشد، إرشاد'),
  family(
    'legal',
    '23-1 23-2',
    'lawyer, attorney, paralegal, solicitor, legal counsel',
    'محام، محامي، قانوني',
  ),
  family(
    'teaching',
    '25-2 25-1 25-3',
    'teacher, tutor, lecturer, classroom, instructor',
    'معلم، مدرس، تدريس، تعليم',
  ),
  family('design', '27-1', 'designer, graphic, illustrator, creative', 'مصمم، تصميم، جرافيك'),
  family('media', '27-3 27-2', 'journalist, editor, writer, reporter, translator', 'صحفي، محرر، كاتب، مترجم'),
  family(
    'nursing',
    '29-1141 29-2061 31-113',
    'nurse, nursing, midwife, caregiver, carer',
    'ممرض، تمريض، قابلة',
  ),
  family('medicine', '29-1', 'physician, doctor, dentist, pharmacist, therapist', 'طبيب، صيدلي، أسنان، علاج'),
  family('guarding', '33-9 33-3', 'security guard, police, officer', 'حارس، أمن، شرطة'),
  family('kitchen', '35-1 35-2', 'cook, chef, kitchen', 'طباخ، طاه، شيف، مطبخ'),
  family('serving', '35-3 35-9', 'waiter, waitress, barista, bartender, server', 'نادل، باريستا، مقهى، مطعم'),
  family(
    'cleaning',
    '37-2 37-3',
    'cleaner, cleaning, housekeeping, janitor, gardener',
    'نظافة، عامل نظافة، تنظيف، بستاني',
  ),
  family(
    'care',
    '39-9 39-5',
    'childcare, nanny, hairdresser, beautician, fitness',
    'حضانة، تجميل، حلاق، مربية',
  ),
  family(
    'service',
    '43-4',
    'customer service, call center, call centre, receptionist, helpdesk',
    'خدمة العملاء، خدمة عملاء، مركز اتصال، استقبال',
  ),
  family(
    'office',
    '43-6 43-9',
    'secretary, office assistant, data entry, administrative assistant, clerk',
    'سكرتير، إدخال بيانات، مساعد إداري، كاتب إداري',
  ),
  family('farming', '45-2', 'farm, agricultural, harvest', 'مزرعة، زراعة، حصاد'),
  family(
    'building',
    '47-2',
    'carpenter, mason, construction, plumber, painter, bricklayer',
    'نجار، بناء، سباك، دهان، مقاول',
  ),
  family(
    'repair',
    '49-3 49-9 49-2',
    'mechanic, maintenance technician, electrician, repair',
    'ميكانيكي، صيانة، كهربائي، فني',
  ),
  family(
    'making',
    '51-4 51-9 51-2',
    'machine operator, assembly, production line, welder, manufacturing',
    'تصنيع، لحام، إنتاج، مصنع، تشغيل آلات',
  ),
  family('driving', '53-3', 'driver, truck, courier, delivery', 'سائق، توصيل، شاحنة'),
  family('storing', '53-7', 'warehouse, forklift, packer, picker, stocker', 'مستودع، مخزن، رافعة، تعبئة'),
];

/** Which families a text names, most often named first; a title counts five times. */
export function familiesOf(title: string, text: string): { readonly key: string; readonly hits: number }[] {
  const tally = (given: string): Map<string, number> => {
    const small = ` ${given.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    const found = new Map<string, number>();
    for (const { key, words, arabic } of JOB_FAMILIES) {
      const hits =
        words.reduce((sum, word) => sum + countOf(small, ` ${word} `) + countOf(small, ` ${word}s `), 0) +
        arabic.reduce(
          (sum, word) =>
            sum +
            (small.match(new RegExp(` (?:و|ب|ل|ك)?(?:ال|لل)?${word}(?:ة|ين|ون|ات|ا)? `, 'g'))?.length ?? 0),
          0,
        );
      if (hits > 0) found.set(key, hits);
    }
    return found;
  };
  const [inTitle, inText] = [tally(title), tally(text)];
  return JOB_FAMILIES.map(({ key }) => ({ key, hits: 5 * (inTitle.get(key) ?? 0) + (inText.get(key) ?? 0) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
}

function countOf(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length - 1)) count += 1;
  return count;
}
