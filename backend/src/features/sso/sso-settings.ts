/** Who may vouch for users, and how that is verified (design/domain.md, Sessions). */
export interface SsoSettings {
  /** The shared secret of HS256 or the address of the signer's public keys; exactly one of them. */
  key: { secret: string } | { jwksUrl: string };
  /** `iss` of every token. */
  issuer: string;
  /** `aud` of every token. */
  audience: string;
}
