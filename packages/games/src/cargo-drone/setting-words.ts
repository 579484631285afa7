/** What Cargo Drone calls its settings: name and explanation of each. */
export const EN = {
  'setting.cargo-drone.flights': 'Flights',
  'setting.cargo-drone.flights.about': 'How many flights are played; practice not counted',
  'setting.cargo-drone.most': 'Most crates a drone could carry',
  'setting.cargo-drone.most.about':
    'At this number the cargo is lost for certain; the best load is half of it',
  'setting.cargo-drone.form': 'Way of loading',
  'setting.cargo-drone.form.about': 'Stating the number beforehand hides nothing when cargo is lost',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.cargo-drone.flights': 'الرحلات',
  'setting.cargo-drone.flights.about': 'عدد الرحلات، دون التدريب',
  'setting.cargo-drone.most': 'أقصى ما قد تحمله الطائرة من صناديق',
  'setting.cargo-drone.most.about': 'عند هذا العدد تُفقد الحمولة حتمًا، وأفضل حمولة نصفه',
  'setting.cargo-drone.form': 'طريقة التحميل',
  'setting.cargo-drone.form.about': 'ذكر العدد مسبقًا لا يخفي شيئًا عند فقدان الحمولة',
};
