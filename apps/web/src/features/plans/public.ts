export { FeatureValues } from './components/feature-values.tsx';
