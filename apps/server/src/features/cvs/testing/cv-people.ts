/** A person made up for a CV, with everything that a reader should find in it. */
export interface CvPerson {
  readonly language: 'en' | 'de' | 'fr' | 'ar';
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly link: string;
  readonly headline: string;
  readonly summary: string;
  readonly jobs: readonly CvJob[];
  readonly schools: readonly CvSchool[];
  readonly skills: readonly string[];
  readonly languages: readonly { readonly name: string; readonly level: string }[];
}

export interface CvJob {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly from: string;
  /** Null while it goes on. */
  readonly to: string | null;
  readonly points: readonly string[];
}

export interface CvSchool {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** Numbers below one, the same for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Words {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly titles: readonly string[];
  readonly companies: readonly string[];
  readonly places: readonly string[];
  readonly schools: readonly string[];
  readonly degrees: readonly string[];
  readonly fields: readonly string[];
  readonly points: readonly string[];
  readonly summary: string;
  readonly languages: readonly (readonly [string, string])[];
  readonly phones: readonly string[];
}

const SKILLS = [
  'Python',
  'SQL',
  'Excel',
  'SAP ERP',
  'JavaScript',
  'TypeScript',
  'C++',
  'C#',
  'Java',
  'React',
  'Node.js',
  'Docker',
  'Kubernetes',
  'Power BI',
  'Tableau',
  'Project management',
  'Lean',
  'Six Sigma',
  'Scrum',
  'Jira',
  'AutoCAD',
  'Photoshop',
  'Figma',
  'Salesforce',
  'HubSpot',
  'Git',
  'Linux',
  'AWS',
  'Negotiation',
  'Forklift licence',
  'Inventory control',
  'Route planning',
  'Budgeting',
  'Forecasting',
  'Customer service',
  'PostgreSQL',
  'R',
  'MATLAB',
  'Terraform',
  'Data analysis',
] as const;

const WORDS: Readonly<Record<CvPerson['language'], Words>> = {
  en: {
    first: [
      'Amina',
      'Oliver',
      'Priya',
      'James',
      'Chloe',
      'Wei',
      'Grace',
      'Diego',
      'Fatima',
      'Sean',
      'Ngozi',
      'Hannah',
      'Rahul',
      'Emily',
      'Mary-Jane',
      'Anne',
    ],
    last: [
      'Okafor',
      'Bennett',
      'Sharma',
      "O'Connor",
      'Walker',
      'Zhang',
      'Adeyemi',
      'Fernandez',
      'Khan',
      'McDonald',
      'Baker',
      'Lindqvist',
      'van der Berg',
      'Taylor-Smith',
      'Novak',
      'Rossi',
    ],
    titles: [
      'Senior Quay Planner',
      'Software Engineer',
      'Operations Manager',
      'Data Analyst',
      'Marketing Specialist',
      'Warehouse Supervisor',
      'Product Designer',
      'Registered Nurse',
      'Account Executive',
      'Logistics Coordinator',
      'Junior Accountant',
      'Customer Service Representative',
      'Head of Procurement',
      'Mechanical Engineer',
      'Research Assistant',
      'Store Manager',
    ],
    companies: [
      'Harbour Logistics Ltd',
      'Northwind Traders',
      'Bluepeak',
      'Acme Corporation',
      'Greenfield Foods',
      'Quantix Labs',
      'Meridian Bank',
      'St. Mary Hospital',
      'Orbital Systems Inc.',
      'Whitmore & Sons',
      'Tidewater Shipping',
      'Kestrel',
      'Sunrise Retail Group',
      'Vantage Consulting',
      'Elmwood',
      'Castle Rock Energy',
    ],
    places: [
      'London, United Kingdom',
      'Manchester, UK',
      'Dublin, Ireland',
      'Boston, MA',
      'Toronto, Canada',
      'Leeds, UK',
    ],
    schools: [
      'University of Manchester',
      'Imperial College London',
      'Trinity College Dublin',
      'Boston University',
      'University of Lagos',
      'Riverside High School',
      'Delft University of Technology',
      'King’s College',
    ],
    degrees: [
      'BSc',
      'Bachelor of Science',
      'MSc',
      'Bachelor of Arts',
      'MBA',
      'BA (Hons)',
      'Master of Science',
      'PhD',
      'Diploma',
    ],
    fields: [
      'Computer Science',
      'Supply Chain Management',
      'Mechanical Engineering',
      'Economics',
      'Nursing',
      'Graphic Design',
      'Business Administration',
      'Mathematics',
    ],
    points: [
      'Cut the time that ships wait at the quay by 18 % within one year',
      'Led a team of twelve people over two sites and three shifts',
      'Built reports that the board reads every Monday',
      'Trained new colleagues and wrote the handbook they start with',
      'Negotiated contracts worth 2 million with five suppliers',
      'Moved the planning of 40 cranes from paper to software',
    ],
    summary:
      'Dependable planner with nine years in ports and warehouses. Enjoys clear plans, calm radio and teams that look after each other.',
    languages: [
      ['English', 'native'],
      ['Spanish', 'B2'],
      ['French', 'fluent'],
      ['German', 'basic'],
    ],
    phones: [
      '+44 20 7946 0###',
      '+1 (617) 555-0###',
      '07700 900 ###',
      '+353 1 555 0###',
      '+44 (0)161 496 0###',
    ],
  },
  de: {
    first: [
      'Jürgen',
      'Katharina',
      'Lukas',
      'Anja',
      'Björn',
      'Sabine',
      'Max',
      'Leonie',
      'Karl-Heinz',
      'Özlem',
    ],
    last: [
      'Müller',
      'Schäfer',
      'von Weizsäcker',
      'Groß',
      'Hoffmann',
      'Krüger',
      'Schmidt-Bauer',
      'Yılmaz',
      'Köhler',
      'Neumann',
    ],
    titles: [
      'Projektleiter',
      'Softwareentwicklerin',
      'Teamleiter Logistik',
      'Sachbearbeiter Einkauf',
      'Vertriebsmitarbeiterin',
      'Speditionskaufmann',
      'Wissenschaftliche Mitarbeiterin',
      'Werkstudent',
      'Produktionsleiter',
      'Personalreferentin',
    ],
    companies: [
      'Hafenlogistik GmbH',
      'Nordwind Spedition GmbH & Co. KG',
      'Bremer Maschinenbau AG',
      'Kühne Systeme',
      'Lindner Elektronik GmbH',
      'Rheinwerk Verlag',
      'Stadtwerke Kassel',
      'Adler Versicherungen AG',
      'Falkenberg',
      'Sonnenhof Klinik',
    ],
    places: ['Hamburg', 'München, Deutschland', 'Berlin', '28195 Bremen', 'Köln'],
    schools: [
      'Technische Universität München',
      'Universität Hamburg',
      'Hochschule Bremen',
      'RWTH Aachen',
      'Goethe-Gymnasium Kassel',
      'Fachhochschule Kiel',
    ],
    degrees: ['Bachelor of Science', 'M.Sc.', 'Diplom', 'B.A.', 'Abitur', 'Master of Arts'],
    fields: [
      'Informatik',
      'Betriebswirtschaftslehre',
      'Maschinenbau',
      'Logistik',
      'Wirtschaftsingenieurwesen',
      'Germanistik',
    ],
    points: [
      'Verantwortung für ein Team von acht Personen im Schichtbetrieb',
      'Einführung einer neuen Lagersoftware an drei Standorten',
      'Betreuung von Großkunden und Verhandlung der Rahmenverträge',
      'Senkung der Durchlaufzeiten um 22 % in zwei Jahren',
    ],
    summary: 'Erfahrene Fachkraft mit Freude an klaren Abläufen und Verantwortung für Menschen und Termine.',
    languages: [
      ['Deutsch', 'Muttersprache'],
      ['Englisch', 'C1'],
      ['Französisch', 'Grundkenntnisse'],
    ],
    phones: ['+49 40 1234 ###', '0171 2345###', '+49 (0) 89 5550 ###', '030/5556###', '+49-151-23456###'],
  },
  fr: {
    first: ['Élodie', 'François', 'Chloé', 'Jean-Pierre', 'Aïcha', 'Thibault', 'Margaux', 'Noémie'],
    last: ['Lefèvre', 'Dubois', 'de la Fontaine', 'Moreau', 'Benali', 'Girard', 'D’Angelo', 'Marchand'],
    titles: [
      'Ingénieure logiciel',
      'Responsable logistique',
      'Chargée de communication',
      'Chef de projet',
      'Assistante de direction',
      'Technicien de maintenance',
      'Commerciale',
      'Développeur web',
    ],
    companies: [
      'Groupe Armor',
      'Transports Vasseur SARL',
      'Banque de l’Ouest',
      'Lumière Studios',
      'Clinique Saint-Jean',
      'Océane Conseil',
      'Novalys',
      'Maison Berthier',
    ],
    places: ['Paris, France', '69003 Lyon', 'Nantes', 'Bordeaux, France'],
    schools: [
      'Université de Nantes',
      'École Centrale de Lyon',
      'INSA Toulouse',
      'Lycée Victor Hugo',
      'IUT de Bordeaux',
      'Sorbonne Université',
    ],
    degrees: ['Licence', 'Master', 'BTS', 'Baccalauréat', 'Diplôme d’ingénieur', 'DUT'],
    fields: ['Informatique', 'Gestion logistique', 'Communication', 'Génie mécanique', 'Droit'],
    points: [
      'Pilotage d’une équipe de six personnes sur deux sites',
      'Mise en place d’un nouvel outil de suivi des commandes',
      'Négociation des contrats avec les fournisseurs',
      'Réduction des délais de livraison de 15 %',
    ],
    summary:
      'Professionnelle rigoureuse et curieuse, à l’aise dans les équipes internationales et les projets exigeants.',
    languages: [
      ['Français', 'langue maternelle'],
      ['Anglais', 'courant'],
      ['Espagnol', 'B1'],
    ],
    phones: ['+33 6 12 34 5# ##', '06 98 76 5# ##', '+33 (0)1 70 18 0# ##'],
  },
  ar: {
    first: ['محمد', 'فاطمة', 'أحمد', 'ليلى', 'يوسف', 'نور', 'خالد', 'سارة'],
    last: ['الحداد', 'عبد الله', 'المصري', 'خليل', 'السيد', 'حسن', 'الخطيب', 'منصور'],
    titles: [
      'مهندس برمجيات',
      'مدير مشاريع',
      'محاسب أول',
      'منسقة لوجستيات',
      'محلل بيانات',
      'مساعدة إدارية',
      'مشرف مستودع',
    ],
    companies: [
      'شركة الموانئ العربية',
      'مجموعة النور',
      'بنك الخليج',
      'شركة الأفق للتقنية',
      'مستشفى السلام',
      'مؤسسة الرواد',
    ],
    places: ['القاهرة، مصر', 'الرياض', 'عمّان، الأردن', 'دبي'],
    schools: ['جامعة القاهرة', 'جامعة الملك سعود', 'الجامعة الأردنية', 'معهد الإدارة العامة'],
    degrees: ['بكالوريوس', 'ماجستير', 'دبلوم'],
    fields: ['هندسة الحاسوب', 'إدارة الأعمال', 'المحاسبة', 'نظم المعلومات'],
    points: [
      'إدارة فريق من عشرة أشخاص في موقعين',
      'تطوير نظام جديد لتخطيط الأرصفة',
      'إعداد التقارير الشهرية ومراجعة الحسابات',
    ],
    summary: 'خبرة طويلة في التخطيط وإدارة الفرق مع اهتمام بالجودة والمواعيد.',
    languages: [
      ['العربية', 'اللغة الأم'],
      ['الإنجليزية', 'ممتاز'],
      ['الفرنسية', 'متوسط'],
    ],
    phones: ['+20 10 1234 5###', '+966 50 123 4###', '+962 7 9123 4###'],
  },
};

const LANGUAGE_ORDER: readonly CvPerson['language'][] = [
  'en',
  'en',
  'de',
  'en',
  'fr',
  'en',
  'de',
  'ar',
  'en',
  'fr',
];
const LATIN: Readonly<Record<string, string>> = {
  محمد: 'mohamed',
  فاطمة: 'fatima',
  أحمد: 'ahmed',
  ليلى: 'layla',
  يوسف: 'yousef',
  نور: 'nour',
  خالد: 'khaled',
  سارة: 'sara',
};

const plainLetters = (text: string): string =>
  (LATIN[text] ?? text)
    .toLowerCase()
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ä/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/[^a-z]/g, '');

