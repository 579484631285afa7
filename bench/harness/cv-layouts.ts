// Pages of CVs for a browser to print, each layout in the manner of a kind of template that people use.
import {
  CV_HEADINGS,
  type CvPerson,
  headingOf,
  writtenDates,
} from '../../apps/server/src/features/cvs/testing/cv-people.ts';

type Layout = (person: CvPerson, n: number) => { style: string; body: string };

const text = (raw: string): string => raw.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const named = (person: CvPerson): string => text(`${person.first} ${person.last}`);
const dates = (person: CvPerson, job: { from: string; to: string | null }, n: number): string =>
  text(writtenDates(person, job.from, job.to, n % 4));
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
const head = (person: CvPerson, part: Parameters<typeof headingOf>[1], n: number, tag = 'h2'): string =>
  `<${tag}>${text(headingOf(person, part, n))}</${tag}>`;
const levels = (person: CvPerson, between = ' – '): string[] =>
  person.languages.map(({ name, level }) => `${name}${between}${level}`);
const SANS =
  'body{font:10.5pt/1.4 "DejaVu Sans",sans-serif;color:#222}h1{font-size:22pt;margin:0}h2{font-size:13pt;margin:14pt 0 4pt}ul{margin:2pt 0 6pt;padding-inline-start:16pt}p{margin:1pt 0}';
const SERIF = SANS.replace('"DejaVu Sans",sans-serif', '"DejaVu Serif",serif');
const SPREAD = '.r{display:flex;justify-content:space-between;gap:12pt}';

