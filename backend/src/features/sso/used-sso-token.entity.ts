import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sign-in token is good once; one that is over may be forgotten. */
@Entity('used_sso_token')
export class UsedSsoToken {
  @PrimaryColumn('text') jti!: string;
  @Column('timestamptz') expiresAt!: Date;
}
