import type { FrameLocator, Locator, Page } from 'playwright-core';

/** Where the super admin uploads games and looks after their versions. */
export class BuildManager {
  readonly page: Page;
  /** A version that is tried. */
  readonly game: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.game = page.frameLocator('iframe');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get log(): Locator {
    return this.page.getByRole('region', { name: 'Log' });
  }

  async open(): Promise<void> {
    await this.page.goto('/user/admin/builds');
    await this.page.getByRole('heading', { name: 'Builds', level: 1 }).waitFor();
  }

  /** Opens the list's or the build's dialog and chooses a file with it. */
  async choose(
    file: string,
    button: 'Upload a build' | 'Upload new version' = 'Upload a build',
  ): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).first().click();
    const chooser = this.page.waitForEvent('filechooser');
    await this.dialog.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles(file);
  }

  /** Waits until a version that was uploaded has passed its checks. */
  async passed(version: string): Promise<void> {
    await this.page.getByRole('heading', { name: `Version ${version}` }).waitFor();
    await this.log.getByText('It is ready to be made stable.').waitFor({ timeout: 100_000 });
    await this.page.getByRole('button', { name: /^(Make stable|Roll back to)/ }).waitFor();
  }

  async tab(name: 'Checks' | 'Try it' | 'Manifest' | 'Files' | 'Players'): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }

  /** Says why, where the checks of the version warn. */
  async giveReason(): Promise<void> {
    const reason = this.dialog.getByLabel('Why this version can be used anyway');
    if ((await reason.count()) > 0) await reason.fill('Looked at by hand.');
  }

  /** Presses the button and agrees to what it says will change. */
  async makeStable(button: RegExp, version: string): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
    await this.dialog.getByText(`Version ${version}`).first().waitFor();
    await this.giveReason();
    await this.dialog.getByRole('button', { name: button }).click();
    await this.page.getByText(`Version ${version} is now stable`).waitFor();
  }
}