/** Layouts that reading was tuned on. */
export const TUNED_LAYOUTS: Readonly<Record<string, Layout>> = {
  'one column, dates right': (person, n) => ({
    style: SANS + SPREAD,
    body: `<h1>${named(person)}</h1><p>${text(person.headline)}</p><p>${text(person.email)} · ${text(person.phone)} · ${text(person.place)} · ${person.link}</p>
${head(person, 'summary', n)}<p>${text(person.summary)}</p>${head(person, 'experience', n)}${person.jobs.map((job) => `<div class=r><b>${text(job.title)}</b><span>${dates(person, job, n)}</span></div><div class=r><i>${text(job.company)}</i><span>${text(job.place)}</span></div>${list(job.points)}`).join('')}
${head(person, 'education', n)}${person.schools.map((school) => `<div class=r><b>${text(school.school)}</b><span>${school.from} – ${school.to}</span></div><p>${text(school.degree)}, ${text(school.field)}</p>`).join('')}
${head(person, 'skills', n)}<p>${text(person.skills.join(', '))}</p>${head(person, 'languages', n)}<p>${text(levels(person).join(', '))}</p>`,
  }),
  'sidebar left': (person, n) => ({
    style: `${SANS}body{display:grid;grid-template-columns:165pt 1fr;gap:22pt}aside{background:#26364d;color:#fff;padding:10pt;font-size:9pt}`,
    body: `<aside><h2>${CV_HEADINGS[person.language].contact}</h2><p>${text(person.email)}</p><p>${text(person.phone)}</p><p>${text(person.place)}</p>${head(person, 'skills', n)}${list(person.skills)}${head(person, 'languages', n)}${levels(
      person,
    )
      .map((one) => `<p>${text(one)}</p>`)
      .join('')}</aside>
<main><h1>${named(person)}</h1><p>${text(person.headline)}</p>${head(person, 'summary', n)}<p>${text(person.summary)}</p>${head(person, 'experience', n)}${person.jobs.map((job) => `<p><b>${text(job.title)}</b></p><p>${text(job.company)} | ${dates(person, job, n)}</p>${list(job.points)}`).join('')}
${head(person, 'education', n)}${person.schools.map((school) => `<p><b>${text(school.degree)} ${text(school.field)}</b></p><p>${text(school.school)}, ${school.from} - ${school.to}</p>`).join('')}</main>`,
  }),
  'dates left': (person, n) => ({
    style: `${SERIF}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:0 0 8pt}td:first-child{width:120pt}`,
    body: `<h2>${CV_HEADINGS[person.language].title}</h2><h1>${named(person)}</h1><p>${text(person.place)}</p><p>${text(person.phone)}</p><p>${text(person.email)}</p>
${head(person, 'experience', n)}<table>${person.jobs.map((job) => `<tr><td>${dates(person, job, n)}</td><td><b>${text(job.title)}</b><br>${text(job.company)}, ${text(job.place)}${list(job.points)}</td></tr>`).join('')}</table>
${head(person, 'education', n)}<table>${person.schools.map((school) => `<tr><td>${school.from}–${school.to}</td><td>${text(school.school)}<br>${text(school.degree)}, ${text(school.field)}</td></tr>`).join('')}</table>
${head(person, 'languages', n)}<p>${text(levels(person).join(' · '))}</p>${head(person, 'skills', n)}<p>${text(person.skills.join(' · '))}</p>`,
  }),
  'typeset, centred': (person, n) => ({
    style: `${SERIF}${SPREAD}header{text-align:center}h2{font-variant:small-caps;border-bottom:.5pt solid;font-weight:400;font-size:14pt}h1{font-variant:small-caps;font-weight:400}`,
    body: `<header><h1>${named(person)}</h1><p>${text(person.phone)} | ${text(person.email)} | ${person.link}</p></header>
${head(person, 'education', n)}${person.schools.map((school) => `<div class=r><b>${text(school.school)}</b><span>${text(person.place)}</span></div><div class=r><i>${text(school.degree)} in ${text(school.field)}</i><i>${school.from} – ${school.to}</i></div>`).join('')}
${head(person, 'experience', n)}${person.jobs.map((job) => `<div class=r><b>${text(job.company)}</b><span>${text(job.place)}</span></div><div class=r><i>${text(job.title)}</i><i>${dates(person, job, n)}</i></div>${list(job.points)}`).join('')}
${head(person, 'skills', n)}<p><b>Tools:</b> ${text(person.skills.slice(0, 3).join(', '))}</p><p><b>More:</b> ${text(person.skills.slice(3).join(', '))}</p>${head(person, 'languages', n)}<p>${text(levels(person, ' ').join(', '))}</p>`,
  }),
  'two pages, running header': (person, n) => ({
    style: `${SANS}.top{display:flex;justify-content:space-between;font-size:8pt}.page{break-before:page}`,
    body: `<div class=top><span>${named(person)}</span><span>${CV_HEADINGS[person.language].page} 1 / 2</span></div><h1>${named(person).toUpperCase()}</h1><p>${text(person.phone)}</p><p>${text(person.email)}</p><p>${text(person.place)}</p>
${head(person, 'summary', n)}<p>${text(person.summary)}</p>${head(person, 'skills', n)}${list(person.skills)}
${head(person, 'experience', n)}${person.jobs
  .slice(0, 2)
  .map((job) => jobCompact(person, job, n))
  .join('')}
<div class=page><div class=top><span>${named(person)}</span><span>${CV_HEADINGS[person.language].page} 2 / 2</span></div>${person.jobs
      .slice(2)
      .map((job) => jobCompact(person, job, n))
      .join('')}
${head(person, 'education', n)}${person.schools.map((school) => `<p><b>${text(school.degree)} – ${text(school.field)}</b></p><p>${text(school.school)}</p><p>${school.from} – ${school.to}</p>`).join('')}${head(person, 'languages', n)}<p>${text(levels(person, ': ').join('; '))}</p></div>`,
  }),
};

const jobCompact = (person: CvPerson, job: CvPerson['jobs'][number], n: number): string =>
  `<p><b>${text(job.title)}, ${text(job.company)}</b></p><p>${dates(person, job, n)}</p>${list(job.points)}`;

