export { configValue } from './config-value.ts';
