/** The id of a field's control, by the field's path as the server names it (`answers.2.value`). */
export const fieldId = (name: string): string => `field-${name.replace(/[^\w-]/g, '-')}`;
