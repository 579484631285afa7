export { RecordsImport } from './components/records-import.tsx';
