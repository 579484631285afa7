/** Rows for the harness's table, made by counting. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly stage: string;
  readonly fit: number | null;
  readonly applied: string;
}

const NAMES = [
  'Amina Okafor',
  'Jonas Weber',
  'Li Na Chen',
  'Sofía Marín',
  'Tariq Aziz',
  'Maya Patel',
  'Noah Kim',
];
const STAGES = ['applied', 'short_listed', 'phone_screen', 'in_person', 'on_hold', 'approved', 'rejected'];

export const PEOPLE: readonly Person[] = Array.from({ length: 240 }, (_, index) => ({
  id: `person-${index}`,
  name: `${NAMES[index % NAMES.length]} ${index + 1}`,
  stage: STAGES[index % STAGES.length] ?? 'applied',
  fit: index % 17 === 16 ? null : Math.max(3, 97 - index * 0.4),
  applied: `2026-11-${String((index % 27) + 1).padStart(2, '0')}T09:30:00.000Z`,
}));
