/** Tasks and groups are dragged among each other. */
export const TASKS = 'simulation-tasks';

/** Outside of groups, as a list that things are let go in. */
export const OUTSIDE = 'outside';
