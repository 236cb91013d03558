import type { BrowserContext } from '@playwright/test';

const blank = /^(data|blob|about|chrome-error):/;

/** Collects what must never happen in a journey: calls to other hosts, server errors, console errors, CSP violations. */
export class Faults {
  readonly #origin: string;
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** What this journey provokes on purpose, such as the 401 of a wrong password. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** A refusal, as the browser reports it on its console. */
  allowStatus(status: number): void {
    this.allow(new RegExp(`responded with a status of ${status} `));
  }

  watch(context: BrowserContext): void {
    context.on('request', (request) => {
      const url = request.url();
      if (!blank.test(url) && new URL(url).origin !== this.#origin) this.#found.push(`request to ${url}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 500) this.#found.push(`${response.status()} from ${response.url()}`);
    });
    context.on('console', (message) => {
      const isBad = message.type() === 'error' || /content security policy/i.test(message.text());
      if (isBad) this.#found.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().message}`));
  }

  unexpected(): string[] {
    return this.#found.filter((fault) => !this.#allowed.some((pattern) => pattern.test(fault)));
  }
}
