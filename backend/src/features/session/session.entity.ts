import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Reference } from '../../kit/entity.ts';
import { AppUser } from './app-user.entity.ts';

/** Only the hash of a token is stored: a copy of this table is of no use for signing in. */
@Entity('session')
@Index('session_of_user', ['userId'])
export class Session {
  @PrimaryColumn('bytea') tokenHash!: Buffer;
  @Reference('integer', () => AppUser, undefined, { onDelete: 'CASCADE' }) userId!: number;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') lastSeenAt!: Date;
}

@Entity('login_attempt')
export class LoginAttempt {
  @PrimaryColumn('varchar', { length: 255 }) key!: string;
  @Column('integer', { default: 0 }) points!: number;
  @Column('bigint', { nullable: true }) expire!: number | null;
}
