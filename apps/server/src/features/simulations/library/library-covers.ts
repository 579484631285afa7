/** The built-in picture on the cover of each simulation that the product ships, by its key. */
export const LIBRARY_COVERS: Readonly<Record<string, string>> = {
  'first-day-at-the-harbour': 'harbour-quay',
  'ninety-seconds-at-the-harbour': 'lighthouse',
  'accounting-and-finance': 'bank',
  apprentices: 'workshop',
  'customer-service': 'help-line',
  management: 'meeting',
  'nursing-and-care': 'hospital-ward',
  sales: 'shop-counter',
  software: 'code',
  'warehouse-and-logistics': 'warehouse',
  'template-first-look': 'lighthouse',
  'template-problem-solving': 'laboratory',
  'template-learning-and-memory': 'classroom',
  'template-attention-and-care': 'cargo-ship',
  'template-planning-and-priorities': 'office-desk',
  'template-people-and-service': 'hotel-desk',
};
