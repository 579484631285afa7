import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { signUpQuickly } from './setup/sign-up-quickly.ts';

const PASSWORD = 'Quiet-Harbour-7';

describe('a second step', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('is set up as a passkey, which signs in alone; a recovery code goes on where somebody wanted to go', async () => {
    const person = await newPerson(browser);
    const email = 'rosa.passkey@example.test';
    await signUpQuickly(person, email, PASSWORD);
    // An offer in the field of the address would sign in before the button is pressed.
    await person.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    const page = await person.newPage();
    const devtools = await person.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto('/user/settings/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Passkey name').fill('Harbour phone');
    await page.getByRole('button', { name: 'Create passkey' }).click();
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await expect.poll(() => codes.getByRole('listitem').count()).toBe(10);
    const [code = ''] = await codes.getByRole('listitem').allTextContents();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByRole('table', { name: 'Passkeys' }).getByText('Harbour phone').waitFor();
    const held = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
    expect(held.credentials).toHaveLength(1);

    const signOut = () => person.request.post('/api/auth/logout', { headers: { 'x-tryout-client': 'web' } });
    // A page that is open while its session ends asks to come back to it.
    await page.goto('about:blank');
    await signOut();
    await page.goto('/public/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(/\/user$/);

    await signOut();
    await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await page.goto('/user/settings/mail');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/user\/settings\/mail$/);
    await person.close();
  });
});
