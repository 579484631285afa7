export { ConfirmSelf } from './components/confirm-self.tsx';
export { FactorRule } from './components/factor-rule.tsx';
export { FactorSettings } from './components/factor-settings.tsx';
export { PasskeySignIn } from './components/passkey-sign-in.tsx';
export { ResetFactors } from './components/reset-factors.tsx';
