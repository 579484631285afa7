/** Where Linux tells a process about itself; the only file outside its task that a guarded child reads. */
export const OWN_STATUS = '/proc/self/status';
