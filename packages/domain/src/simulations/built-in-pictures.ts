/**
 * The pictures that come with the product: scenes of the harbour town and of fields of work, drawn for it and given away
 * (CC0 1.0). The web serves each from `/pictures/<key>.svg`.
 */

/** A built-in picture. */
export interface BuiltInPicture {
  readonly key: string;
  /** What it shows, by language; the alt text to begin with. */
  readonly title: { readonly en: string; readonly ar: string };
  /** What else it is found by, in both languages. */
  readonly words: string;
}

/** Under which anybody may use them for anything. */
export const PICTURE_LICENCE = 'CC0 1.0';

function picture(key: string, en: string, ar: string, words: string): BuiltInPicture {
  return { key, title: { en, ar }, words };
}

/** All of them, in the order to offer. */
export const BUILT_IN_PICTURES: readonly BuiltInPicture[] = [
  picture(
    'harbour-quay',
    'A quay with boats in the morning',
    'رصيف ترسو عنده قوارب في الصباح',
    'harbor port town sea ميناء مرفأ بحر مدينة',
  ),
  picture(
    'lighthouse',
    'A lighthouse over the sea',
    'منارة تطل على البحر',
    'harbour signal tower light night ميناء إشارة برج ضوء',
  ),
  picture(
    'cargo-ship',
    'A ship loaded with containers',
    'سفينة محملة بالحاويات',
    'harbour freight logistics transport شحن نقل بضائع',
  ),
  picture(
    'crane-yard',
    'A crane lifting a container',
    'رافعة ترفع حاوية',
    'harbour logistics lift yard planning ساحة تخطيط رفع',
  ),
  picture(
    'market-hall',
    'Stalls in a market hall',
    'أكشاك في سوق مسقوف',
    'sales trade shop food vegetables بيع تجارة خضار',
  ),
  picture(
    'warehouse',
    'Shelves and pallets in a warehouse',
    'رفوف ومنصات في مستودع',
    'logistics stock storage مخزن تخزين لوجستيات',
  ),
  picture(
    'parcel-belt',
    'Parcels on a belt',
    'طرود على سير ناقل',
    'mail post sorting logistics delivery بريد فرز توصيل',
  ),
  picture(
    'delivery-truck',
    'A delivery truck on the road',
    'شاحنة توصيل على الطريق',
    'driver transport logistics سائق نقل',
  ),
  picture('train', 'A train at a platform', 'قطار عند الرصيف', 'railway station transport سكة حديد محطة نقل'),
  picture(
    'building-site',
    'A house being built',
    'بيت قيد البناء',
    'construction crane bricks engineer بناء هندسة مقاول',
  ),
  picture(
    'workshop',
    'Tools above a workbench',
    'أدوات فوق طاولة عمل',
    'craft repair mechanic apprentice حرفة إصلاح ميكانيكي متدرب',
  ),
  picture(
    'power-plant',
    'A power plant with wind turbines',
    'محطة طاقة مع توربينات رياح',
    'energy electricity engineer control كهرباء طاقة مهندس',
  ),
  picture(
    'greenhouse',
    'Plants in a greenhouse',
    'نباتات في بيت زجاجي',
    'farm garden agriculture زراعة حديقة مزرعة',
  ),
  picture('kitchen', 'Pots on a stove', 'قدور على موقد', 'cook restaurant food chef طبخ مطعم طاه'),
  picture(
    'shop-counter',
    'A counter in a shop',
    'طاولة بيع في متجر',
    'sales retail cashier customer بيع متجر زبون صندوق',
  ),
  picture(
    'hotel-desk',
    'A reception with a bell and keys',
    'مكتب استقبال عليه جرس ومفاتيح',
    'hotel guest customer service front desk فندق ضيف خدمة',
  ),
  picture(
    'help-line',
    'A headset beside a screen',
    'سماعة رأس بجانب شاشة',
    'call centre support customer service phone مركز اتصال دعم عملاء هاتف',
  ),
  picture(
    'office-desk',
    'A desk with papers and a lamp',
    'مكتب عليه أوراق ومصباح',
    'office administration clerk inbox إدارة موظف وارد',
  ),
  picture(
    'meeting',
    'Four people around a table',
    'أربعة أشخاص حول طاولة',
    'team leadership management group فريق قيادة إدارة',
  ),
  picture(
    'bank',
    'Coins and a rising chart',
    'نقود معدنية ومخطط صاعد',
    'finance accounting money figures مالية محاسبة أرقام',
  ),
  picture(
    'server-room',
    'Servers with blinking lights',
    'خوادم بأضواء وامضة',
    'software computer data it developer برمجيات حاسوب بيانات مطور',
  ),
  picture(
    'code',
    'A screen with lines of code',
    'شاشة عليها أسطر برمجية',
    'software developer programming computer مبرمج برمجة حاسوب',
  ),
  picture(
    'laboratory',
    'Flasks in a laboratory',
    'قوارير في مختبر',
    'science research chemistry علم بحث كيمياء',
  ),
  picture(
    'hospital-ward',
    'A bed in a hospital ward',
    'سرير في جناح مستشفى',
    'nurse care health doctor تمريض رعاية صحة طبيب',
  ),
  picture(
    'care-visit',
    'Two hands around a heart',
    'يدان تحيطان بقلب',
    'care social help nursing رعاية مساعدة اجتماعية تمريض',
  ),
  picture(
    'classroom',
    'A board and desks in a classroom',
    'سبورة ومقاعد في صف',
    'school teacher training learning مدرسة معلم تدريب تعلم',
  ),
];

const byKey = new Map(BUILT_IN_PICTURES.map((each) => [each.key, each]));

/** Whether there is a built-in picture of this key. */
export function isPicture(key: string): boolean {
  return byKey.has(key);
}

/** Letters as they are compared: small, without accents and Arabic vowel signs, variants of alef as one. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .toLowerCase();
}

const searched = BUILT_IN_PICTURES.map((each) => ({
  each,
  words: plain(`${each.key} ${each.title.en} ${each.title.ar} ${each.words}`).split(/[\s-]+/),
}));

/**
 * The pictures in which every word of the query begins a word, in the order to offer; all of them without a word. The
 * Arabic article may be there or not.
 */
export function searchBuiltInPictures(query: string): BuiltInPicture[] {
  const wanted = plain(query)
    .split(/[\s,;.،]+/)
    .filter((word) => word !== '');
  return searched
    .filter(({ words }) => wanted.every((word) => words.some((each) => begins(each, word))))
    .map(({ each }) => each);
}

function begins(word: string, wanted: string): boolean {
  const bare = (text: string) => text.replace(/^ال(?=..)/, '');
  return word.startsWith(wanted) || bare(word).startsWith(bare(wanted));
}
