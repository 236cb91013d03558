// What journeys prepare and tidy up over HTTP, so that each of them only plays what it is about.
import { randomBytes } from 'node:crypto';

export type User = 'admin' | 'editor' | 'market' | 'regional' | 'hq' | 'dealer' | 'packs';
export type Session = { tokenType: string; token: string; user: { username: string } };
export type NewLabel = { code: string; label: string; modelEnableRegexp?: string; language?: 'it' | 'en' };
export type StoredLabel = { id: number; code: string; label: string; labelGroup: string; version: number };

export const passwordOf = (user: User): string => `${user}-demo`;

/** An ending that no earlier run has used: codes and groups of a journey are its own. */
export const suffix = (): string => randomBytes(4).toString('hex').toUpperCase();

/** Talks to the product as a user who is signed in. */
export class ServerClient {
  readonly origin: string;
  readonly session: Session;

  private constructor(origin: string, session: Session) {
    this.origin = origin;
    this.session = session;
  }

  static async signIn(origin: string, user: User): Promise<ServerClient> {
    const reply = await fetch(`${origin}/ccb/public/getToken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: user, password: passwordOf(user) }),
    });
    if (!reply.ok) throw new Error(`${user} cannot sign in: ${reply.status}`);
    return new ServerClient(origin, (await reply.json()) as Session);
  }

  async call<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    const reply = await fetch(`${this.origin}/ccb/auth/${path}`, {
      method,
      headers: {
        authorization: `${this.session.tokenType} ${this.session.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }

  /** Ends the session behind the browser's back. */
  endSession = (): Promise<unknown> => this.call('POST', 'logout');

  async addLabels(labelGroup: string, labels: readonly NewLabel[]): Promise<void> {
    const languages = await this.call<{ id: number; value: string }[]>('GET', 'fe/language/langlist');
    for (const { language = 'it', ...label } of labels) {
      const id = languages.find(({ value }) => value === language)?.id;
      await this.call('POST', 'fe/interfaceLabel', { ...label, labelGroup, language: { id } });
    }
  }

  async labelsOf(labelGroup: string, language = 'it'): Promise<StoredLabel[]> {
    const query = new URLSearchParams({ labelGroup, language, size: '100', modelName: 'DEFAULT' });
    const path = `fe/interfaceLabel/findAllByGroupPaged?${query}`.replaceAll('+', '%20');
    return (await this.call<{ content: StoredLabel[] }>('GET', path)).content;
  }

  async removeLabelsOf(labelGroup: string): Promise<void> {
    for (const language of ['it', 'en'])
      for (const { id } of await this.labelsOf(labelGroup, language))
        await this.call('DELETE', `fe/interfaceLabel/${id}`);
  }
}
