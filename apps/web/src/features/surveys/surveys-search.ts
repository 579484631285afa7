import type { SURVEY_SORTS, SURVEY_STATUS_NAMES } from '@tryout/domain/surveys/survey';
import type { ListState } from '../../ui/list-page/list-state.ts';

/** What the list of surveys keeps in its address. */
export interface SurveysSearch extends ListState<(typeof SURVEY_SORTS)[number]> {
  readonly status?: (typeof SURVEY_STATUS_NAMES)[number] | undefined;
}
