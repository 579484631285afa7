import type { LibraryFileError } from '@tryout/domain/traits/trait-library-file';
import type { ImportProblem } from '@tryout/domain/traits/trait-library-import-problem';
import type { Said } from '../../platform/language/say.ts';
import { libraryImportSay } from './library-import.messages.ts';

/** What is wrong with a field of a row. */
export function saidOfRow(problem: ImportProblem): Said {
  switch (problem.code) {
    case 'not_among': {
      const { among } = problem;
      return libraryImportSay('traits.import.not_among', {
        among: (language) => among.join(language === 'ar' ? '، ' : ', '),
      });
    }
    case 'too_long':
    case 'too_many':
    case 'too_many_languages':
      return libraryImportSay(`traits.import.${problem.code}`, { most: problem.most });
    case 'key_taken':
      return libraryImportSay('traits.import.key_taken', { key: problem.key, line: problem.line });
    case 'no_such_parent':
      return libraryImportSay('traits.import.no_such_parent', { kind: problem.kind, key: problem.key });
    case 'parent_archived':
      return libraryImportSay('traits.import.parent_archived', { kind: problem.kind, name: problem.name });
    case 'used_below':
      return libraryImportSay('traits.import.used_below', { name: problem.name });
    case 'was_merged':
      return libraryImportSay('traits.import.was_merged', { into: problem.into });
    default:
      return libraryImportSay(`traits.import.${problem.code}`);
  }
}

/** Why a file cannot be read, and in which line. */
export function saidOfFile(error: LibraryFileError): Said {
  const reason = reasonOf(error);
  return error.line > 0 ? libraryImportSay('traits.import.line', { line: error.line, reason }) : reason;
}

function reasonOf({ problem, line: entry }: LibraryFileError): Said {
  switch (problem.code) {
    case 'not_a_library':
      return libraryImportSay('traits.import.not_a_library', { format: problem.format });
    case 'too_many_entries': {
      const { entries, most } = problem;
      return libraryImportSay('traits.import.too_many_entries', { entries, most });
    }
    case 'unknown_column': {
      const { place, column } = problem;
      return libraryImportSay('traits.import.unknown_column', { place, column });
    }
    case 'column_twice':
    case 'column_missing':
      return libraryImportSay(`traits.import.${problem.code}`, { column: problem.column });
    case 'too_many_cells': {
      const { cells, columns } = problem;
      return libraryImportSay('traits.import.too_many_cells', { cells, columns });
    }
    case 'not_an_object':
    case 'words_not_by_language':
      return libraryImportSay(`traits.import.${problem.code}`, { entry });
    case 'unknown_field':
      return libraryImportSay('traits.import.unknown_field', { entry, field: problem.field });
    default:
      return libraryImportSay(`traits.import.${problem.code}`);
  }
}