/** The person of a number: the same for the same number, different for most. */
export function cvPerson(number: number): CvPerson {
  const chance = chanceOf(number * 7919 + 11);
  const language = LANGUAGE_ORDER[number % LANGUAGE_ORDER.length] ?? 'en';
  const words = WORDS[language];
  const one = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const some = <T>(list: readonly T[], count: number): T[] =>
    [...list]
      .map((item) => ({ item, at: chance() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ item }) => item);
  const [first, last] = [one(words.first), one(words.last)];
  const digits = (shape: string) => shape.replace(/#/g, () => String(Math.floor(chance() * 10)));
  const local = [plainLetters(first), plainLetters(last)].filter((part) => part !== '');
  const email = `${chance() < 0.75 ? local.join(chance() < 0.7 ? '.' : '_') : `contact${Math.floor(chance() * 900)}`}@${one(['example.test', 'mail.example', 'post.example.org'])}`;
  const companies = some(words.companies, 4);
  const titles = some(words.titles, 4);
  let year = 2025 - Math.floor(chance() * 2);
  const jobs = companies.slice(0, 2 + Math.floor(chance() * 3)).map((company, i): CvJob => {
    const to =
      i === 0 && chance() < 0.7 ? null : `${year}-${String(1 + Math.floor(chance() * 12)).padStart(2, '0')}`;
    const years = 1 + Math.floor(chance() * 4);
    year -= years;
    const from = `${year}-${String(1 + Math.floor(chance() * 12)).padStart(2, '0')}`;
    return {
      title: titles[i] as string,
      company,
      place: one(words.places),
      from,
      to,
      points: some(words.points, 1 + Math.floor(chance() * 3)),
    };
  });
  const schools = some(words.schools, 1 + Math.floor(chance() * 2)).map((school): CvSchool => {
    const to = year;
    year -= 3 + Math.floor(chance() * 2);
    return {
      school,
      degree: one(words.degrees),
      field: one(words.fields),
      from: String(year),
      to: String(to),
    };
  });
  return {
    language,
    first,
    last,
    email,
    phone: digits(one(words.phones)),
    place: one(words.places),
    link: ['linkedin.com/in', local.join('-') || 'someone'].join('/'),
    headline: titles[0] as string,
    summary: words.summary,
    jobs,
    schools,
    skills: some(SKILLS, 5 + Math.floor(chance() * 7)),
    languages: words.languages
      .slice(0, 2 + Math.floor(chance() * 2))
      .map(([name, level]) => ({ name, level })),
  };
}

/** What headings are called in a language. */
export const CV_HEADINGS = {
  en: {
    title: 'Curriculum Vitae',
    summary: ['Profile', 'Summary', 'About me'],
    experience: ['Work Experience', 'Professional Experience', 'Employment History', 'Experience'],
    education: ['Education', 'Academic Background'],
    skills: ['Skills', 'Technical Skills', 'Key Skills'],
    languages: ['Languages'],
    contact: 'Contact',
    page: 'Page',
    now: ['Present', 'present', 'Current', 'now'],
  },
  de: {
    title: 'Lebenslauf',
    summary: ['Profil', 'Kurzprofil'],
    experience: ['Berufserfahrung', 'Beruflicher Werdegang'],
    education: ['Ausbildung', 'Bildungsweg', 'Studium'],
    skills: ['Kenntnisse', 'Fähigkeiten', 'IT-Kenntnisse'],
    languages: ['Sprachen', 'Sprachkenntnisse'],
    contact: 'Kontakt',
    page: 'Seite',
    now: ['heute'],
  },
  fr: {
    title: 'Curriculum vitæ',
    summary: ['Profil', 'À propos'],
    experience: ['Expérience professionnelle', 'Expériences'],
    education: ['Formation', 'Études'],
    skills: ['Compétences'],
    languages: ['Langues'],
    contact: 'Contact',
    page: 'Page',
    now: ['aujourd’hui', 'présent'],
  },
  ar: {
    title: 'السيرة الذاتية',
    summary: ['نبذة'],
    experience: ['الخبرة العملية', 'الخبرات'],
    education: ['التعليم', 'المؤهلات العلمية'],
    skills: ['المهارات'],
    languages: ['اللغات'],
    contact: 'التواصل',
    page: 'صفحة',
    now: ['الآن', 'حتى الآن'],
  },
} as const;

const MONTHS = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  ar: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
} as const;

/** A stretch of time as somebody of this language writes it; `style` 0 to 3. */
export function writtenDates(person: CvPerson, from: string, to: string | null, style: number): string {
  const { language } = person;
  const point = (raw: string): string => {
    const [year, month] = raw.split('-');
    if (month === undefined || style === 2) return year as string;
    if (style === 0) return `${MONTHS[language][Number(month) - 1]} ${year}`;
    return style === 1 ? `${month}/${year}` : `${month}.${year}`;
  };
  const now = CV_HEADINGS[language].now;
  const dash = ['–', '-', ' – ', ' - '][style % 4] as string;
  return `${point(from)}${style < 2 ? ` ${dash} ` : dash}${to === null ? now[style % now.length] : point(to)}`;
}

/** The n-th way to call a part in this person's language. */
export const headingOf = (
  person: CvPerson,
  part: 'summary' | 'experience' | 'education' | 'skills' | 'languages',
  n: number,
): string => {
  const list = CV_HEADINGS[person.language][part];
  return list[n % list.length] as string;
};
