import { defineMessages } from '../language/say.ts';

/** What is said of stored files. */
export const filesSay = defineMessages({
  en: {
    'files.not_a_picture': 'Please choose a PNG, JPEG or WebP picture.',
    'files.broken': 'This picture is damaged. Save it again in an image editor and choose the new file.',
    'files.too_many_pixels': 'This picture is too large. Choose one with at most {megapixels} megapixels.',
    'files.moves': 'Animated pictures are not supported. Choose a still picture.',
  },
  ar: {
    'files.not_a_picture': 'يرجى اختيار صورة بصيغة PNG أو JPEG أو WebP.',
    'files.broken': 'هذه الصورة تالفة. احفظها من جديد في برنامج صور ثم اختر الملف الجديد.',
    'files.too_many_pixels': 'هذه الصورة كبيرة جدًا. اختر صورة لا تتجاوز {megapixels} ميغابكسل.',
    'files.moves': 'الصور المتحركة غير مدعومة. اختر صورة ثابتة.',
  },
});
