import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What was answered to a request that its caller may repeat (kit/repeated-request.ts). */
@Entity('answered_request')
@Index('answered_request_at', ['at'])
export class AnsweredRequest {
  @ForeignKey('AppUser', { onDelete: 'CASCADE' }) @PrimaryColumn('integer') userId!: number;
  @PrimaryColumn('text') key!: string;
  @Column('text') operation!: string;
  @Column('text', { default: '' }) reply!: string;
  @Column('timestamptz') at!: Date;
}
