import { Instructions } from '../harbour/instructions.tsx';
import type { StationProps } from '../harbour/station.tsx';

/** What the instruction card says; at one's own pace each letter is sorted by hand. */
export function Intro({ station, ownPace }: { readonly station: StationProps; readonly ownPace: boolean }) {
  const steps = ownPace ? ['stamp_own', 'aside', 'own'] : ['stamp', 'leave', 'quick'];
  if (station.accommodations.screen_reader) steps.push('spoken');
  const lead = ownPace ? 'how_own_pace' : 'how';
  return <Instructions game="mail-scanner" station={station} lead={lead} steps={steps} />;
}
