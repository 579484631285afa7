import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Of the app's router, what a visit needs. */
interface Router {
  readonly history: { push(to: string): void };
  subscribe(event: 'onResolved', then: () => void): () => void;
}

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

  /** Goes there within the app, as a link does, and waits until all of it is there; much quicker than opening it. */
  async go(path: string): Promise<void> {
    await this.page.evaluate(async (to) => {
      const { __TSR_ROUTER__: router } = window as unknown as { __TSR_ROUTER__: Router };
      const arrived = new Promise<void>((resolve) => {
        const stop = router.subscribe('onResolved', () => {
          stop();
          resolve();
        });
      });
      router.history.push(to);
      await arrived;
    }, path);
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
