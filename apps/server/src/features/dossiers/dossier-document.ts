import type { Language } from '../../platform/language/language.ts';
import type { DossierRow } from './dossier-rows.queries.ts';

/** A person as a dossier names them: by a short label, everywhere. */
export interface DossierPerson {
  /** `candidate`, or a letter and number for a colleague, in the order of their first appearance. */
  readonly label: string;
  readonly role: string;
  /** Null: the account is gone, or the dossier is anonymous. */
  readonly name: string | null;
  readonly email: string | null;
}

/** Everything that a dossier says, section by section; the same application gives the same text. */
export interface DossierDocument {
  readonly language: Language;
  readonly variant: 'full' | 'anonymous';
  readonly organization: { readonly id: string; readonly name: string };
  readonly people: readonly DossierPerson[];
  readonly position: DossierRow;
  readonly notices: readonly DossierRow[];
  readonly aedt_notice: readonly DossierRow[];
  readonly application: DossierRow;
  readonly cv: readonly DossierRow[];
  readonly questions: readonly DossierRow[];
  readonly plays: readonly DossierRow[];
  readonly score_cards: readonly DossierRow[];
  readonly formulas: readonly DossierRow[];
  readonly score_templates: readonly DossierRow[];
  readonly corrections: readonly DossierRow[];
  readonly moves: readonly DossierRow[];
  readonly moves_intact: boolean;
  readonly seen: readonly DossierRow[];
  readonly views: readonly DossierRow[];
  readonly interviews: readonly DossierRow[];
  readonly feedback: readonly DossierRow[];
  readonly comments: readonly DossierRow[];
  readonly messages: readonly DossierRow[];
  readonly mails: readonly DossierRow[];
  readonly reviews: readonly DossierRow[];
}
