/** What a picture is for. */
export const IMAGE_ROLES = ['cover', 'instruction', 'task_asset'] as const;

export type ImageRole = (typeof IMAGE_ROLES)[number];
