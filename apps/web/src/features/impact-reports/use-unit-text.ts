import { useText } from '../../platform/i18n/use-text.ts';
import type { ImpactReports } from './impact-reports.api.ts';
import { messages } from './impact-reports.messages.ts';

/** What a report is of: all positions, one, or a department by the name that it had. */
export function useUnitText() {
  const t = useText(messages);
  return ({
    unit,
    position_title,
    department_name,
  }: Pick<ImpactReports['items'][number], 'unit' | 'position_title' | 'department_name'>): string => {
    if (unit === 'whole') return t('impact-reports.all_positions');
    if (unit === 'position') return position_title ?? '';
    return department_name === null
      ? t('impact-reports.no_department')
      : t('impact-reports.department', { name: department_name });
  };
}
