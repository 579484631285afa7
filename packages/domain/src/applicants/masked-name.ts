/** Four characters from the random end of an application's id: they tell applicants apart without a name. */
export function applicantCode(applicationId: string): string {
  return applicationId.slice(-4).toUpperCase();
}

/** What stands where a name would stand in blind review, where no client can say it in its own language. */
export function maskedName(applicationId: string): string {
  return `Candidate ${applicantCode(applicationId)}`;
}

const REGEXP_SIGNS = /[.*+?^${}()|[\]\\]/g;

/** A text in which a person's name and address are replaced, whole words only, whatever their case. */
export function maskText(
  text: string,
  person: { applicant_name: string; applicant_email: string; id: string },
): string {
  const words = [person.applicant_email, person.applicant_name, ...person.applicant_name.split(/\s+/)]
    .filter((word) => word.length > 1)
    .map((word) => word.replace(REGEXP_SIGNS, '\\$&'));
  if (words.length === 0) return text;
  const anyOfThem = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return text.replace(anyOfThem, applicantCode(person.id));
}
