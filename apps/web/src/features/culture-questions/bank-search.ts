import type {
  CULTURE_DIMENSIONS,
  CULTURE_SORTS,
  CULTURE_STATUS_NAMES,
} from '@tryout/domain/culture-questions/questions';
import type { ListState } from '../../ui/list-page/list-state.ts';

/** What the bank of culture questions keeps in its address. */
export interface BankSearch extends ListState<(typeof CULTURE_SORTS)[number]> {
  readonly dimension?: (typeof CULTURE_DIMENSIONS)[number] | undefined;
  readonly status?: (typeof CULTURE_STATUS_NAMES)[number] | undefined;
}
