import { useState } from 'react';
import { useReferenceWords } from '../../../reference-data/public.ts';
import { TagField, type TagFieldProps } from './tag-field.tsx';

interface SkillFieldProps extends Omit<TagFieldProps, 'suggestions' | 'onType'> {
  name: 'skills' | 'technical_skills';
}

/** Skills as tags: chosen from those that the platform knows, or typed. */
export function SkillField(props: SkillFieldProps) {
  const [typed, setTyped] = useState('');
  const kind = props.name === 'skills' ? 'skill' : 'technical_skill';
  const known = useReferenceWords(typed.trim() === '' ? null : kind, typed);
  return <TagField {...props} suggestions={known} onType={setTyped} />;
}
