import {
  IconAdjustments,
  IconBookmark,
  IconCards,
  IconChartDots,
  IconFileCv,
  IconFileText,
  IconId,
  IconListTree,
  IconMailFast,
  IconMathFunction,
  IconPackage,
  IconPuzzle,
  IconServerCog,
  IconTransfer,
} from '@tabler/icons-react';

/** The icons of places that only the platform's administrators and candidates have. */
export const OTHER_ICONS = {
  IconAdjustments,
  IconBookmark,
  IconCards,
  IconChartDots,
  IconFileCv,
  IconFileText,
  IconId,
  IconListTree,
  IconMailFast,
  IconMathFunction,
  IconPackage,
  IconPuzzle,
  IconServerCog,
  IconTransfer,
} as const;
