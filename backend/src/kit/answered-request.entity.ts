import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Reference } from './entity.ts';

@Entity('answered_request')
@Index('answered_request_at', ['at'])
export class AnsweredRequest {
  @Reference('integer', 'AppUser', undefined, { primary: true, onDelete: 'CASCADE' }) userId!: number;
  @PrimaryColumn('text') key!: string;
  @Column('text') operation!: string;
  @Column('text', { default: '' }) reply!: string;
  @Column('timestamptz') at!: Date;
}
