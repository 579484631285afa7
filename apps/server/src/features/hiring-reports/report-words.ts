import { APPLICATION_ORIGINS } from '@tryout/contract/applicants/applicants';
import type { HiringReport, QualityGroup } from '@tryout/domain/hiring-reports/report-kinds';
import type { ReportUnit } from '@tryout/domain/hiring-reports/report-tables';
import { LANGUAGES as ALL } from '@tryout/domain/words/languages';
import type { Db } from '../../platform/database/kysely.ts';
import type { Language } from '../../platform/language/language.ts';
import { filled } from '../../platform/language/words.ts';
import { findNames } from './hiring-reports.queries.ts';

/** What reports say in a language. */
export function reportWords(language: Language) {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    filled(language, 'hiring-reports', `hiring-reports.${key}`, values);
  const { intl } = ALL[language];
  const number = new Intl.NumberFormat(intl, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 1 });
  const month = new Intl.DateTimeFormat(intl, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    say,
    month: (name: string): string => month.format(new Date(`${name}-01T00:00:00Z`)),
    /** A number as people read it; empty: there is none. */
    cell: (value: number | null, unit: ReportUnit): string =>
      value === null ? '' : unit === 'share' ? percent.format(value) : number.format(value),
  };
}

/** Names of the rows of a report, by their keys. */
export async function rowNames(
  db: Db,
  organizationId: string,
  of: { readonly report: HiringReport; readonly by: QualityGroup; readonly keys: readonly string[] },
  language: Language,
): Promise<(key: string) => string> {
  const { say, month } = reportWords(language);
  const named = (kind: Parameters<typeof findNames>[2], ids: readonly string[]) =>
    findNames(
      db,
      organizationId,
      kind,
      [...new Set(ids)].filter((id) => id !== ''),
    );
  switch (of.report) {
    case 'funnel':
    case 'statuses':
    case 'stages':
      return (key) => say(`status.${key}`);
    case 'plays':
      return (key) =>
        key.startsWith('task.') ? say('play.task', { n: key.slice('task.'.length) }) : say(`play.${key}`);
    case 'answers':
    case 'hires':
      return (key) => (key === 'all' ? say('all') : month(key));
    case 'mails':
      return (key) => say(`mail.${key}`);
    case 'invites':
      return (key) => say(`invite.${key}`);
    case 'interviewers': {
      const names = await named('person', of.keys);
      return (key) => names.get(key) || say('gone');
    }
    case 'reasons': {
      const names = await named(
        'reason',
        of.keys.map((key) => key.split(':')[1] ?? ''),
      );
      return (key) => {
        const [by = '', id = ''] = key.split(':');
        const name = names.get(id);
        const reason =
          id === ''
            ? say('reason.none')
            : name === undefined
              ? say('gone')
              : name.startsWith('key ')
                ? say(`reason.${name.slice('key '.length)}`)
                : name;
        return say('ended_for', { by: say(`ended.${by}`), reason });
      };
    }
    case 'quality':
      return qualityNames(named, of, language);
  }
}

/** A source by its key; links by their names. */
export function sourceName(key: string, links: ReadonlyMap<string, string>, language: Language): string {
  const { say } = reportWords(language);
  const origins: readonly string[] = APPLICATION_ORIGINS;
  if (origins.includes(key)) return say(`origin.${key}`);
  return links.get(key.slice('link.'.length)) || say('gone');
}

async function qualityNames(
  named: (kind: Parameters<typeof findNames>[2], ids: readonly string[]) => ReturnType<typeof findNames>,
  { by, keys }: { readonly by: QualityGroup; readonly keys: readonly string[] },
  language: Language,
): Promise<(key: string) => string> {
  const { say } = reportWords(language);
  if (by === 'source') {
    const links = await named(
      'link',
      keys.flatMap((key) => (key.startsWith('link.') ? [key.slice('link.'.length)] : [])),
    );
    return (key) => sourceName(key, links, language);
  }
  const names = await named(by === 'recruiter' ? 'person' : by, keys);
  return (key) => (key === '' ? say(`no_${by}`) : names.get(key) || say('gone'));
}
