import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** One tab with an ear on its console and on what it is still asking the server for. */
export class Visit {
  readonly page: Page;
  private readonly said: string[] = [];
  private readonly asking = new Set<Request>();

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.said.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.said.push(`error: ${error.message}`));
    page.on('request', (request) => {
      // Live events stay open for as long as the page does.
      if (!request.url().endsWith('/live/events')) this.asking.add(request);
    });
    page.on('requestfinished', (request) => this.asking.delete(request));
    page.on('requestfailed', (request) => this.asking.delete(request));
  }

  /** What the console said since this was asked last. */
  heard(): readonly string[] {
    return this.said.splice(0);
  }

  /** Opens a page and waits until all of it is there. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.settled();
  }

  /** Nothing is on its way any more, and nothing moves. */
  async settled(): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => this.asking.size).toBe(0);
    await this.page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
  }
}
