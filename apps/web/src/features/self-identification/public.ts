export { QuestionSettings } from './components/question-settings.tsx';
