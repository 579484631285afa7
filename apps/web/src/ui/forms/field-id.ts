/**
 * The id of a field's control, by the field's path as the server names it (`answers.2.value`). A form in a dialog over
 * another form names itself by `within`, for both may have a field of the same name.
 */
export const fieldId = (name: string, within = ''): string =>
  `field-${within && `${within}-`}${name.replace(/[^\w-]/g, '-')}`;
