import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Config } from '../config.ts';
import { embeddedSso } from '../features/sso/embedded-sso.ts';
import { shownAddress } from '../kit/address-of.ts';
import { StartProblem } from '../start-problem.ts';

const USAGE = 'npm run sso:link -- USER, for example: npm run sso:link -- market';
const GOOD_FOR_MINUTES = 5;

export async function ssoLink(config: Config, args: string[]): Promise<void> {
  const [username] = args;
  if (!username || args.length > 1) throw new StartProblem(`Missing argument: one user name.\n${USAGE}`);
  const settings = config.sso ?? (config.databaseUrl ? undefined : embeddedSso(config.dataDir));
  if (!settings)
    throw new StartProblem(
      'Single sign-on is not enabled here. Set SSO_SECRET, SSO_ISSUER and SSO_AUDIENCE to the values that the server has.',
    );
  const { key, issuer, audience } = settings;
  if (!('secret' in key))
    throw new StartProblem(`Only the system whose keys are at ${key.jwksUrl} can sign links.`);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(username)
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${GOOD_FOR_MINUTES}m`)
    .sign(new TextEncoder().encode(key.secret));
  const query = new URLSearchParams({ user: username, token });
  process.stdout.write(
    `${shownAddress(config.host, config.port)}/ccb/sso?${query}\nValid for one sign-in of ${username} within ${GOOD_FOR_MINUTES} minutes.\n`,
  );
}
