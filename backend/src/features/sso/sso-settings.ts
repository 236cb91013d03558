export interface SsoSettings {
  /** The shared secret of HS256, or the address of the signer's public keys. */
  key: { secret: string } | { jwksUrl: string };
  issuer: string;
  audience: string;
}
