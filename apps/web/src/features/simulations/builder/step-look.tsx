import { Stack } from '../../../ui/layout/stack.tsx';
import { Adjustments } from './adjustments.tsx';
import { CandidateWords } from './candidate-words.tsx';
import { FileList } from './file-list.tsx';
import { PictureList } from './picture-list.tsx';
import type { StepProps } from './step-props.ts';

/** Step 5: what candidates read and see, and what they may ask for. */
export function StepLook(props: StepProps) {
  return (
    <Stack gap={5}>
      <CandidateWords {...props} />
      <Adjustments {...props} />
      <PictureList {...props} />
      <FileList {...props} />
    </Stack>
  );
}
