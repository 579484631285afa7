export { AdjustmentContact } from './components/adjustment-contact.tsx';
