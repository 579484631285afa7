export { configValue } from './app-config.queries.ts';
