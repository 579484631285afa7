/** Kinds of uploads whose largest size a super admin sets. */
export type UploadKind = 'cv' | 'answer' | 'picture';

/**
 * For each kind how large a file may be, in MB (1,048,576 bytes): unless another size is set, and at most. CVs and files
 * of answers: product §2.10. Pictures are held in memory while they are looked at, so their size can only be lowered; some
 * of them, such as logos, may never be as large as others.
 */
export const UPLOADS: Readonly<Record<UploadKind, { readonly mb: number; readonly most_mb: number }>> = {
  cv: { mb: 10, most_mb: 25 },
  answer: { mb: 10, most_mb: 25 },
  picture: { mb: 5, most_mb: 5 },
};

/** Bytes in a MB. */
export const MEGABYTE = 1_048_576;

/** Largest file of a kind that can be set, in bytes. */
export const mostBytesOf = (kind: UploadKind): number => UPLOADS[kind].most_mb * MEGABYTE;
