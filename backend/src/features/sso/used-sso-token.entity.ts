import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Tokens are good once; expired ones are deleted. */
@Entity('used_sso_token')
export class UsedSsoToken {
  @PrimaryColumn('text') jti!: string;
  @Column('timestamptz') expiresAt!: Date;
}