/** Layouts that nothing was tuned on. */
export const KEPT_LAYOUTS: Readonly<Record<string, Layout>> = {
  'sidebar right, name across': (person, n) => ({
    style: `${SANS}header{background:#eee;padding:12pt}.c{display:grid;grid-template-columns:1fr 150pt;gap:20pt}aside{font-size:9pt;overflow-wrap:anywhere}h2{text-transform:uppercase;letter-spacing:1.5pt;font-size:11pt}`,
    body: `<header><h1>${named(person)}</h1><p>${text(person.headline)}</p></header><div class=c><main>${head(person, 'experience', n)}${person.jobs.map((job) => `<p>${dates(person, job, n)}</p><p><b>${text(job.title)}</b></p><p>${text(job.company)}, ${text(job.place)}</p>${list(job.points)}`).join('')}${head(person, 'education', n)}${person.schools.map((school) => `<p>${school.from} – ${school.to}</p><p><b>${text(school.degree)}, ${text(school.field)}</b></p><p>${text(school.school)}</p>`).join('')}</main>
<aside><h2>${CV_HEADINGS[person.language].contact}</h2><p>${text(person.phone)}</p><p>${text(person.email)}</p><p>${text(person.place)}</p>${head(person, 'summary', n)}<p>${text(person.summary)}</p>${head(person, 'skills', n)}${person.skills.map((skill) => `<p>${text(skill)}</p>`).join('')}${head(person, 'languages', n)}${list(levels(person, ' '))}</aside></div>`,
  }),
  'labels in the margin': (person, n) => ({
    style: `${SERIF}section{display:grid;grid-template-columns:110pt 1fr;gap:14pt;margin-top:12pt}h3{margin:0;font-size:10.5pt;text-align:end;color:#357}${SPREAD}`,
    body: `<h1>${named(person)}</h1><p>${text(person.place)} • ${text(person.phone)} • ${text(person.email)}</p>
<section>${head(person, 'experience', n, 'h3')}<div>${person.jobs.map((job) => `<div class=r><span><b>${text(job.title)}</b>, ${text(job.company)}</span><span>${dates(person, job, n)}</span></div>${list(job.points)}`).join('')}</div></section>
<section>${head(person, 'education', n, 'h3')}<div>${person.schools.map((school) => `<div class=r><span><b>${text(school.degree)} ${text(school.field)}</b></span><span>${school.from}–${school.to}</span></div><p>${text(school.school)}</p>`).join('')}</div></section>
<section>${head(person, 'skills', n, 'h3')}<div>${text(person.skills.join(', '))}</div></section><section>${head(person, 'languages', n, 'h3')}<div>${text(
      levels(person, ' (')
        .map((one) => `${one})`)
        .join(', '),
    )}</div></section>`,
  }),
  'everything on one line': (person, n) => ({
    style: SANS,
    body: `<p style="font-size:18pt;letter-spacing:3pt">${named(person).toUpperCase()}</p><p>E: ${text(person.email)}  T: ${text(person.phone)}</p><p>${text(person.place)}</p>
${head(person, 'experience', n)}${person.jobs.map((job) => `<p><b>${text(job.company)}</b> — ${text(job.title)} (${dates(person, job, n)})</p>${list(job.points)}`).join('')}
${head(person, 'education', n)}${person.schools.map((school) => `<p>${text(school.degree)} ${text(school.field)}, ${text(school.school)} (${school.from} – ${school.to})</p>`).join('')}
${head(person, 'skills', n)}<p>${text(person.skills.join(' | '))}</p>${head(person, 'languages', n)}<p>${text(levels(person, ': ').join(' | '))}</p>`,
  }),
};

/** A page to be printed. */
export function cvPage(layout: Layout, person: CvPerson, n: number): string {
  const { style, body } = layout(person, n);
  const direction = person.language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${person.language}" dir="${direction}"><meta charset="utf-8"><style>@page{size:A4;margin:16mm}${style}</style><body>${body}</body></html>`;
}
