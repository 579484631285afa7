import { writeFileSync } from 'node:fs';

/** Writes how long each test file took, its imports and hooks included, where TRYOUT_FILE_TIMES says. */
export default class FileTimes {
  onTestRunEnd(files) {
    const times = files.map((file) => {
      const { duration, collectDuration } = file.diagnostic();
      return { file: file.moduleId, ms: Math.round(duration + collectDuration) };
    });
    writeFileSync(process.env.TRYOUT_FILE_TIMES, JSON.stringify(times));
  }
}
