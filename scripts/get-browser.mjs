// Has the browser that journeys run in there: node scripts/get-browser.mjs
import { findOrInstallForJourneys } from './find-chromium.mjs';

try {
  console.log(findOrInstallForJourneys());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
